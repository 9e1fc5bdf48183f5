// Totals as bits, and the sets of digits that have them.

#include "rules/totals.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/search.hpp"
#include "rules/subsets.hpp"

namespace nonet::rules {
namespace {

TEST(Totals, AreTurnedIntoWhatIsMissing) {
    for (int total : {0, 1, 5, 31, 63})
        for (int bit = 0; bit <= total; ++bit)
            EXPECT_EQ(totals::rests(std::uint64_t{1} << bit, total), std::uint64_t{1} << (total - bit));
    for (int total : {64, 70, 127})
        for (int bit = 0; bit <= total; ++bit)
            EXPECT_TRUE(totals::rests(totals::Long{1} << bit, total) == totals::Long{1} << (total - bit));
    EXPECT_EQ(totals::rests(std::uint64_t{0b1'0000'0110}, 5),
              0b11000u);  // totals above the given one are dropped
}

TEST(Totals, AreCutIntoWords) {
    for (const auto& [first, last] :
         {std::pair{0u, 0u}, {0u, 64u}, {3u, 7u}, {60u, 70u}, {64u, 128u}, {5u, 200u}})
        for (std::size_t word = 0; word < 4; ++word)
            for (std::size_t bit = 0; bit < 64; ++bit)
                EXPECT_EQ(totals::between(first, last, word) >> bit & 1,
                          64 * word + bit >= first && 64 * word + bit < last);
}

TEST(Subsets, AreFoundByADigitThatTheyMeet) {
    for (int digits : {4, 9, 10}) {
        const std::size_t masks = std::size_t{1} << digits;
        for (const Subsets& subsets : subset_tables(digits).of_size)
            for (std::size_t i = 0; i < subsets.sets.size(); ++i)
                for (std::size_t mask = 0; mask < masks; ++mask)
                    ASSERT_EQ(subsets.meeting[masks * (i / 64) + mask] >> (i % 64) & 1,
                              (subsets.sets[i] & mask) != 0);
    }
}

// Returns the remaining digits of a cell after the givens.
Mask left_of(const char* board, std::vector<std::uint8_t> values, std::size_t cell) {
    values.resize(81);
    Solver solver(parse_board(board).value());
    std::vector<Mask> open;
    return solver.start(values, {}, open) ? open[cell] : 0;
}

TEST(Sums, OfManyCellsLeaveTheDigitsOfTheirSets) {
    EXPECT_EQ(left_of("9x9+killer=10:r1c1-r1c4", {}, 0), 0b1111u);
    EXPECT_EQ(left_of("9x9+killer=11:r1c1-r1c4", {}, 0), 0b10111u);
    EXPECT_EQ(left_of("9x9+killer=35:r1c1-r1c5", {}, 0), 0b1'1111'0000u);
    EXPECT_EQ(left_of("9x9+killer=33:r1c1-r1c5", {9, 8}, 2), 0b111'1100u);
}

// 12 is 1236 or 1245.
TEST(Sums, HaveOnlySetsThatTheirCellsCanHold) {
    EXPECT_EQ(left_of("9x9+killer=12:r1c1-r1c4", {}, 0), 0b11'1111u);
    EXPECT_EQ(left_of("9x9+killer=12:r1c1-r1c4+or[contain=3:r1c3+contain=6:r1c3]", {}, 0), 0b10'0111u);
    std::vector<std::uint8_t> values(81);
    values[8] = values[9] = 6;  // r1c9 and r2c1 see all four cells
    EXPECT_EQ(left_of("9x9+killer=12:r1c3,r1c4,r2c3,r2c4", values, 2), 0b1'1011u);
}

// Larger than the total of any set, though each cell can have its share.
TEST(Sums, OfTooMuchContradict) {
    for (const char* board : {"9x9+killer=36:r1c1-r1c4", "9x9+killer=31:r1c1-r1c4", "9x9+killer=45:r1c1-r1c5",
                              "9x9+killer=36:r1c1-r1c5", "9x9+killer=54:r1c1-r1c6", "9x9+killer=9:r1c1-r1c4"})
        EXPECT_EQ(left_of(board, {}, 0), 0u) << board;
    EXPECT_NE(left_of("9x9+killer=30:r1c1-r1c4", {}, 0), 0u);
}

}  // namespace
}  // namespace nonet::rules
