// The functions for columns. The answer for each row is that of the function for one puzzle.

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "blocks.hpp"
#include "board_columns.hpp"
#include "core.hpp"
#include "limits.hpp"
#include "nonet/batch.hpp"
#include "nonet/check.hpp"
#include "nonet/more/research.hpp"
#include "nonet/text.hpp"
#include "status_column.hpp"

namespace nonet::python {
namespace {

std::int64_t row_of(const Block& block, std::size_t i) { return block.first + static_cast<std::int64_t>(i); }

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

nb::dict solve_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    if (rows.board) return solve_board_column(rows, bounds, threads, progress);
    const Limits limits = limits_from(bounds);
    StatusColumn status(rows.size);
    Writer solution = Writer::of_grids(rows.form, rows.size), nodes(Type::uint64, rows.size);
    std::mutex mutex;
    std::vector<RowGrid> seconds;
    Complaints complaints;
    solve_blocks(rows, limits, {threads, progress, is_quick(limits)},
                 [&](const Block& block, const BlockSolver& solver) {
                     for (std::size_t i = 0; i < block.count; ++i) {
                         const std::int64_t row = row_of(block, i);
                         if (!block.all_puzzles && !status.begin(block, i)) {
                             solution.set_no_grid(row);
                             nodes.set(row, std::uint64_t{0});
                             nodes.set_null(row);
                             continue;
                         }
                         const Tally& tally = solver.tally(i);
                         status.set(row, status_of(tally));
                         nodes.set(row, tally.nodes);
                         if (tally.solutions >= 1)
                             solution.set_grid(row, solver.first(i));
                         else
                             solution.set_no_grid(row);
                         if (tally.solutions >= 2) {
                             const std::lock_guard lock(mutex);
                             seconds.push_back({row, solver.second(i)});
                         }
                     }
                     complaints.add(block);
                 });
    std::ranges::sort(seconds, {}, &RowGrid::row);
    nb::dict columns;
    columns["status"] = status.finished();
    columns["solution"] = solution.finished();
    columns["second"] = grids_of_few(rows.form, rows.size, seconds);
    columns["nodes"] = nodes.finished();
    complaints.write(columns, rows.size);
    return columns;
}

nb::dict unique_column(const Rows& rows, const Bounds* bounds, int threads, nb::object progress) {
    if (rows.board) return unique_board_column(rows, bounds, threads, progress);
    Limits limits = limits_from(bounds);
    limits.solutions = 2;
    Writer unique(Type::yes_no, rows.size);
    Complaints complaints;
    solve_blocks(rows, limits, {threads, progress, true}, [&](const Block& block, const BlockSolver& solver) {
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = row_of(block, i);
            const Status status = status_of(solver.tally(i));
            if (block.states[i] == RowState::null ||
                (block.states[i] == RowState::puzzle && status == Status::budget))
                unique.set_null(row);
            else
                unique.set_bit(row, block.states[i] == RowState::puzzle && status == Status::unique);
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["unique"] = unique.finished();
    complaints.write(columns, rows.size);
    return columns;
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
    if (rows.board) return check_board_column(rows, minimality, bounds, threads, progress);
    StatusColumn status(rows.size);
    Writer givens(Type::uint8, rows.size), complete(Type::yes_no, rows.size),
        correct(Type::yes_no, rows.size), minimal(Type::yes_no, rows.size), redundant(Type::uint8, rows.size),
        duplicates(Type::uint64, rows.size), solution = Writer::of_grids(rows.form, rows.size);
    Complaints complaints;
    const auto set_nulls = [&](std::int64_t row) {
        for (Writer* one : {&givens, &complete, &correct, &minimal, &redundant, &duplicates})
            one->set_null(row);
        givens.set(row, std::uint8_t{0});
        redundant.set(row, std::uint8_t{0});
        duplicates.set(row, std::uint64_t{0});
        solution.set_no_grid(row);
    };
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        const auto reports = reports_of(block, minimality, bounds, cancel);
        for (std::size_t i = 0; i < block.count; ++i) {
            const std::int64_t row = row_of(block, i);
            if (!status.begin(block, i)) {
                set_nulls(row);
                continue;
            }
            const CheckReport& report = reports[i];
            status.set(row, report.status);
            givens.set(row, static_cast<std::uint8_t>(report.givens));
            complete.set_bit(row, report.complete);
            correct.set_bit(row, report.correct);
            if (!report.complete) correct.set_null(row);
            minimal.set_bit(row, report.minimal);
            redundant.set(row, static_cast<std::uint8_t>(report.redundant.size()));
            if (!report.minimal_known) minimal.set_null(row), redundant.set_null(row);
            duplicates.set(row, static_cast<std::uint64_t>(report.duplicates.size()));
            if (report.first.empty())
                solution.set_no_grid(row);
            else
                solution.set_values(row, Geometry::classic(), report.first);
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["givens"] = givens.finished();
    columns["complete"] = complete.finished();
    columns["correct"] = correct.finished();
    columns["minimal"] = minimal.finished();
    columns["redundant"] = redundant.finished();
    columns["duplicates"] = duplicates.finished();
    columns["solution"] = solution.finished();
    complaints.write(columns, rows.size);
    return columns;
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
    if (rows.board) return minimal_board_column(rows, bounds, threads, progress);
    Limits two = limits_from(bounds);
    two.solutions = 2;
    StatusColumn status(rows.size);
    Writer minimal = Writer::of_grids(rows.form, rows.size);
    Complaints complaints;
    for_read_blocks(rows, {threads, progress, false}, [&](const Block& block, const Flag& cancel) {
        std::vector<Tally> tallies(block.count);
        Limits limits = two;
        limits.cancel = &cancel;
        const std::span<const Grid> grids(block.grids.data(), block.count);
        solve_each({.grids = grids, .marks = {}, .tallies = tallies, .first = {}, .second = {}}, limits);
        std::vector<std::size_t> places;
        std::vector<Grid> proper;
        for (std::size_t i = 0; i < block.count; ++i) {
            const bool refused = has_marks(block, i);
            if (refused) complaints.add(row_of(block, i), no_marks);
            if (!status.begin(row_of(block, i), refused ? RowState::invalid : block.states[i])) continue;
            status.set(row_of(block, i), status_of(tallies[i]));
            if (status_of(tallies[i]) != Status::unique) continue;
            places.push_back(i);
            proper.push_back(grids[i]);
        }
        std::vector<Grid> found(proper.size());
        const std::vector<bool> finished = find_minimal(proper, found, bounds, cancel);
        for (std::size_t i = 0, next = 0; i < block.count; ++i) {
            const bool is_proper = next < places.size() && places[next] == i;
            if (is_proper && finished[next])
                minimal.set_grid(row_of(block, i), found[next]);
            else
                minimal.set_no_grid(row_of(block, i));
            if (!is_proper) continue;
            if (!finished[next]) status.set(row_of(block, i), Status::budget);
            ++next;
        }
        complaints.add(block);
    });
    nb::dict columns;
    columns["status"] = status.finished();
    columns["minimal"] = minimal.finished();
    complaints.write(columns, rows.size);
    return columns;
}

}  // namespace

Words names_of_statuses() {
    static const Words words = [] {
        std::vector<std::string> names;
        for (int i = 0; i <= static_cast<int>(Status::invalid); ++i)
            names.emplace_back(name_of(static_cast<Status>(i)));
        return std::make_shared<const std::vector<std::string>>(std::move(names));
    }();
    return words;
}

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
