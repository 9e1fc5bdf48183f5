#pragma once
// The list of engines. Each has one file and one line here, one in registry.cpp and, for its search on other boards, one
// in registry_wide.cpp.

#include "nonet/more/engines.hpp"

namespace nonet {

class Watch;  // engines/watch.hpp: counts, reports, and decides when to stop
class WideWatch;

// The full record of an engine. Every Engine is part of its record.
struct EngineRecord : Engine {
    void (*search)(const ClassicPuzzle& puzzle, Watch& watch);
    bool sees_clashes = false;  // immediately and by itself: run() need not check for clashing givens first
};

// Its search on other boards. It is not part of the record, so that a program for the classic board only, such as the
// small WebAssembly module, does not include it.
using WideSearch = void (*)(const WidePuzzle& puzzle, WideWatch& watch);
WideSearch wide_search_of(const Engine& engine);

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

namespace nonet::engine::wide {

void scan(const WidePuzzle& puzzle, WideWatch& watch);
void column(const WidePuzzle& puzzle, WideWatch& watch);
void row(const WidePuzzle& puzzle, WideWatch& watch);
void tables(const WidePuzzle& puzzle, WideWatch& watch);
void maps(const WidePuzzle& puzzle, WideWatch& watch);
void bits(const WidePuzzle& puzzle, WideWatch& watch);
void mrv(const WidePuzzle& puzzle, WideWatch& watch);
void dlx(const WidePuzzle& puzzle, WideWatch& watch);
void logic(const WidePuzzle& puzzle, WideWatch& watch);
void scalar(const WidePuzzle& puzzle, WideWatch& watch);
void fast(const WidePuzzle& puzzle, WideWatch& watch);

}  // namespace nonet::engine::wide
