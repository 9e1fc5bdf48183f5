// Checks that 95 % means 95 %: a hundred seeds, with more probes than in the quick test.

#include <gtest/gtest.h>

#include <cstdio>

#include "support/estimates.hpp"

namespace nonet {
namespace {

TEST(EstimateInFull, HoldsTheCountAsOftenAsItSays) {
    for (const char* text : testing::countable) {
        const testing::Coverage found = testing::coverage(text, 100, 1600);
        std::printf("%s: %d of 100 intervals hold the count; mean of all %.4f of it\n", text, found.held,
                    found.ratio);
        EXPECT_NEAR(found.held, 95, 7);  // three standard deviations
        EXPECT_NEAR(found.ratio, 1, 0.015);
    }
}

}  // namespace
}  // namespace nonet
