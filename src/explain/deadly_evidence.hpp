#pragma once
// Whether the pattern of a step that rests on uniqueness is deadly, as it says: every way to fill it is looked at.

#include "core/wide.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// The first of a step's exhibits with this role; none: null.
const Exhibit* exhibit_of(const Step& step, Role role);

// Without its extras the pattern could be filled in two ways.  Values that are no givens can be part of it: where it is not
// known what was given, no value is.  On boards that say more than that houses hold every digit another way may break a rule:
// there nothing is deadly.
bool is_deadly(const State& state, const Step& step, const Grid* givens = nullptr);
bool is_deadly(const Wide& board, const WideState& state, const Step& step);

}  // namespace nonet
