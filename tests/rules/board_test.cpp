// The slow check of any board, which all other code is compared with.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/boards.hpp"
#include "rules/board.hpp"

namespace nonet {
namespace {

BoardPuzzle puzzle(std::string_view board, std::vector<std::uint8_t> values) {
    const Geometry geometry = parse_board(board).value();
    values.resize(static_cast<std::size_t>(geometry.cell_count()));
    return {geometry, std::move(values), {}};
}

bool clash(std::string_view board, std::vector<std::uint8_t> values) {
    return has_clash(puzzle(board, std::move(values)));
}

using Values = std::vector<std::uint8_t>;

TEST(WideRules, ADigitStandsOnceInEachHouse) {
    EXPECT_FALSE(clash("4x4", {1, 2, 3, 4}));
    EXPECT_TRUE(clash("4x4", {1, 0, 0, 1}));
    EXPECT_TRUE(clash("4x4", {1, 0, 0, 0, 0, 1}));
    EXPECT_FALSE(clash("4x4:none", {1, 0, 0, 0, 0, 1}));
    EXPECT_TRUE(clash("4x4:none+diagonal-", {1, 0, 0, 0, 0, 1}));
    EXPECT_FALSE(clash("4x4:none+diagonal+", {1, 0, 0, 0, 0, 1}));
    EXPECT_TRUE(clash("4x4:none+diagonal+", {0, 0, 0, 1, 0, 0, 1}));
    EXPECT_TRUE(clash("4x4:none+region:r1c1,r2c3", {1, 0, 0, 0, 0, 0, 1}));
}

TEST(WideRules, PairsAndAllowedDigitsHoldToo) {
    const Values knight = {1, 0, 0, 0, 0, 0, 1}, king = {0, 1, 0, 0, 0, 0, 1}, back = {0, 0, 1, 0, 0, 1};
    EXPECT_FALSE(clash("4x4", knight));
    EXPECT_TRUE(clash("4x4+knight", knight));
    EXPECT_TRUE(clash("4x4+knight", {0, 0, 1, 0, 1}));
    EXPECT_FALSE(clash("4x4+king", knight));
    EXPECT_FALSE(clash("4x4+knight", king));
    EXPECT_TRUE(clash("4x4+king", king));
    EXPECT_TRUE(clash("4x4+king", back));
    EXPECT_FALSE(clash("4x4", {1, 2}));
    EXPECT_TRUE(clash("4x4+nonconsecutive", {1, 2}));
    EXPECT_TRUE(clash("4x4+nonconsecutive", {3, 0, 0, 0, 2}));
    EXPECT_FALSE(clash("4x4+nonconsecutive", {1, 3, 0, 0, 4}));
    EXPECT_TRUE(clash("4x4+odd:r1c1", {2}));
    EXPECT_FALSE(clash("4x4+odd:r1c1", {3}));
    EXPECT_TRUE(clash("4x4+even:r1c1", {3}));
    EXPECT_TRUE(clash("4x4+odd:r1c1+0..3", {1})) << "the value 0";
    EXPECT_FALSE(clash("4x4+odd:r1c1+0..3", {2})) << "the value 1";
}

TEST(WideRules, LeastAndGreatestCellsAreComparedWithTheirNeighbours) {
    EXPECT_TRUE(clash("4x4+min:r1c1", {2, 1}));
    EXPECT_TRUE(clash("4x4+min:r1c1", {2, 0, 0, 0, 1}));
    EXPECT_FALSE(clash("4x4+min:r1c1", {2, 3, 0, 0, 4}));
    EXPECT_FALSE(clash("4x4+min:r1c1", {2, 0, 1})) << "no neighbour";
    EXPECT_TRUE(clash("4x4+max:r1c2", {2, 1}));
    EXPECT_FALSE(clash("4x4+max:r1c2", {2, 3, 1}));
    EXPECT_FALSE(clash("4x4+min:r1c1,r1c2", {2, 1, 3})) << "both are marked";
    EXPECT_TRUE(clash("4x4:none+min:r1c1", {2, 0, 0, 0, 2}));
    // Equal values, which no house of this board excludes.
    EXPECT_TRUE(clash("1x2+max:r1c1", {1, 2}));
}

TEST(WideRules, AGivenIsAmongItsMarks) {
    BoardPuzzle marked = puzzle("4x4", {1});
    marked.marks.assign(16, BoardDigitSet::below(4));
    EXPECT_FALSE(has_clash(marked));
    marked.marks[0].erase(0);
    EXPECT_TRUE(has_clash(marked));
}

TEST(WideRules, ASolutionIsFull) {
    const Geometry board = parse_board("4x4+0..3").value();
    Values values = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    EXPECT_TRUE(is_solution(board, values));
    EXPECT_FALSE(is_solution(parse_board("4x4+x").value(), values));
    values[15] = 0;
    EXPECT_FALSE(is_solution(board, values));
    values[15] = 4;
    EXPECT_FALSE(is_solution(board, values));
}

}  // namespace
}  // namespace nonet
