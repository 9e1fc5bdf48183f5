// Alternatives of rules: the consequences if all, one or none of them can hold. Automatons over several lines. Digits
// that are counted in cells that see each other.

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/search.hpp"

namespace nonet {
namespace {

constexpr std::string_view none = "................";

// Returns the remaining digits of the first cells, "12 12 34", or nothing on a contradiction.
std::optional<std::string> left_of(const std::string& board, std::string_view text, std::size_t cells) {
    const Geometry geometry = parse_board(board).value();
    const BoardPuzzle puzzle = parse_board_puzzle(text, geometry).value();
    rules::Solver solver(geometry);
    std::vector<rules::Mask> open;
    if (!solver.start(puzzle.values, puzzle.marks, open)) return std::nullopt;
    std::string words;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        if (cell > 0) words += ' ';
        for (int digit = 0; digit < geometry.digit_count(); ++digit)
            if ((open[cell] >> digit & 1) != 0) words += static_cast<char>('1' + digit);
    }
    return words;
}

TEST(Alternatives, LeaveWhatAnyOfThemLeaves) {
    EXPECT_EQ(left_of("4x4+or[contain=1:r1c1+contain=2:r1c1]", none, 2), "12 1234");
    EXPECT_EQ(left_of("4x4+or[killer=3:r1c1,r1c2+killer=7:r1c1,r1c2]", none, 2), "1234 1234");
    EXPECT_EQ(left_of("4x4+or[xv=3:r1c1,r2c1+thermo:r1c1-r1c3]", none, 1), "12");
}

TEST(Alternatives, HoldWhereOneIsLeft) {
    EXPECT_EQ(left_of("4x4+or[killer=3:r1c1,r1c2+killer=20:r1c1,r1c2]", none, 2), "12 12");
    // The given excludes the thermometer, so r2c2 is 3; a cage has no digit twice, regardless of houses.
    EXPECT_EQ(left_of("4x4+or[thermo:r1c1-r1c3+killer=7:r1c1,r2c2]", "4...............", 2), "4 12");
    EXPECT_EQ(left_of("4x4:none+or[killer=8:r1c1,r2c2+contain=3:r1c1]", none, 1), "3");
}

TEST(Alternatives, KnowWhichOfTheirCellsDiffer) {
    // 1 + 1 + 4 would be 6, too.
    const std::string cage = "killer=6:r1c1,r2c2,r3c3";
    EXPECT_EQ(left_of("4x4:none+or[" + cage + "+killer=20:r1c1,r2c2,r3c3]", none, 1), "123");
    // The other alternative allows it.
    EXPECT_EQ(left_of("4x4:none+or[" + cage + "+sum=6:r1c1,r2c2,r3c3]", none, 1), "1234");
    // What all alternatives keep different sees each other: 2 is in r1c1 or r3c2, so not in r1c2.
    const std::string both = "4x4:none+or[killer=6:r1c1,r3c2+killer=3:r1c1,r3c2]+contain=2:r1c1,r3c2";
    EXPECT_EQ(left_of(both, none, 2), "124 134");
}

TEST(Alternatives, ExcludeDigitsFromOtherCellsWhereOneIsLeft) {
    EXPECT_EQ(left_of("4x4+or[killer=3:r1c1,r1c2+killer=20:r1c1,r1c2]", none, 4), "12 12 34 34");
}

TEST(Alternatives, ExcludeNothingFromOtherCellsWhereSeveralAreLeft) {
    EXPECT_EQ(left_of("4x4+or[contain=1:r1c1,r2c3+contain=2:r1c1,r2c3]", none, 4), "1234 1234 1234 1234");
}

TEST(Alternatives, ContradictWhereNoneCanHold) {
    EXPECT_EQ(left_of("4x4+or[killer=20:r1c1,r1c2+killer=1:r1c1,r1c2]", none, 1), std::nullopt);
    EXPECT_EQ(left_of("4x4+or[killer=7:r3c4]", none, 1), std::nullopt);  // no digit has that total
    EXPECT_EQ(left_of("4x4+or[contain=1:r1c1+contain=1:r1c2]", "2..1............", 1), std::nullopt);
}

TEST(Alternatives, MayBeMadeOfOthers) {
    EXPECT_EQ(
        left_of("4x4+or[and[contain=1:r1c1+contain=2:r1c2]+and[contain=3:r1c1+contain=4:r1c2]]", none, 2),
        "13 24");
    EXPECT_EQ(
        left_of("4x4+or[or[contain=1:r1c1+contain=2:r1c1]+and[contain=3:r1c1+contain=4:r1c1]]", none, 1),
        "12");
    EXPECT_EQ(left_of("4x4+and[contain=3:r1c1+or[contain=3:r1c2+contain=4:r1c2]]", none, 2), "3 4");
}

TEST(Automatons, RunOverSeveralLines) {
    // The second line begins with the last digit of the first.
    const std::string same = "4x4:none+regex=(.1/1.|.2/2.|.3/3.|.4/4.):r1c1,r1c2/r3c3,r3c4";
    EXPECT_TRUE(left_of(same, "................", 11)->ends_with(" 1234"));
    EXPECT_TRUE(left_of(same, ".3..............", 11)->ends_with(" 3"));
}

TEST(Counts, ExcludeDigitsFromCellsThatSeeEachPlace) {
    EXPECT_EQ(left_of("4x4+contain=1:r1c1,r2c3", none, 4), "1234 1234 234 234");
    EXPECT_EQ(left_of("4x4+look-and-say=2,1:r1c1,r1c2,r3c4", none, 4), "1234 1234 234 234");
}

TEST(Counts, TakeOnePlaceOfThoseThatSeeEachOther) {
    EXPECT_EQ(left_of("4x4+look-and-say=2,1:r1c1,r1c2,r2c2", none, 1), std::nullopt);
    EXPECT_TRUE(left_of("4x4+look-and-say=2,1:r1c1,r1c2,r3c4", none, 12)->ends_with(" 1"));
    // Three cells with a 3 would not fit, so there are a 1 and two cells with a 2.
    EXPECT_EQ(left_of("4x4+counting:r1c1,r1c2,r3c3", none, 2), "12 12");
    EXPECT_TRUE(left_of("4x4+counting:r1c1,r1c2,r3c3", none, 11)->ends_with(" 2"));
    EXPECT_TRUE(left_of("4x4+count-distinct:r4c4,r1c1,r1c2", none, 16)->ends_with(" 2"));
}

}  // namespace
}  // namespace nonet
