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

TEST(Budget, SaysWhatIsLeft) {
    using namespace std::chrono_literals;
    std::atomic<bool> cancel = false;
    Budget budget({.nodes = 5, .time = 1h, .cancel = &cancel});
    for (int i = 0; i < 3; ++i) budget.spend();
    EXPECT_EQ(budget.left().nodes, 2u);
    EXPECT_GT(budget.left().time, 59min);
    EXPECT_LE(budget.left().time, 1h);
    EXPECT_EQ(budget.left().cancel, &cancel);
    for (int i = 0; i < 3; ++i) budget.spend();
    EXPECT_EQ(budget.left().nodes, 1u);  // 0 would be no limit
    EXPECT_EQ(Budget({}).left().nodes, 0u);
    EXPECT_EQ(Budget({}).left().time, 0ns);
    EXPECT_EQ(Budget({.time = 1ns}).left().time, 1ns);
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
