#pragma once
// The list of engines. Each has one file and one line here, one in registry.cpp and, for its search on other boards, one
// in registry_boards.cpp.

#include "nonet/more/engines.hpp"

namespace nonet {

class Watch;  // engines/watch.hpp: counts, reports, and decides when to stop
class BoardWatch;

// The full record of an engine. Every Engine is part of its record.
struct EngineRecord : Engine {
    void (*search)(const ClassicPuzzle& puzzle, Watch& watch);
    bool sees_clashes = false;  // immediately and by itself: run() need not check for clashing givens first
};

// Its search on other boards. It is not part of the record, so that a program for the classic board only, such as the
// small WebAssembly module, does not include it.
using BoardEngine = void (*)(const BoardPuzzle& puzzle, BoardWatch& watch);
BoardEngine board_search_of(const Engine& engine);

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

namespace nonet::engine::board {

void scan(const BoardPuzzle& puzzle, BoardWatch& watch);
void column(const BoardPuzzle& puzzle, BoardWatch& watch);
void row(const BoardPuzzle& puzzle, BoardWatch& watch);
void tables(const BoardPuzzle& puzzle, BoardWatch& watch);
void maps(const BoardPuzzle& puzzle, BoardWatch& watch);
void bits(const BoardPuzzle& puzzle, BoardWatch& watch);
void mrv(const BoardPuzzle& puzzle, BoardWatch& watch);
void dlx(const BoardPuzzle& puzzle, BoardWatch& watch);
void logic(const BoardPuzzle& puzzle, BoardWatch& watch);
void scalar(const BoardPuzzle& puzzle, BoardWatch& watch);
void fast(const BoardPuzzle& puzzle, BoardWatch& watch);

}  // namespace nonet::engine::board
