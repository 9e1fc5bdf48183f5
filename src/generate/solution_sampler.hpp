#pragma once
// Random solutions: each of the 6,670,903,752,021,072,936,960 finished grids is equally likely.

#include <array>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"
#include "generate/band_orders.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

// Draws finished grids by rejection.
//
//   1. The first band. Its first box is 123/456/789; draw one of the 56 * 6^6 ways to complete the other two.
//   2. In each stack, which digits go to which column of the middle box: 56 ways; the rest go to the lowest box.
//   3. A band whose columns are known as sets can be ordered in f ways, and f is at most 1,728. Keep the draw with the
//      probability f(middle) / 1728 * f(lowest) / 1728; otherwise start again at step 1.
//   4. For each of the two bands, one of the f orders.
//   5. New names for the digits.
//
// In one round, every grid has the same probability 1 / (56 * 6^6 * 56^3 * 1728^2 * 9!).
//
// Two boxes of a band bound its f, mostly well below 1,728. So the number that decides step 3 is drawn early, and most
// draws are rejected before the third stack is drawn.
//
//   cost     75 rounds on average, about 3 microseconds; 128 KB for a cache of orders()
//   threads  one sampler per thread; the cache changes no result
class SolutionSampler {
 public:
    SolutionSampler();

    Grid next(Rng& rng);

    // f: the number of ways to order the columns so that each row holds every digit.
    std::uint32_t orders(const BoxColumns& columns);

 private:
    struct Known {
        std::uint64_t key = 0;  // 0: free
        std::uint32_t orders = 0;
    };
    std::vector<Known> known_;  // a hash table; its size is a power of two
};

}  // namespace nonet::generate
