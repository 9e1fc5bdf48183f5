#pragma once
// What makes a Transform a symmetry.

#include "nonet/canon.hpp"

namespace nonet {

// Whether it is one: permutations, with bands and stacks kept together.  The functions of canon.hpp demand it.
bool is_symmetry(const Transform& transform) noexcept;

}  // namespace nonet
