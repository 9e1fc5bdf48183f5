// Clues made for puzzles: true of the solution, with the requested kind and number; one solution, also by brute force.

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/solve.hpp"
#include "rules/board.hpp"
#include "support/random_rules.hpp"

namespace nonet::testing {
namespace {

std::vector<BoardPuzzleMade> made(const char* board, BoardOrder order, std::size_t count) {
    std::vector<BoardPuzzleMade> out(count);
    EXPECT_EQ(BoardGenerator::create(parse_board(board).value(), order)->make(0, out), Stop::finished);
    return out;
}

class MadeClues : public ::testing::TestWithParam<std::size_t> {};

TEST_P(MadeClues, HoldAndLeaveOneSolution) {
    const RuleKind kind = makeable_rules()[GetParam()];
    for (const auto& one : made("6x6", {.seed = 5, .rules = {kind}}, 6)) {
        ASSERT_TRUE(one.met);
        ASSERT_TRUE(one.board);
        EXPECT_GE(one.board->rules().size(), 1u);
        for (const Rule& rule : one.board->rules()) EXPECT_EQ(rule.kind, kind);
        EXPECT_TRUE(is_solution(*one.board, one.solution));
        const Answer answer = solve(BoardPuzzle{*one.board, one.puzzle, {}});
        EXPECT_EQ(answer.status, Status::unique);
        EXPECT_EQ(answer.first, one.solution);
    }
    // By the meanings of the rules alone, trying all fillings of a small board.
    const Geometry plain = parse_board("4x4").value();
    for (const auto& one : made("4x4", {.seed = 6, .rules = {kind}}, 4)) {
        ASSERT_TRUE(one.met && one.board);
        EXPECT_EQ(test::count_by_meaning(plain, *one.board, one.puzzle), 1u) << one.board->name();
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryKind, MadeClues, ::testing::Range<std::size_t>(0, makeable_rules().size()),
                         [](const auto& of) {
                             std::string name(name_of(makeable_rules()[of.param]));
                             std::erase(name, '-');
                             return name;
                         });

TEST(MadeClues, AreAsManyAsAreAskedFor) {
    for (const auto& one : made("9x9", {.seed = 7, .rules = {RuleKind::little_killer}, .clues = 5}, 3))
        EXPECT_EQ(one.board->rules().size(), 5u);
    for (const auto& one : made("6x6", {.seed = 7, .rules = {RuleKind::killer}}, 3)) {
        std::vector<int> covered(36);
        for (const Rule& rule : one.board->rules())
            for (Cell cell : rule.groups[0]) ++covered[cell];
        EXPECT_EQ(covered, std::vector<int>(36, 1)) << "cages cover the board";
    }
}

TEST(MadeClues, GiveCagesOfALayoutTheirTotals) {
    for (const auto& one : made("4x4+killer:r1c1,r1c2+killer:r3c3-r3c4+thermo:r4c1-r4c2",
                                {.seed = 8, .rules = {RuleKind::killer}}, 3)) {
        ASSERT_TRUE(one.met && one.board);
        ASSERT_EQ(one.board->rules().size(), 3u) << one.board->name();
        int totals = 0;
        for (const Rule& rule : one.board->rules())
            totals += rule.kind == RuleKind::killer && rule.values.size() == 1;
        EXPECT_EQ(totals, 2);
    }
}

TEST(MadeClues, KeepTheLevel) {
    for (const auto& one : made("6x6", {.seed = 9, .rules = {RuleKind::thermo}, .level = Level::medium}, 2)) {
        ASSERT_TRUE(one.met);
        EXPECT_EQ(rate_by_level({*one.board, one.puzzle, {}}).level, Level::medium);
    }
}

TEST(MadeClues, AreRefusedWhereNoneCanBeMade) {
    const auto refused = BoardGenerator::create(Geometry::classic(), {.rules = {RuleKind::regex}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().found, "clues of 'regex'");
}

}  // namespace
}  // namespace nonet::testing
