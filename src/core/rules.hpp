#pragma once
// What the rules say of a grid as it stands, without any search.

#include <cstdint>
#include <span>

#include "nonet/puzzle.hpp"

namespace nonet {

// Whether a digit stands twice in a house.
bool has_clash(const Grid& grid);

// The same, or a given that its own cell's marks leave out: no solution, and no search is needed to see it.
bool has_clash(const ClassicPuzzle& puzzle);

// Whether every house holds every digit.
bool is_finished(const Grid& grid);

// The same of any board, slow and obvious: whether a digit stands twice in a house, a given is one that its cell's marks or
// the board do not allow, or two givens break what holds between their cells.
bool has_clash(const WidePuzzle& puzzle);

// Whether every cell is filled and no rule of the board broken.
//
//   values   one for each cell: 1 + digit
bool is_solution(const Geometry& geometry, std::span<const std::uint8_t> values);

}  // namespace nonet
