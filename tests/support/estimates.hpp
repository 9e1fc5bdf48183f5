#pragma once
// Measures how often the interval of an estimate includes the true number.

#include <cstdint>

#include "nonet/more/research.hpp"
#include "nonet/solve.hpp"
#include "support/grids.hpp"

namespace nonet::testing {

// Too many solutions to be counted directly by the estimate, and few enough to be counted here.
inline constexpr const char* countable[] = {
    "123456789456789123789123456214365897.............................................",  // 633,312
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2..............",  // 1,985,096
};

struct Coverage {
    int held = 0;      // seeds whose interval includes the truth
    double ratio = 0;  // mean of all estimates, divided by the truth
};

// Estimates with the seeds 0, 1, ...
inline Coverage coverage(const char* text, int seeds, std::uint64_t probes) {
    const ClassicPuzzle puzzle = testing::puzzle(text);
    const auto truth = static_cast<double>(count_solutions(puzzle, {.solutions = 0}).solutions);
    Coverage coverage;
    for (int seed = 0; seed < seeds; ++seed) {
        const Estimate estimate =
            estimate_solutions(puzzle, {.seed = static_cast<std::uint64_t>(seed), .probes = probes});
        coverage.held += !estimate.exact && estimate.low <= truth && truth <= estimate.high;
        coverage.ratio += estimate.solutions / truth / seeds;
    }
    return coverage;
}

}  // namespace nonet::testing
