// Extra cells: the engine, compared with trying all their values and the meaning of each rule.

#include "rules/extra.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "formats/links/read_forms.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

using test::Values;

std::set<Values> by_meaning(const Geometry& board, const Values& givens) {
    std::set<Values> found;
    test::each_meant(parse_board("4x4").value(), board, givens,
                     [&](const Values& values) { found.insert(values); });
    return found;
}

std::vector<Values> by_engine(const Geometry& board, const Values& givens) {
    std::vector<Values> found;
    rules::Solver solver(board);
    solver.run(givens, {}, {.solutions = 0}, [&](std::span<const std::uint8_t> values) {
        found.emplace_back(values.begin(), values.end());
    });
    return found;
}

Values givens_of(std::string_view text) {
    Values values;
    for (char c : text) values.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
    return values;
}

// Each of them could be filled in two ways for every grid.
TEST(ExtraCells, ThatNothingAsksForDoNotMultiplyTheSearch) {
    const Geometry board = parse_board("4x4+extra=20:s+extra:a+allowed=1,2:s1-s20+greater:r1c1,a").value();
    rules::Solver solver(board);
    const auto found = solver.run(givens_of("4..............."), {}, {.solutions = 0, .nodes = 20'000});
    EXPECT_EQ(found.stop, Stop::finished);
    EXPECT_EQ(found.solutions, 72U);
}

// A rule that is tested on full boards only: all cells have the region number of r1c1, so there are no four regions.
TEST(ExtraCells, ThatNothingAsksForDoNotKeepARuleFromBeingTested) {
    std::string cells = "r1c1";
    for (int i = 1; i < 16; ++i) cells += ",r1c1";
    const Geometry board =
        parse_board("4x4+extra=20:s+extra:a+allowed=1,2:s1-s20+greater:r1c1,a+found-regions:" + cells)
            .value();
    rules::Solver solver(board);
    const auto found = solver.run(givens_of("4..............."), {}, {.solutions = 0, .nodes = 20'000});
    EXPECT_EQ(found.stop, Stop::finished);
    EXPECT_EQ(found.solutions, 0U);
}

TEST(ExtraCells, AreCountedByTheEngineAsByTheirMeaning) {
    const Geometry plain = parse_board("4x4").value();
    const Values full = givens_of("1234341221434321");
    int solvable = 0, tried = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        test::RandomRules random(seed);
        ExtraCells cells{16, {{"a", 3, 3}}};
        if (random.below(2) == 0) cells.groups = {{"s", 4, 2}};
        std::vector<Rule> rules;
        for (int i = 2 + random.below(3); i > 0;) {
            const auto kind = static_cast<RuleKind>(random.below(rule_kind_count));
            const auto& shape = rules::record_of(kind).shape;
            if (shape.most_groups == 0 || kind == RuleKind::extra) continue;
            rules.push_back(random.beside(random.rule(kind, plain, full), cells));
            --i;
        }
        rules::gather_extra(rules, cells);
        const auto board = with_rules(plain, rules);
        if (!board || rules::extra_rule(*board) == nullptr) continue;
        Values givens = full;
        for (int i = 0; i < 9; ++i) givens[static_cast<std::size_t>(random.below(16))] = 0;
        ++tried;
        const auto engine = by_engine(*board, givens);
        const std::set<Values> meant = by_meaning(*board, givens), found(engine.begin(), engine.end());
        EXPECT_EQ(found, meant) << board->name();
        EXPECT_EQ(engine.size(), found.size()) << board->name();
        for (const Values& values : engine)
            EXPECT_TRUE(rule_holds(*board, *rules::extra_rule(*board), values)) << board->name();
        solvable += !meant.empty();
        EXPECT_EQ(parse_board(board->name()).value(), *board);
    }
    EXPECT_GE(tried, 150);
    EXPECT_GE(solvable, 40);
}

TEST(ExtraCells, MakeNoSecondSolutionOfTheSameGrid) {
    const Geometry board = parse_board("4x4+extra=2x3:s+extra:a+allowed=1,2:s1-s6+greater:r1c1,a").value();
    // a can be 1 to 3, and each of six cells 1 or 2.
    const auto found = by_engine(board, givens_of("4123...........1"));
    EXPECT_EQ(found.size(), std::set<Values>(found.begin(), found.end()).size());
    EXPECT_FALSE(found.empty());
    EXPECT_TRUE(by_engine(board, givens_of("1...............")).empty());
}

TEST(ExtraCells, HoldWithTheirValuesOrWithSome) {
    const Geometry board = parse_board("4x4+extra:a,b+sum=0,1,1,-1:r1c1,a,b+greater:r1c2,b").value();
    const Rule& extra = board.rules()[0];
    Values values = givens_of("1432214332144321");
    ASSERT_EQ(values.size(), 16U);
    EXPECT_TRUE(rule_holds(board, extra, values));
    values.push_back(2);
    values.push_back(3);
    EXPECT_TRUE(rule_holds(board, extra, values));
    values.back() = 4;
    EXPECT_FALSE(rule_holds(board, extra, values));
    EXPECT_FALSE(rule_holds(board, extra, givens_of("2134341212434321")));  // b is less than 1
}

TEST(ExtraCells, StandBesideEachOtherInTheRowsOfTheirName) {
    const Geometry board = parse_board("4x4+extra=2x3:s+extra=2:b+white:s1,b1").value();
    const Rule* extra = rules::extra_rule(board);
    const auto beside = [&](Cell cell) { return rules::neighbours_of(board, extra, cell); };
    EXPECT_EQ(beside(0), (std::vector<Cell>{1, 4}));
    EXPECT_EQ(beside(15), (std::vector<Cell>{11, 14}));
    EXPECT_EQ(beside(16), (std::vector<Cell>{17, 19}));
    EXPECT_EQ(beside(18), (std::vector<Cell>{17, 21}));
    EXPECT_EQ(beside(20), (std::vector<Cell>{17, 19, 21}));
    EXPECT_EQ(beside(23), (std::vector<Cell>{22}));
}

TEST(ExtraCells, HaveOneFixedName) {
    for (const auto& [name, fixed] :
         {std::pair{"4x4+extra:A,b+killer:a1,R1C1", "4x4+extra:a,b+killer:a,r1c1"},
          {"4x4+thermo:s1-s3,b2+extra=2x3:s+extra=2:b+x+killer=3:r1c1,r1c2",
           "4x4+x+killer=3:r1c1,r1c2+extra=2x3:s+extra=2:b+thermo:s1-s3,b2"},
          {"4x4+extra=2:r+white:r2,r1c1+clone:r1c1-r1c3/s3-s1+extra=1x3:s",
           "4x4+extra=2:r+extra=3:s+white:r2,r1c1+clone:r1c1-r1c3/s3,s2,s1"},
          {"4x4+extra=3:s+or[and[white:s1,r1c1+white:s2,r1c1]+black:s3,r1c1]",
           "4x4+extra=3:s+or[and[white:s1,r1c1+white:s2,r1c1]+black:s3,r1c1]"},
          {"4x4+extra=3:s", "4x4"}}) {
        const auto board = parse_board(name);
        ASSERT_TRUE(board) << name << ": " << board.error().message();
        EXPECT_EQ(board->name(), fixed);
        EXPECT_EQ(parse_board(fixed).value(), *board);
    }
}

TEST(ExtraCells, AreToldWhereTheyDoNotFit) {
    const auto error = [](const char* name) {
        const auto board = parse_board(name);
        return board ? std::string("none")
                     : std::to_string(board.error().column) + ": " + board.error().message();
    };
    EXPECT_EQ(
        error("4x4+extra"),
        "5: found no name after 'extra', expected names of extra cells, as in extra:a,b or extra=6x6:loop");
    EXPECT_EQ(error("4x4+extra:3"), "11: found '3', expected a name of letters, as in loop");
    EXPECT_EQ(error("4x4+extra=x:a"),
              "11: found 'x', expected a number of cells, or rows and columns, as in 6x6, after '='");
    EXPECT_EQ(error("4x4+extra:a+extra=3:a"), "21: found 'a' again, expected each name once");
    EXPECT_EQ(error("4x4+extra=700:a"), "11: found 700 cells, expected 1 to 609 on this board");
    EXPECT_EQ(error("4x4+extra=3:a+white:a4,r1c1"),
              "21: found 'a4', expected a cell, r1c1 to r4c4, or one of extra=3:a");
    EXPECT_EQ(error("4x4+extra=3:a+white:a,r1c1"),
              "21: found 'a', expected a cell, r1c1 to r4c4, or one of extra=3:a");
    EXPECT_EQ(error("4x4+extra=3:a+region-sum:a1,r1c1"),
              "15: found a cell that is not on the board for 'region-sum', expected cells of the board");
    EXPECT_EQ(error("4x4+extra=3:a,b+thermo:a1-b2"),
              "26: found '-b2', expected a cell of the same name after '-'");
    EXPECT_EQ(error("4x4+extra[white:r1c1,r1c2]"),
              "5: found '[' after 'extra', expected names of extra cells, as in extra:a,b or extra=6x6:loop");
    EXPECT_NE(error("4x4+or[extra[white:r1c1,r1c2]]"), "none");
    EXPECT_NE(error("4x4+extra=3:a+region:a1,r1c1"), "none");
}

// Compared with separate checks of rows, columns and boxes, without any rule.
bool is_doppelganger(const Values& values) {
    constexpr int side = 4;
    std::vector<std::set<int>> houses(3 * side);
    const auto box = [](int cell) { return cell / 8 * 2 + cell % 4 / 2; };
    for (int cell = 0; cell < side * side; ++cell)
        for (int house : {cell / side, side + cell % side, 2 * side + box(cell)})
            houses[static_cast<std::size_t>(house)].insert(values[static_cast<std::size_t>(cell)] - 1);
    std::vector<int> missing;
    for (const auto& house : houses) {
        int digit = 0;
        while (house.contains(digit)) ++digit;
        if (house.size() != side || digit == 0) return false;
        missing.push_back(digit);
    }
    for (int kind = 0; kind < 3; ++kind)
        if (std::set<int>(missing.begin() + kind * side, missing.begin() + (kind + 1) * side).size() != side)
            return false;
    for (int cell = 0; cell < side * side; ++cell)
        if (values[static_cast<std::size_t>(cell)] == 1 &&
            std::set<int>{missing[static_cast<std::size_t>(cell / side)],
                          missing[static_cast<std::size_t>(side + cell % side)],
                          missing[static_cast<std::size_t>(2 * side + box(cell))]}
                    .size() != 3)
            return false;
    return true;
}

TEST(ExtraCells, SayWhatADoppelgangerMisses) {
    const auto record = testing::read(".Shape~4x4~0-4.Doppelganger");
    const Geometry board = record.puzzle.board_puzzle()->geometry, plain = parse_board("4x4+0..4").value();
    Values empty(16);
    empty[0] = 2;
    std::set<Values> meant;
    test::each_filling(plain, empty, 0, [&](const Values& values) {
        if (is_doppelganger(values)) meant.insert(values);
    });
    const auto found = by_engine(board, empty);
    EXPECT_EQ(std::set<Values>(found.begin(), found.end()), meant);
    EXPECT_EQ(found.size(), meant.size());
    EXPECT_FALSE(meant.empty());
}

}  // namespace
}  // namespace nonet
