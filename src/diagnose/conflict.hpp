#pragma once
// Givens that contradict each other: a minimal set, the minimum when it can be proved, and the reason.

#include "diagnose/asker.hpp"
#include "nonet/more/diagnose.hpp"

namespace nonet {

// Impossible cells and houses of the givens as they stand.
std::vector<DeadEnd> find_dead_ends(const Grid& grid);

// Drops givens from `core` one by one as long as the rest cannot be solved.  False when the budget was spent on the way.
bool shrink_conflict(const Grid& grid, CellSet& core, Asker& asker);

// For a grid without a solution.
Conflict find_conflict(const Grid& grid, Asker& asker);

}  // namespace nonet
