// count: the number of solutions, exact or estimated, the solutions themselves, and the digits they use.

#include <fmt/format.h>

#include <cmath>

#include "frame/flags.hpp"
#include "frame/seed.hpp"
#include "nonet/batch.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/research.hpp"
#include "rows/boards.hpp"
#include "rows/row_command.hpp"

namespace nonet::cli {
namespace {

constexpr Flag count_limit =
    flag::number("--limit", "stop at N solutions of a puzzle (default: 2; 0: count all)");
constexpr Flag list_flag{.name = "--list", .help = "print the solutions as they are found"};
constexpr Flag count_candidates{.name = "--candidates",
                                .help = "print the digits that each cell has in at least one solution"};
constexpr Flag estimate{
    .name = "--estimate",
    .help = "estimate the number, with a 95-percent confidence interval, if it is too large to count"};
constexpr Flag probes = flag::number(
    "--probes", "number of probes for --estimate (default: 10000); four times as many halve the interval");
constexpr auto count_flags = flag::of_rows(
    count_limit, list_flag, count_candidates, estimate, flag::seed, probes, flag::board,
    flag::format("line csv json pencil marks",
                 "write line, csv or json; with --candidates pencil (the default), marks or json"));

constexpr std::array count_examples{
    Example{"A puzzle from which four givens were dropped:",
            "echo ..6..84..52........87....31..3....8.9..863..5.5..9.6..13.....5........74..52.63.. |\n"
            "    nonet count --limit 0",
            "15\n"},
    Example{
        "Estimate the number of grids with a given first row (the exact number is 18,383,222,420,692,992):",
        "echo 123456789........................................................................ |\n"
        "    nonet count --estimate --seed 1",
        "~1.83e+16 (95 %: 1.81e+16 .. 1.85e+16; 10000 probes, seed 1)\n"},
};

class CountCommand : public RowCommand {
 public:
    CountCommand(const Args& args, Streams& io)
        : RowCommand(args, io),
          lists_(args.has(list_flag)),
          unites_(args.has(count_candidates)),
          estimates_(args.has(estimate)) {
        limits_.solutions = args.number(count_limit, limits_.solutions);
        options_.probes = args.number(probes, options_.probes);
        check_combination();
        if (!estimates_) return;
        const Seed seed = seed_of(args);
        options_.seed = seed.number;
        say_if_new(seed, io);
    }

    // One puzzle may have millions of solutions.
    PipelineOptions options() const override {
        return {.batch_size = counts_together() ? 2048u : 16u, .plain_lines = counts_together()};
    }

 private:
    void check_combination() const {
        const bool limited = args_.has(count_limit);
        if (unites_ && (lists_ || limited))
            throw UsageError(
                "--candidates needs all solutions: it cannot be combined with --list or --limit");
        if (estimates_ && (unites_ || lists_ || limited))
            throw UsageError(
                "--estimate is for all solutions: it cannot be combined with --list, --candidates or --limit");
        if (!estimates_ && (args_.has(flag::seed) || args_.has(probes)))
            throw UsageError("--seed and --probes need --estimate");
        const auto form = form_.chosen();
        if (!form) return;
        const bool for_candidates = form == Form::pencil || form == Form::marks;
        if (unites_ && !for_candidates && form != Form::json)
            throw UsageError("--candidates can be written as pencil, marks or json");
        if (!unites_ && for_candidates) throw UsageError("--format pencil and marks need --candidates");
    }

    // Returns whether whole batches are counted together.
    bool counts_together() const { return !lists_ && !unites_ && !estimates_ && goes_together(limits_); }

    void ask_batch(const Batch& batch, Rows& rows) override {
        if (!counts_together()) return RowCommand::ask_batch(batch, rows);
        thread_local std::vector<Tally> tallies;
        tallies.resize(batch.size);
        solve_each({.grids = std::span(batch.grids).first(batch.size),
                    .marks = {},
                    .tallies = tallies,
                    .first = {},
                    .second = {}},
                   limits_);
        const bool lines = form_.of_plain_line() == Form::line;
        for (BatchWalk walk(batch); !walk.at_end() && !rows.is_cut(); walk.next()) {
            const Tally& tally = tallies[walk.index()];
            if (walk.is_plain() && lines && tally.stop == Stop::finished) {
                fmt::format_to(std::back_inserter(rows.out), "{}\n", tally.solutions);
                continue;
            }
            const Row row = row_of(batch, walk.record(), walk.index(), rows);
            if (stands_alone(row.record))
                answer(row);
            else
                tell(row, {tally.solutions, tally.stop, {.nodes = tally.nodes}});
        }
    }

    void ask(const Row& row, const Puzzle& puzzle) override {
        if (unites_) return tell_union(row, puzzle);
        if (estimates_) return tell_estimate(row, estimate_solutions(puzzle, options_, left(row)));
        const auto write = [&](std::span<const std::uint8_t> solution) { write_one(row, solution); };
        OnSolution on_solution;
        if (lists_) on_solution = write;
        const Count count =
            puzzle.board_puzzle()
                ? solver_of(puzzle.geometry())
                      .count_solutions(puzzle.values(), puzzle.board_puzzle()->marks, left(row), on_solution)
                : count_solutions(puzzle, left(row), on_solution);
        lists_ ? end_list(row, count) : tell(row, count);
    }

