#pragma once
// Verifies that the pattern of a step that rests on uniqueness is deadly: tries every way to fill it.

#include "core/classic_state.hpp"
#include "core/wide.hpp"

namespace nonet {

// Returns the first of a step's exhibits with this role, or nullptr.
const Exhibit* exhibit_of(const Step& step, Role role);

// Whether the pattern without its extras could be filled in two ways.  Values that are not givens can be part of it; if the
// givens are not known, no value can.  On boards with rules other than houses that hold every digit, the other way may break a
// rule, so no pattern is deadly there.
bool is_deadly(const ClassicState& state, const Step& step, const Grid* givens = nullptr);
bool is_deadly(const Wide& board, const State& state, const Step& step);

}  // namespace nonet
