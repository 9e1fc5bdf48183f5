#include "core/rules.hpp"

#include <algorithm>

#include "core/tables.hpp"
#include "core/used_digits.hpp"

namespace nonet {

bool has_clash(const Grid& grid) {
    UsedDigits used;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (grid[cell] == 0) continue;
        const auto digit = static_cast<Digit>(grid[cell] - 1);
        if (!used.free(cell).contains(digit)) return true;
        used.insert(cell, digit);
    }
    return false;
}

bool has_clash(const ClassicPuzzle& puzzle) {
    if (has_clash(puzzle.givens)) return true;
    for (int cell = 0; puzzle.marks && cell < cell_count; ++cell)
        if (const int value = puzzle.givens[cell];
            value != 0 && !(*puzzle.marks)[cell].contains(static_cast<Digit>(value - 1)))
            return true;
    return false;
}

bool is_finished(const Grid& grid) {
    return std::ranges::all_of(house_cells, [&](const auto& house) {
        DigitSet digits;
        for (Cell cell : house)
            if (grid[cell] >= 1 && grid[cell] <= side) digits.insert(grid[cell] - 1);
        return digits == DigitSet::all();
    });
}

Candidates candidates_of(const ClassicPuzzle& puzzle) {
    Candidates candidates{};
    for (int cell = 0; cell < cell_count; ++cell) {
        auto& digits = candidates[static_cast<std::size_t>(cell)];
        const std::uint8_t given = puzzle.givens[cell];
        if (puzzle.marks)
            digits = (*puzzle.marks)[static_cast<std::size_t>(cell)];
        else
            digits = DigitSet::all();
        if (given != 0) {
            digits &= DigitSet::of(static_cast<Digit>(given - 1));
        } else if (!puzzle.marks) {
            for (Cell peer : peers[static_cast<std::size_t>(cell)])
                if (puzzle.givens[peer] != 0) digits.erase(static_cast<Digit>(puzzle.givens[peer] - 1));
        }
    }
    return candidates;
}

}  // namespace nonet
