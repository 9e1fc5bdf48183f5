#pragma once
// The list of engines: one file each; one line for each here, in registry.cpp and, of its search on other boards, in
// registry_wide.cpp.

#include "nonet/more/engines.hpp"

namespace nonet {

class Watch;  // engines/watch.hpp: counts, reports, and says when to stop
class WideWatch;

// All there is of an engine.  Every Engine is part of its record.
struct EngineRecord : Engine {
    void (*search)(const ClassicPuzzle& puzzle, Watch& watch);
    bool sees_clashes = false;  // by itself and at once: run() need not look for clashing givens first
};

// Its search on other boards.  It is no part of the record, so that a program that asks of the classic board only, as the
// small WebAssembly module, has none of it.
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
