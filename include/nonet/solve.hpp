#pragma once
// Questions about one puzzle: its solution, how many there are, which digits can be.

#include <cstdint>
#include <string_view>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

enum class Status : std::uint8_t {
    unique,    // one solution, proved to be the only one
    none,      // no solution, proved
    multiple,  // at least two
    solved,    // a solution; whether there are others was not asked (limits.solutions == 1)
    budget,    // nodes or time were spent, or the search was cancelled, before the answer
    stuck,     // an engine that only concludes knew nothing more to conclude
    invalid,   // the text was not a puzzle; the library's own functions return an Error instead
};

// "unique", "none", "multiple", "solved", "budget", "stuck", "invalid": as printed everywhere.
[[nodiscard]] std::string_view name_of(Status status) noexcept;

struct Answer {
    Status status = Status::none;
    std::uint64_t solutions = 0;  // found: at most limits.solutions
    Grid first;                   // the first found, when solutions >= 1; when stuck, how far it came
    Grid second;                  // the second found, when solutions >= 2
    Counters counters;
};

// Solves a puzzle; with the default limits also proves that the solution is the only one.  An engine of one's choice, and
// every step of it: more/engines.hpp.
//
//   puzzle   clashing givens, or a given that its cell's marks leave out, are no error: there is no solution
//   limits   `solutions` 1 stops at the first, 2 (the default) tells unique from multiple
//   returns  see Status
//   errors   Errc::unsupported for a puzzle of another board than the classic one
//   cost     some microseconds, up to some hundred for hard ones; many at once are cheaper: batch.hpp
//   threads  safe; no state outlives the call
[[nodiscard]] Answer solve(const ClassicPuzzle& puzzle, const Limits& limits = {});
[[nodiscard]] Result<Answer> solve(const Puzzle& puzzle, const Limits& limits = {});

struct Count {
    std::uint64_t solutions = 0;
    Stop stop = Stop::finished;  // finished: exact; otherwise there are at least this many
    Counters counters;
};

using OnSolution = FunctionRef<void(const Grid&)>;

// Counts solutions, and hands each one over if `on_solution` is given: each once.
//
//   limits   `solutions` 0 counts them all, however many (an empty grid has 6.7e21: set a budget)
//   returns  the number found, and why the search ended
//   errors   none: clashing givens have no solution
//   cost     some hundred nanoseconds a solution; constant memory
//   threads  safe
[[nodiscard]] Count count_solutions(const ClassicPuzzle& puzzle, const Limits& limits,
                                    OnSolution on_solution = {});

struct TrueCandidates {
    Candidates digits{};         // per cell, the digits it holds in at least one solution
    Stop stop = Stop::finished;  // finished: exact; otherwise some may be missing, none is wrong
};

// The union of all solutions, without listing them.
//
//   limits   nodes, time and cancel, for all the questions together; `solutions` is not looked at
//   returns  no digit in any cell when there is no solution
//   errors   none
//   cost     one search for each open candidate that the solutions seen so far do not show
//   threads  safe
[[nodiscard]] TrueCandidates true_candidates(const ClassicPuzzle& puzzle, const Limits& limits = {});

}  // namespace nonet
