#pragma once
// Verifies steps that rest on a symmetry of the filled cells.

#include "core/classic_state.hpp"

namespace nonet {

// Whether the step claims to be of this kind.
bool is_of_symmetry(const Step& step);

// Whether the filled cells have the step's symmetry, and the images of the removed candidates are not candidates.
bool holds_by_symmetry(const ClassicState& state, const Step& step);

}  // namespace nonet
