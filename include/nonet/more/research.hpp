#pragma once
// How many solutions, about, where there are too many to count.

#include <cstdint>

#include "nonet/limits.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

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
//   cost     a count of up to 100,000 solutions; then for each probe about a tenth of a millisecond.  The interval of an
//            empty grid is 2 % wide on each side after 10,000 probes, those of other puzzles mostly narrower
//   threads  safe
//   source   D. E. Knuth, Estimating the Efficiency of Backtrack Programs, 1975; src/search/estimate.cpp
Estimate estimate_solutions(const ClassicPuzzle& puzzle, const EstimateOptions& options = {},
                            const Limits& limits = {});

}  // namespace nonet
