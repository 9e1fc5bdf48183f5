#pragma once
// Questions about one puzzle: its solution, how many there are, which digits can be.

#include <cstdint>
#include <string_view>

#include "nonet/limits.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

enum class Status : std::uint8_t {
    unique,    // one solution, proved to be the only one
    none,      // no solution, proved
    multiple,  // at least two
    solved,    // a solution; whether there are others was not asked (limits.solutions == 1)
    budget,    // nodes, time or patience were spent before the answer
    stuck,     // an engine that only concludes knew nothing more to conclude
    invalid,   // the text was not a puzzle; the library's own functions return an Error instead
};

// "unique", "none", "multiple", "solved", "budget", "stuck", "invalid": as printed everywhere.
std::string_view name_of(Status status) noexcept;

struct Answer {
    Status status = Status::none;
    std::uint64_t solutions = 0;  // found: at most limits.solutions
    Grid first;                   // the first found, when solutions >= 1; when stuck, how far it came
    Grid second;                  // the second found, when solutions >= 2
    Counters counters;
};

// Solves a puzzle; with the default limits also proves that the solution is the only one.
//
//   limits   `solutions` 1 stops at the first, 2 (the default) tells unique from multiple
//   returns  see Status; no error unless the engine cannot take the puzzle's board or its marks
//   threads  safe
Result<Answer> solve(const Puzzle& puzzle, const Limits& limits = {},
                     const Engine& engine = default_engine());
Result<Answer> solve(const ClassicPuzzle& puzzle, const Limits& limits = {},
                     const Engine& engine = default_engine());

struct Count {
    std::uint64_t solutions = 0;
    Stop stop = Stop::finished;  // finished: exact; otherwise there are at least this many
    Counters counters;
};

// Counts solutions with the default engine.
//
//   limits   `solutions` 0 counts them all, however many (an empty grid has 6.7e21: set a budget)
//   returns  the number found, and why the search ended
//   cost     some hundred nanoseconds a solution; constant memory
//   threads  safe
Count count_solutions(const ClassicPuzzle& puzzle, const Limits& limits);

struct TrueCandidates {
    Candidates digits{};         // per cell, the digits it holds in at least one solution
    Stop stop = Stop::finished;  // finished: exact; otherwise some may be missing, none is wrong
};

// The union of all solutions, without listing them.
//
//   limits   nodes, time and cancel, for all the questions together; `solutions` is not looked at
//   returns  no digit in any cell when there is no solution
//   cost     one search for each open candidate that the solutions seen so far do not show
//   threads  safe
TrueCandidates true_candidates(const ClassicPuzzle& puzzle, const Limits& limits = {});

}  // namespace nonet