    // An interrupted search still prints its result so far, and is the last to print.
    static void end_by(Stop stop, const Row& row) {
        if (stop == Stop::cancelled) row.rows.cut();
        if (stop == Stop::budget) row.rows.exit(Exit::budget);
    }

    void tell(const Row& row, const nonet::Count& count) const {
        end_by(count.stop, row);
        if (row.form == Form::json) return row.fields(count);
        const bool exact = count.stop == Stop::finished;
        if (row.form == Form::csv)
            return csv(row, {std::to_string(count.solutions), exact ? "true" : "false"});
        row.out += fmt::format("{}{}\n", exact ? "" : "at least ", count.solutions);
    }

    // Always marks the result as an estimate: '~' and the interval, or "exact":false.
    void tell_estimate(const Row& row, const Estimate& found) const {
        end_by(found.stop, row);
        if (row.form == Form::json) return row.fields(found, options_.seed);
        const bool open = std::isinf(found.high);
        if (open && row.form != Form::csv)
            return void(row.out += fmt::format("at least {}\n", found.at_least));
        const auto rounded = [&](double number) {
            if (found.exact) return std::to_string(found.at_least);
            if (std::isinf(number)) return std::string();
            return number < 1e6 ? fmt::format("{:.0f}", number) : fmt::format("{:.2e}", number);
        };
        const std::string number = open ? std::string() : rounded(found.solutions), low = rounded(found.low),
                          high = rounded(found.high);
        if (row.form == Form::csv) return csv(row, {number, low, high});
        row.out += found.exact ? number + '\n'
                               : fmt::format("~{} (95 %: {} .. {}; {} probes, seed {})\n", number, low, high,
                                             found.probes, options_.seed);
    }

    void write_one(const Row& row, std::span<const std::uint8_t> solution) const {
        const std::string line = line_of(row.record, solution);
        switch (row.form) {
            case Form::json: row.json().text("solution", line).end_line(); break;
            case Form::csv: write_solution(row, line, Status::solved); break;
            default: row.out += line + '\n';
        }
        row.rows.relay();
    }

    void end_list(const Row& row, const Count& count) const {
        end_by(count.stop, row);
        if (count.stop == Stop::budget)
            no_solution(row, Status::budget);
        else if (count.stop == Stop::finished && count.solutions == 0)
            no_solution(row, Status::none);
    }

    void tell_union(const Row& row, const Puzzle& puzzle) const {
        const Geometry board = puzzle.geometry();
        const TrueCandidates all =
            puzzle.board_puzzle()
                ? solver_of(board).true_candidates(puzzle.values(), puzzle.board_puzzle()->marks, left(row))
                : true_candidates(puzzle, left(row));
        end_by(all.stop, row);
        if (row.rows.is_cut()) return;
        if (row.form == Form::json) return row.fields(all, board);
        const bool marks = row.form == Form::marks;
        if (!marks) row.begin_block();
        row.out += marks ? format_marks(board, all.digits) + '\n' : format_pencil(board, all.digits);
        if (all.stop != Stop::finished) row.warn("the budget was spent: more candidates may be possible");
    }

    void write_refusal(const Row& row, const Error& error) override {
        if (row.form == Form::json) return RowCommand::write_refusal(row, error);
        if (unites_) {
            if (row.form != Form::marks) row.begin_block();
            return row.line(name_of(Status::invalid));
        }
        if (row.form == Form::csv || lists_) return RowCommand::write_refusal(row, error);
        (row.out += name_of(Status::invalid)) += '\n';
    }

    std::vector<std::string_view> columns() const override {
        if (estimates_) return {"estimate", "low", "high"};
        if (lists_) return {"solution", "status"};
        return {"count", "exact"};  // the count stays a number; whether it was cut off is in another column
    }

    void write_solution(const Row& row, const std::string& solution, Status status) const {
        csv(row, {solution, name_of(status)});
    }

    // Prints the row that replaces a missing solution. Also ends a list that the budget cut off.
    void no_solution(const Row& row, Status status) const {
        if (row.form == Form::csv) return write_solution(row, "", status);
        row.status(status);
    }

    const bool lists_, unites_, estimates_;
    EstimateOptions options_;
};

}  // namespace

extern constinit const Command count_command{
    .name = "count",
    .summary = "count, list or estimate the solutions of each puzzle",
    .description =
        R"(Counts the solutions of each puzzle and prints the number, up to 2 or --limit. If --limit, --budget or Ctrl-C
stops the count, it prints 'at least N'; in a table, the column exact has false.

--list prints the solutions instead, one per line, as they are found. A puzzle without solutions is printed as
it was read, with a tab and none or invalid. A list stopped by the budget ends with the puzzle, a tab and
budget. --candidates prints the union of all solutions: for each cell, the digits that it has in at least one of
them. It does not need to list them all.

--estimate counts up to 100,000 solutions. If there are more, it prints an estimate, marked by '~', with its
95-percent confidence interval and parameters; the same seed and number of probes give the same estimate on every
machine. If the budget leaves no time for an estimate, the row is 'at least N'.)",
    .operands = "[FILE...]",
    .flags = count_flags,
    .examples = count_examples,
    .run = run_rows<CountCommand>,
    .shards = true};

}  // namespace nonet::cli
