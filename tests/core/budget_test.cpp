#include "core/budget.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Budget, AllowsExactlyTheAskedNodes) {
    Budget budget({.nodes = 5});
    for (int i = 0; i < 5; ++i) EXPECT_FALSE(budget.spend()) << i;
    EXPECT_TRUE(budget.spend());
    EXPECT_TRUE(budget.spend());
    EXPECT_EQ(budget.nodes(), 5u);
    EXPECT_EQ(budget.why(), Stop::budget);
}

TEST(Budget, WithoutLimitsNeverStops) {
    Budget budget(Limits{});
    for (int i = 0; i < 100'000; ++i) ASSERT_FALSE(budget.spend());
    EXPECT_EQ(budget.nodes(), 100'000u);
    EXPECT_EQ(budget.why(), Stop::finished);
}

TEST(Budget, SeesARaisedFlagAtTheFirstNode) {
    const std::atomic<bool> cancel = true;
    Budget budget({.cancel = &cancel});
    EXPECT_TRUE(budget.spend());
    EXPECT_EQ(budget.why(), Stop::cancelled);
}

TEST(Budget, SeesAFlagRaisedLaterWithinSomeThousandNodes) {
    std::atomic<bool> cancel = false;
    Budget budget({.cancel = &cancel});
    for (int i = 0; i < 3000; ++i) ASSERT_FALSE(budget.spend());
    cancel = true;
    int more = 0;
    while (!budget.spend()) ASSERT_LT(++more, 2000);
    EXPECT_EQ(budget.why(), Stop::cancelled);
}

TEST(Budget, EndsWhenItsTimeIsOver) {
    using namespace std::chrono_literals;
    Budget budget({.time = 2ms});
    const auto start = std::chrono::steady_clock::now();
    while (!budget.spend()) ASSERT_LT(std::chrono::steady_clock::now() - start, 10s);
    EXPECT_GE(std::chrono::steady_clock::now() - start, 2ms);
    EXPECT_EQ(budget.why(), Stop::budget);
}

TEST(Budget, TakesTheLongestTimeThereIs) {
    Budget budget({.time = std::chrono::nanoseconds::max()});
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, KeepsTheFirstReason) {
    Budget budget({.nodes = 1});
    budget.stop(Stop::solutions);
    budget.stop(Stop::cancelled);
    EXPECT_TRUE(budget.spend());
    EXPECT_EQ(budget.why(), Stop::solutions);
}

}  // namespace
}  // namespace nonet
