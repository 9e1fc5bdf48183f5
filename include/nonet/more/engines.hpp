#pragma once
// The named engines: the tutorials' algorithms and modern ones derived from them, all with the same counters.

#include <span>
#include <string_view>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// One event of a search.
struct Event {
    enum class Kind : std::uint8_t { try_digit, place, take_back, solution } kind{};
    Cell cell = 0;    // unused for a solution
    Digit digit = 0;  // zero-based; unused for a solution
};

using OnEvent = FunctionRef<void(const Event&)>;

// Obtained by pointer from the functions below. The library cannot run an engine that a caller defines.
struct Engine {
    std::string_view name;    // "row": typed by people, printed in tables
    std::string_view idea;    // one line
    std::string_view source;  // where it is described: a tutorial by its title and site, a paper, a program
    bool takes_marks;         // whether pencil marks restrict it; the tutorials' engines use givens only
    bool complete;            // whether it always finds the answer; one that only concludes can get stuck
};

// All engines, from the plainest to the fastest.
[[nodiscard]] std::span<const Engine* const> engines() noexcept;

// Finds an engine by name; nullptr if there is none.
[[nodiscard]] const Engine* find_engine(std::string_view name) noexcept;

// The engine used when none is named: "fast".
[[nodiscard]] const Engine& default_engine() noexcept;

struct Search {
    Stop stop = Stop::finished;
    std::uint64_t solutions = 0;  // number found
    Counters counters;
};

// Runs one engine on one puzzle.
//
//   puzzle       values 0..9; clashing givens, or a given that its cell's marks leave out, are allowed:
//                such a puzzle has no solution, and the engine is not even started
//   limits       see Limits; `solutions` counts distinct solutions
//   on_solution  called once for each solution; engines that choose cells try the branches in ascending order of their
//                digits
//   on_event     called for every event, if given; it makes the search several times slower
//   returns      the solutions found and the counters
//   errors       Errc::unsupported if there are marks and the engine takes none
//   cost         the engine's; memory bounded by the depth of the search
//   threads      safe; no state outlives the call
[[nodiscard]] Result<Search> run(const Engine& engine, const ClassicPuzzle& puzzle, const Limits& limits,
                                 OnClassicSolution on_solution = {}, OnEvent on_event = {});

// The same on any board. Every engine supports every board: houses, cells that see each other, neighbours that do not
// differ by 1 or are less. Rules of many cells are checked once their cells are filled (only `fast` also propagates
// them).
[[nodiscard]] Result<Search> run(const Engine& engine, const BoardPuzzle& puzzle, const Limits& limits,
                                 OnSolution on_solution = {}, OnEvent on_event = {});

// Resumes a search at a given moment, as if everything before it had been run. This lets a viewer look anywhere into a
// search of hours, given the ways to some of its moments.
//
//   way          the digits placed by choice at that moment, in order: the `cell` and `digit` of events; the moment is
//                right after the event that placed the last of them
//   limits       see Limits; nodes are counted from the moment on
//   on_event     called for every event after the moment
//   on_solution  as for run
//   returns      the solutions found and the counters after the moment
//   errors       those of run; Errc::bad_argument if the engine never reaches that way, or if `way` is not empty and the
//                engine concludes instead of choosing ("logic")
//   cost         that of the rest of the search
//   threads      safe; no state outlives the call
[[nodiscard]] Result<Search> run_from(const Engine& engine, const ClassicPuzzle& puzzle,
                                      std::span<const Event> way, const Limits& limits, OnEvent on_event,
                                      OnClassicSolution on_solution = {});
[[nodiscard]] Result<Search> run_from(const Engine& engine, const BoardPuzzle& puzzle,
                                      std::span<const Event> way, const Limits& limits, OnEvent on_event,
                                      OnSolution on_solution = {});

// solve() with a chosen engine. An engine that is not complete may answer Status::stuck.
//
//   errors   those of run
//   cost     the engine's
//   threads  safe; no state outlives the call
[[nodiscard]] Result<ClassicAnswer> solve(const ClassicPuzzle& puzzle, const Limits& limits,
                                          const Engine& engine);
[[nodiscard]] Result<Answer> solve(const BoardPuzzle& puzzle, const Limits& limits, const Engine& engine);

}  // namespace nonet
