#pragma once
// The list of engines: one file each, one line here and one in registry.cpp.

#include "nonet/more/engines.hpp"

namespace nonet::engine {

extern const Engine scan;
extern const Engine column;
extern const Engine row;
extern const Engine tables;
extern const Engine maps;
extern const Engine bits;
extern const Engine mrv;
extern const Engine dlx;
extern const Engine logic;
extern const Engine scalar;
extern const Engine fast;

}  // namespace nonet::engine
