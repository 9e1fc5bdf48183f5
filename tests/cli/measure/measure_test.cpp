#include "measure/measure.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace nonet::cli {
namespace {

// A contender with known times: it takes them from a list, one after the other.
struct Known {
    std::vector<Seconds> times;
    std::size_t next = 0;
    std::vector<std::pair<std::size_t, std::size_t>> pieces;

    Contender contender(bool whole) {
        return {"known",
                [this](std::size_t begin, std::size_t end) {
                    pieces.emplace_back(begin, end);
                    return times[next++ % times.size()];
                },
                whole,
                {}};
    }
};

const std::atomic<bool> never{false};

TEST(Measure, SumsTheLeastAndTheMedianOfEachPiece) {
    // Two pieces, three repetitions: 5 1 3 and 20 60 40.
    Known known{{{5, 50}, {20, 2}, {1, 10}, {60, 6}, {3, 30}, {40, 4}}, 0, {}};
    std::vector contenders{known.contender(false)};
    measure(contenders, 10, 6, 3, never);
    const Timing timing = timing_of(contenders[0]);
    EXPECT_EQ(timing.least, 1 + 20);
    EXPECT_EQ(timing.median, 3 + 40);
    EXPECT_EQ(timing.wall, 30 + 4);
}

TEST(Measure, EveryPuzzleIsWorkedOnOnceInEachRepetition) {
    Known pieces{{{1, 1}}, 0, {}}, whole{{{1, 1}}, 0, {}};
    std::vector contenders{pieces.contender(false), whole.contender(true)};
    measure(contenders, 10, 4, 2, never);
    using Pieces = std::vector<std::pair<std::size_t, std::size_t>>;
    EXPECT_EQ(pieces.pieces, (Pieces{{0, 4}, {4, 8}, {8, 10}, {0, 4}, {4, 8}, {8, 10}}));
    EXPECT_EQ(whole.pieces, (Pieces{{0, 10}, {0, 10}}));
}

TEST(Measure, CancelEndsIt) {
    std::atomic<bool> cancel{false};
    int runs = 0;
    std::vector<Contender> contenders{{"cancels",
                                       [&](std::size_t, std::size_t) {
                                           cancel = ++runs == 3;
                                           return Seconds{};
                                       },
                                       false,
                                       {}}};
    measure(contenders, 10, 1, 5, cancel);
    EXPECT_EQ(runs, 3);
}

TEST(Measure, APieceTakesSomeMilliseconds) {
    EXPECT_EQ(piece_size(1000, 3), 32u);  // the minimum
    EXPECT_EQ(piece_size(100'000, 3), 100u);
    EXPECT_EQ(piece_size(500, 0.000'1), 500u);  // all in one piece
    EXPECT_EQ(piece_size(10, 100), 10u);
}

}  // namespace
}  // namespace nonet::cli
