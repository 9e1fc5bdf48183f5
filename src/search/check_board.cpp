// check() for any board.

#include <algorithm>

#include "nonet/check.hpp"
#include "rules/board.hpp"
#include "search/board_search.hpp"
#include "search/status.hpp"
#include "search/within.hpp"

namespace nonet {
namespace {

void add_duplicates(const BoardPuzzle& puzzle, House house, std::vector<Duplicate>& duplicates) {
    const auto cells = puzzle.geometry.house_cells(house);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t k = i + 1; k < cells.size(); ++k) {
            const std::uint8_t value = puzzle.values[cells[i]];
            if (value == 0 || value != puzzle.values[cells[k]]) continue;
            const bool is_known = std::ranges::any_of(duplicates, [&](const Duplicate& pair) {
                return pair.first == cells[i] && pair.second == cells[k];
            });
            if (!is_known) duplicates.push_back({cells[i], cells[k], house, static_cast<Digit>(value - 1)});
        }
}

bool lacks_a_digit(const BoardPuzzle& puzzle, House house) {
    const auto cells = puzzle.geometry.house_cells(house);
    const int digits = puzzle.geometry.digit_count();
    BoardDigitSet held;
    for (Cell cell : cells)
        if (const int value = puzzle.values[cell]; value != 0) held.insert(static_cast<Digit>(value - 1));
    return static_cast<int>(cells.size()) == digits && held != BoardDigitSet::below(digits);
}

bool breaks(const CellPair& pair, const std::vector<std::uint8_t>& values) {
    const int first = values[pair.first], second = values[pair.second];
    if (first == 0 || second == 0) return false;
    switch (pair.relation) {
        case Relation::different: return first == second;
        case Relation::apart: return first - second == 1 || second - first == 1;
        case Relation::less: return first >= second;
    }
    return false;
}

void look_at_givens(const BoardPuzzle& puzzle, CheckReport& report) {
    const Geometry& geometry = puzzle.geometry;
    for (int i = 0; i < geometry.house_count(); ++i) {
        const auto house = static_cast<House>(i);
        add_duplicates(puzzle, house, report.duplicates);
        if (lacks_a_digit(puzzle, house)) report.incomplete.push_back(house);
    }
    std::ranges::sort(report.duplicates, {},
                      [](const Duplicate& pair) { return std::pair(pair.first, pair.second); });
    std::ranges::copy_if(geometry.pairs(), std::back_inserter(report.broken),
                         [&](const CellPair& pair) { return breaks(pair, puzzle.values); });
    BoardDigitSet shown;
    for (std::size_t i = 0; i < puzzle.values.size(); ++i) {
        if (puzzle.values[i] == 0) continue;
        const auto cell = static_cast<Cell>(i);
        const auto digit = static_cast<Digit>(puzzle.values[i] - 1);
        ++report.givens;
        shown.insert(digit);
        if (!geometry.allowed_digits(cell).contains(digit) ||
            (!puzzle.marks.empty() && !puzzle.marks[i].contains(digit)))
            report.forbidden.push_back(cell);
    }
    report.absent_digits = geometry.digit_count() - shown.size();
    report.complete = report.givens == geometry.cell_count();
    report.correct = report.complete && report.forbidden.empty() && is_solution(geometry, puzzle.values);
}

void find_solutions(const BoardPuzzle& puzzle, BoardSearch& search, CheckReport& report) {
    std::uint64_t found = 0;
    const covers::Result result = search.run(puzzle.values, puzzle.marks, 2, [&](Values solution) {
        (++found == 1 ? report.first : report.second).assign(solution.begin(), solution.end());
    });
    report.status = status_of(result.solutions, result.stop);
    for (std::size_t cell = 0; cell < report.second.size(); ++cell)
        if (report.first[cell] != report.second[cell]) report.differing.push_back(static_cast<Cell>(cell));
}

void find_redundant(const BoardPuzzle& puzzle, BoardSearch& search, CheckReport& report) {
    for (std::size_t i = 0; i < puzzle.values.size(); ++i) {
        if (puzzle.values[i] == 0) continue;
        const auto cell = static_cast<Cell>(i);
        const bool can_go = search.can_drop(puzzle.values, puzzle.marks, cell);
        if (search.stopped()) return;
        if (can_go) report.redundant.push_back(cell);
    }
    report.minimal_known = true;
    report.minimal = report.redundant.empty();
}

}  // namespace

CheckReport check(const Puzzle& puzzle, bool minimality, const Limits& limits) {
    if (const ClassicPuzzle* classic = puzzle.classic()) {
        SharedLimits shared(limits);
        return check_within(*classic, minimality, shared);
    }
    const Budget begun(limits);
    AnyBoard solver(puzzle.board_puzzle()->geometry);
    return check_by(solver, *puzzle.board_puzzle(), minimality, begun.left());
}

CheckReport check_by(AnyBoard& solver, const BoardPuzzle& puzzle, bool minimality, const Limits& limits) {
    CheckReport report;
    look_at_givens(puzzle, report);
    BoardSearch search(solver, limits);
    find_solutions(puzzle, search, report);
    if (minimality && report.status == Status::unique) find_redundant(puzzle, search, report);
    return report;
}

}  // namespace nonet
