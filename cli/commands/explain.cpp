// explain: every step to the solution, with its reason.

#include <fmt/format.h>

#include "forms/html.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"
#include "rows/explain_hodoku.hpp"
#include "rows/scales.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr auto flags = flag::of_stream(
    flag::scale, flag::all_steps, flag::pruned, flag::stop_after, flag::only, flag::without, flag::cells,
    flag::format("text json markdown html",
                 "write text (the default), json, markdown, or one html page with pictures"),
    flag::json, flag::reasoning_budget);

constexpr std::array examples{
    Example{"The first two steps of a path:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain --stop-after 2",
            "..."},
    Example{"The first step of the path that HoDoKu takes:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain --scale hodoku --stop-after 1",
            "..."},
    Example{"Can it be done with singles?",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain --only hidden_single,naked_single | tail -1",
            "Solved: 316578492529134768487629531263415987974863125851792643138947256692351874745286319\n"},
};

// What a reader should know before the first step.
std::string_view warning(const Path& path) {
    switch (path.status) {
        case Status::none: return "This puzzle has no solution: the steps lead to where that shows.\n";
        case Status::multiple:
            return "This puzzle has several solutions: the steps go only as far as all of them agree.\n";
        default: return "";
    }
}

class ExplainCommand : public RowCommand {
 public:
    ExplainCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::text, reasoning_limits),
          cells_(cells_by(args)),
          techniques_(args.has(flag::all_steps) ? techniques_by(args, techniques()) : techniques_by(args)),
          chosen_(args.has(flag::only) || args.has(flag::without)),
          all_(args.has(flag::all_steps)),
          prunes_(args.has(flag::pruned)),
          most_steps_(args.has(flag::stop_after) ? args.number(flag::stop_after, 0) : every_step),
          page_(cells_) {
        if (is_page() && args.has(flag::shard))
            throw UsageError("--shard and --format html cannot be combined: a page is no list of rows");
        if (all_ && prunes_)
            throw UsageError("--all-steps and --pruned cannot be combined: they are no path");
        if ((all_ || prunes_) && args.has(flag::stop_after))
            throw UsageError(
                fmt::format("{} and --stop-after cannot be combined: {}", all_ ? "--all-steps" : "--pruned",
                            all_ ? "they are no path" : "what is of use shows at the end of a path"));
    }

    // Sections of a page are put together one by one.
    PipelineOptions options() const override { return {.batch_size = is_page() ? 1u : 4u}; }

    Exit end(Streams& io, const RunOutcome& outcome) override {
        return is_page() ? write_at_end(io, outcome, page_.end()) : outcome.exit;
    }

 private:
    bool is_page() const { return form_.chosen() == Form::html; }

    // A path; or, for --all-steps, the steps that could come first.
    Path path_of(const ClassicPuzzle& puzzle, FunctionRef<void(const Path&)> on_progress = {}) const {
        if (!all_) {
            Path path = nonet::explain(
                puzzle, limits_,
                {.techniques = techniques_, .on_progress = on_progress, .most_steps = most_steps_});
            return prunes_ ? pruned(std::move(path)) : path;
        }
        const Answer answer = solve(puzzle, limits_);
        Path path{.status = answer.status,
                  .ending = Ending::stuck,
                  .start = start_of(puzzle),
                  .end = start_of(puzzle)};
        path.steps = all_steps(path.start, answer.status, limits_, techniques_);
        return path;
    }

    // Whether the path goes no further because nobody asked for more.
    bool is_enough(const Path& path) const {
        return path.ending == Ending::budget && path.steps.size() == most_steps_;
    }

    Exit exit_of_path(const Path& path) const {
        return is_enough(path) ? exit_of(path.status) : exit_of(path.status, path.ending);
    }

    void ask(const Row& row) override {
        if (row.form == Form::text) return write_text(row);
        const Path path = path_of(row.record.puzzle);
        if (cuts(row)) return;
        row.rows.exit(exit_of_path(path));
        if (row.form == Form::json)
            return all_ ? row.fields(path.start, path.status, path.steps, cells_) : row.fields(path, cells_);
        if (row.form == Form::html)
            return add(row, page_.section(row.record.puzzle.givens, path, html_ending(path), row.number() + 1,
                                          all_));
        row.begin_block();
        write_markdown(row, path);
    }

    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::html)
            return add(row, HtmlPage::refusal(row.record.text, error.message(), row.number() + 1));
        if (row.form == Form::json) return RowCommand::write_refusal(row, error);
        (row.out += name_of(Status::invalid)) += '\n';
    }

    void add(const Row& row, HtmlSection section) {
        row.rows.in_turn = [this, &row_out = row.out, section = std::move(section)]() mutable {
            row_out += page_.add(std::move(section));
        };
    }

    // Each step as soon as it is found, if nothing has to be known that comes later.
    void write_text(const Row& row) const {
        row.begin_block();
        const bool at_once = !all_ && !prunes_;
        const auto write = [&](const Path& path) {
            if (path.steps.empty())
                row.out += warning(path);
            else
                write_step(row, path.steps.size(), path.steps.back());
            row.rows.hurry();
        };
        const Path path = at_once ? path_of(row.record.puzzle, write) : path_of(row.record.puzzle);
        if (cuts(row)) return;
        row.rows.exit(exit_of_path(path));
        if (!at_once) {
            row.out += warning(path);
            for (std::size_t i = 0; i < path.steps.size(); ++i) write_step(row, i + 1, path.steps[i]);
        }
        row.out += ending_of(path) + '\n';
    }

    void write_step(const Row& row, std::size_t number, const Step& step) const {
        ((row.out += std::to_string(number)) += ". [") += format_tenths(tenths_of(step.rating));
        ((row.out += "] ") += describe(step, Rung::whole, cells_)) += '\n';
        row.rows.relay();
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

    // There the solution is drawn.  What is chosen or left out says nothing of the puzzle's rating.
    std::string html_ending(const Path& path) const {
        if (all_ || path.ending != Ending::solved) return ending_of(path);
        const std::string rating = format_tenths(rating_of(path).er);
        return chosen_ || prunes_
                   ? fmt::format("Solved in {} steps, the hardest of them {}.", path.steps.size(), rating)
                   : fmt::format("Rated {}, solved in {} steps.", rating, path.steps.size());
    }

    std::string ending_of(const Path& path) const {
        if (all_) return fmt::format("{} steps are possible.", path.steps.size());
        const std::string count =
            fmt::format("{} step{}", path.steps.size(), path.steps.size() == 1 ? "" : "s");
        switch (path.ending) {
            case Ending::solved: return "Solved: " + format_line(path.end.values);
            case Ending::stuck:
                if (path.status == Status::multiple)
                    return fmt::format("Stuck after {}: the puzzle has more than one solution.", count);
                return fmt::format("Stuck after {}: no {}technique finds anything more.", count,
                                   chosen_ ? "chosen " : "");
            case Ending::clash:
                return fmt::format("The puzzle has no solution: {}.", describe(*path.dead_end, cells_));
            case Ending::budget: break;
        }
        if (is_enough(path)) return fmt::format("Stopped after {}, as --stop-after says.", count);
        return fmt::format("Stopped after {}: the budget was spent (--budget allows more).", count);
    }

    const Cells cells_;
    const std::vector<const Technique*> techniques_;
    const bool chosen_;  // not all of them
    const bool all_, prunes_;
    const std::size_t most_steps_;
    HtmlPage page_;  // of --format html
};

