#include "nonet/check.hpp"
#include "nonet/more/engines.hpp"

#include "core/tables.hpp"
#include "nonet/batch.hpp"
#include "nonet/contract.hpp"
#include "search/dropping.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

House first_common_house(int a, int b) {
    if (row_of(a) == row_of(b)) return static_cast<House>(row_of(a));
    if (column_of(a) == column_of(b)) return static_cast<House>(side + column_of(a));
    return static_cast<House>(2 * side + box_of(a));
}

void find_solutions(const ClassicPuzzle& puzzle, SharedLimits& shared, CheckReport& report) {
    std::uint64_t found = 0;
    const Search search = shared.run(default_engine(), puzzle, 2, [&](const Grid& solution) {
        (++found == 1 ? report.first : report.second).assign(solution.values.begin(), solution.values.end());
    });
    if (found == 2) {
        report.status = Status::multiple;
        for (Cell cell = 0; cell < cell_count; ++cell)
            if (report.first[cell] != report.second[cell]) report.differing.push_back(cell);
    } else if (search.stop == Stop::finished) {
        report.status = found == 1 ? Status::unique : Status::none;
    } else {
        report.status = Status::budget;
    }
}

// Checks the givens against the rules in one pass; in a second pass only if a house has a value twice.
void look_at_givens(const ClassicPuzzle& puzzle, CheckReport& report) {
    const Grid& grid = puzzle.givens;
    std::array<DigitSet, house_count> held;
    DigitSet clashing;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int cell = cell_at(row, column), value = grid[cell];
            if (value == 0) continue;
            const DigitSet digit = DigitSet::of(static_cast<Digit>(value - 1));
            DigitSet& in_row = held[row];
            DigitSet& in_column = held[side + column];
            DigitSet& in_box = held[2 * side + row / box_side * box_side + column / box_side];
            clashing |= (in_row | in_column | in_box) & digit;
            in_row |= digit, in_column |= digit, in_box |= digit;
            ++report.givens;
        }
    DigitSet shown;
    for (int house = 0; house < house_count; ++house) {
        if (held[house] != DigitSet::all()) report.incomplete.push_back(static_cast<House>(house));
        shown |= held[house];
    }
    report.absent_digits = (~shown).size();
    if (puzzle.marks)
        for (Cell cell = 0; cell < cell_count; ++cell)
            if (grid[cell] != 0 && !(*puzzle.marks)[cell].contains(static_cast<Digit>(grid[cell] - 1)))
                report.forbidden.push_back(cell);
    report.complete = report.givens == cell_count;
    report.correct = report.incomplete.empty() && report.forbidden.empty();
    if (!clashing.empty()) report.duplicates = find_duplicates(grid);
}

// Resets a report; the lists that nearly every puzzle fills keep their memory.
void renew(CheckReport& report) {
    std::vector<House> incomplete = std::move(report.incomplete);
    std::vector<std::uint8_t> first = std::move(report.first);
    report = {};
    incomplete.clear();
    incomplete.reserve(house_count);
    report.incomplete = std::move(incomplete);
    first.clear();
    report.first = std::move(first);
}

void conclude(CheckReport& report, std::vector<Cell> redundant, bool known) {
    report.redundant = std::move(redundant);
    report.minimal_known = known;
    report.minimal = known && report.redundant.empty();
}

}  // namespace

std::vector<Duplicate> find_duplicates(const Grid& grid) {
    std::vector<Duplicate> duplicates;
    for (int first = 0; first < cell_count; ++first)
        for (Cell second : peers[first])
            if (second > first && grid[first] != 0 && grid[first] == grid[second])
                duplicates.push_back({static_cast<Cell>(first), second, first_common_house(first, second),
                                      static_cast<Digit>(grid[first] - 1)});
    return duplicates;
}

CheckReport check_within(const ClassicPuzzle& puzzle, bool minimality, SharedLimits& shared) {
    CheckReport report;
    look_at_givens(puzzle, report);
    find_solutions(puzzle, shared, report);
    if (minimality && report.status == Status::unique) {
        Dropping dropping;
        dropping.add(puzzle, 0);
        const auto tell = [&](std::size_t, std::vector<Cell> redundant, bool known) {
            conclude(report, std::move(redundant), known);
        };
        shared.run_batch(dropping.size(), 1,
                         [&](const Limits& limits) { return dropping.ask(limits, tell); });
    }
    return report;
}

void check_batch(std::span<const ClassicPuzzle> puzzles, std::span<CheckReport> reports, bool minimality,
                 const Limits& limits) {
    NONET_EXPECT(reports.size() == puzzles.size());
    SharedLimits shared({.time = limits.time, .cancel = limits.cancel});
    std::vector<Grid> grids, solutions(puzzles.size());
    std::vector<Tally> tallies(puzzles.size(), {.stop = Stop::budget});
    grids.reserve(puzzles.size());
    for (const ClassicPuzzle& puzzle : puzzles) grids.push_back(puzzle.givens);
    shared.run_batch(puzzles.size(), 2, [&](const Limits& left) {
        solve_batch({.grids = grids, .marks = {}, .tallies = tallies, .first = solutions, .second = {}},
                    left);
        return SharedLimits::Spent{};
    });
    Dropping dropping;
    const auto tell = [&](std::size_t number, std::vector<Cell> redundant, bool known) {
        conclude(reports[number], std::move(redundant), known);
    };
    const auto ask = [&] {
        shared.run_batch(dropping.size(), 1, [&](const Limits& left) { return dropping.ask(left, tell); });
    };
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        CheckReport& report = reports[i];
        renew(report);
        look_at_givens(puzzles[i], report);
        report.status = status_of(tallies[i]);
        // The solutions that the lanes find first depend on the other puzzles.
        if (puzzles[i].marks || report.status == Status::multiple)
            find_solutions(puzzles[i], shared, report);
        else if (report.status == Status::unique)
            report.first.assign(solutions[i].values.begin(), solutions[i].values.end());
        if (minimality && report.status == Status::unique) dropping.add(puzzles[i], i);
        if (dropping.size() >= Dropping::enough) ask();
    }
    ask();
}

}  // namespace nonet
