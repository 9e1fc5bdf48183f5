// Every size of set, compared with examining all sets of bits.

#include "techniques/subsets.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <utility>
#include <vector>

#include "core/rng.hpp"

namespace nonet {
namespace {

using Found = std::vector<std::pair<unsigned, unsigned>>;  // subset, united

Found by_counting(const std::array<std::uint16_t, side>& masks, unsigned items, int size, int limit) {
    Found found;
    for (unsigned subset = 0; subset < 1u << side; ++subset) {
        if ((subset & ~items) != 0 || std::popcount(subset) != size) continue;
        unsigned united = 0;
        for (int item = 0; item < side; ++item)
            if (subset >> item & 1) united |= masks[static_cast<std::size_t>(item)];
        if (std::popcount(united) <= limit) found.emplace_back(subset, united);
    }
    return found;
}

TEST(Subsets, OfEverySizeAreVisitedAscending) {
    Rng rng(1, 1);
    for (int round = 0; round < 50; ++round) {
        std::array<std::uint16_t, side> masks{};
        for (auto& mask : masks) mask = static_cast<std::uint16_t>(rng.below(512) & rng.below(512));
        const auto items = static_cast<std::uint16_t>(rng.below(512) | rng.below(512));
        for (int size = 0; size <= side; ++size)
            for (int limit : {size, side}) {
                Found found;
                const bool stopped = for_each_union(masks, items, size, limit, [&](auto subset, auto united) {
                    found.emplace_back(subset, united);
                    return false;
                });
                EXPECT_FALSE(stopped);
                EXPECT_EQ(found, by_counting(masks, items, size, limit)) << size << " of " << items;
            }
    }
}

}  // namespace
}  // namespace nonet
