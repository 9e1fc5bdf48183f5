#pragma once
// Answers about one puzzle: its solution, the number of solutions, the possible digits. First for the classic board, then
// for any board.

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
    solved,    // one solution; whether there are others was not asked (limits.solutions == 1)
    budget,    // nodes or time were spent, or the search was cancelled, before the answer
    stuck,     // an engine without guessing could conclude nothing more
    invalid,   // the text was not a puzzle; the library's own functions return an Error instead
};

// "unique", "none", "multiple", "solved", "budget", "stuck", "invalid": as printed everywhere.
[[nodiscard]] std::string_view name_of(Status status) noexcept;

struct ClassicAnswer {
    Status status = Status::none;
    std::uint64_t solutions = 0;  // found: at most limits.solutions
    Grid first;   // the first found, if solutions >= 1; if stuck, the grid as far as it was filled
    Grid second;  // the second found, if solutions >= 2
    Counters counters;
};

// Solves a puzzle; with the default limits also proves that the solution is the only one. To choose the engine, or to see
// every step of it, use more/engines.hpp.
//
//   puzzle   clashing givens, or a given that its cell's marks leave out, are allowed: there is no solution
//   limits   `solutions` 1 stops at the first, 2 (the default) tells unique from multiple
//   returns  see Status
//   errors   none
//   cost     some microseconds, up to some hundred for hard ones; many at once are cheaper: batch.hpp
//   threads  safe; no state outlives the call
[[nodiscard]] ClassicAnswer solve(const ClassicPuzzle& puzzle, const Limits& limits = {});

struct Count {
    std::uint64_t solutions = 0;
    Stop stop = Stop::finished;  // finished: exact; otherwise there are at least this many
    Counters counters;
};

using OnClassicSolution = FunctionRef<void(const Grid&)>;

// Counts solutions; if `on_solution` is given, it is called once with each.
//
//   limits   `solutions` 0 counts them all (an empty grid has 6.7e21: set a budget)
//   returns  the number found, and why the search ended
//   errors   none: clashing givens have no solution
//   cost     some hundred nanoseconds a solution; constant memory
//   threads  safe
[[nodiscard]] Count count_solutions(const ClassicPuzzle& puzzle, const Limits& limits,
                                    OnClassicSolution on_solution = {});

// ---- Any board

// Like ClassicAnswer, but each solution is a list of values: digit + 1 of each cell.
struct Answer {
    Status status = Status::none;
    std::uint64_t solutions = 0;
    std::vector<std::uint8_t> first, second;  // empty if not found
    Counters counters;
};

using OnSolution = FunctionRef<void(std::span<const std::uint8_t>)>;

struct TrueCandidates {
    std::vector<BoardDigitSet> digits;  // for each cell, the digits it holds in at least one solution
    Stop stop = Stop::finished;         // finished: exact; otherwise some may be missing, none is wrong
};

// The same functions for a puzzle of any board, with the same limits and answers. Puzzles of the classic board are solved
// by the classic engine.
//
//   puzzle   as many values and marks as cells; clashing or forbidden ones are allowed: there is no solution
//   errors   none
//   cost     preparing the board, a few microseconds for 6 x 6 and about a millisecond for 25 x 25 (BoardSolver does it
//            once); then microseconds for most puzzles up to 12 x 12, and from milliseconds to minutes for the hardest of
//            25 x 25: set a budget. docs/solver.md
//   threads  safe; no state outlives the call
[[nodiscard]] Answer solve(const Puzzle& puzzle, const Limits& limits = {});
[[nodiscard]] Count count_solutions(const Puzzle& puzzle, const Limits& limits, OnSolution on_solution = {});

// Finds the union of all solutions, without listing them.
//
//   limits   nodes, time and cancel, for all searches together; `solutions` is ignored
//   returns  no digit in any cell if there is no solution
//   errors   none
//   cost     one search for each open candidate that the solutions seen so far do not show
//   threads  safe
[[nodiscard]] TrueCandidates true_candidates(const Puzzle& puzzle, const Limits& limits = {});

// The same for many puzzles of one board, which is prepared only once.
//
//   values, marks   as in BoardPuzzle: as many as cells; no marks: every digit
//   answers         those of the functions above
//   threads         one solver per thread
class BoardSolver {
 public:
    explicit BoardSolver(const Geometry& geometry);
    ~BoardSolver();
    BoardSolver(BoardSolver&&) noexcept;
    BoardSolver& operator=(BoardSolver&&) noexcept;

    [[nodiscard]] const Geometry& geometry() const noexcept;

    [[nodiscard]] Answer solve(std::span<const std::uint8_t> values,
                               std::span<const BoardDigitSet> marks = {}, const Limits& limits = {});
    [[nodiscard]] Count count_solutions(std::span<const std::uint8_t> values,
                                        std::span<const BoardDigitSet> marks, const Limits& limits,
                                        OnSolution on_solution = {});
    [[nodiscard]] TrueCandidates true_candidates(std::span<const std::uint8_t> values,
                                                 std::span<const BoardDigitSet> marks = {},
                                                 const Limits& limits = {});

 private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet
