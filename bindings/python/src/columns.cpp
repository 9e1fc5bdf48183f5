// The functions for columns that search. The answer for each row is that of the function for one puzzle.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "blocks.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/more/research.hpp"

namespace nonet::python {
namespace {

// ---- solve, is_unique

// The answers of solve() for each row of a block.
class BlockSolver {
 public:
    void solve(const Block& block, const Limits& limits) {
        const std::span<const Grid> grids(block.grids.data(), block.count);
        const auto part = [&](auto& array) { return std::span(array).first(block.count); };
        solve_each(
            {.grids = grids, .tallies = part(tallies_), .first = part(first_), .second = part(second_)},
            limits);
        for (const Block::Marked& own : block.marked) solve_marked(block, own.row, limits);
    }

    [[nodiscard]] const Tally& tally(std::size_t i) const { return tallies_[i]; }
    [[nodiscard]] const Grid& first(std::size_t i) const { return first_[i]; }
    [[nodiscard]] const Grid& second(std::size_t i) const { return second_[i]; }

 private:
    void solve_marked(const Block& block, std::size_t i, const Limits& limits) {
        const Grid grids[] = {block.grids[i]};
        const Candidates marks[] = {block.puzzle(i).marks.value()};
        Tally tally[1];
        Grid first[1], second[1];
        solve_each({.grids = grids, .marks = marks, .tallies = tally, .first = first, .second = second},
                   limits);
        tallies_[i] = tally[0], first_[i] = first[0], second_[i] = second[0];
    }

    std::array<Tally, block_rows> tallies_;
    std::array<Grid, block_rows> first_, second_;
};

// Returns whether a block is short enough for Ctrl-C to wait for it.
bool is_quick(const Limits& limits) { return limits.solutions != 0 && limits.solutions <= 2; }

// A solver for each thread. Its memory outlives the call, because clearing a quarter of a megabyte costs as much as
// about a hundred puzzles. It keeps nothing from block to block, so a progress callable may call nonet itself.
template <class Take>
void solve_blocks(const Rows& rows, const Limits& limits, const Run& run, Take take) {
    for_blocks(rows.size, run, [&](FunctionRef<void(OnBlock)> blocks) {
        thread_local const auto block = std::make_unique<Block>();
        thread_local const auto solver = std::make_unique<BlockSolver>();
        blocks([&, own_block = block.get(), own_solver = solver.get()](std::int64_t first, std::size_t count,
                                                                       const Flag& cancel) {
            Limits own_limits = limits;
            own_limits.cancel = &cancel;
            own_block->read(rows, first, count);
            own_solver->solve(*own_block, own_limits);
            take(*own_block, *own_solver);
        });
    });
}

// The solver of a thread for a board, made together with the copy.
class OwnSolver {
 public:
    explicit OwnSolver(const Geometry& board) : solver_(board) {}
    OwnSolver(const OwnSolver& other) : OwnSolver(other.solver_.geometry()) {}

    [[nodiscard]] Answer solve(const BoardPuzzle& puzzle, const Limits& limits) {
        return solver_.solve(puzzle.values, puzzle.marks, limits);
    }

 private:
    BoardSolver solver_;
};

// Calls `take(row, state, answer)` for each row of a board's column.
template <class Take>
void solve_board_rows(const Rows& rows, const Limits& limits, int threads, nb::object progress,
                      Complaints& complaints, Take take) {
    for_board_rows(
        rows, threads, std::move(progress), complaints,
        [&, solver = OwnSolver(*rows.board)](std::int64_t row, RowState state, const BoardPuzzle& puzzle,
                                             const Flag& cancel) mutable {
            Limits own = limits;
            own.cancel = &cancel;
            take(row, state, state == RowState::puzzle ? solver.solve(puzzle, own) : Answer{});
        });
}

nb::dict solve_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    const Limits limits = limits_from(bounds);
    TableWriter table(rows);
    table.add_status();
    Writer& solution = table.grids("solution");
    FewGrids& second = table.few_grids("second");
    Writer& nodes = table.add("nodes", Type::uint64);
    if (rows.board) {
        solve_board_rows(rows, limits, threads, std::move(progress), table.complaints,
                         [&](std::int64_t row, RowState state, const Answer& answer) {
                             if (!table.begin(row, state)) return;
                             table.set_status(row, answer.status);
                             nodes.set(row, answer.counters.nodes);
                             solution.set_grid(row, answer.first);
                             if (!answer.second.empty()) second.add(row, answer.second);
                         });
        return table.finished();
    }
    solve_blocks(rows, limits, {threads, progress, is_quick(limits)},
                 [&](const Block& block, const BlockSolver& solver) {
                     for (std::size_t i = 0; i < block.count; ++i) {
                         const std::int64_t row = block.row(i);
                         if (!block.all_puzzles && !table.begin(row, block.states[i])) continue;
                         const Tally& tally = solver.tally(i);
                         table.set_status(row, status_of(tally));
                         nodes.set(row, tally.nodes);
                         if (tally.solutions >= 1)
                             solution.set_grid(row, solver.first(i));
                         else
                             solution.set_none(row);
                         if (tally.solutions < 2) continue;
                         const auto& values = solver.second(i).values;
                         second.add(row, {values.begin(), values.end()});
                     }
                     table.complaints.add(block);
                 });
    return table.finished();
}

nb::dict unique_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    Limits limits = limits_from(bounds);
    limits.solutions = 2;
    TableWriter table(rows);
    Writer& unique = table.add("unique", Type::yes_no);
    const auto set = [&](std::int64_t row, RowState state, Status status) {
        const bool is_puzzle = state == RowState::puzzle;
        unique.set_bit(row, is_puzzle && status == Status::unique);
        if (state == RowState::null || (is_puzzle && status == Status::budget)) unique.set_null(row);
    };
    if (rows.board) {
        solve_board_rows(
            rows, limits, threads, std::move(progress), table.complaints,
            [&](std::int64_t row, RowState state, const Answer& answer) { set(row, state, answer.status); });
        return table.finished();
    }
    solve_blocks(rows, limits, {threads, progress, true}, [&](const Block& block, const BlockSolver& solver) {
        for (std::size_t i = 0; i < block.count; ++i)
            set(block.row(i), block.states[i], status_of(solver.tally(i)));
        table.complaints.add(block);
    });
    return table.finished();
}

// ---- check

// Reports of the rows of a block that are puzzles; undefined for other rows.
std::vector<CheckReport> reports_of(const Block& block, bool minimality, const Bounds* bounds,
                                    const Flag& cancel) {
    std::vector<ClassicPuzzle> puzzles;
    for (std::size_t i = 0; i < block.count; ++i) puzzles.push_back(block.puzzle(i));
    std::vector<CheckReport> reports(puzzles.size());
    const Limits limits = limits_from(bounds, {}, &cancel);
    if (!bounds) {
        check_batch(puzzles, reports, minimality, limits);
        return reports;
    }
    for (std::size_t i = 0; i < puzzles.size(); ++i)  // the limits are those of each puzzle
        if (block.states[i] == RowState::puzzle) reports[i] = nonet::check(puzzles[i], minimality, limits);
    return reports;
}

nb::dict check_column(const Rows& rows, bool minimality, const Bounds* bounds, int threads,
                      nb::object progress) {
    TableWriter table(rows);
    table.add_status();
    Writer &givens = table.counts("givens"), &complete = table.add("complete", Type::yes_no),
           &correct = table.add("correct", Type::yes_no), &minimal = table.add("minimal", Type::yes_no),
           &redundant = table.counts("redundant"), &duplicates = table.add("duplicates", Type::uint64);
    // Of other boards only.
    Writer* const broken = rows.board ? &table.add("broken", Type::uint64) : nullptr;
    Writer* const forbidden = rows.board ? &table.add("forbidden", Type::uint64) : nullptr;
    Writer& solution = table.grids("solution");
    const auto set = [&](std::int64_t row, const CheckReport& report) {
        table.set_status(row, report.status);
        givens.set_count(row, static_cast<std::size_t>(report.givens));
        complete.set_bit(row, report.complete);
        correct.set_bit(row, report.correct);
        if (!report.complete) correct.set_null(row);
        minimal.set_bit(row, report.minimal);
        redundant.set_count(row, report.redundant.size());
        if (!report.minimal_known) minimal.set_null(row), redundant.set_null(row);
        duplicates.set_count(row, report.duplicates.size());
        if (broken) broken->set_count(row, report.broken.size());
        if (forbidden) forbidden->set_count(row, report.forbidden.size());
        solution.set_grid(row, report.first);
    };
    if (rows.board) {
        for_board_rows(rows, threads, std::move(progress), table.complaints,
                       [&](std::int64_t row, RowState state, const BoardPuzzle& puzzle, const Flag& cancel) {
                           if (table.begin(row, state))
                               set(row, nonet::check(puzzle, minimality, limits_from(bounds, {}, &cancel)));
                       });
        return table.finished();
    }
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        const auto reports = reports_of(block, minimality, bounds, cancel);
        for (std::size_t i = 0; i < block.count; ++i)
            if (table.begin(block.row(i), block.states[i])) set(block.row(i), reports[i]);
        table.complaints.add(block);
    });
    return table.finished();
}

