#pragma once
// Questions about one puzzle: its solution, how many there are, which digits can be.  First of the classic board, then
// the same of any board.

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

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
//   errors   none
//   cost     some microseconds, up to some hundred for hard ones; many at once are cheaper: batch.hpp
//   threads  safe; no state outlives the call
[[nodiscard]] Answer solve(const ClassicPuzzle& puzzle, const Limits& limits = {});

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

// ---- Any board

// As Answer, but each solution is a list of values: digit + 1 of each cell.
struct WideAnswer {
    Status status = Status::none;
    std::uint64_t solutions = 0;
    std::vector<std::uint8_t> first, second;  // empty where there is none
    Counters counters;
};

using OnWideSolution = FunctionRef<void(std::span<const std::uint8_t>)>;

struct WideTrueCandidates {
    std::vector<WideDigitSet> digits;  // of each cell
    Stop stop = Stop::finished;        // as in TrueCandidates
};

// The same questions of a puzzle of any board, with the same limits and answers.  The classic board's are asked of the
// classic engine.
//
//   puzzle   values and marks as many as cells; clashing or forbidden ones are no error: there is no solution
//   errors   none
//   cost     what is made of the board, a few microseconds for 6 x 6 and about a millisecond for 25 x 25 (BoardSolver
//            keeps it); then microseconds for most puzzles up to 12 x 12, and from milliseconds to minutes for the hardest
//            of 25 x 25: set a budget.  docs/solver.md
//   threads  safe; no state outlives the call
[[nodiscard]] WideAnswer solve(const WidePuzzle& puzzle, const Limits& limits = {});
[[nodiscard]] WideAnswer solve(const Puzzle& puzzle, const Limits& limits = {});
[[nodiscard]] Count count_solutions(const WidePuzzle& puzzle, const Limits& limits,
                                    OnWideSolution on_solution = {});
[[nodiscard]] WideTrueCandidates true_candidates(const WidePuzzle& puzzle, const Limits& limits = {});

// The same for many puzzles of one board: what is made of the board is kept.
//
//   values, marks   as in WidePuzzle: as many as cells; no marks: every digit
//   answers         those of the functions above
//   threads         one solver per thread
class BoardSolver {
 public:
    explicit BoardSolver(const Geometry& geometry);
    ~BoardSolver();
    BoardSolver(BoardSolver&&) noexcept;
    BoardSolver& operator=(BoardSolver&&) noexcept;

    [[nodiscard]] const Geometry& geometry() const noexcept;

    [[nodiscard]] WideAnswer solve(std::span<const std::uint8_t> values,
                                   std::span<const WideDigitSet> marks = {}, const Limits& limits = {});
    [[nodiscard]] Count count_solutions(std::span<const std::uint8_t> values,
                                        std::span<const WideDigitSet> marks, const Limits& limits,
                                        OnWideSolution on_solution = {});
    [[nodiscard]] WideTrueCandidates true_candidates(std::span<const std::uint8_t> values,
                                                     std::span<const WideDigitSet> marks = {},
                                                     const Limits& limits = {});

 private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet
