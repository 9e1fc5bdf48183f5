#pragma once
// Decides whether a Transform is a symmetry.

#include "nonet/canon.hpp"

namespace nonet {

// Whether it consists of permutations that keep bands and stacks together. The functions of canon.hpp require it.
bool is_symmetry(const Transform& transform) noexcept;

}  // namespace nonet
