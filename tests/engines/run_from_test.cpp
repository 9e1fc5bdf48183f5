// Resuming a search at any point: the remaining events are the same.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/text.hpp"
#include "support/grids.hpp"

namespace nonet {
namespace {

using Events = std::vector<Event>;

bool same(const Event& a, const Event& b) {
    return a.kind == b.kind && a.cell == b.cell && a.digit == b.digit;
}

ClassicPuzzle puzzle_of(std::string_view text) { return *parse_classic_puzzle(text); }

constexpr std::string_view x_wing =
    "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
// No solution, although no two givens clash: the whole tree is searched.
constexpr std::string_view contradiction =
    "3165.84..52........87....31..3.1..8.9..863..5.5..9.6..13..7.25........74..52.63..";
// Many solutions.
constexpr std::string_view slip =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

// Resumes at every placed digit of the search, or at some of them if it is long.
void expect_the_same_from_everywhere(const Engine& engine, const auto& puzzle, const Limits& limits) {
    Events whole;
    const Search search =
        *run(engine, puzzle, limits, {}, [&](const Event& event) { whole.push_back(event); });
    const std::size_t every = 1 + whole.size() / 200;
    Events way;
    std::uint64_t placed = 0, tried = 0, taken_back = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        tried += whole[i].kind == Event::Kind::try_digit;
        if (whole[i].kind == Event::Kind::take_back) ++taken_back, way.pop_back();
        if (whole[i].kind != Event::Kind::place) continue;
        way.push_back(whole[i]);
        if (++placed % every != 0) continue;
        std::size_t next = i + 1;
        const auto check = [&](const Event& event) {
            ASSERT_LT(next, whole.size());
            EXPECT_TRUE(same(event, whole[next++]));
        };
        const auto rest = run_from(engine, puzzle, way, limits, check);
        ASSERT_TRUE(rest) << engine.name << " at " << i;
        EXPECT_EQ(next, whole.size()) << engine.name << " at " << i;
        EXPECT_EQ(tried + rest->counters.digit_tries, search.counters.digit_tries);
        EXPECT_EQ(taken_back + rest->counters.backtracks, search.counters.backtracks);
        EXPECT_EQ(placed + rest->counters.nodes, search.counters.nodes);
    }
}

TEST(RunFrom, WhatComesIsWhatCame) {
    for (const Engine* engine : engines()) {
        if (!engine->complete) continue;
        for (std::string_view text : {x_wing, contradiction, slip})
            expect_the_same_from_everywhere(*engine, puzzle_of(text), {.solutions = 1, .nodes = 30'000});
    }
}

TEST(RunFrom, OnOtherBoardsToo) {
    const std::pair<std::string_view, std::string_view> puzzles[] = {
        {"4x4", "................"},
        {"6x6+x", ".6.2..25.......31..................."},
        {"jigsaw:1112122233343444", "1..............2"},
        {"4x4+0..3", "0..............."},
        {"4x4+killer=5:r1c1,r1c2", "................"},
    };
    for (const Engine* engine : engines()) {
        if (!engine->complete) continue;
        for (const auto& [name, text] : puzzles)
            expect_the_same_from_everywhere(*engine, *parse_board_puzzle(text, *parse_board(name)),
                                            {.solutions = 1, .nodes = 3'000});
    }
}

TEST(RunFrom, ShowsTheSolutionsBehindTheMoment) {
    const BoardPuzzle puzzle = *parse_board_puzzle("................", *parse_board("4x4"));
    const Event way[] = {{Event::Kind::place, 0, 3}};  // 4 in the first cell
    std::uint64_t seen = 0;
    const auto count = [&](std::span<const std::uint8_t> values) { seen += values[0] == 4; };
    const auto search = run_from(engine::row, puzzle, way, {.solutions = 0}, [](const Event&) {}, count);
    ASSERT_TRUE(search);
    EXPECT_EQ(search->solutions, 288u / 4);
    EXPECT_EQ(seen, search->solutions);
}

TEST(RunFrom, NodesAreCountedFromThere) {
    const Event first{Event::Kind::place, 1, 2};  // 3 in r1c2
    const auto search =
        run_from(engine::row, puzzle_of(x_wing), {&first, 1}, {.nodes = 5}, [](const Event&) {});
    ASSERT_TRUE(search);
    EXPECT_EQ(search->stop, Stop::budget);
    EXPECT_EQ(search->counters.nodes, 5u);
}

TEST(RunFrom, AWayThatTheEngineDoesNotComeIsAnError) {
    const auto code = [](const Engine& engine, std::initializer_list<Event> way) {
        const auto search = run_from(engine, puzzle_of(x_wing), Events(way), {}, [](const Event&) {});
        return search ? Errc{} : search.error().code;
    };
    const auto place = Event::Kind::place;
    EXPECT_EQ(code(engine::row, {{place, 1, 0}}), Errc::bad_argument);     // the row has a 1
    EXPECT_EQ(code(engine::row, {{place, 2, 2}}), Errc::bad_argument);     // r1c2 comes first
    EXPECT_EQ(code(engine::row, {{place, 1000, 2}}), Errc::bad_argument);  // no cell
    EXPECT_EQ(code(engine::logic, {{place, 1, 2}}), Errc::bad_argument);   // it chooses nothing
}

}  // namespace
}  // namespace nonet
