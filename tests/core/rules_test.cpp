#include "core/rules.hpp"

#include <gtest/gtest.h>

#include "nonet/text.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const Grid classic = *parse_line(known::classic);
const Grid solution = *parse_line(known::classic_solution);

TEST(Rules, SeeADigitTwiceInARowAColumnOrABox) {
    EXPECT_FALSE(has_clash(Grid{}));
    EXPECT_FALSE(has_clash(classic));
    EXPECT_FALSE(has_clash(solution));
    for (const Cell other : {cell_at(4, 8), cell_at(8, 4), cell_at(3, 5)}) {
        Grid grid;
        grid[cell_at(4, 4)] = grid[other] = 7;
        EXPECT_TRUE(has_clash(grid)) << cell_name(other);
        grid[other] = 8;
        EXPECT_FALSE(has_clash(grid)) << cell_name(other);
    }
}

TEST(Rules, SeeAGivenThatItsMarksLeaveOut) {
    ClassicPuzzle puzzle{classic, candidates_of({classic, {}})};
    EXPECT_FALSE(has_clash(puzzle));
    (*puzzle.marks)[0].erase(2);
    EXPECT_TRUE(has_clash(puzzle)) << "r1c1 is 3";
}

TEST(Rules, AFinishedGridHoldsEveryDigitInEveryHouse) {
    EXPECT_TRUE(is_finished(solution));
    EXPECT_FALSE(is_finished(classic));
    Grid grid = solution;
    grid[0] = 0;
    EXPECT_FALSE(is_finished(grid));
    grid[0] = 4;
    EXPECT_FALSE(is_finished(grid));
    grid[0] = 200;
    EXPECT_FALSE(is_finished(grid)) << "no digit";
}

// Exchanging two values within a box and a column breaks only their rows, and so on.
TEST(Rules, AFinishedGridIsRightInRowsAndColumnsAndBoxes) {
    for (int other : {9, 1}) {
        Grid grid = solution;
        std::swap(grid[0], grid[other]);
        EXPECT_FALSE(is_finished(grid)) << "r1c1 exchanged with cell " << other;
    }
    Grid square;  // rows and columns are right, boxes are not
    for (int cell = 0; cell < cell_count; ++cell)
        square[cell] = static_cast<std::uint8_t>((cell / side + cell % side) % side + 1);
    EXPECT_FALSE(is_finished(square));
}

TEST(Candidates, AreWhatNoGivenForbids) {
    const Candidates candidates = candidates_of({classic, {}});
    EXPECT_EQ(candidates[0], DigitSet::of(2));
    EXPECT_EQ(candidates[1].bits(), 0b100000001);  // r1c2: 1 and 9
    ClassicPuzzle clash{classic, {}};
    clash.givens[1] = 3;
    EXPECT_EQ(candidates_of(clash)[0], DigitSet::of(2)) << "a given keeps its digit, even against another";
}

TEST(Candidates, AreThePuzzlesOwnMarksWhereItHasThem) {
    ClassicPuzzle puzzle{classic, Candidates{}};
    (*puzzle.marks)[0] = DigitSet(0b110);
    (*puzzle.marks)[1] = DigitSet(0b011);
    const Candidates candidates = candidates_of(puzzle);
    EXPECT_EQ(candidates[0], DigitSet::of(2));
    EXPECT_EQ(candidates[1], DigitSet(0b011));
    EXPECT_TRUE(candidates[2].empty()) << "its marks do not hold the given 6";
}

}  // namespace
}  // namespace nonet
