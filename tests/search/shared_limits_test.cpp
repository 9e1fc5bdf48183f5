#include "search/shared_limits.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(SharedLimits, LaterSearchesHaveTheNodesThatEarlierOnesLeft) {
    SharedLimits shared({.nodes = 1000});
    std::uint64_t nodes = 0;
    for (int search = 0; search < 5; ++search)
        nodes += shared.run(default_engine(), {}, 0, {}, 300).counters.nodes;
    EXPECT_EQ(shared.why(), Stop::budget);
    EXPECT_GT(nodes, 900u);
    EXPECT_LE(nodes, 1000u);
}

TEST(SharedLimits, ABatchSharesTheNodesThatAreLeft) {
    SharedLimits shared({.nodes = 1000});
    const std::uint64_t spent = shared.run(default_engine(), {}, 0, {}, 300).counters.nodes;
    EXPECT_EQ(shared.why(), Stop::finished);
    std::uint64_t each = 0;
    shared.run_batch(7, 2, [&](const Limits& limits) {
        each = limits.nodes;
        return SharedLimits::Spent{};
    });
    EXPECT_EQ(each, (1000 - spent) / 7);
}

}  // namespace
}  // namespace nonet
