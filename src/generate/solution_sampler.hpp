#pragma once
// Random solutions: every one of the 6,670,903,752,021,072,936,960 finished grids with the same chance.

#include <array>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"
#include "generate/band_orders.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

// Draws finished grids by rejection.
//
//   1. The first band.  Its first box is 123/456/789; the other two can be completed in 56 * 6^6 ways: one of them.
//   2. In each stack, which digits go to which column of the middle box: 56 ways; the rest go to the lowest box.
//   3. A band of which the columns are known as sets can be put in order in f ways, and f is at most 1,728.
//      Keep the draw with the chance f(middle) / 1728 * f(lowest) / 1728; otherwise begin again at step 1.
//   4. For each of the two bands, one of the f orders.
//   5. New names for the digits.
//
// In one round, each grid comes out with the chance 1 / (56 * 6^6 * 56^3 * 1728^2 * 9!), whatever grid it is.
//
// Two boxes of a band bound its f, mostly well below 1,728.  So the number that decides step 3 is drawn early, and most
// draws are thrown away before anything is known of the third stack.
//
//   cost     75 rounds on average, about 3 microseconds; 128 KB for answers of orders() met before
//   threads  one sampler per thread; what it remembers changes no result
class SolutionSampler {
 public:
    SolutionSampler();

    Grid next(Rng& rng);

    // f: in how many ways the columns can be put in order, so that each row holds every digit.
    std::uint32_t orders(const BoxColumns& columns);

 private:
    struct Known {
        std::uint64_t key = 0;  // 0: free
        std::uint32_t orders = 0;
    };
    std::vector<Known> known_;  // a hash table; its size is a power of two
};

}  // namespace nonet::generate
