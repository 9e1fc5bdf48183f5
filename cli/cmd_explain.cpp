// explain: every step to the solution, with its reason.

#include <fmt/format.h>

#include "explain_html.hpp"
#include "forms.hpp"
#include "limits.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"
#include "pipeline.hpp"
#include "steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag all_steps_flag{.name = "--all-steps",
                              .help = "instead of a path, every step that every technique finds now"};
constexpr std::array flags{
    all_steps_flag,
    flag::cells,
    flag::format("text json markdown html",
                 "write text (the default), json, markdown, or one html page with pictures"),
    flag::json,
    flag::budget,
    flag::jobs,
    flag::progress,
    flag::no_progress,
};

constexpr std::array examples{
    Example{"The first two steps of a path:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain | head -2",
            "..."},
};

class Explain {
 public:
    Explain(const Args& args, Streams& io)
        : form_(args), cells_(cells_by(args)), all_(args.has(all_steps_flag)), limits_(limits_by(args, io)) {}

    void answer(const Batch& batch, Rows& rows) {
        std::vector<HtmlSection> sections;
        for (std::size_t i = 0; i < batch.size && !rows.is_cut(); ++i) {
            const Record& record = batch.store[i];
            if (record.error)
                refuse(batch, i, rows, sections);
            else
                explain(batch, i, rows, sections);
        }
        if (is_html())
            rows.on_done = [this, sections = std::move(sections)] {
                sections_.insert(sections_.end(), sections.begin(), sections.end());
            };
    }

    bool is_html() const { return form_.chosen() == Form::html; }
    std::string page() const { return html_page(sections_); }

 private:
    void refuse(const Batch& batch, std::size_t index, Rows& rows, std::vector<HtmlSection>& sections) const {
        const Record& record = batch.store[index];
        rows.refuse(batch, *record.error);
        if (is_html())
            return void(sections.push_back(
                html_refusal(record.text, record.error->message(), batch.first_record + index + 1)));
        if (form_.is_json()) return json_refusal(rows.out, batch, record, *record.error);
        (rows.out += name_of(Status::invalid)) += '\n';
    }

    // A path; or, for --all-steps, the steps that could come first.
    Path path_of(const ClassicPuzzle& puzzle) const {
        if (!all_) return nonet::explain(puzzle, limits_);
        const Answer answer = *solve(puzzle, limits_);  // the default engine takes every puzzle
        Path path{.status = answer.status,
                  .ending = Ending::stuck,
                  .start = start_of(puzzle),
                  .end = start_of(puzzle)};
        path.steps = all_steps(path.start, answer.status, limits_);
        return path;
    }

    void explain(const Batch& batch, std::size_t index, Rows& rows,
                 std::vector<HtmlSection>& sections) const {
        const Record& record = batch.store[index];
        const Path path = path_of(record.puzzle);
        if (is_cancelled(limits_)) return rows.cut();
        rows.exit(exit_of(path.status, path.ending));
        const Form form = form_.chosen().value_or(Form::text);
        if (form == Form::json) return as_json(batch, record, path, rows);
        if (form == Form::html)
            return void(sections.push_back(html_section(record.puzzle.givens, path, html_ending(path),
                                                        batch.first_record + index + 1, all_, cells_)));
        begin_block(batch, index, rows);
        if (form == Form::markdown)
            as_markdown(record, path, rows);
        else
            as_text(path, rows);
    }

    void as_json(const Batch& batch, const Record& record, const Path& path, Rows& rows) const {
        JsonObject object = json_record(rows.out, batch, record);
        if (all_)
            write_fields(object, path.start, path.status, path.steps, cells_);
        else
            write_fields(object, path, cells_);
        object.end_line();
    }

    // What a reader should know before the first step.
    std::string_view warning(const Path& path) const {
        switch (path.status) {
            case Status::none:
                return "This puzzle has no solution: the steps only lead to where that shows.\n";
            case Status::multiple:
                return "This puzzle has several solutions: the steps go no further than all of them agree.\n";
            default: return "";
        }
    }

