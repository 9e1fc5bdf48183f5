#include "nonet/check.hpp"

#include "core/tables.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

House first_common_house(int a, int b) {
    if (row_of(a) == row_of(b)) return static_cast<House>(row_of(a));
    if (column_of(a) == column_of(b)) return static_cast<House>(side + column_of(a));
    return static_cast<House>(2 * side + box_of(a));
}

void look_at_houses(const Grid& grid, CheckReport& report) {
    for (int house = 0; house < house_count; ++house) {
        DigitSet held;
        for (Cell cell : house_cells[house]) {
            report.sums[house] += grid[cell];
            if (grid[cell] != 0) held.insert(static_cast<Digit>(grid[cell] - 1));
        }
        if (held != DigitSet::all()) report.incomplete.push_back(static_cast<House>(house));
    }
    report.complete = grid.filled() == cell_count;
    report.correct = report.incomplete.empty();
}

int count_absent_digits(const Grid& grid) {
    DigitSet seen;
    for (int value : grid.values)
        if (value != 0) seen.insert(static_cast<Digit>(value - 1));
    return (~seen).size();
}

void find_solutions(const Puzzle& puzzle, SharedLimits& shared, CheckReport& report) {
    std::uint64_t found = 0;
    const Search search = shared.run(default_engine(), puzzle, 2, [&](const Grid& solution) {
        (++found == 1 ? report.first : report.second) = solution;
    });
    if (found == 2) {
        report.status = Status::multiple;
        for (int cell = 0; cell < cell_count; ++cell)
            if (report.first[cell] != report.second[cell])
                report.differing.push_back(static_cast<Cell>(cell));
    } else if (search.stop == Stop::finished) {
        report.status = found == 1 ? Status::unique : Status::none;
    } else {
        report.status = Status::budget;
    }
}

// A given of a proper puzzle can be dropped if the rest has no solution with another digit in its place.
void find_redundant(const Puzzle& puzzle, SharedLimits& shared, CheckReport& report) {
    for (int cell = 0; cell < cell_count; ++cell) {
        const int value = puzzle.givens[cell];
        if (value == 0) continue;
        Puzzle rest = puzzle;
        rest.givens[cell] = 0;
        if (!rest.marks) rest.marks.emplace().fill(DigitSet::all());
        (*rest.marks)[cell] = ~DigitSet::of(static_cast<Digit>(value - 1));
        const Search search = shared.run(default_engine(), rest, 1);
        if (shared.stopped()) return;
        if (search.solutions == 0) report.redundant.push_back(static_cast<Cell>(cell));
    }
    report.minimal_known = true;
    report.minimal = report.redundant.empty();
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

CheckReport check(const Puzzle& puzzle, bool minimality, const Limits& limits) {
    SharedLimits shared(limits);
    return check_within(puzzle, minimality, shared);
}

CheckReport check_within(const Puzzle& puzzle, bool minimality, SharedLimits& shared) {
    CheckReport report;
    report.duplicates = find_duplicates(puzzle.givens);
    report.givens = puzzle.givens.filled();
    report.absent_digits = count_absent_digits(puzzle.givens);
    look_at_houses(puzzle.givens, report);
    find_solutions(puzzle, shared, report);
    if (minimality && report.status == Status::unique) find_redundant(puzzle, shared, report);
    return report;
}

}  // namespace nonet
