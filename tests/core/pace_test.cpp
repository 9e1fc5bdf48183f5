#include "core/pace.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace nonet {
namespace {

using namespace std::chrono_literals;

// Spends nodes of two milliseconds, or more on a busy machine.
int spend_slowly(Pace& pace, Budget& budget, int most) {
    int nodes = 0;
    for (; nodes < most && !pace.spend(budget); ++nodes) std::this_thread::sleep_for(2ms);
    return nodes;
}

TEST(Pace, LooksAtEachNodeIfNodesTakeLong) {
    std::atomic<bool> cancel = false;
    Pace pace;
    Budget budget({.cancel = &cancel});
    EXPECT_EQ(spend_slowly(pace, budget, 20), 20);
    cancel = true;
    EXPECT_LE(spend_slowly(pace, budget, 20), 1);
    EXPECT_EQ(budget.why(), Stop::cancelled);
}

TEST(Pace, EndsWhenTheTimeIsOver) {
    Pace pace;
    Budget budget({.time = 20ms});
    EXPECT_LE(spend_slowly(pace, budget, 1000), 12);
    EXPECT_EQ(budget.why(), Stop::budget);
}

TEST(Pace, SeesSoonThatNodesHaveBecomeSlow) {
    Pace pace;
    Budget budget({.time = 20ms});
    for (int i = 0; i < 10'000 && !budget.stopped(); ++i) pace.spend(budget);
    EXPECT_LE(spend_slowly(pace, budget, 1000), 300);
}

TEST(Pace, SeesTheCancelFlag) {
    std::atomic<bool> cancel = false;
    Pace pace;
    Budget budget({.cancel = &cancel});
    for (int i = 0; i < 3000; ++i) ASSERT_FALSE(pace.spend(budget));
    cancel = true;
    int more = 0;
    while (!pace.spend(budget)) ASSERT_LT(++more, 300);
    EXPECT_EQ(budget.why(), Stop::cancelled);
}

TEST(Pace, AllowsExactlyTheAskedNodes) {
    Pace pace;
    Budget budget({.nodes = 5});
    for (int i = 0; i < 5; ++i) EXPECT_FALSE(pace.spend(budget)) << i;
    EXPECT_TRUE(pace.spend(budget));
    EXPECT_EQ(budget.nodes(), 5u);
}

TEST(HalfOf, HalvesTheTimeAndNothingElse) {
    EXPECT_EQ(half_of({.nodes = 5, .time = 4ms}).time, 2ms);
    EXPECT_EQ(half_of({.nodes = 5, .time = 4ms}).nodes, 5u);
    EXPECT_EQ(half_of({.time = 1ns}).time, 1ns);  // 0 would be no limit
    EXPECT_EQ(half_of({}).time, 0ns);
}

}  // namespace
}  // namespace nonet
