#pragma once
// The list of techniques: one file each, one line here and one in registry.cpp.

#include "nonet/techniques.hpp"

namespace nonet::technique {

extern const Technique naked_single;

}  // namespace nonet::technique
