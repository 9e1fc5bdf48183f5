#pragma once
// Solves many puzzles at once. This is the fastest way to solve them: each lane of the CPU's vectors works on its own
// position. docs/solver.md explains how.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// The result of one puzzle of a batch.
struct Tally {
    std::uint64_t solutions = 0;  // found: at most limits.solutions
    // Positions visited: the root, and two more for each branch; 0: not begun. The number depends slightly on the kernel
    // and on the other puzzles of the batch.
    std::uint64_t nodes = 0;
    Stop stop = Stop::finished;  // finished: the whole tree was searched
    friend bool operator==(const Tally&, const Tally&) = default;
};

// The same as for one puzzle.
//
//   returns  unique, none, multiple, solved or budget
[[nodiscard]] Status status_of(const Tally& tally) noexcept;

// A solution of puzzle number `index`.  Called in no particular order, neither of puzzles nor of solutions.
using OnBatchSolution = FunctionRef<void(std::size_t index, const Grid& solution)>;

// Arrays in, arrays out. An empty span means "not wanted"; all others have the same length as `grids`.
struct Batch {
    std::span<const Grid> grids;  // values 0..9; clashing givens are allowed: such a puzzle has no solution
    std::span<const Candidates> marks;  // restrict the grids, as ClassicPuzzle::marks do
    std::span<Tally> tallies;           // must be given
    std::span<Grid> first;              // the first solution found; unchanged if there is none
    std::span<Grid> second;             // the second one found; unchanged if there is none; needs `first`
    OnBatchSolution on_solution = {};   // called for every solution
};

// Solves all puzzles of a batch; with the default limits also proves that a solution is the only one. To choose the
// kernel, see more/kernels.hpp.
//
//   limits   `solutions` and `nodes` are per puzzle, `time` and `cancel` for the whole call. solutions == 0 finds all.
//            A branch takes two nodes: a puzzle is given up when only one is left
//   returns  finished; budget or cancelled if the call was cut short: then some puzzles have that Stop too
//   errors   none: a puzzle with clashing givens has no solution
//   cost     bench/batch.cpp, rows batch/*; no allocation per puzzle, about 40 KB of stack; with 128-bit vectors also
//            about 100 KB from the heap for a batch of 128 puzzles or more
//   threads  safe; no state outlives the call
Stop solve_batch(const Batch& batch, const Limits& limits = {});

// A puzzle that was searched alone, and the whole answer of solve() for it.
struct Alone {
    std::size_t index;
    ClassicAnswer answer;
};

// Answers each puzzle as solve() does, at the speed of a batch. First all puzzles are searched together: without a limit
// of time or nodes, to the end; with one, each up to a small share of nodes. The puzzles that spent this share are then
// searched one by one, each with the whole budget.
//
//     grids --together--> answered
//               |
//               +-- spent the share --alone--> answered, or budget
//
//   batch    as for solve_batch, but on_solution is not called. The solutions are those that solve() finds, independent
//            of the other puzzles. Exception: if there are several and `second` is not wanted, `first` may be any of them
//   limits   apply to each puzzle separately, so `time` is not the time of the call. The share comes on top of it: a
//            thousand nodes, some tenths of a millisecond. Every puzzle is searched alone if there is a limit of fewer
//            than a million nodes, a time below a millisecond, or a limit of more than 100 solutions, which lanes cannot
//            keep: see goes_together()
//   returns  the puzzles that were searched alone, in ascending order; tallies, first and second hold their answers too.
//            Once `cancel` is set, the tallies of unanswered puzzles say cancelled
//   errors   none: a puzzle with clashing givens has no solution
//   cost     that of solve_batch, and of solve() for the hard ones; 250 bytes from the heap for each of them
//   threads  safe; no state outlives the call
std::vector<Alone> solve_each(const Batch& batch, const Limits& limits = {});

// Whether solve_each searches puzzles together under these limits, so that passing thousands at a time pays off.
[[nodiscard]] bool goes_together(const Limits& limits) noexcept;

}  // namespace nonet
