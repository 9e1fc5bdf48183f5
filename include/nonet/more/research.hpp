#pragma once
// Research functions (docs/research.md): the approximate number of solutions, the minimal puzzles within a puzzle, the
// neighbours of a puzzle, and the unavoidable sets of a solution.

#include <cstdint>
#include <span>
#include <vector>

#include "nonet/function_ref.hpp"
#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"

namespace nonet {

// ---- The approximate number of solutions, if there are too many to count

struct EstimateOptions {
    std::uint64_t seed = 1;
    std::uint64_t probes = 10'000;  // four times as many halve the width of the interval
};

// An estimate unless `exact`.
//
//   the interval  mean of the probes -/+ 1.96 standard errors: for about 95 of a hundred seeds it contains the true
//                 number, for 92 with only some hundred probes. `low` is never less than `at_least`. `high` is infinite
//                 if the probes say nothing: there were fewer than two, or none reached a solution
struct Estimate {
    double solutions = 0;
    double low = 0, high = 0;
    bool exact = false;          // few enough to count: all three are the exact number
    std::uint64_t at_least = 0;  // counted, not estimated
    std::uint64_t probes = 0;    // made
    Stop stop = Stop::finished;  // otherwise not all probes were made
};

// Estimates the number of solutions without bias, by Knuth's random descents of the search tree. The descents are guided
// by how much each branch removes, and end in an exact count.
//
//   limits   time, cancel, and the nodes of all exact counts together; `solutions` is ignored
//   returns  the same for the same puzzle and options everywhere, unless the limits cut it off
//   errors   none: a puzzle without a solution has 0, exactly
//   cost     a count of up to 100,000 solutions; then for each probe some tenths of a millisecond.  The interval of an
//            empty grid is 2 % wide on each side after 10,000 probes, those of other puzzles mostly narrower
//   threads  safe
//   source   D. E. Knuth, Estimating the Efficiency of Backtrack Programs, 1975; src/search/estimate.cpp
[[nodiscard]] Estimate estimate_solutions(const Puzzle& puzzle, const EstimateOptions& options = {},
                                          const Limits& limits = {});

// ---- The minimal puzzles within a puzzle: drop givens until none can be dropped

using OnPuzzle = FunctionRef<void(const Grid& puzzle)>;

struct PuzzleSearch {
    Stop stop = Stop::finished;  // finished: all were found
    std::uint64_t found = 0;
};

// Finds each minimal puzzle once. The first one results from dropping givens in the order of the cells as long as the
// puzzle stays proper.
//
//   puzzle    proper
//   limits    stops at `solutions` puzzles (0: all of them), nodes, time, cancel
//   returns   how many were found, and why it ended
//   errors    Errc::bad_argument for a puzzle that is not proper
//   cost      a search for each given on the way to the first one; there can be very many
//   threads   safe
[[nodiscard]] Result<PuzzleSearch> find_minimal_puzzles(const Grid& puzzle, OnPuzzle on_puzzle,
                                                        const Limits& limits = {.solutions = 0});

// Finds the first minimal puzzle for each of many puzzles, several times faster.
//
//   puzzles  each should be proper; for others there is no error, but their result is meaningless
//   minimal  as many as puzzles
//   limits   time and cancel, for the whole call
//   returns  finished, or the limit that ended it: then `minimal` holds the puzzles as far as they were reduced
//   errors   none
//   cost     a search for each given, done together; a hundred or more puzzles at a time are best
//   threads  safe
Stop find_first_minimal(std::span<const Grid> puzzles, std::span<Grid> minimal, const Limits& limits = {});

struct MinimalPuzzle {
    std::vector<std::uint8_t> values;  // the puzzle as far as it was reduced
    Stop stop = Stop::finished;
};

// Finds the first minimal puzzle for a puzzle of any board.
//
//   puzzle   should be proper; for another there is no error. Dropping a given also drops the marks of its cell
//   limits   nodes, time and cancel, for all searches together
//   errors   none
//   cost     a search for each given
//   threads  safe
[[nodiscard]] MinimalPuzzle find_first_minimal(const Puzzle& puzzle, const Limits& limits = {});

struct MinimalRules {
    std::vector<std::uint16_t> rules;  // the remaining ones, by their index in Geometry::rules()
    Geometry board;                    // with these rules alone
    Stop stop = Stop::finished;
    bool is_certain = true;  // each was shown to be needed; otherwise one was too hard to decide, and stays
};

// Finds the rules that a puzzle needs: tries them in order and drops each one without which the solution stays unique.
//
//   puzzle   should be proper; its board must have a name. For one that is not proper there is no error
//   limits   nodes, time and cancel, for all searches together
//   errors   none
//   cost     a search for each rule, of 20,000 nodes at most
//   threads  safe
[[nodiscard]] MinimalRules find_minimal_rules(const BoardPuzzle& puzzle, const Limits& limits = {});

// ---- Neighbours: puzzles that differ in few givens

// Finds every proper puzzle that results from dropping `dropped` givens and adding `added` others: {-n+m}. A dropped
// given may come back with another value, but not unchanged. Each puzzle is reported once; isomorphs are not removed.
//
//   puzzle    proper or not
//   limits    stops at `solutions` puzzles (0: all of them), nodes, time, cancel
//   returns   how many were found, and why it ended
//   errors    none
//   cost      for each choice of dropped givens a pass over the sets of candidates to add; docs/research.md.  3 MB
//   threads   safe
[[nodiscard]] PuzzleSearch find_neighbours(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                                           const Limits& limits = {.solutions = 0});

// ---- Unavoidable sets: cells of a solution that can be filled differently while all other cells stay. A puzzle with
// that solution is proper exactly if every one of them contains a given.

struct UnavoidableSearch {
    std::vector<CellSet> sets;  // by size, then by their first cells
    // Finished: all were found; otherwise some may be missing, and some may not be minimal.
    Stop stop = Stop::finished;
    std::uint64_t nodes = 0;
};

// Finds all minimal unavoidable sets of at most `most_cells` cells. Minimal means that no part of the set is unavoidable.
//
//   solution    a finished, right grid
//   most_cells  4 is the smallest size that occurs
//   limits      nodes, time and cancel; `solutions` is ignored
//   errors      Errc::bad_argument for any other grid
//   cost        20 milliseconds for 12 cells, and about five times as much for each two cells more; memory for the sets
//   threads     safe
//   source      docs/research.md
[[nodiscard]] Result<UnavoidableSearch> find_unavoidable_sets(const Grid& solution, int most_cells,
                                                              const Limits& limits = {});

}  // namespace nonet
