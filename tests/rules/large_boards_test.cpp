// The search with rules on boards of more cells than two words hold. The puzzles have known solutions: data/boards.tsv.

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/search.hpp"
#include "rules/subsets.hpp"
#include "support/boards.hpp"

namespace nonet::testing {
namespace {

TEST(LargeBoards, AreSolvedByTheSearchOfRules) {
    int puzzles = 0;
    for (const auto& puzzle : read_board_puzzles(read_lines(source_path("data/boards.tsv")))) {
        if (puzzle.kind != "c12" && puzzle.kind != "c14" && puzzle.kind != "c16easy") continue;
        SCOPED_TRACE(puzzle.kind);
        rules::Solver solver(puzzle.geometry());
        bool is_right = false;
        const auto found =
            solver.run(puzzle.values, {}, {.solutions = 2, .nodes = 100'000},
                       [&](auto values) { is_right = std::ranges::equal(values, puzzle.solution); });
        EXPECT_EQ(found.stop, Stop::finished);
        EXPECT_EQ(found.solutions, 1u);
        EXPECT_TRUE(is_right);
        ++puzzles;
    }
    EXPECT_GE(puzzles, 12);
}

// Cells that see all places of a digit in a house: in the first row only the first box is left for 1, in the second row
// no cell.
TEST(LockedDigits, AreSeenByAContradictionWithoutAGuess) {
    const BoardPuzzle puzzle{
        parse_board("9x9+killer=3:r9c1,r9c2").value(), std::vector<std::uint8_t>(81), {}};
    rules::Solver solver(puzzle.geometry);
    std::vector<BoardDigitSet> marks(81, BoardDigitSet::below(9));
    for (std::size_t cell = 3; cell < 9; ++cell) marks[cell].erase(0);  // so 1 is in r1c1-r1c3
    std::vector<rules::Mask> open;
    ASSERT_TRUE(solver.start(puzzle.values, marks, open));
    for (std::size_t cell : {9, 10, 11, 18, 19, 20}) EXPECT_EQ(open[cell] & 1, 0u) << cell;
    for (std::size_t cell : {9, 10, 11, 18, 19, 20}) marks[cell].erase(1);
    for (std::size_t cell : {0, 1, 2}) marks[cell].erase(1);  // no 2 in the first box
    EXPECT_FALSE(solver.start(puzzle.values, marks, open));
}

// Six cells that overlapping regions keep different, with four digits: no total is possible.
TEST(OverlappingRegions, MayKeepMoreCellsApartThanThereAreDigits) {
    const std::string regions =
        "4x4:none+region:r1c1,r1c2,r1c3,r1c4+region:r1c1,r1c2,r2c1,r2c2+region:r2c1,r2c2,r1c3,r1c4";
    rules::Solver solver(parse_board(regions + "+sum=15:r1c1,r1c2,r1c3,r1c4,r2c1,r2c2").value());
    const auto found = solver.run(std::vector<std::uint8_t>(16), {}, {.solutions = 0, .nodes = 100'000});
    EXPECT_EQ(found.stop, Stop::finished);
    EXPECT_EQ(found.solutions, 0U);
}

TEST(SubsetTables, ListSetsByTheirTotals) {
    const rules::SubsetTables& tables = rules::subset_tables(9);
    for (std::size_t size = 0; size <= 9; ++size) {
        const rules::Subsets& subsets = tables.of_size[size];
        for (std::size_t total = 0; total + 1 < subsets.begin.size(); ++total)
            for (std::size_t i = subsets.begin[total]; i < subsets.begin[total + 1]; ++i) {
                std::size_t sum = 0, count = 0;
                for (rules::Mask left = subsets.sets[i]; left != 0; left &= left - 1, ++count)
                    sum += static_cast<std::size_t>(std::countr_zero(left));
                EXPECT_EQ(sum, total);
                EXPECT_EQ(count, size);
            }
    }
    EXPECT_EQ(tables.of_size[2].within[0b1011], 0b1101u);  // 0+1, 0+3, 1+3 above 0+1
    EXPECT_EQ(tables.flipped[0b11], 0b110000000u);
    EXPECT_TRUE(rules::subset_tables(rules::most_listed_digits + 1).of_size.empty());
}

}  // namespace
}  // namespace nonet::testing
