// check: whether a puzzle is proper, whether a solution is right, and where it is wrong if not.

#include <fmt/format.h>

#include <utility>

#include "frame/flags.hpp"
#include "nonet/check.hpp"
#include "nonet/explain.hpp"
#include "rows/boards.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag no_minimal{.name = "--no-minimal",
                          .help = "do not test whether givens can be dropped (faster)"};
constexpr auto check_flags = flag::of_stream(
    no_minimal,
    flag::format("line text csv json",
                 "write line, text, csv or json (default: text for grids, otherwise the form of the puzzle)"),
    flag::board, flag::json, flag::budget, flag::stats);

constexpr std::array check_examples{
    Example{"Two equal digits in a row; the exit code is 1:",
            "echo 3.65384..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. |\n"
            "    nonet check --format text",
            "none: no solution\n"
            "  r1c1 and r1c5 are both 3 (row 1)\n"
            "  33 givens\n"},
};

// Returns "status\tfacts; warning: doubt", or appends the facts and doubts to `text`.
std::string joined(std::string text, const std::vector<std::string>& facts,
                   const std::vector<std::string>& doubts) {
    std::string_view between;
    for (const std::string& fact : facts) (text += std::exchange(between, "; ")) += fact;
    for (const std::string& doubt : doubts) (text += "; warning: ") += doubt;
    return text;
}

// The facts and doubts about a puzzle.
struct Words {
    std::vector<std::string> facts, doubts;
};

// Room for a batch; each thread keeps its own.
struct CheckRoom {
    std::vector<ClassicPuzzle> puzzles;
    std::vector<CheckReport> reports;
};

class CheckCommand : public RowCommand {
 public:
    CheckCommand(const Args& args, Streams& io) : RowCommand(args, io), minimality_(!args.has(no_minimal)) {}

    // A puzzle takes up to 82 searches, or is one of many in a joint search.
    PipelineOptions options() const override {
        return {.batch_size = minimality_ || !together_ ? 256u : 2048u, .plain_lines = together_};
    }

 private:
    void ask_batch(const Batch& batch, Rows& rows) override {
        if (!together_) return RowCommand::ask_batch(batch, rows);
        thread_local CheckRoom room;
        check_together(batch, room);
        for (BatchWalk walk(batch); !walk.at_end() && !rows.is_cut(); walk.next()) {
            const Row row = row_of(batch, walk.record(), walk.index(), rows);
            row.record.error || row.record.puzzle.board_puzzle() || !row.record.losses.empty()
                ? answer(row)
                : tell(row, row.record.puzzle, room.reports[walk.index()]);
        }
    }

    // Makes the reports of all records; an unreadable record is treated as a puzzle without a solution.
    void check_together(const Batch& batch, CheckRoom& room) const {
        room.puzzles.resize(batch.size);
        room.reports.resize(batch.size);
        for (std::size_t i = 0; i < batch.size; ++i) {
            room.puzzles[i].givens = batch.grids[i];
            room.puzzles[i].marks.reset();
        }
        for (BatchWalk walk(batch); !walk.at_end(); walk.next())
            if (!walk.is_plain() && !walk.record().error)
                if (const ClassicPuzzle* classic = walk.record().puzzle.classic())
                    room.puzzles[walk.index()] = *classic;
        check_batch(room.puzzles, room.reports, minimality_, limits_);
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        tell(row, puzzle, nonet::check(puzzle, minimality_, left(row)));
    }

    Exit exit_for(const CheckReport& report) const {
        if (report.status == Status::budget) return Exit::budget;
        if (report.status != Status::unique) return Exit::no;
        return minimality_ && !report.minimal_known ? Exit::budget : Exit::done;
    }

    Words words_of(const Puzzle& puzzle, const CheckReport& report) const {
        return {describe(report, puzzle, minimality_), warnings(report, puzzle)};
    }

    void tell(const Row& row, const Puzzle& puzzle, const CheckReport& report) const {
        const Exit exit = exit_for(report);
        if (exit == Exit::budget && cuts(row)) return;
        row.rows.totals.count(report.status);
        row.rows.exit(exit);
        switch (row.form) {
            case Form::json: return row.fields(report, puzzle, minimality_);
            case Form::text:
            case Form::grid: return write_text(row, puzzle, report);
            default: break;
        }
        const auto [facts, doubts] = words_of(puzzle, report);
        const std::string_view status = name_of(report.status);
        if (row.form == Form::csv) return csv(row, {status, joined({}, facts, doubts)});
        row.line(joined(std::string(status) + '\t', facts, doubts));
    }

    void write_text(const Row& row, const Puzzle& puzzle, const CheckReport& report) const {
        row.begin_block();
        const auto [facts, doubts] = words_of(puzzle, report);
        row.out += fmt::format("{}: {}\n", name_of(report.status), facts[0]);
        for (std::size_t i = 1; i < facts.size(); ++i) row.out += fmt::format("  {}\n", facts[i]);
        for (const std::string& doubt : doubts) row.out += fmt::format("  warning: {}\n", doubt);
        if (report.status != Status::multiple) return;
        const Geometry board = puzzle.geometry();
        row.out +=
            fmt::format("  {}\n  {}\n", format_line(board, report.first), format_line(board, report.second));
    }

    void write_refusal(const Row& row, const Error& error) override {
        switch (row.form) {
            case Form::json: return RowCommand::write_refusal(row, error);
            case Form::text:
            case Form::grid:
                row.begin_block();
                row.out += fmt::format("{}: {}\n", name_of(Status::invalid), error.message());
                return;
            case Form::csv: return csv(row, {name_of(Status::invalid), error.message()});
            default: return row.line(fmt::format("{}\t{}", name_of(Status::invalid), error.message()));
        }
    }

    std::vector<std::string_view> columns() const override { return {"status", "notes"}; }
    std::vector<std::string_view> header_columns() const override { return columns(); }

    const bool minimality_;
    const bool together_ =
        limits_.nodes == 0 && limits_.time.count() == 0;  // a budget applies to each puzzle separately
};

}  // namespace

extern constinit const Command check_command{
    .name = "check",
    .summary = "check whether a puzzle is proper or a solution is correct, and find the errors",
    .description =
        R"(Reports for each puzzle whether it has exactly one solution (unique), several (multiple) or none, and whether it
is minimal or which givens can be dropped. Lists the cells of equal digits that see each other. Checks a
finished grid by its rows, columns, boxes and their sums.

A line has three columns, separated by tabs: the puzzle, the status and remarks. The exit code is 1 if some
puzzle is not proper.)",
    .operands = "[FILE...]",
    .flags = check_flags,
    .examples = check_examples,
    .run = run_rows<CheckCommand>,
    .shards = true};

}  // namespace nonet::cli
