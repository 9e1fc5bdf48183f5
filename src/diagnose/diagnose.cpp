#include "nonet/more/diagnose.hpp"

#include <algorithm>

#include "diagnose/board.hpp"
#include "diagnose/by_status.hpp"
#include "diagnose/completions.hpp"
#include "diagnose/conflict.hpp"
#include "diagnose/repairs.hpp"

namespace nonet {
namespace {

constexpr std::uint64_t solutions_counted = 100'000;

void count_and_compare(const Grid& grid, Asker& asker, Diagnosis& diagnosis) {
    const Search search = asker.run(grid, solutions_counted);
    diagnosis.solutions = std::max<std::uint64_t>(search.solutions, 2);
    diagnosis.solutions_exact = search.stop == Stop::finished;
    const auto possible = asker.true_candidates(grid).digits;
    for (int cell = 0; cell < cell_count; ++cell)
        if (possible[cell].size() > 1) diagnosis.differing.push_back(static_cast<Cell>(cell));
}

}  // namespace

std::string_view name_of(Slip slip) noexcept {
    switch (slip) {
        case Slip::swapped: return "swapped";
        case Slip::neighbour_cell: return "neighbour_cell";
        case Slip::shifted: return "shifted";
        case Slip::missing_character: return "missing_character";
        case Slip::extra_character: return "extra_character";
        case Slip::missing_row: return "missing_row";
        case Slip::extra_row: return "extra_row";
        case Slip::missing_given: return "missing_given";
        case Slip::near_digit: return "near_digit";
        case Slip::wrong_digit: return "wrong_digit";
        case Slip::extra_given: return "extra_given";
        case Slip::two_changes: return "two_changes";
    }
    return "unknown";
}

Diagnosis diagnose(const Puzzle& puzzle, const Limits& limits) {
    if (puzzle.board_puzzle()) return diagnose_board(*puzzle.board_puzzle(), limits);
    const Grid& grid = puzzle.classic()->givens;
    Diagnosis diagnosis;
    Asker asker(limits);
    diagnosis.report = asker.check(grid);
    diagnosis.dead_ends = find_dead_ends(grid);
    diagnose_by_status(
        diagnosis, [] {},
        [&] {
            diagnosis.repairs = find_repairs(grid, asker, diagnosis.repairs_known);
            diagnosis.conflict = find_conflict(grid, asker);
        },
        [&] {
            count_and_compare(grid, asker, diagnosis);
            diagnosis.repairs = find_repairs(grid, asker, diagnosis.repairs_known);
            diagnosis.completions = find_completions(grid, diagnosis.report, asker);
        });
    return diagnosis;
}

Entries diagnose_entries(const ClassicPuzzle& puzzle, const Grid& entries, std::span<const Cell> order,
                         const Limits& limits) {
    Entries found;
    const ClassicAnswer answer = solve({puzzle.givens, {}}, limits);
    found.status = answer.status;
    found.solution = answer.first;
    for (int cell = 0; cell < cell_count; ++cell) {
        const auto here = static_cast<Cell>(cell);
        if (const int given = puzzle.givens[cell]; given != 0 && given != entries[cell])
            found.changed.push_back({here, puzzle.givens[cell], entries[cell]});
        else if (found.status == Status::unique && entries[cell] != 0 &&
                 entries[cell] != found.solution[cell])
            found.wrong.push_back({here, entries[cell], found.solution[cell]});
    }
    for (Cell cell : order) {
        const auto wrong = std::ranges::find(found.wrong, cell, &Edit::cell);
        if (wrong == found.wrong.end()) continue;
        found.first_wrong = *wrong;
        break;
    }
    return found;
}

}  // namespace nonet
