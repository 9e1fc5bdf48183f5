// explain: every step to the solution, with its reason.

#include <fmt/format.h>

#include "command/json.hpp"
#include "command/step_choice.hpp"
#include "forms/html.hpp"
#include "nonet/board_text.hpp"
#include "nonet/rate.hpp"
#include "nonet/text.hpp"
#include "rows/board_steps.hpp"
#include "rows/boards.hpp"
#include "rows/explain_hodoku.hpp"
#include "rows/scales.hpp"
#include "rows/steps.hpp"

namespace nonet::cli {
namespace {

constexpr auto explain_flags = flag::of_stream(
    flag::scale, flag::all_steps, flag::pruned, flag::stop_after, flag::only, flag::scale_without,
    flag::cells,
    flag::format("text json markdown html",
                 "write text (the default), json, markdown, or a single html page with pictures"),
    flag::board, flag::json, flag::reasoning_budget);

constexpr std::array explain_examples{
    Example{"Show the first two steps of a path:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain --stop-after 2",
            "..."},
    Example{"Show the first step of HoDoKu's path:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain --scale hodoku --stop-after 1",
            "..."},
    Example{"Test whether singles are enough:",
            "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet explain --only hidden_single,naked_single | tail -1",
            "Solved: 316578492529134768487629531263415987974863125851792643138947256692351874745286319\n"},
};

// Returns a warning to print before the first step.
std::string_view warning(Status status) {
    switch (status) {
        case Status::none: return "This puzzle has no solution: the steps end in a contradiction.\n";
        case Status::multiple:
            return "This puzzle has several solutions: the steps contain only what all solutions have in common.\n";
        default: return "";
    }
}

class ExplainCommand : public RowCommand {
 public:
    ExplainCommand(const Args& args, Streams& io)
        : RowCommand(args, io, Form::text, reasoning_limits),
          cells_(cells_by(args)),
          scale_(scale_by(args, io)),
          techniques_(scale_                      ? std::vector<const Technique*>()
                      : args.has(flag::all_steps) ? techniques_by(args, techniques())
                                                  : techniques_by(args)),
          board_techniques_(board_techniques_by(args)),
          chosen_(args.has(flag::only) || args.has(flag::without)),
          all_(args.has(flag::all_steps)),
          prunes_(args.has(flag::pruned)),
          most_steps_(args.has(flag::stop_after) ? args.number(flag::stop_after, 0) : every_step),
          page_(cells_) {
        if (is_page() && args.has(flag::shard))
            throw UsageError("--shard and --format html cannot be combined: a page is not a list of rows");
        if (scale_ && args.has(flag::only))
            throw UsageError(
                "--only and --scale cannot be combined: a scale defines its techniques, and --without excludes some of them");
        if (all_ && prunes_)
            throw UsageError(
                "--all-steps and --pruned cannot be combined: all steps together are not a path");
        if ((all_ || prunes_) && args.has(flag::stop_after))
            throw UsageError(fmt::format("{} and --stop-after cannot be combined: {}",
                                         all_ ? "--all-steps" : "--pruned",
                                         all_ ? "all steps together are not a path"
                                              : "only a complete path shows which steps it needs"));
    }

    // The sections of a page are added one by one.
    PipelineOptions options() const override { return {.batch_size = is_page() ? 1u : 4u}; }

    Exit end(Streams& io, const RunOutcome& outcome) override {
        return is_page() ? write_at_end(io, outcome, page_.end()) : outcome.exit;
    }

 private:
    bool is_page() const { return form_.chosen() == Form::html; }

    // Returns a path; for --all-steps, the steps that could come first.
    Path path_of(const Row& row, const Puzzle& puzzle,
                 FunctionRef<void(const Path&)> on_progress = {}) const {
        const auto techniques =
            puzzle.board_puzzle() ? techniques_on(row, args_, board_techniques_) : techniques_;
        const StepChoice choice{scale_ ? &*scale_ : nullptr, techniques};
        if (!all_) {
            Path path = nonet::explain(choice, puzzle, left(row),
                                       {.on_progress = on_progress, .most_steps = most_steps_});
            return prunes_ ? pruned(std::move(path), left(row)) : path;
        }
        const State start = start_of(puzzle);
        Path path{.board = puzzle.geometry(),
                  .status = solve(puzzle, left(row)).status,
                  .start = start,
                  .end = start,
                  .scale = scale_ ? stamp_of(*scale_) : std::string(rating_scale)};
        path.steps = all_steps(choice, start, path.status, left(row), path.board);
        return path;
    }

