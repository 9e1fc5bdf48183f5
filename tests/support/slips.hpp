#pragma once
// Mistakes that people make when they copy puzzles, planted on purpose.

#include <algorithm>
#include <string>
#include <utility>

#include "support/puzzle_sets.hpp"

namespace nonet::testing {

inline std::uint8_t random_value(Rng& rng) { return static_cast<std::uint8_t>(1 + rng.below(side)); }

inline int random_empty_cell(const Grid& grid, Rng& rng) {
    for (int cell : shuffled_cells(rng))
        if (grid[cell] == 0) return cell;
    return 0;
}

inline void change_given(Grid& grid, Rng& rng) {
    std::uint8_t& given = grid[random_given(grid, rng)];
    for (const int before = given; given == before;) given = random_value(rng);
}

inline void delete_given(Grid& grid, Rng& rng) { grid[random_given(grid, rng)] = 0; }

inline void add_given(Grid& grid, Rng& rng) { grid[random_empty_cell(grid, rng)] = random_value(rng); }

// Exchanges a given with the cell to its right or below it: two givens, or a given and an empty cell.
inline void exchange(Grid& grid, bool two_givens, Rng& rng) {
    for (int tries = 0; tries < 10'000; ++tries) {
        const int cell = random_given(grid, rng), other = cell + (rng.below(2) ? 1 : side);
        if (other >= cell_count || (other == cell + 1 && column_of(other) == 0)) continue;
        if ((grid[other] != 0) == two_givens && grid[other] != grid[cell])
            return std::swap(grid[cell], grid[other]);
    }
}

inline void swap_givens(Grid& grid, Rng& rng) { exchange(grid, true, rng); }
inline void use_neighbour_cell(Grid& grid, Rng& rng) { exchange(grid, false, rng); }

// In cells begin..begin+length-1, leaves out or repeats a value, and moves the following ones by one.
inline void shift(Grid& grid, int begin, int length, Rng& rng) {
    const auto first = grid.values.begin() + begin, last = first + length;
    const auto at = first + static_cast<int>(rng.below(static_cast<std::uint32_t>(length) - 1));
    if (rng.below(2)) {
        std::copy(at + 1, last, at);
        *(last - 1) = 0;
    } else {
        std::copy_backward(at, last - 1, last);
    }
}

inline void shift_in_row(Grid& grid, Rng& rng) {
    shift(grid, static_cast<int>(rng.below(side)) * side, side, rng);
}
inline void shift_in_line(Grid& grid, Rng& rng) { shift(grid, 0, cell_count, rng); }

// Returns the puzzle's line of text with a missing or an additional character.
inline std::string without_a_character(const Grid& grid, Rng& rng) {
    return text(grid).erase(rng.below(cell_count), 1);
}
inline std::string with_one_more_character(const Grid& grid, Rng& rng) {
    return text(grid).insert(rng.below(cell_count), 1, ".123456789"[rng.below(side + 1)]);
}

}  // namespace nonet::testing
