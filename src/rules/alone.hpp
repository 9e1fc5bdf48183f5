#pragma once
// A single rule, independent of houses and other rules: walks along its cells to find exactly the digits that they can
// hold. It serves proofs; a search propagates many rules at once (propagator.hpp).

#include <span>

#include "core/budget.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"
#include "rules/network.hpp"

namespace nonet::rules {

// Returns whether the rule is one that the function below supports: sums, cages, arrows, thermometers, whispers, dots;
// but no cage with a repeated cell.
bool can_be_alone(const Rule& rule);

// Returns whether some digits of these masks, one mask for each cell of the board, meet the rule. Also returns true if
// the budget runs out before that is known.
//
//   cost   the number of states of a walk along the cells: for a cage, the sets of digits
bool can_hold_alone(const Geometry& board, const Rule& rule, std::span<const Mask> open, Budget& budget);

}  // namespace nonet::rules
