#pragma once
// Questions of research, docs/research.md: how many solutions there are, about; the minimal puzzles within a puzzle; its
// neighbours; the unavoidable sets of a solution.

#include <cstdint>
#include <span>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// ---- How many solutions, about, where there are too many to count

struct EstimateOptions {
    std::uint64_t seed = 1;
    std::uint64_t probes = 10'000;  // four times as many halve the width of the interval
};

// An estimate, and never more than that, unless `exact`.
//
//   the interval  mean of the probes -/+ 1.96 standard errors: of a hundred seeds, about 95 give one that holds the true
//                 number, and 92 where there are only some hundred probes.  `low` is never less than `at_least`.
//                 `high` is infinite when the probes say nothing: there were fewer than two, or none met a solution
struct Estimate {
    double solutions = 0;
    double low = 0, high = 0;
    bool exact = false;          // few enough to be counted: all three are the number
    std::uint64_t at_least = 0;  // counted, so no estimate
    std::uint64_t probes = 0;    // made
    Stop stop = Stop::finished;  // otherwise not all probes were made
};

// Estimates the number of solutions, without bias: Knuth's random descents of the search tree, guided by how much each
// branch strikes, and ended by an exact count.
//
//   limits   time, cancel, and the nodes of all exact counts together; `solutions` is not looked at
//   returns  the same for the same puzzle and options everywhere, unless the limits cut it off
//   errors   none: a puzzle without a solution has 0, exactly
//   cost     a count of up to 100,000 solutions; then for each probe some tenths of a millisecond.  The interval of an
//            empty grid is 2 % wide on each side after 10,000 probes, those of other puzzles mostly narrower
//   threads  safe
//   source   D. E. Knuth, Estimating the Efficiency of Backtrack Programs, 1975; src/search/estimate.cpp
[[nodiscard]] Estimate estimate_solutions(const ClassicPuzzle& puzzle, const EstimateOptions& options = {},
                                          const Limits& limits = {});

// The same of a puzzle of any board: for each probe up to some milliseconds.
[[nodiscard]] Estimate estimate_solutions(const WidePuzzle& puzzle, const EstimateOptions& options = {},
                                          const Limits& limits = {});

// ---- The minimal puzzles within a puzzle: those that are left when givens are dropped until none can be

using OnPuzzle = FunctionRef<void(const Grid& puzzle)>;

struct PuzzleSearch {
    Stop stop = Stop::finished;  // finished: all of them
    std::uint64_t found = 0;
};

// Finds them one after the other, each once.  The first is the one that comes of dropping givens in the order of the
// cells for as long as the puzzle stays proper.
//
//   puzzle    proper
//   limits    stops at `solutions` puzzles (0: all of them), nodes, time, cancel
//   returns   how many, and why it ended
//   errors    Errc::bad_argument for a puzzle that is not proper
//   cost      a search for each given on the way to the first one; there can be very many
//   threads   safe
[[nodiscard]] Result<PuzzleSearch> find_minimal_puzzles(const Grid& puzzle, OnPuzzle on_puzzle,
                                                        const Limits& limits = {.solutions = 0});

// The first of them for each of many puzzles, several times faster.
//
//   puzzles  each proper, and without error where it is not: then what becomes of it means nothing
//   minimal  as many
//   limits   time and cancel, for the whole call
//   returns  finished, or what ended it: then `minimal` holds what was reached
//   errors   none
//   cost     a search for each given, done together; a hundred or more puzzles at a time are best
//   threads  safe
Stop find_first_minimal(std::span<const Grid> puzzles, std::span<Grid> minimal, const Limits& limits = {});

struct WideMinimal {
    std::vector<std::uint8_t> values;  // what was reached
    Stop stop = Stop::finished;
};

// The first of them for a puzzle of any board.
//
//   puzzle   proper, and without error where it is not; a given that goes takes its cell's marks with it
//   limits   nodes, time and cancel, for all searches together
//   errors   none
//   cost     a search for each given
//   threads  safe
[[nodiscard]] WideMinimal find_first_minimal(const WidePuzzle& puzzle, const Limits& limits = {});

struct MinimalRules {
    std::vector<std::uint16_t> rules;  // those that stay, by their numbers among Geometry::rules()
    Geometry board;                    // with these alone
    Stop stop = Stop::finished;
    bool is_certain =
        true;  // each of them was seen to be needed; otherwise one was too hard to ask, and stays
};

// The rules of a puzzle that it needs: in their order each goes without which the solution stays the only one.
//
//   puzzle   proper, of a board that has a name; without error where it is not
//   limits   nodes, time and cancel, for all searches together
//   errors   none
//   cost     a search for each rule, of 20,000 nodes at most
//   threads  safe
[[nodiscard]] MinimalRules find_minimal_rules(const WidePuzzle& puzzle, const Limits& limits = {});

// ---- Neighbours: puzzles that differ in few givens

// Finds every proper puzzle that comes of dropping `dropped` givens and adding `added` others: {-n+m}.  A dropped given
// may come back with another value, not as it was.  Each puzzle comes once; isomorphs are not looked for.
//
//   puzzle    proper or not
//   limits    stops at `solutions` puzzles (0: all of them), nodes, time, cancel
//   returns   how many, and why it ended
//   errors    none
//   cost      for each choice of dropped givens a pass over the sets of candidates to add; docs/research.md.  3 MB
//   threads   safe
[[nodiscard]] PuzzleSearch find_neighbours(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                                           const Limits& limits = {.solutions = 0});

// ---- Unavoidable sets: cells of a solution that can be filled in another way while all other cells stay.  A puzzle of
// that solution is proper exactly when it has a given in every one of them.

struct UnavoidableSearch {
    std::vector<CellSet> sets;  // by size, then by their first cells
    // Finished: all of them; otherwise some may be missing, and some may not be minimal.
    Stop stop = Stop::finished;
    std::uint64_t nodes = 0;
};

// All minimal unavoidable sets (no part of one is unavoidable itself) of at most `most_cells` cells.
//
//   solution    a finished, right grid
//   most_cells  4 is the smallest size there is
//   limits      nodes, time and cancel; `solutions` is not looked at
//   errors      Errc::bad_argument for any other grid
//   cost        20 milliseconds for 12 cells, and about five times as much for each two cells more; memory for the sets
//   threads     safe
//   source      docs/research.md
[[nodiscard]] Result<UnavoidableSearch> find_unavoidable_sets(const Grid& solution, int most_cells,
                                                              const Limits& limits = {});

}  // namespace nonet
