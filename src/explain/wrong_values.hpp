#pragma once
// Finds wrong values of a player: by the givens if they are known, otherwise in a grid without a solution.

#include "nonet/explain.hpp"

namespace nonet {

// Sets Hint::wrong_values and wrong_count, depending on Hint::status; leaves them empty if they cannot be determined.
void find_wrong_values(const Grid& grid, const std::optional<Grid>& givens, const Limits& limits, Hint& hint);

}  // namespace nonet
