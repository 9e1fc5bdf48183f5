#pragma once
// The list of engines: one file each, one line here and one in registry.cpp.

#include "nonet/engines.hpp"

namespace nonet::engine {

extern const Engine row;

}  // namespace nonet::engine
