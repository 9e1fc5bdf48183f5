#pragma once
// The named engines: the tutorials' algorithms and their modern heirs, all with the same counters.

#include <span>
#include <string_view>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// What happened at one moment of a search.
struct Event {
    enum class Kind : std::uint8_t { try_digit, place, take_back, solution } kind{};
    Cell cell = 0;    // not of a solution
    Digit digit = 0;  // zero-based; not of a solution
};

using OnEvent = FunctionRef<void(const Event&)>;

// Handed out by pointer, by the functions below; an engine of one's own is none that the library could run.
struct Engine {
    std::string_view name;    // "row": typed by people, printed in tables
    std::string_view idea;    // one line
    std::string_view source;  // where it is shown: a tutorial by its title and site, a paper, a program
    bool takes_marks;         // whether pencil marks restrict it; the tutorials' engines know givens only
    bool complete;            // whether it always comes to an answer; one that only concludes can get stuck
};

// All engines, from the plainest to the fastest.
[[nodiscard]] std::span<const Engine* const> engines() noexcept;

// nullptr when there is none of that name.
[[nodiscard]] const Engine* find_engine(std::string_view name) noexcept;

// The engine used when none is named: "fast".
[[nodiscard]] const Engine& default_engine() noexcept;

struct Search {
    Stop stop = Stop::finished;
    std::uint64_t solutions = 0;  // how many were found
    Counters counters;
};

// Runs one engine on one puzzle.
//
//   puzzle       values 0..9; clashing givens, or a given that its cell's marks leave out, are no error:
//                such a puzzle has no solution, and the engine is not even started
//   limits       see Limits; `solutions` counts distinct solutions
//   on_solution  called for each solution, each once; by the engines that choose cells, branches in ascending order of
//                their digits
//   on_event     called for every event, if given; it makes the search several times slower
//   returns      what was found and counted
//   errors       Errc::unsupported if there are marks and the engine takes none
//   cost         the engine's; memory bounded by the depth of the search
//   threads      safe; no state outlives the call
[[nodiscard]] Result<Search> run(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                                 OnSolution on_solution = {}, OnEvent on_event = {});

// The same on any board.  Every engine takes every board: houses, cells that see each other, neighbours that do not differ
// by 1 or are less; rules of many cells are looked at once their cells are filled (`fast` draws what follows from them).
[[nodiscard]] Result<Search> run(const Engine& engine, const WidePuzzle& puzzle, const Limits& limits,
                                 OnWideSolution on_solution = {}, OnEvent on_event = {});

// Goes on with a search at a moment of it, as though all that comes before had been run: a search of hours is looked at
// anywhere, by the ways to some of its moments.
//
//   way          the digits that stand by choice there, in the order in which they were placed: the `cell` and `digit` of
//                events; the moment is right behind the event that placed the last of them
//   limits       see Limits; nodes are counted from the moment on
//   on_event     called for every event behind the moment
//   on_solution  as of run
//   returns      what was found and counted behind the moment
//   errors       as those of run; Errc::bad_argument if the engine does not come that way, or if it concludes and
//                does not choose ("logic"), and there is one
//   cost         what is left of the engine's search
//   threads      safe; no state outlives the call
[[nodiscard]] Result<Search> run_from(const Engine& engine, const ClassicPuzzle& puzzle,
                                      std::span<const Event> way, const Limits& limits, OnEvent on_event,
                                      OnSolution on_solution = {});
[[nodiscard]] Result<Search> run_from(const Engine& engine, const WidePuzzle& puzzle,
                                      std::span<const Event> way, const Limits& limits, OnEvent on_event,
                                      OnWideSolution on_solution = {});

// solve() with an engine of one's choice.  One that is not complete may answer Status::stuck.
//
//   errors   as those of run
//   cost     the engine's
//   threads  safe; no state outlives the call
[[nodiscard]] Result<Answer> solve(const ClassicPuzzle& puzzle, const Limits& limits, const Engine& engine);
[[nodiscard]] Result<WideAnswer> solve(const WidePuzzle& puzzle, const Limits& limits, const Engine& engine);

}  // namespace nonet
