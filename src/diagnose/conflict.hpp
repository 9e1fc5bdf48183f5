#pragma once
// Givens that contradict each other: a minimal set, the minimum if it can be proved, and the reason.

#include "diagnose/asker.hpp"
#include "nonet/more/diagnose.hpp"

namespace nonet {

// Returns the impossible cells and houses of the givens as they are.
std::vector<DeadEnd> find_dead_ends(const Grid& grid);

// Drops givens from `core` one by one as long as the rest has no solution.  Returns false if the budget was spent.
bool shrink_conflict(const Grid& grid, CellSet& core, Asker& asker);

// Requires a grid without a solution.
Conflict find_conflict(const Grid& grid, Asker& asker);

}  // namespace nonet
