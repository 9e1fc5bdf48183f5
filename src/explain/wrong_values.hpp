#pragma once
// Which of a player's values are wrong: against the givens where they are known, otherwise in a grid without a solution.

#include "nonet/explain.hpp"

namespace nonet {

// Sets Hint::wrong_values and wrong_count, looking at Hint::status; leaves them empty when it cannot be said.
void find_wrong_values(const Grid& grid, const std::optional<Grid>& givens, const Limits& limits, Hint& hint);

}  // namespace nonet