    void as_text(const Path& path, Rows& rows) const {
        rows.out += warning(path);
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const Step& step = path.steps[i];
            rows.out += fmt::format("{}. [{}] {}\n", i + 1, format_tenths(tenths_of(step.rating)),
                                    describe(step, Rung::whole, cells_));
            rows.relay();
        }
        rows.out += ending_words(path) + '\n';
    }

    void as_markdown(const Record& record, const Path& path, Rows& rows) const {
        rows.out += fmt::format("# {}\n\n```\n{}```\n\n", format_line(record.puzzle.givens),
                                format_pretty(record.puzzle.givens));
        if (const auto words = warning(path); !words.empty()) rows.out += fmt::format("{}\n", words);
        rows.out += "| step | rating | technique | conclusion |\n|---:|---:|---|---|\n";
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            rows.out +=
                fmt::format("| {} | {} | {} | {} |\n", i + 1, format_tenths(tenths_of(path.steps[i].rating)),
                            name_of_kind(path.steps[i].kind), conclusion_of(path.steps[i], cells_));
        rows.out += '\n';
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const std::string text = describe(path.steps[i], Rung::whole, cells_);
            const std::size_t proof = text.find('\n');
            rows.out += fmt::format("{}. {}\n", i + 1, text.substr(0, proof));
            if (proof != std::string::npos) rows.out += "\n```\n" + text.substr(proof + 1) + "\n```\n\n";
        }
        rows.out += '\n' + ending_words(path) + '\n';
    }

    // There the solution is drawn.
    std::string html_ending(const Path& path) const {
        if (all_ || path.ending != Ending::solved) return ending_words(path);
        const Rating rating = rating_of(path);
        return fmt::format("Rated {}, solved in {} steps.", format_tenths(rating.er), path.steps.size());
    }

    std::string ending_words(const Path& path) const {
        if (all_) return fmt::format("{} steps are possible.", path.steps.size());
        switch (path.ending) {
            case Ending::solved: return fmt::format("Solved: {}", format_line(path.end.values));
            case Ending::stuck:
                if (path.status == Status::multiple)
                    return fmt::format("Stuck after {} steps: the puzzle has more than one solution.",
                                       path.steps.size());
                return fmt::format("Stuck after {} steps: no technique finds anything more.",
                                   path.steps.size());
            case Ending::clash: return "The puzzle has no solution: a cell is left without a digit.";
            case Ending::budget: break;
        }
        return "The budget was spent.";
    }

    const FormChoice form_;
    const Cells cells_;
    const bool all_;
    const Limits limits_;
    std::vector<HtmlSection> sections_;  // of the page, in the order of the input
};

Exit run_explain(const Args& args, Streams& io) {
    Explain command(args, io);
    const Outcome outcome = run_pipeline(
        args, io, [&](const Batch& batch, Rows& rows) { command.answer(batch, rows); }, {.batch_size = 4});
    return command.is_html() ? write_at_end(io, outcome, command.page()) : outcome.exit;
}

}  // namespace

extern constinit const Command cmd_explain{
    .name = "explain",
    .summary = "solve each puzzle as a person would, with the reason for every step",
    .description =
        "Writes every step from the puzzle to its solution: its rating on the scale of Sudoku Explainer, its "
        "name, and why "
        "it holds. Always the first step of the easiest technique that finds one is taken. Chains are "
        "written as numbered "
        "lines, each with what it follows from, and in Eureka notation where they form a line.\n\n"
        "--all-steps lists what every technique finds in the position as it stands; dynamic and nested "
        "chains "
        "are asked only where nothing easier finds anything. The exit code is 1 for a puzzle without exactly "
        "one "
        "solution; techniques that rely on there being one are not used then.",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_explain};

}  // namespace nonet::cli
