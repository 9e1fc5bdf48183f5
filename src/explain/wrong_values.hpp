#pragma once
// Finds the values that make a grid of the classic board unsolvable.

#include "nonet/explain.hpp"

namespace nonet {

// Requires a grid without a solution. Fills Hint::wrong_values and Hint::wrong_count with the one or two values without which
// the grid has exactly one solution; of several such choices, with all of them.
void find_wrong_values(const Grid& grid, const Limits& limits, Hint& hint);

}  // namespace nonet
