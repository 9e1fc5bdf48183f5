#pragma once
// Removes the steps that a path does not need.

#include <vector>

#include "core/budget.hpp"
#include "core/nine.hpp"
#include "core/wide.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// The required end of a path.
enum class Goal : std::uint8_t { solution, dead_end };

// Drops steps, the last ones first, as long as every other step is still proved by its own evidence (verify) at its new place,
// and the goal is still reached.  No remaining step can be dropped.
//
//   budget  once it is spent, the remaining steps stay
//   cost    up to n² calls of verify for n steps
void prune(const Nine& board, const State& start, Goal goal, std::vector<Step>& steps, Budget& budget);
void prune(const Wide& board, const State& start, Goal goal, std::vector<Step>& steps, Budget& budget);

}  // namespace nonet
