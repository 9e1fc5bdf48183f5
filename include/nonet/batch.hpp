#pragma once
// Many puzzles at once, which is how they are solved fastest: each lane of the CPU's vectors works on a position of its
// own.  docs/solver.md tells how.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// What became of one puzzle of a batch.
struct Tally {
    std::uint64_t solutions = 0;  // found: at most limits.solutions
    // Positions looked at: the root, and two more for each branch; 0: not begun.  How many a search takes depends a little
    // on the kernel, and on the puzzles beside it.
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

// Arrays in, arrays out.  An empty span means "not wanted"; all others are as long as `grids`.
struct Batch {
    std::span<const Grid> grids;        // values 0..9; clashing givens are no error: there is no solution
    std::span<const Candidates> marks;  // restrict the grids, as ClassicPuzzle::marks do
    std::span<Tally> tallies;           // must be given
    std::span<Grid> first;              // the first solution found; untouched where there is none
    std::span<Grid> second;             // the second one found; untouched where there is none; needs `first`
    OnBatchSolution on_solution = {};   // every solution
};

// Solves all puzzles of a batch; with the default limits also proves that a solution is the only one.  With a kernel of
// one's choice: more/kernels.hpp.
//
//   limits   `solutions` and `nodes` are per puzzle, `time` and `cancel` for the whole call.  solutions == 0 finds all.
//            A branch is two nodes: where only one is left, the puzzle is given up
//   returns  finished, or budget or cancelled when the call was cut short: then some puzzles have that Stop too
//   errors   none: clashing givens are a puzzle without a solution
//   cost     bench/batch.cpp, rows batch/*; no allocation per puzzle, some 40 KB of stack, and where vectors are of 128
//            bits some 100 KB from the heap for a batch of 128 puzzles or more
//   threads  safe; no state outlives the call
Stop solve_batch(const Batch& batch, const Limits& limits = {});

// A puzzle that was searched by itself, and all that solve() says of it.
struct Alone {
    std::size_t index;
    Answer answer;
};

// What solve() says of each puzzle, at the speed of a batch.  All are searched together first: without a time limit to the
// end, with one each up to a small share of nodes.  Those that spent it are then searched one by one, each with the whole
// budget.
//
//     grids --together--> answered
//               |
//               +-- spent the share --alone--> answered, or budget
//
//   batch    as for solve_batch, but on_solution is not called.  The solutions are those that solve() finds, whichever
//            puzzles stand beside; only where there are several and `second` is not wanted, `first` may be any of them
//   limits   all of them for each puzzle by itself, so `time` is not that of the call.  The share comes on top of it: a
//            thousand nodes, some tenths of a millisecond.  With a limit of nodes, a time below a millisecond, or more
//            than 100 solutions wanted, which lanes cannot keep to, every puzzle is searched alone: see goes_together()
//   returns  the puzzles that were searched alone, in ascending order; tallies, first and second hold their answers too.
//            Once `cancel` is set, the tallies of what had no answer yet say cancelled
//   errors   none: clashing givens are a puzzle without a solution
//   cost     that of solve_batch, and of solve() for the hard ones; 250 bytes from the heap for each of them
//   threads  safe; no state outlives the call
std::vector<Alone> solve_each(const Batch& batch, const Limits& limits = {});

// Whether solve_each searches puzzles together under these limits, so that it is worth while to give it thousands.
[[nodiscard]] bool goes_together(const Limits& limits) noexcept;

}  // namespace nonet
