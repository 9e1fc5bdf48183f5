#pragma once
// What the rules of any board say of its grid as it stands, slow and obvious.

#include <cstdint>
#include <span>

#include "nonet/puzzle.hpp"

namespace nonet {

// Whether a digit stands twice in a house, a given is one that its cell's marks or the board do not allow, two givens break
// what holds between their cells, or all cells are given and break a rule.
bool has_clash(const WidePuzzle& puzzle);

// Whether every cell is filled and no rule of the board broken.
//
//   values   one for each cell: 1 + digit
bool is_solution(const Geometry& geometry, std::span<const std::uint8_t> values);

}  // namespace nonet
