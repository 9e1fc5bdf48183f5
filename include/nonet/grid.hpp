#pragma once
// A grid of values, and a puzzle: what is given.

#include <array>
#include <cstdint>
#include <optional>

#include "nonet/geometry.hpp"
#include "nonet/sets.hpp"

namespace nonet {

// 81 values, row-major: 0 is an empty cell, 1..9 a digit.  Trivially copyable; no rule is checked.
struct Grid {
    std::array<std::uint8_t, cell_count> values{};

    constexpr std::uint8_t& operator[](int cell) { return values[static_cast<std::size_t>(cell)]; }
    constexpr std::uint8_t operator[](int cell) const { return values[static_cast<std::size_t>(cell)]; }
    friend constexpr bool operator==(const Grid&, const Grid&) = default;

    constexpr int filled() const {
        int count = 0;
        for (auto value : values) count += value != 0;
        return count;
    }
};
static_assert(sizeof(Grid) == 81);

// What a solver is given: the givens, and (for pencil-mark input) which digits each cell may still hold.
// Marks restrict: a cell with a given keeps the given whatever its marks say only if they contain it.
struct Puzzle {
    Grid givens;
    std::optional<Candidates> marks;
};

// The candidates a person would write first: a given's own digit, elsewhere every digit that no given in its
// houses has; and the puzzle's own marks where it has them.
Candidates candidates_of(const Puzzle& puzzle);

}  // namespace nonet
