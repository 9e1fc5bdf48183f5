#pragma once
// The list of engines: one file each, one line here and one in registry.cpp.

#include "nonet/more/engines.hpp"

namespace nonet {

class Watch;  // engines/watch.hpp: counts, reports, and says when to stop
class WideWatch;

// All there is of an engine.  Every Engine is part of its record.
struct EngineRecord : Engine {
    void (*search)(const ClassicPuzzle& puzzle, Watch& watch);
    void (*search_wide)(const WidePuzzle& puzzle, WideWatch& watch);  // of any other board
    bool sees_clashes = false;  // by itself and at once: run() need not look for clashing givens first
};

}  // namespace nonet

namespace nonet::engine {

extern const EngineRecord scan;
extern const EngineRecord column;
extern const EngineRecord row;
extern const EngineRecord tables;
extern const EngineRecord maps;
extern const EngineRecord bits;
extern const EngineRecord mrv;
extern const EngineRecord dlx;
extern const EngineRecord logic;
extern const EngineRecord scalar;
extern const EngineRecord fast;

}  // namespace nonet::engine
