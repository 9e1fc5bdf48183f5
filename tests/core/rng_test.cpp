#include "core/rng.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace nonet {
namespace {

// The golden numbers below were computed by another program in another language: a seed must give the same puzzles on
// every platform and in every version.
TEST(Rng, GivesTheSameNumbersEverywhere) {
    constexpr std::uint64_t highest = ~std::uint64_t{0};
    struct Case {
        std::uint64_t seed, stream, first, second, third;
    };
    const Case cases[] = {
        {0, 0, 0xbe830d84f1b9f86f, 0xbfe9852791e0a4c0, 0xab15c0c3fb44e7d1},
        {1, 0, 0xc77b6107c66edf7b, 0xb4da9dc4018569d1, 0x4916a262fd51a42c},
        {0, 1, 0x02513bce5c1db315, 0x6a3524a5b202e546, 0x315ddd7d8ca0a495},
        {20261121, 7, 0x0697140a8ab46b22, 0x2a0dee7951f54c5b, 0x51ffda860972295b},
        {highest, highest, 0x384d7fdbafd12851, 0x520d7e1d921808cb, 0xd8cf8c34c06794d2},
    };
    for (const auto& c : cases) {
        Rng rng(c.seed, c.stream);
        EXPECT_EQ(rng.next(), c.first);
        EXPECT_EQ(rng.next(), c.second);
        EXPECT_EQ(rng.next(), c.third);
    }
}

TEST(Rng, BelowGivesTheSameNumbersEverywhere) {
    Rng rng(42);
    std::vector<std::uint32_t> drawn;
    for (int i = 0; i < 20; ++i) drawn.push_back(rng.below(9));
    EXPECT_EQ(drawn,
              (std::vector<std::uint32_t>{8, 2, 1, 8, 6, 7, 1, 1, 8, 5, 4, 8, 0, 7, 3, 6, 3, 6, 1, 1}));

    // A bound that rejects three draws in ten.
    Rng large(42);
    drawn.clear();
    for (int i = 0; i < 6; ++i) drawn.push_back(large.below(3'000'000'000));
    EXPECT_EQ(drawn, (std::vector<std::uint32_t>{2740135219, 827362148, 382765721, 2697811970, 2329140149,
                                                 2522470426}));
}

TEST(Rng, ShuffleGivesTheSameOrderEverywhere) {
    Rng rng(42);
    std::vector<int> items(9);
    std::iota(items.begin(), items.end(), 1);
    rng.shuffle(std::span(items));
    EXPECT_EQ(items, (std::vector<int>{2, 8, 7, 5, 4, 6, 1, 3, 9}));
}

TEST(Rng, BelowReachesEveryNumberAboutEquallyOften) {
    Rng rng(1);
    std::array<int, 9> times{};
    for (int i = 0; i < 90'000; ++i) ++times[rng.below(9)];
    for (int count : times) EXPECT_NEAR(count, 10'000, 500);  // five standard deviations
    EXPECT_EQ(rng.below(1), 0u);
}

TEST(Rng, WorksAtCompileTime) {
    constexpr auto first = [] {
        Rng rng(0);
        return rng.next();
    }();
    EXPECT_EQ(first, 0xbe830d84f1b9f86f);
}

}  // namespace
}  // namespace nonet