Exit run(const Args& args, Streams& io) {
    return scales_by(args).hodoku ? explain_by_hodoku(args, io) : run_rows<ExplainCommand>(args, io);
}

}  // namespace

extern constinit const Command explain_command{
    .name = "explain",
    .summary = "solve each puzzle as a person would, with the reason for every step",
    .description =
        R"(Writes every step from the puzzle to its solution: its rating on the scale of Sudoku Explainer, its
name, and why it holds. Always the first step of the easiest technique that finds one is taken.
Chains are written as numbered lines, each with what it follows from, and in Eureka notation where
they form a line.

In text, each step is printed as soon as it is found. A puzzle without a solution ends at the first dead end: a
cell without a candidate, or a house without a place for a digit. Where nothing is found within the budget,
the path ends there. --stop-after N ends it after N steps.

--pruned leaves out the steps that nothing later rests on: every placement stays, and an elimination stays only
if without it a step that stays would no longer be proved by what it shows. A path that does not come to an
end is left whole. --only and --without choose the techniques.

--scale hodoku takes the steps of HoDoKu 2.2 instead, and hodoku-2.3 those of 2.3: with its names, what each adds to
the score, its notation of what follows, and at the end level and score. Puzzles without exactly one solution have
none of these steps.

--all-steps lists what every technique finds in the position as it stands; dynamic and nested chains are tried
only where nothing easier finds anything. The exit code is 1 for a puzzle without exactly one solution;
techniques that rely on there being one are not used then.)",
    .operands = "[FILE...]",
    .flags = flags,
    .examples = examples,
    .run = run,
    .shards = true};

}  // namespace nonet::cli
