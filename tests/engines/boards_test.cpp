// Every engine on every board: its solutions equal those of brute force, and its events agree.

#include <gtest/gtest.h>

#include <atomic>

#include "engine_search.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/rules.hpp"

namespace nonet::testing {
namespace {

TEST(EnginesOnBoards, FindTheSolutionsThatAreSeenByTrying) { expect_solutions_seen_by_trying(1'000, 3); }

// Rules of many cells: the solutions are those of the 288 grids of 4 x 4 for which the rule holds.
TEST(EnginesOnBoards, FindTheGridsThatRulesOfManyCellsLeave) {
    const std::vector<std::uint8_t> none(16);
    const Solutions plain =
        search_by(*find_engine("row"), {*parse_board("4x4"), none, {}}, {.solutions = 0}).solutions;
    ASSERT_EQ(plain.size(), 288u);
    int solvable = 0;
    for (const RuleInfo& rule : rule_infos()) {
        const Geometry board = *parse_board("4x4+" + std::string(rule.example));
        Solutions expected;
        for (const auto& values : plain)
            if (rule_holds(board, board.rules()[0], values)) expected.insert(values);
        solvable += !expected.empty();
        for (const Engine* engine : engines()) {
            SCOPED_TRACE(std::string(rule.example) + ' ' + std::string(engine->name));
            const Found found = search_by(*engine, {board, none, {}}, {.solutions = 0, .nodes = 100'000});
            if (engine->complete)
                EXPECT_EQ(found.solutions, expected);
            else
                expect_proved(found, expected);
        }
    }
    EXPECT_GT(solvable, 40);
}

// A rule whose cells are all given is checked, though no cell of it is ever filled.
TEST(EnginesOnBoards, SeeAGivenRuleThatDoesNotHold) {
    BoardPuzzle puzzle{*parse_board("4x4+killer=4:r1c1,r1c2"), std::vector<std::uint8_t>(16), {}};
    puzzle.values[0] = 1;
    for (std::uint8_t second : {2, 3}) {
        puzzle.values[1] = second;
        for (const Engine* engine : engines())
            if (engine->complete) {
                EXPECT_EQ(run(*engine, puzzle, {.solutions = 1})->solutions, second == 3 ? 1u : 0u)
                    << engine->name;
            }
    }
}

// Replayed, the events lead to each solution, and remove all that they placed.
TEST(EnginesOnBoards, TellTheirEvents) {
    const auto board = parse_board("6x6+x");
    const auto puzzle = parse_board_puzzle(std::string(30, '.') + "123456", *board);
    for (const Engine* engine : engines()) {
        if (!engine->complete) continue;
        SCOPED_TRACE(engine->name);
        std::uint64_t tries = 0, places = 0, backtracks = 0, solutions = 0;
        std::vector<std::pair<Cell, Digit>> placed;
        const auto follow = [&](const Event& event) {
            switch (event.kind) {
                case Event::Kind::try_digit: ++tries; break;
                case Event::Kind::place: ++places, placed.push_back({event.cell, event.digit}); break;
                case Event::Kind::take_back:
                    ++backtracks;
                    ASSERT_EQ(placed.back(), std::pair(event.cell, event.digit));
                    placed.pop_back();
                    break;
                case Event::Kind::solution: ++solutions; break;
            }
        };
        const Found found = search_by(*engine, *puzzle, {.solutions = 0}, follow);
        EXPECT_EQ(found.search.stop, Stop::finished);
        EXPECT_TRUE(placed.empty());
        EXPECT_GT(solutions, 1u);
        EXPECT_EQ(solutions, found.search.solutions);
        EXPECT_EQ(tries, found.search.counters.digit_tries);
        EXPECT_EQ(backtracks, found.search.counters.backtracks);
        EXPECT_EQ(places + 1, found.search.counters.nodes);
    }
}

// The simple engines walk the same tree: the numbers that `compare` shows for 4x4 and 6x6.
TEST(EnginesOnBoards, WalkTheTreesThatTheirHeadsSay) {
    const auto puzzle = parse_board_puzzle("1....2..3....4..", *parse_board("4x4"));
    const auto counters = [&](const char* engine) {
        return search_by(*find_engine(engine), *puzzle, {.solutions = 0}).search.counters;
    };
    for (const char* engine : {"scan", "tables", "maps"})
        EXPECT_EQ(counters(engine), counters("row")) << engine;
    const Counters row = counters("row"), bits = counters("bits");
    EXPECT_EQ(bits.nodes, row.nodes);
    EXPECT_EQ(bits.backtracks, row.backtracks);
    EXPECT_EQ(bits.digit_tries + 1, bits.nodes);
    EXPECT_LE(counters("mrv").nodes, row.nodes);
}

TEST(EnginesOnBoards, HonourTheirBudgets) {
    for (const char* name : {"16x16", "25x25", "jigsaw:1112122233343444"}) {
        const Geometry board = *parse_board(name);
        const BoardPuzzle empty{
            board, std::vector<std::uint8_t>(static_cast<std::size_t>(board.cell_count())), {}};
        for (const Engine* engine : engines()) {
            SCOPED_TRACE(std::string(name) + ' ' + std::string(engine->name));
            const auto search = run(*engine, empty, {.solutions = 0, .nodes = 100});
            EXPECT_LE(search->counters.nodes, 100u);
            EXPECT_EQ(search->stop, engine->complete ? Stop::budget : search->stop);
            std::atomic<bool> cancel{true};
            EXPECT_EQ(run(*engine, empty, {.cancel = &cancel})->stop, Stop::cancelled);
        }
    }
}

// Whether regions can be found in a filled grid is a search of its own.
TEST(EnginesOnBoards, HonourTheirBudgetsInTheSearchForExtraCells) {
    const Geometry board = *parse_board("9x9:none+extra=9x9:p+found-regions:p1-p81");
    const BoardPuzzle empty{board, std::vector<std::uint8_t>(cell_count), {}};
    const auto search = run(*find_engine("mrv"), empty, {.solutions = 1, .nodes = 100});
    EXPECT_EQ(search->stop, Stop::budget);
    EXPECT_EQ(search->solutions, 0u);
}

TEST(EnginesOnBoards, TheDefaultOneIsWhatSolveAsks) {
    for (const char* name : {"4x4", "6x6+x", "4x4+killer=4:r1c1,r1c2", "12x12"}) {
        const Geometry board = *parse_board(name);
        const BoardPuzzle empty{
            board, std::vector<std::uint8_t>(static_cast<std::size_t>(board.cell_count())), {}};
        for (std::uint64_t nodes : {0, 1, 5, 50}) {
            const Limits limits{.solutions = 2, .nodes = nodes};
            const Answer asked = solve(empty, limits), by_engine = *solve(empty, limits, default_engine());
            EXPECT_EQ(by_engine.status, asked.status) << name << ' ' << nodes;
            EXPECT_EQ(by_engine.solutions, asked.solutions) << name << ' ' << nodes;
            EXPECT_EQ(by_engine.counters, asked.counters) << name << ' ' << nodes;
            EXPECT_EQ(by_engine.first, asked.first) << name << ' ' << nodes;
        }
    }
}

// The classic board in its general form has the answers of the classic one.
TEST(EnginesOnBoards, AskTheClassicEngineOfTheClassicBoard) {
    BoardPuzzle puzzle{Geometry::classic(), std::vector<std::uint8_t>(81), {}};
    for (std::uint8_t i = 0; i < 9; ++i) puzzle.values[i] = static_cast<std::uint8_t>(i + 1);
    for (const Engine* engine : engines()) {
        const Limits limits{.solutions = 3, .nodes = 1'000};
        EXPECT_EQ(run(*engine, puzzle, limits)->counters,
                  run(*engine, *Puzzle(puzzle).classic(), limits)->counters)
            << engine->name;
    }
}

}  // namespace
}  // namespace nonet::testing
