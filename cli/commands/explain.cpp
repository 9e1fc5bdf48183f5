// explain: every step to the solution, with its reason.

#include <fmt/format.h>

#include "forms/html.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"
#include "rows/row_command.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr Flag all_steps_flag{.name = "--all-steps",
                              .help = "instead of a path, every step that every technique finds now"};
constexpr auto flags =
    flag::of_rows(all_steps_flag, flag::cells,
                  flag::format("text json markdown html",
                               "write text (the default), json, markdown, or one html page with pictures"));

constexpr std::array examples{
    Example{"The first two steps of a path:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain | head -2",
            "..."},
};

// What a reader should know before the first step.
std::string_view warning(const Path& path) {
    switch (path.status) {
        case Status::none: return "This puzzle has no solution: the steps only lead to where that shows.\n";
        case Status::multiple:
            return "This puzzle has several solutions: the steps go no further than all of them agree.\n";
        default: return "";
    }
}

std::string ending_words(const Path& path) {
    switch (path.ending) {
        case Ending::solved: return fmt::format("Solved: {}", format_line(path.end.values));
        case Ending::stuck:
            if (path.status == Status::multiple)
                return fmt::format("Stuck after {} steps: the puzzle has more than one solution.",
                                   path.steps.size());
            return fmt::format("Stuck after {} steps: no technique finds anything more.", path.steps.size());
        case Ending::clash: return "The puzzle has no solution: a cell is left without a digit.";
        case Ending::budget: break;
    }
    return "The budget was spent.";
}

class ExplainCommand : public RowCommand {
 public:
    ExplainCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::text), cells_(cells_by(args)), all_(args.has(all_steps_flag)) {}

    PipelineOptions options() const override { return {.batch_size = 4}; }

    Exit end(Streams& io, const RunOutcome& outcome) override {
        return form_.chosen() == Form::html ? write_at_end(io, outcome, html_page(sections_)) : outcome.exit;
    }

 private:
    // A path; or, for --all-steps, the steps that could come first.
    Path path_of(const ClassicPuzzle& puzzle) const {
        if (!all_) return nonet::explain(puzzle, limits_);
        const Answer answer = solve(puzzle, limits_);
        Path path{.status = answer.status,
                  .ending = Ending::stuck,
                  .start = start_of(puzzle),
                  .end = start_of(puzzle)};
        path.steps = all_steps(path.start, answer.status, limits_);
        return path;
    }

    void ask(const Row& row) override {
        const Path path = path_of(row.record.puzzle);
        if (cuts(row)) return;
        row.rows.exit(exit_of(path.status, path.ending));
        switch (row.form) {
            case Form::json:
                return all_ ? row.fields(path.start, path.status, path.steps, cells_)
                            : row.fields(path, cells_);
            case Form::html:
                return add(row, html_section(row.record.puzzle.givens, path, html_ending(path),
                                             row.number() + 1, all_, cells_));
            default: break;
        }
        row.begin_block();
        row.form == Form::markdown ? write_markdown(row, path) : write_text(row, path);
    }

    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::html)
            return add(row, html_refusal(row.record.text, error.message(), row.number() + 1));
        if (row.form == Form::json) return RowCommand::write_refusal(row, error);
        (row.out += name_of(Status::invalid)) += '\n';
    }

    void add(const Row& row, HtmlSection section) {
        row.rows.when_out([this, section = std::move(section)] { sections_.push_back(section); });
    }

    void write_text(const Row& row, const Path& path) const {
        row.out += warning(path);
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const Step& step = path.steps[i];
            row.out += fmt::format("{}. [{}] {}\n", i + 1, format_tenths(tenths_of(step.rating)),
                                   describe(step, Rung::whole, cells_));
            row.rows.relay();
        }
        row.out += ending_of(path) + '\n';
    }

    void write_markdown(const Row& row, const Path& path) const {
        const Grid& givens = row.record.puzzle.givens;
        row.out += fmt::format("# {}\n\n```\n{}```\n\n", format_line(givens), format_pretty(givens));
        if (const auto words = warning(path); !words.empty()) row.out += fmt::format("{}\n", words);
        row.out += "| step | rating | technique | conclusion |\n|---:|---:|---|---|\n";
        for (std::size_t i = 0; i < path.steps.size(); ++i)
            row.out +=
                fmt::format("| {} | {} | {} | {} |\n", i + 1, format_tenths(tenths_of(path.steps[i].rating)),
                            name_of_kind(path.steps[i].kind), conclusion_of(path.steps[i], cells_));
        row.out += '\n';
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const std::string text = describe(path.steps[i], Rung::whole, cells_);
            const std::size_t proof = text.find('\n');
            row.out += fmt::format("{}. {}\n", i + 1, text.substr(0, proof));
            if (proof != std::string::npos) row.out += "\n```\n" + text.substr(proof + 1) + "\n```\n\n";
        }
        row.out += '\n' + ending_of(path) + '\n';
    }

    // There the solution is drawn.
    std::string html_ending(const Path& path) const {
        if (all_ || path.ending != Ending::solved) return ending_of(path);
        const Rating rating = rating_of(path);
        return fmt::format("Rated {}, solved in {} steps.", format_tenths(rating.er), path.steps.size());
    }

    std::string ending_of(const Path& path) const {
        return all_ ? fmt::format("{} steps are possible.", path.steps.size()) : ending_words(path);
    }

    const Cells cells_;
    const bool all_;
    std::vector<HtmlSection> sections_;  // of the page, in the order of the input
};

}  // namespace

extern constinit const Command explain_command{
    .name = "explain",
    .summary = "solve each puzzle as a person would, with the reason for every step",
    .description =
        R"(Writes every step from the puzzle to its solution: its rating on the scale of Sudoku Explainer, its
name, and why it holds. Always the first step of the easiest technique that finds one is taken.
Chains are written as numbered lines, each with what it follows from, and in Eureka notation where
they form a line.

--all-steps lists what every technique finds in the position as it stands; dynamic and nested chains are asked
only where nothing easier finds anything. The exit code is 1 for a puzzle without exactly one solution;
techniques that rely on there being one are not used then.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run_rows<ExplainCommand>,
    .shards = true};

}  // namespace nonet::cli
