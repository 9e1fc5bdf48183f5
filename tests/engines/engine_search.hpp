#pragma once
// Engines on random small boards, compared with brute force.

#include <gtest/gtest.h>

#include <array>
#include <map>

#include "engines/registry.hpp"
#include "support/random_boards.hpp"

namespace nonet::testing {

inline constexpr std::size_t most = 100;
inline constexpr Limits patience{.solutions = most, .nodes = 20'000};

struct Found {
    Search search;
    Solutions solutions;
};

inline Found search_by(const Engine& engine, const BoardPuzzle& puzzle, const Limits& limits,
                       OnEvent on_event = {}) {
    Found found;
    const auto keep = [&](std::span<const std::uint8_t> values) {
        EXPECT_TRUE(found.solutions.insert({values.begin(), values.end()}).second) << "each once";
    };
    found.search = *run(engine, puzzle, limits, keep, on_event);
    EXPECT_EQ(found.solutions.size(), found.search.solutions);
    return found;
}

inline void expect_those(const Found& found, const Solutions& all, const Geometry& board) {
    for (const auto& values : found.solutions) EXPECT_TRUE(ObviousBoard::is_right(board, values));
    if (found.search.stop == Stop::budget) return;
    EXPECT_EQ(found.search.stop, all.size() >= most ? Stop::solutions : Stop::finished);
    if (all.size() < most) {
        EXPECT_EQ(found.solutions, all);
    }
}

// Checks only proved outcomes: the one solution, or that there is none.
inline void expect_proved(const Found& found, const Solutions& all) {
    if (found.search.stop == Stop::stuck || found.search.stop == Stop::budget)
        EXPECT_TRUE(found.solutions.empty());
    else
        EXPECT_EQ(found.solutions, all);
}

inline void expect_solutions_seen_by_trying(std::uint64_t puzzles, std::uint64_t seed) {
    std::array<int, 3> kinds{};
    std::map<std::string_view, int> finished;
    for (std::uint64_t number = 0; number < puzzles; ++number) {
        SCOPED_TRACE(number);
        Rng rng(seed, number);
        const BoardPuzzle puzzle = random_board_puzzle(rng);
        ObviousBoard obvious(puzzle);
        const Solutions all = obvious.solutions(most);
        if (obvious.gave_up()) continue;
        ++kinds[std::min<std::size_t>(all.size(), 2)];
        for (const Engine* engine : engines()) {
            if (!engine->takes_marks && !puzzle.marks.empty()) {
                EXPECT_EQ(run(*engine, puzzle, {}).error().code, Errc::unsupported);
                continue;
            }
            SCOPED_TRACE(engine->name);
            const Found found = search_by(*engine, puzzle, patience);
            finished[engine->name] += found.search.stop == Stop::finished;
            engine->complete ? expect_those(found, all, puzzle.geometry) : expect_proved(found, all);
        }
        if (::testing::Test::HasFailure()) break;
    }
    for (int count : kinds) EXPECT_GT(count, 30);
    for (const Engine* engine : engines()) EXPECT_GT(finished[engine->name], 100) << engine->name;
}

}  // namespace nonet::testing
