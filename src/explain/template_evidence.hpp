#pragma once
// Verifies steps that rest on the ways to place all digits.

#include "core/classic_state.hpp"

namespace nonet {

// Whether the step claims to be of this kind.
bool is_of_templates(const Step& step);

// Whether each placed candidate is in every way to place its digit, and each removed candidate in none.  Ways that use a cell
// which another digit needs do not count.
bool holds_by_templates(const ClassicState& state, const Step& step);

}  // namespace nonet
