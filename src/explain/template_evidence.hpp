#pragma once
// Whether a step that rests on the ways to place all digits says what is so.

#include "nonet/explain.hpp"

namespace nonet {

// Whether the step says so of itself.
bool is_of_templates(const Step& step);

// What it places stands in every way to place its digit, what it removes in none: those ways left out that use a cell
// which another digit cannot do without.
bool holds_by_templates(const State& state, const Step& step);

}  // namespace nonet
