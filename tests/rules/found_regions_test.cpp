// Regions to be found: the engine, compared with trying all divisions of a board.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "found_regions.hpp"
#include "nonet/more/engines.hpp"
#include "rules/record.hpp"

namespace nonet {
namespace {

using test::Values;

TEST(FoundRegions, OfSmallBoardsAreDividedInAsManyWaysAsIsKnown) {
    EXPECT_EQ(test::Divisions(3).all().size(), 10U);
    EXPECT_EQ(test::Divisions(4).all().size(), 117U);
    EXPECT_EQ(test::Divisions(5).all().size(), 4006U);
}

TEST(FoundRegions, AreCountedByTheEngineAsByTheirMeaning) {
    const test::Divisions divisions(4);
    int solvable = 0, unsolvable = 0;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        test::RandomRules random(seed);
        const std::string name = test::some_found_regions(4, random);
        Values givens{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
        for (int i = 0; i < 14; ++i) givens[static_cast<std::size_t>(random.below(16))] = 0;
        ++(test::compare_found_regions(name, divisions, givens) == 0 ? unsolvable : solvable);
    }
    EXPECT_GE(solvable, 30);
    EXPECT_GE(unsolvable, 10);
}

TEST(FoundRegions, SayWhatTheyAre) {
    const Geometry board = parse_board("4x4:none+extra=4x4:p+found-regions:p1-p16").value();
    const auto holds = [&](std::string_view text) {
        Values values{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
        for (char c : text) values.push_back(static_cast<std::uint8_t>(c - '0'));
        return rule_holds(board, *rules::extra_rule(board), values);
    };
    EXPECT_TRUE(holds("1122112233443344"));
    EXPECT_FALSE(holds("2211221133443344"));  // numbered out of order
    EXPECT_FALSE(holds("1122113233443244"));  // a region of five cells, and one of three
    EXPECT_FALSE(holds("1122211233443344"));  // not connected
    EXPECT_FALSE(holds("1112133224434433"));  // a digit twice
}

// Digits decide whether a division is valid, so the rule is only checked when all are placed: by the engines of the
// tutorials, and if a number is listed twice and the rule is checked as a whole.
TEST(FoundRegions, AreAskedWhenTheBoardIsFilled) {
    const std::string numbers =
        "4x4:none+extra=4x4:p+allowed=1:p1,p2,p5,p6+allowed=2:p3,p4,p7,p8+allowed=3:p9,p10,p13,p14"
        "+allowed=4:p11,p12,p15,p16";
    const auto count = [](const std::string& name, std::string_view text, const char* engine) {
        const auto puzzle = parse_board_puzzle(text, parse_board(name).value());
        return run(*find_engine(engine), *puzzle, {.solutions = 0})->solutions;
    };
    const std::string divided = numbers + "+found-regions:p1-p16+allowed=1,2:r1c1,p1";
    for (const char* engine : {"fast", "mrv", "dlx"})
        EXPECT_EQ(count(divided, "123.............", engine), 12U) << engine;
    const std::string twice =
        "4x4:none+extra=4x4:p+allowed=1:p1,p5,p6+allowed=2:p3,p4,p7,p8+allowed=3:p9,p10,p13,p14"
        "+allowed=4:p11,p12,p15,p16+found-regions:p1,p1,p3-p16";
    EXPECT_EQ(count(twice, "1234341221434321", "fast"), 1U);
    EXPECT_GT(count(twice, std::string(16, '.'), "fast"), 0U);
}

// More cells than two words can hold: boxes of three rows, and one way to fill the remaining cells.
TEST(FoundRegions, OfLargeBoardsAreFound) {
    std::string name = "12x12:none+extra=12x12:p+found-regions:p1-p144";
    std::vector<std::string> cells(12);
    Values values;
    for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 12; ++column) {
            values.push_back(static_cast<std::uint8_t>(1 + (4 * row + row / 3 + column) % 12));
            auto& list = cells[static_cast<std::size_t>(3 * (row / 3) + column / 4)];
            list += (list.empty() ? ":p" : ",p") + std::to_string(12 * row + column + 1);
        }
    // One cell of each of three regions is left out; two of them follow from the sizes or from the digits.
    for (std::size_t region = 0; region < 12; ++region)
        name += "+allowed=" + std::to_string(region + 1) +
                (region % 4 == 0 ? cells[region].substr(0, cells[region].rfind(',')) : cells[region]);
    rules::Solver solver(parse_board(name).value());
    for (std::size_t cell : {0U, 40U, 143U}) values[cell] = 0;
    EXPECT_EQ(solver.run(values, {}, {.solutions = 0}).solutions, 1U);
    std::swap(values[2], values[3]);
    values[0] = values[2];
    EXPECT_EQ(solver.run(values, {}, {.solutions = 0}).solutions, 0U);
}

// Detected immediately, without trying a digit.
TEST(FoundRegions, OfTooFewNumbersAreNone) {
    const auto puzzle = parse_board_puzzle(std::string(16, '.'),
                                           parse_board("4x4:none+extra=4x4:p+found-regions:p1-p15").value());
    const auto search = run(*find_engine("fast"), *puzzle, {.solutions = 0, .nodes = 1000});
    EXPECT_EQ(search->solutions, 0U);
    EXPECT_EQ(search->stop, Stop::finished);
}

TEST(FoundRegions, OfMoreNumbersThanDigitsAreNone) {
    const Geometry board = parse_board("4x4:none+0..1+repeats+extra=4x4:p+found-regions:p1-p16").value();
    rules::Solver solver(board);
    EXPECT_TRUE(solver.network().counts.empty()) << "they ask for digits that are none";
    EXPECT_EQ(solver.run(Values(16), {}, {}).solutions, 0U);
}

// Numbers in cells of the board are visible, so they cannot be renumbered, though no other rule names them.
TEST(FoundRegions, AreNumberedByTheirFirstCellsOnTheBoard) {
    const auto puzzle = parse_board_puzzle(
        ".........", parse_board("3x3:none+extra=3x3:p+found-regions:r1c1,p1-p8+clone:p8/p7").value());
    const auto search = run(*find_engine("fast"), *puzzle, {.solutions = 0},
                            [&](std::span<const std::uint8_t> values) { EXPECT_EQ(values[0], 1); });
    EXPECT_GT(search->solutions, 0U);
}

// A record's `alike` is true of its meaning.
TEST(FoundRegions, AreRenumberedWhereRulesAskOnlyWhichAreEqual) {
    const Geometry plain = parse_board("4x4:none").value();
    int kinds = 0, holding = 0;
    for (const rules::Record& record : rules::records()) {
        const rules::Alike alike = record.shape.alike;
        if (alike == rules::Alike::none) continue;
        ++kinds;
        const std::size_t kept = alike == rules::Alike::but_the_first;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            test::RandomRules random(seed);
            Values values(16);
            for (auto& value : values) value = static_cast<std::uint8_t>(1 + random.below(4));
            const Rule rule = random.rule(record.info.kind, plain, values);
            std::vector<Cell> cells;
            for (const auto& group : rule.groups) cells.insert(cells.end(), group.begin(), group.end());
            if (kept == 0 && !rule.values.empty()) continue;
            if (kept != 0 && std::ranges::count(cells, cells[0]) > 1) continue;
            const Geometry board = with_rules(plain, std::span(&rule, 1)).value();
            const bool holds = rule_holds(board, board.rules()[0], values);
            holding += holds;
            const int more = 1 + random.below(3);
            const std::set<Cell> others(cells.begin() + static_cast<std::ptrdiff_t>(kept), cells.end());
            for (Cell cell : others) values[cell] = static_cast<std::uint8_t>(1 + (values[cell] + more) % 4);
            EXPECT_EQ(rule_holds(board, board.rules()[0], values), holds) << record.info.name << ' ' << seed;
        }
    }
    EXPECT_EQ(kinds, 5);
    EXPECT_GT(holding, 100);
}

TEST(FoundRegions, RunsBeginWithOneCell) {
    EXPECT_TRUE(parse_board("4x4+run-length:r1c1/r2c2-r2c4/r2c2,r3c2"));
    EXPECT_FALSE(parse_board("4x4+run-length:r1c1/r2c2-r2c4/r3c3,r3c2"));
    EXPECT_FALSE(parse_board("4x4+run-length:r1c1,r1c2/r2c2-r2c4"));
}

TEST(FoundRegions, CountsSayHowManyCellsAreTheSame) {
    const auto holds = [](const char* name, Values values) {
        const Geometry board = parse_board(std::string("4x4:none+") + name).value();
        values.resize(16, 4);
        return rule_holds(board, board.rules()[0], values);
    };
    EXPECT_TRUE(holds("count-same:r1c1,r1c2,r1c3,r1c4", {2, 3, 1, 3}));
    EXPECT_FALSE(holds("count-same:r1c1,r1c2,r1c3,r1c4", {2, 3, 1, 1}));
    EXPECT_TRUE(holds("count-same=1:r1c1,r1c2,r1c3,r1c4", {1, 3, 1, 3}));
    EXPECT_TRUE(holds("run-length:r1c1/r1c2-r1c4", {1, 3, 1, 3}));
    EXPECT_TRUE(holds("run-length:r1c1/r1c3,r1c2/r1c3,r1c4", {3, 2, 2, 2}));
    EXPECT_TRUE(holds("run-length=1:r1c1/r1c3,r1c2/r1c3,r1c4", {2, 2, 2, 2}));
    EXPECT_FALSE(holds("run-length:r1c1/r1c3,r1c2/r1c3,r1c4", {3, 2, 2, 1}));
}

}  // namespace
}  // namespace nonet
