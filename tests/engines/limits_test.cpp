// Every engine under every limit.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "nonet/more/engines.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;
using namespace std::chrono_literals;

TEST(Limits, NodesAreCountedAndNeverExceeded) {
    for (const Engine* engine : complete_engines())
        for (std::uint64_t nodes : {1, 2, 3, 50, 5000}) {
            const auto search = run(*engine, ClassicPuzzle{}, {.solutions = 0, .nodes = nodes});
            EXPECT_EQ(search->stop, Stop::budget) << engine->name;
            EXPECT_EQ(search->counters.nodes, nodes) << engine->name;
        }
}

TEST(Limits, ASearchThatFitsItsBudgetFinishes) {
    for (const Engine* engine : engines()) {
        const auto free = run(*engine, puzzle(known::classic), {});
        const auto exact = run(*engine, puzzle(known::classic), {.nodes = free->counters.nodes});
        EXPECT_EQ(exact->stop, Stop::finished) << engine->name;
        EXPECT_EQ(exact->counters, free->counters) << engine->name;
        if (free->counters.nodes == 1) continue;
        const auto short_of_one = run(*engine, puzzle(known::classic), {.nodes = free->counters.nodes - 1});
        EXPECT_EQ(short_of_one->stop, Stop::budget) << engine->name;
    }
}

TEST(Limits, SolutionsStopTheSearchAtTheAskedNumber) {
    for (const Engine* engine : complete_engines())
        for (std::uint64_t wanted : {1, 2, 100}) {
            const auto search = run(*engine, ClassicPuzzle{}, {.solutions = wanted});
            EXPECT_EQ(search->stop, Stop::solutions) << engine->name;
            EXPECT_EQ(search->solutions, wanted) << engine->name;
            EXPECT_EQ(list(*engine, ClassicPuzzle{}, wanted).size(), wanted) << engine->name;
        }
}

TEST(Limits, TimeEndsAnEndlessSearch) {
    for (const Engine* engine : complete_engines()) {
        const auto start = std::chrono::steady_clock::now();
        const auto search = run(*engine, ClassicPuzzle{}, {.solutions = 0, .time = 20ms});
        EXPECT_EQ(search->stop, Stop::budget) << engine->name;
        EXPECT_LT(std::chrono::steady_clock::now() - start, 5s) << engine->name;
    }
}

TEST(Limits, AFlagRaisedDuringTheSearchEndsIt) {
    for (const Engine* engine : complete_engines()) {
        std::atomic<bool> cancel = false;
        std::uint64_t found = 0;
        const auto cancel_soon = [&](const Grid&) {
            if (++found == 10) cancel = true;
        };
        const auto search = run(*engine, ClassicPuzzle{}, {.solutions = 0, .cancel = &cancel}, cancel_soon);
        EXPECT_EQ(search->stop, Stop::cancelled) << engine->name;
        EXPECT_LT(found, 5000u) << engine->name;
    }
}

TEST(Limits, AFlagRaisedBeforehandLetsNothingBegin) {
    const std::atomic<bool> cancel = true;
    for (const Engine* engine : complete_engines()) {
        const auto search = run(*engine, puzzle(known::classic), {.cancel = &cancel});
        EXPECT_EQ(search->stop, Stop::cancelled) << engine->name;
        EXPECT_EQ(search->counters.digit_tries, 0u) << engine->name;
    }
}

// The reported events match the counters, and the placed digits form the solution.
TEST(Events, AgreeWithTheCounters) {
    for (const Engine* engine : complete_engines())
        for (const char* given : {known::classic, known::easy, known::classic_solution}) {
            std::uint64_t tries = 0, places = 0, backs = 0, solutions = 0;
            std::vector<std::pair<Cell, Digit>> placed;
            Grid shown;
            const auto on_event = [&](const Event& event) {
                switch (event.kind) {
                    case Event::Kind::try_digit: ++tries; break;
                    case Event::Kind::place: ++places, placed.emplace_back(event.cell, event.digit); break;
                    case Event::Kind::take_back:
                        ++backs;
                        ASSERT_EQ(placed.back(), std::pair(event.cell, event.digit)) << engine->name;
                        placed.pop_back();
                        break;
                    case Event::Kind::solution: ++solutions; break;
                }
            };
            const auto keep = [&](const Grid& solution) {
                shown = solution;
                for (auto [cell, digit] : placed) EXPECT_EQ(solution[cell], digit + 1) << engine->name;
            };
            const auto search = run(*engine, puzzle(given), {}, keep, on_event);
            EXPECT_EQ(tries, search->counters.digit_tries) << engine->name;
            EXPECT_EQ(places + 1, search->counters.nodes) << engine->name;
            EXPECT_EQ(backs, search->counters.backtracks) << engine->name;
            EXPECT_EQ(solutions, 1u) << engine->name;
            EXPECT_EQ(shown.filled(), cell_count) << engine->name;
        }
}

}  // namespace
}  // namespace nonet
