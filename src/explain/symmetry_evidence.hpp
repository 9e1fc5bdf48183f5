#pragma once
// Whether a step that rests on a symmetry of the filled cells says what is so.

#include "nonet/explain.hpp"

namespace nonet {

// Whether the step says so of itself.
bool is_of_symmetry(const Step& step);

// The filled cells are symmetrical as the step says, and what it removes has no image among the candidates.
bool holds_by_symmetry(const State& state, const Step& step);

}  // namespace nonet
