// minimal: the puzzles that remain when no further given can be dropped.

#include "nonet/batch.hpp"
#include "nonet/more/research.hpp"
#include "rows/boards.hpp"
#include "rows/listing.hpp"

namespace nonet::cli {
namespace {

constexpr Flag all_minimal{.name = "--all",
                           .help = "print all minimal puzzles within each puzzle (default: one)"};
constexpr Flag minimal_limit =
    flag::number("--limit", "with --all: print at most N for each puzzle (default: no limit)");
constexpr Flag rules{.name = "--rules", .help = "also drop the rules of the board that are not needed"};
constexpr auto minimal_flags =
    flag::of_rows(all_minimal, minimal_limit, rules, flag::board, flag::listing_form);

constexpr std::array minimal_examples{
    Example{
        "Reduce a puzzle of 32 givens to a minimal one:",
        "echo 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.. | nonet minimal",
        "...\n"},
};

class MinimalCommand : public ListingCommand {
 public:
    MinimalCommand(const Args& args, Streams& io) : ListingCommand(args, io, true) {
        if (args.has(minimal_limit) && !args.has(all_minimal)) throw UsageError("--limit needs --all");
        if (args.has(rules) && args.has(all_minimal))
            throw UsageError("--rules and --all exclude each other");
        rules_ = args.has(rules);
        most_ = args.has(all_minimal) ? args.number(minimal_limit, 0) : 1;
        together_ = most_ == 1 && limits_.nodes == 0 &&
                    limits_.time.count() == 0;  // a budget applies to each puzzle separately
    }

    PipelineOptions options() const override {
        return {.batch_size = together_ ? 256u : 16u, .plain_lines = together_};
    }

 private:
    void ask_batch(const Batch& batch, Rows& rows) override {
        if (!together_) return RowCommand::ask_batch(batch, rows);
        const std::vector<Found> found = find_together(batch);
        for (BatchWalk walk(batch); !walk.at_end() && !rows.is_cut(); walk.next()) {
            const Row row = row_of(batch, walk.record(), walk.index(), rows);
            if (stands_alone(row.record))
                answer(row);
            else
                tell(row, found[walk.index()]);
        }
    }

    // Rejects marks, because removing a given would leave some of them behind. The classic board rejects them, too.
    void ask_board(const Row& row, const BoardPuzzle& puzzle) override {
        if (most_ != 1) return refuse_board(row, "--all");
        if (!puzzle.marks.empty()) return refuse(row, row.unsupported_marks());
        const Status status = solver_of(puzzle.geometry).solve(puzzle.values, {}, left(row)).status;
        if (status == Status::unique) {
            const MinimalPuzzle found = find_first_minimal(puzzle, left(row));
            if (found.stop == Stop::finished && rules_)
                return write_rules(row, {puzzle.geometry, found.values, {}});
            if (found.stop == Stop::finished) return write(row, "minimal", line_of(row.record, found.values));
        }
        if (cuts(row)) return;
        const bool is_spent = status == Status::unique || status == Status::budget;
        row.rows.exit(is_spent ? Exit::budget : Exit::no);
        row.status(is_spent ? Status::budget : status);
    }

    // Drops givens first, then rules.
    void write_rules(const Row& row, const BoardPuzzle& puzzle) {
        const MinimalRules found = find_minimal_rules(puzzle, left(row));
        if (cuts(row)) return;
        if (found.stop != Stop::finished) {
            row.rows.exit(Exit::budget);
            return row.status(Status::budget);
        }
        const std::string line = line_of(row.record, puzzle.values);
        if (row.form == Form::json)
            row.json()
                .text("minimal", line)
                .text("board", found.board.name())
                .boolean("certain", found.is_certain)
                .end_line();
        else
            ((row.out += line) += '\t') += std::string(found.board.name()) + '\n';
        row.rows.relay();
    }

    struct Found {
        Status status;
        Grid minimal;
    };

    // An unreadable record is treated as a puzzle without a solution.
    std::vector<Found> find_together(const Batch& batch) const {
        const std::span grids = std::span(batch.grids).first(batch.size);
        std::vector<Tally> tallies(batch.size);
        solve_batch({.grids = grids, .marks = {}, .tallies = tallies, .first = {}, .second = {}}, limits_);
        std::vector<Found> found(batch.size);
        std::vector<Grid> proper;
        for (std::size_t i = 0; i < batch.size; ++i)
            if ((found[i].status = status_of(tallies[i])) == Status::unique) proper.push_back(grids[i]);
        std::vector<Grid> minimal(proper.size());
        const Stop stop = find_first_minimal(proper, minimal, limits_);
        auto next = minimal.begin();
        for (Found& one : found)
            if (one.status == Status::unique) {
                one.minimal = *next++;
                if (stop != Stop::finished) one.status = Status::budget;
            }
        return found;
    }

    void tell(const Row& row, const Found& found) const {
        if (found.status == Status::unique) return write(row, "minimal", found.minimal);
        if (cuts(row)) return;
        row.rows.exit(Exit::no);
        row.status(found.status);
    }

    Stop search(const Row& row, const ProperPuzzle& task) override {
        Limits limits = left(row);
        limits.solutions = most_;
        const auto take = [&](const Grid& puzzle) { write(row, "minimal", puzzle); };
        return find_minimal_puzzles(task.givens, take, limits)
            ->stop;  // the puzzle is proper, so there is no error
    }

    std::uint64_t most_;
    bool together_, rules_ = false;
};

}  // namespace

extern constinit const Command minimal_command{
    .name = "minimal",
    .summary = "find minimal puzzles within a puzzle by dropping givens",
    .description =
        R"(Drops givens from each puzzle, in the order of the cells, as long as the solution stays unique, and prints the
resulting minimal puzzle. With --all, prints every minimal puzzle that can be reached by dropping givens, each
once. ('nonet check' lists the givens that can be dropped, each on its own.) With --rules, also drops rules of
the board, in their order, after its givens, and prints the puzzle, a tab, and the board with the rules that are
needed. ('nonet diagnose' lists the rules that can be dropped, each on its own.)

For a puzzle with no solution or several, prints the puzzle, a tab and none or multiple, and the exit code is 1.
A list that --budget stops ends with the puzzle, a tab and budget.)",
    .operands = "[FILE...]",
    .flags = minimal_flags,
    .examples = minimal_examples,
    .run = run_rows<MinimalCommand>,
    .shards = true};

}  // namespace nonet::cli