    // Returns whether the path ends because the requested number of steps is reached.
    bool is_enough(const Path& path) const {
        return path.ending == Ending::budget && path.steps.size() == most_steps_;
    }

    Exit exit_of_path(const Path& path) const {
        return is_enough(path) ? exit_of(path.status) : exit_of(path.status, path.ending);
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (puzzle.board_puzzle() && scale_) return refuse_board(row, "a scale");
        if (puzzle.board_puzzle() && row.form == Form::html) return refuse_board(row, "pages with pictures");
        if (row.form == Form::text) return write_text(row, puzzle);
        const Path path = path_of(row, puzzle);
        if (cuts(row)) return;
        row.rows.exit(exit_of_path(path));
        if (row.form == Form::json) {
            if (all_)
                return row.fields(path.start, path.status, path.steps, cells_, std::string_view(path.scale),
                                  path.board);
            return scale_ ? row.fields(path, *scale_, cells_) : row.fields(path, cells_);
        }
        if (row.form == Form::html)
            return add(row, page_.section(row.record.puzzle.classic()->givens, path, html_ending(path),
                                          row.number() + 1, all_));
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

    // Prints each step as soon as it is found, unless the output needs later information first.
    void write_text(const Row& row, const Puzzle& puzzle) const {
        row.begin_block();
        const bool at_once = !all_ && !prunes_;
        const auto write = [&](const Path& path) {
            if (path.steps.empty())
                row.out += warning(path.status);
            else
                write_step(row, path, path.steps.size());
            row.rows.hurry();
        };
        const Path path =
            at_once ? path_of(row, puzzle, FunctionRef<void(const Path&)>(write)) : path_of(row, puzzle);
        if (cuts(row)) return;
        row.rows.exit(exit_of_path(path));
        if (!at_once) {
            row.out += warning(path.status);
            for (std::size_t i = 1; i <= path.steps.size(); ++i) write_step(row, path, i);
        }
        row.out += ending_of(path) + '\n';
    }

    // Returns the rating of a step; its level on other boards, which have no ratings.
    static std::string hardness(const Path& path, const Step& step) {
        return path.board == Geometry::classic() ? format_tenths(tenths_of(step.rating))
                                                 : std::string(level_name(step));
    }

    void write_step(const Row& row, const Path& path, std::size_t number) const {
        const Step& step = path.steps[number - 1];
        ((row.out += std::to_string(number)) += ". [") += hardness(path, step);
        ((row.out += "] ") += describe(step, Rung::whole, cells_, path.board)) += '\n';
        row.rows.relay();
    }

    static std::string heading(const Row& row) {
        if (!row.record.puzzle.board_puzzle()) {
            const Grid& givens = row.record.puzzle.classic()->givens;
            return fmt::format("# {}\n\n```\n{}```\n\n", format_line(givens), format_pretty(givens));
        }
        const auto& [board, values, marks] = *row.record.puzzle.board_puzzle();
        return fmt::format("# {}\n\nBoard: {}\n\n```\n{}```\n\n", format_line(board, values), board.name(),
                           format_pretty(board, values));
    }

    void write_markdown(const Row& row, const Path& path) const {
        row.out += heading(row);
        if (const auto words = warning(path.status); !words.empty()) row.out += fmt::format("{}\n", words);
        row.out += fmt::format("| step | {} | technique | conclusion |\n|---:|---:|---|---|\n",
                               row.record.puzzle.board_puzzle() ? "level" : "rating");
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const Step& step = path.steps[i];
            row.out += fmt::format("| {} | {} | {} | {} |\n", i + 1, hardness(path, step),
                                   name_of_kind(step.kind), conclusion_of(step, cells_, path.board));
        }
        row.out += '\n';
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            const std::string text = describe(path.steps[i], Rung::whole, cells_, path.board);
            const std::size_t proof = text.find('\n');
            row.out += fmt::format("{}. {}\n", i + 1, text.substr(0, proof));
            if (proof != std::string::npos) row.out += "\n```\n" + text.substr(proof + 1) + "\n```\n\n";
        }
        row.out += '\n' + ending_of(path) + '\n';
    }