// ---- minimal

// Finds the first minimal puzzle within each puzzle. Requires proper puzzles.
//
//   returns  which puzzles were finished
std::vector<bool> find_minimal(const std::vector<Grid>& proper, std::vector<Grid>& minimal,
                               const Bounds* bounds, const Flag& cancel) {
    const Limits limits = limits_from(bounds, {}, &cancel);
    if (!bounds)
        return std::vector<bool>(proper.size(),
                                 find_first_minimal(proper, minimal, limits) == Stop::finished);
    std::vector<bool> finished(proper.size());
    for (std::size_t i = 0; i < proper.size(); ++i) {  // the limits are those of each puzzle
        Limits one = limits;
        one.solutions = 1;
        const auto take = [&](const Grid& grid) { minimal[i] = grid, finished[i] = true; };
        (void)find_minimal_puzzles(proper[i], take, one);
    }
    return finished;
}

nb::dict minimal_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    Limits two = limits_from(bounds);
    two.solutions = 2;
    TableWriter table(rows);
    table.add_status();
    Writer& minimal = table.grids("minimal");
    // Returns whether a row has a puzzle without marks.
    const auto begin = [&](std::int64_t row, RowState state, bool marked) {
        if (marked) table.complaints.add(row, no_marks);
        return table.begin(row, marked ? RowState::invalid : state);
    };
    const auto set = [&](std::int64_t row, Status found, std::span<const std::uint8_t> values) {
        table.set_status(row, found == Status::unique && values.empty() ? Status::budget : found);
        minimal.set_grid(row, values);
    };
    if (rows.board) {
        for_board_rows(
            rows, threads, std::move(progress), table.complaints,
            [&, solver = OwnSolver(*rows.board)](std::int64_t row, RowState state, const BoardPuzzle& puzzle,
                                                 const Flag& cancel) mutable {
                if (!begin(row, state, !puzzle.marks.empty())) return;
                Limits limits = two;
                limits.cancel = &cancel;
                const Status found = solver.solve(puzzle, limits).status;
                MinimalPuzzle least;
                if (found == Status::unique) least = find_first_minimal(puzzle, limits);
                if (least.stop != Stop::finished) least.values.clear();
                set(row, found, least.values);
            });
        return table.finished();
    }
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        std::vector<Tally> tallies(block.count);
        Limits limits = two;
        limits.cancel = &cancel;
        const std::span<const Grid> grids(block.grids.data(), block.count);
        solve_each({.grids = grids, .marks = {}, .tallies = tallies, .first = {}, .second = {}}, limits);
        std::vector<std::int64_t> places;
        std::vector<Grid> proper;
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = block.row(i);
            if (!begin(row, block.states[i], has_marks(block, i))) continue;
            if (status_of(tallies[i]) != Status::unique) {
                set(row, status_of(tallies[i]), {});
                continue;
            }
            places.push_back(row);
            proper.push_back(grids[i]);
        }
        std::vector<Grid> found(proper.size());
        const std::vector<bool> finished = find_minimal(proper, found, bounds, cancel);
        for (std::size_t i = 0; i < places.size(); ++i)
            set(places[i], Status::unique,
                finished[i] ? std::span<const std::uint8_t>(found[i].values)
                            : std::span<const std::uint8_t>());
        table.complaints.add(block);
    });
    return table.finished();
}

}  // namespace

void bind_columns(nb::module_& module) {
    bind_rows(module);
    bind_chunks(module);
    bind_forms(module);
    bind_rate_columns(module);
    const auto rows = nb::arg("rows"), threads = nb::arg("threads");
    const auto limits = nb::arg("limits").none(), progress = nb::arg("progress").none();
    module.def("solve_column", solve_column, rows, limits, threads, progress);
    module.def("unique_column", unique_column, rows, limits, threads, progress);
    module.def("check_column", check_column, rows, nb::arg("minimality"), limits, threads, progress);
    module.def("minimal_column", minimal_column, rows, limits, threads, progress);
}

}  // namespace nonet::python
