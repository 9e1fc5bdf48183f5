#pragma once
// A rule by itself, whatever houses and other rules say: exactly what its cells can hold, going from one to the next.  For
// those who prove; a search draws from many rules at once (propagator.hpp).

#include <span>

#include "core/budget.hpp"
#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"
#include "rules/network.hpp"

namespace nonet::rules {

// Whether the rule is one of those that can be asked so: sums, cages, arrows, thermometers, whispers, dots; no cage
// with a cell twice.
bool can_be_alone(const Rule& rule);

// Returns whether some digits of these masks, one for each cell of the board, meet the rule; true as well if the budget was
// spent before that was known.
//
//   cost   the states that a walk along the cells can be in: for a cage the sets of digits
bool can_hold_alone(const Geometry& board, const Rule& rule, std::span<const Mask> open, Budget& budget);

}  // namespace nonet::rules