    // A page draws the solution. If techniques are chosen or left out, the path says nothing about the puzzle's rating.
    std::string html_ending(const Path& path) const {
        if (all_ || scale_ || path.ending != Ending::solved) return ending_of(path);
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
            case Ending::solved:
                return "Solved: " + format_line(path.board, path.end.values) + on_scale(path);
            case Ending::stuck:
                if (path.status == Status::multiple)
                    return fmt::format("Stuck after {}: the puzzle has more than one solution.", count);
                return fmt::format("Stuck after {}: no {}technique finds anything more.", count,
                                   chosen_ ? "chosen " : "");
            case Ending::clash:
                return fmt::format("The puzzle has no solution: {}.",
                                   describe(*path.dead_end, cells_, path.board));
            case Ending::budget: break;
        }
        if (is_enough(path)) return fmt::format("Stopped after {}, as --stop-after says.", count);
        return fmt::format("Stopped after {}: the budget was spent (--budget allows more).", count);
    }

    // Returns "\nnonet 1: hard, 3.4, 25 steps."
    std::string on_scale(const Path& path) const {
        if (!scale_ || path.status != Status::unique) return {};
        const ScaleRating rating = rating_of(*scale_, path);
        return fmt::format("\n{}: {}{}{}, {} steps.", rating.scale, rating.level,
                           rating.level.empty() ? "" : ", ", format_tenths(tenths_of(rating.difficulty)),
                           path.steps.size());
    }

    const Cells cells_;
    const std::optional<Scale> scale_;
    const std::vector<const Technique*> techniques_, board_techniques_;
    const bool chosen_;  // some techniques are left out
    const bool all_, prunes_;
    const std::size_t most_steps_;
    HtmlPage page_;  // for --format html
};

Exit run(const Args& args, Streams& io) {
    // HoDoKu's own path is printed in HoDoKu's own words. All other questions about a path are answered as for any
    // other scale.
    const auto scale = scale_by(args, io);
    const bool own_words = scale && hodoku_of(*scale) && !args.has(flag::all_steps) &&
                           !args.has(flag::pruned) && args.value(flag::format("html", "")) != "html";
    return own_words ? explain_by_hodoku(args, io, *scale) : run_rows<ExplainCommand>(args, io);
}

}  // namespace

extern constinit const Command explain_command{
    .name = "explain",
    .summary = "solve each puzzle like a person, with the reason for every step",
    .description =
        R"(Writes every step from the puzzle to its solution: its rating on the scale of Sudoku Explainer, its name, and
the reason. Each step is the first one of the easiest technique that finds any. Chains are written as numbered
lines with the premises of each, and as Eureka notation if they form a line.

In text form, each step is printed as soon as it is found. For a puzzle without a solution, the path ends at the
first contradiction: a cell without a candidate, or a house without a place for a digit. If nothing is found
within the budget, the path ends there. --stop-after N ends it after N steps.

--pruned omits steps that no later step depends on. Every placement stays; an elimination stays only if the
proof of a step that stays needs it. A path that does not reach an end is not pruned. --only and --without
choose the techniques.

--scale hodoku uses the steps of HoDoKu 2.2, and hodoku-2.3 those of 2.3, with its names, the score of each
step, its notation, and level and score at the end. These paths exist only for puzzles with exactly one
solution. --scale nonet, nonet's own scale, uses the easiest explanation of all techniques; a file uses the
scale in it. --without excludes techniques of a scale.

On other boards than the classic one, steps have a level (easy, medium, hard, expert or trial) and no rating,
because the scale of Sudoku Explainer is only for the classic board. Techniques that are not for a board are off:
'nonet techniques --board NAME' lists them, with the reason.

--all-steps lists all steps that every technique finds in the given position; dynamic and nested chains are
tried only if nothing easier is found. The exit code is 1 for a puzzle without exactly one solution; then
techniques that rely on uniqueness are not used.)",
    .operands = "[FILE...]",
    .flags = explain_flags,
    .examples = explain_examples,
    .run = run,
    .shards = true};

}  // namespace nonet::cli
