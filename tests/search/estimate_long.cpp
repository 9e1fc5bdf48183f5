// Whether 95 % means 95 %: four hundred seeds.

#include <gtest/gtest.h>

#include <cstdio>

#include "support/estimates.hpp"

namespace nonet {
namespace {

TEST(EstimateInFull, HoldsTheCountAsOftenAsItSays) {
    for (const char* text : testing::countable) {
        const testing::Coverage found = testing::coverage(text, 400, 400);
        std::printf("%s: %d of 400 intervals hold the count; mean of all %.4f of it\n", text, found.held,
                    found.ratio);
        EXPECT_NEAR(found.held, 380, 15);  // three and a half standard deviations
        EXPECT_NEAR(found.ratio, 1, 0.015);
    }
}

}  // namespace
}  // namespace nonet
