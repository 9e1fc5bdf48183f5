#pragma once
// Checks a grid against all rules of its board, in the slow and obvious way.

#include <cstdint>
#include <span>

#include "nonet/puzzle.hpp"

namespace nonet {

// Returns whether the givens break a rule: a house has a digit twice, a given is not allowed by its cell's marks or the
// board, two givens break a rule between their cells, or all cells are given and any rule is broken.
bool has_clash(const BoardPuzzle& puzzle);

// Returns whether every cell is filled and no rule of the board is broken.
//
//   values   one for each cell: 1 + digit
bool is_solution(const Geometry& geometry, std::span<const std::uint8_t> values);

}  // namespace nonet
