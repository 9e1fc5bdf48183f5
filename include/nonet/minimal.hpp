#pragma once
// The minimal puzzles within a puzzle: those that are left when givens are dropped until none can be.

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

using OnPuzzle = FunctionRef<void(const Grid& puzzle)>;

struct PuzzleSearch {
    Stop stop = Stop::finished;  // finished: all of them
    std::uint64_t found = 0;
};

// Finds them one after the other, each once.  The first is the one that comes of dropping givens in the order of the
// cells for as long as the puzzle stays proper.
//
//   puzzle    proper; Errc::bad_argument otherwise
//   limits    stops at `solutions` puzzles (0: all of them), nodes, time, cancel
//   cost      a search for each given on the way to the first one; there can be very many
//   threads   safe
Result<PuzzleSearch> find_minimal_puzzles(const Grid& puzzle, OnPuzzle on_puzzle,
                                          const Limits& limits = {.solutions = 0});

// Finds every proper puzzle that comes of dropping `dropped` givens and adding `added` others: {-n+m}.  A dropped given
// may come back with another value, not as it was.  Each puzzle comes once; isomorphs are not looked for.
//
//   puzzle    proper or not
//   limits    stops at `solutions` puzzles (0: all of them), nodes, time, cancel
//   cost      for each choice of dropped givens a pass over the sets of candidates to add; docs/research.md.  3 MB
//   threads   safe
PuzzleSearch find_neighbours(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                             const Limits& limits = {.solutions = 0});

}  // namespace nonet
