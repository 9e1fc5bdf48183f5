#pragma once
// Which of a player's values are wrong, in a grid that has no solution.

#include "nonet/explain.hpp"

namespace nonet {

// Sets Hint::wrong_values and wrong_count; leaves them empty when it cannot be said.
void find_wrong_values(const Grid& grid, const std::optional<Grid>& givens, const Limits& limits, Hint& hint);

}  // namespace nonet
