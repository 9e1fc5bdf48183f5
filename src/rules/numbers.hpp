#pragma once
// Functions on lists of values that the meanings of rules use.

#include <algorithm>
#include <numeric>

#include "rules/record.hpp"

namespace nonet::rules {

inline int total(const Numbers& values) { return std::accumulate(values.begin(), values.end(), 0); }

inline bool all_different(Numbers values) {
    std::ranges::sort(values);
    return std::ranges::adjacent_find(values) == values.end();
}

inline int count(const Numbers& values, int value) {
    return static_cast<int>(std::ranges::count(values, value));
}

// Returns the third of the board's values that a value is in: 0 low, 1 middle, 2 high. If they cannot have equal sizes,
// either the middle third or each outer one has an additional value.
inline int third_of(int value, const Geometry& board) {
    const int digits = board.digit_count(), outer = digits / 3 + (digits % 3 == 2);
    const int digit = value - (board.zero_based() ? 0 : 1);
    return digit < outer ? 0 : digit < digits - outer ? 1 : 2;
}

// Returns the ratios of black dots; 2 if there are none.
std::vector<int> ratios_of(std::span<const Rule> rules);

// Cuts a line where it leaves a box, or a piece if there are no boxes. Cells in no region are one region.
std::vector<std::vector<Cell>> region_parts(const Geometry& board, std::span<const Cell> line);

// Returns the rows and columns of a square board, each from both of its ends.
std::vector<std::vector<Cell>> all_lines(const Geometry& board);

}  // namespace nonet::rules
