#pragma once
// A path without the steps that it does not need.

#include <vector>

#include "core/budget.hpp"
#include "core/wide.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// Where a path has to lead.
enum class Goal : std::uint8_t { solution, dead_end };

// Drops steps, the last ones first, as long as every other step is still proved by its own evidence (verify) where it
// then stands, and the goal is still reached.  Of what is left no step can be dropped.
//
//   budget  where it is spent, the steps that were not looked at stay
//   cost    up to the square of the number of steps, each time a verify
void prune(const State& start, Goal goal, std::vector<Step>& steps);
void prune(const Wide& board, const WideState& start, Goal goal, std::vector<Step>& steps, Budget& budget);

}  // namespace nonet
