#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/layout.hpp"
#include "formats/board_name.hpp"
#include "nonet/boards.hpp"

namespace nonet {
namespace {

Geometry board_checked(std::string_view name) {
    const auto geometry = parse_board(name);
    EXPECT_TRUE(geometry) << name << ": " << (geometry ? "" : geometry.error().message());
    return geometry ? *geometry : Geometry::classic();
}

std::vector<std::string> houses(const Geometry& geometry, HouseKind kind) {
    std::vector<std::string> names;
    for (House house = 0; house < geometry.house_count(); ++house)
        if (geometry.kind_of(house) == kind) names.emplace_back(geometry.name_of(house));
    return names;
}

using Names = std::vector<std::string>;

constexpr std::string_view six_pieces = "111222111222333444333444555666555666";

TEST(BoardName, HasOneFixedForm) {
    const std::string jigsaw = "jigsaw:" + std::string(six_pieces);
    const std::pair<std::string, std::string> names[] = {
        {"9x9", "9x9"},
        {"9X9", "9x9"},
        {"classic", "9x9"},
        {"9x9:3x3", "9x9"},
        {"6x6", "6x6"},
        {"6x6:2x3", "6x6"},
        {"6x6:3x2", "6x6:3x2"},
        {"6x6:none", "6x6:none"},
        {"7x7:none", "7x7"},
        {"7x7:1x7", "7x7:1x7"},
        {"25x25", "25x25"},
        {"6x9", "6x9"},
        {"9x6:3x3", "9x6"},
        {"1x1", "1x1"},
        {"9x9+0..8", "9x9+0..8"},
        {"9x9+0-8", "9x9+0..8"},
        {"9x9+1..9", "9x9"},
        {"7x7+1..9", "7x7+1..9"},
        {"6x6:3x3+0..9", "6x6:3x3+0..9"},
        {"x", "9x9+x"},
        {"X-Sudoku", "9x9+x"},
        {"diagonal-", "9x9+diagonal-"},
        {"9x9+diagonal+", "9x9+diagonal+"},
        {"9x9+diagonal++diagonal-", "9x9+x"},
        {"9x9+diagonal-+knight", "9x9+diagonal-+knight"},
        {"9x9+diagonal++knight", "9x9+diagonal++knight"},
        {"king+anti-knight", "9x9+knight+king"},
        {"9x9+AntiKing+Non_Consecutive", "9x9+king+nonconsecutive"},
        {"hyper", "9x9+windoku"},
        {"disjoint-groups+centerdot", "9x9+disjoint+centredot"},
        {"girandola+asterisk", "9x9+asterisk+girandola"},
        {"4x4+region:r2c1,r1c2,R1C1", "4x4+region:r1c1,r1c2,r2c1"},
        {"norowcol", "9x9+repeats"},
        {"9x9+0..1+repeats", "9x9:none+0..1+repeats"},
        {"6x6:2x2+repeats+disjoint+0..8", "6x6:2x2+0..8+disjoint+repeats"},
        {"jigsaw:1122112233443344+repeats", "jigsaw:1122112233443344+repeats"},
        {"jigsaw:1122112.33443344+repeats", "jigsaw:1122112.33443344+repeats"},
        {"4x4+odd:r1c1+odd:r1c3+even:r4c4", "4x4+odd:r1c1,r1c3+even:r4c4"},
        {"4x4+maximum:r1c1+minimum:r2c2", "4x4+min:r2c2+max:r1c1"},
        {jigsaw, jigsaw},
        {"irregular:aaabbbaaabbbcccdddcccdddeeeFFFeeeFFF", jigsaw},
        {jigsaw + "+x+0..5", jigsaw + "+0..5+x"},
        {"6x6:none+" + jigsaw, jigsaw},
        {"6x6+" + jigsaw, "6x6+" + jigsaw},
        {"6x6:3x2+" + jigsaw, "6x6:3x2+" + jigsaw},
        {"jigsaw:..11..11........", "jigsaw:..11..11........"},
        {"3x2+jigsaw:aaabbb", "3x2+jigsaw:111222"},
        {"4x4+OR[xv=5:r1c1,r1c2+White:R1C1,r1c2]+x", "4x4+x+or[xv=5:r1c1,r1c2+white:r1c1,r1c2]"},
        {"6x6+and[or[thermo:r1c1,r1c2,r1c3+renban:r2c1,r2c2]+killer=5:r3c3,r3c4]+knight",
         "6x6+knight+and[or[thermo:r1c1-r1c3+renban:r2c1,r2c2]+killer=5:r3c3,r3c4]"},
    };
    for (const auto& [name, fixed] : names) {
        const Geometry geometry = board_checked(name);
        EXPECT_EQ(geometry.name(), fixed) << name;
        EXPECT_EQ(board_checked(geometry.name()), geometry) << name;
    }
    EXPECT_EQ(board_checked("9x9"), Geometry::classic());
    EXPECT_EQ(board_checked("6x6:3x2"), boxed_geometry(3, 2));
    EXPECT_NE(board_checked("9x9+x"), Geometry::classic());
    EXPECT_NE(board_checked("9x9+0..8"), Geometry::classic());
    EXPECT_NE(board_checked("9x9+knight"), board_checked("9x9+king"));
}

TEST(BoardName, EverySizeIsABoard) {
    for (int rows = 1; rows <= 25; rows += 4)
        for (int columns = 1; columns <= 25; ++columns) {
            const std::string name = std::to_string(rows) + 'x' + std::to_string(columns);
            const Geometry geometry = board_checked(name);
            EXPECT_EQ(geometry.name(), name);
            EXPECT_EQ(geometry.cell_count(), rows * columns);
            EXPECT_EQ(geometry.digit_count(), std::max(rows, columns));
        }
}

TEST(BoardName, GivesHousesTheirNames) {
    EXPECT_EQ(houses(board_checked("9x9+x"), HouseKind::diagonal), (Names{"diagonal 1", "diagonal 2"}));
    const Geometry rising = board_checked("9x9+diagonal+");
    EXPECT_EQ(houses(rising, HouseKind::diagonal), Names{"diagonal 2"});
    EXPECT_EQ(rising.number_of(27), 1);
    EXPECT_EQ(rising.house_cells(27)[0], 8);
    EXPECT_EQ(houses(board_checked("windoku"), HouseKind::window),
              (Names{"window 1", "window 2", "window 3", "window 4"}));
    EXPECT_EQ(houses(board_checked("windoku"), HouseKind::region),
              (Names{"windows' rest 1", "windows' rest 2", "windows' rest 3", "windows' rest 4",
                     "windows' rest 5"}));
    EXPECT_EQ(houses(board_checked("disjoint"), HouseKind::group).back(), "group 9");
    EXPECT_EQ(houses(board_checked("asterisk+centredot+girandola+region:r1c1,r2c2"), HouseKind::region),
              (Names{"asterisk", "centre dot", "girandola", "region 1"}));
    EXPECT_EQ(houses(board_checked("jigsaw:" + std::string(six_pieces)), HouseKind::piece)[2], "piece 3");
    EXPECT_TRUE(houses(board_checked("jigsaw:" + std::string(six_pieces)), HouseKind::box).empty());
    EXPECT_EQ(houses(board_checked("6x6+jigsaw:" + std::string(six_pieces)), HouseKind::box).size(), 6u);
}

TEST(BoardName, SaysWhatIsWrongAndWhere) {
    struct Case {
        std::string name;
        std::uint64_t column;
        std::string found, expected;  // its beginning
    };
    const std::string most = "jigsaw:111222111222333444333444555666555665";
    const Case cases[] = {
        {"", 1, "nothing", "a board: 9x9, "},
        {"(", 1, "'('", "a board: 9x9, "},
        {"9", 2, "the end", "'x'"},
        {"9y9", 2, "'y'", "'x'"},
        {"9x", 3, "the end", "1 to 25 rows and columns"},
        {"26x26", 1, "26", "1 to 25 rows and columns"},
        {"0x4", 1, "0", "1 to 25 rows and columns"},
        {"100x100", 1, "'100'", "1 to 25 rows and columns"},
        {"9x9 ", 4, "' '", "'+' before a rule, or the end"},
        {"9x9+", 5, "the end", "a rule: x, diagonal-, "},
        {"9x9++x", 5, "'+'", "a rule: x, "},
        {"9x9+nkight", 5, "'nkight'", "a rule: x, "},
        {"9x9+x+", 7, "the end", "a rule: x, "},
        {"4x4+or", 5, "no '[' after 'or'", "rules in brackets"},
        {"4x4+or[]", 8, "the end", "a rule of cells: "},
        {"4x4+or[x]", 8, "'x'", "a rule of cells: "},
        {"4x4+or[xv=5:r1c1,r1c2", 22, "the end", "']' after the last rule"},
        {"4x4+or[flatmates]", 5, "the whole-board rule 'flatmates' for 'or'", "rules of cells"},
        {"4x4+or[xv=5:r1c1,r9c1]", 18, "'r9c1'", "a cell, "},
        {"4x4+or[xv=5:r1c1,r1c2+or[xv=x:r1c1,r1c2]]", 29, "'x'", "a number after '='"},
        {"4x4+killer[xv=5:r1c1,r1c2]", 5, "'[' after 'killer'", "a rule of cells"},
        {"4x4+x[2]", 6, "'['", "'+' before a rule"},
        {"4x4+" + std::string("or[or[or[or[or[or[or[or[or[xv=5:r1c1,r1c2]]]]]]]]]"), 32,
         "brackets nested too deeply", "at most 8"},
        {"9x9+diagonal", 5, "'diagonal'", "diagonal- for the one from r1c1"},
        {"9x9+diagonal+knight", 5, "'diagonal'", "diagonal- for the one from r1c1"},
        {"9x9+x:r1c1", 6, "':'", "'+' before a rule"},
        {"9x9+odd", 8, "no ':'", "':' and cells after 'odd'"},
        {"9x9+jigsaw", 11, "no ':'", "':' and labels after 'jigsaw'"},
        {"9x9+odd:", 9, "the end", "a cell, r1c1 to r9c9"},
        {"9x9+odd:r1", 11, "the end", "a cell, r1c1 to r9c9"},
        {"9x9+odd:r1c10", 9, "'r1c10'", "a cell, r1c1 to r9c9"},
        {"9x9+odd:r1c1;", 13, "';'", "',' before another cell"},
        {"9x9+odd:r1c1,r1c1", 14, "r1c1 again", "each cell once"},
        {"9x9+odd:r1c1+even:r1c1", 1, "r1c1 both odd and even", "one of them"},
        {"4x4+region:r1c1", 12, "1 cell", "2 to 4"},
        {"4x4+region:r1c1,r1c2,r2c3,r3c4,r4c4", 12, "5 cells", "2 to 4"},
        {"6x6:2x4", 5, "boxes 2x4", "boxes of 6 cells that fill the board, as in 2x3, or none"},
        {"7x7:2x3", 5, "boxes 2x3", "boxes of 7 cells that fill the board, or none"},
        {"6x6:", 5, "the end", "boxes of 6 cells"},
        {"6x6:0x6", 5, "boxes 0x6", "boxes of 6 cells"},
        {"9x9+0..7", 5, "'0..7'", "values from 0 or 1, 9 to 25 of them, as in 0..8"},
        {"9x9+2..10", 5, "'2..10'", "values from 0 or 1"},
        {"9x9+0.8", 6, "'.'", "'..' between"},
        {"9x9+0..8x", 9, "'x'", "'+' before a rule"},
        {"6x9+x", 5, "'x' on this board", "as many rows as columns"},
        {"7x7+windoku", 5, "'windoku' on this board", "boxes"},
        {"7x7+disjoint", 5, "'disjoint' on this board", "boxes"},
        {"8x8+asterisk", 5, "'asterisk' on this board", "9x9"},
        {"8x8+girandola", 5, "'girandola' on this board", "9x9"},
        {"9x9+x+0..1+repeats", 5, "'x' on this board", "9 values or more"},
        {"6x6:1x1+disjoint+repeats", 9, "'disjoint' on this board", "36 values or more"},
        {"9x9:3x3+1..4+repeats", 5, "boxes 3x3", "boxes of 1 to 4 cells that fill the board, or none"},
        {"8x8+centredot", 5, "'centredot' on this board", "boxes of odd height and width"},
        {"jigsaw:112", 8, "3 labels", "the number of cells of a square board"},
        {"9x9+jigsaw:112", 12, "3 labels", "81"},
        {"jigsaw:....", 8, "no piece", "a label other than '.'"},
        {"jigsaw:1,22", 9, "','", "a label: a letter or a digit"},
        {"jigsaw:1111222233334445", 20, "piece '4' of 3 cells", "4"},
        {most, 32, "piece '5' of 7 cells", "6"},
        {"jigsaw:1122+", 13, "the end", "a rule: x, "},
    };
    for (const auto& [name, column, found, expected] : cases) {
        const auto geometry = parse_board(name);
        ASSERT_FALSE(geometry) << name;
        EXPECT_EQ(geometry.error().code, Errc::bad_argument) << name;
        EXPECT_EQ(geometry.error().column, column) << name;
        EXPECT_EQ(geometry.error().found, found) << name;
        EXPECT_TRUE(geometry.error().expected.starts_with(expected))
            << name << ": " << geometry.error().expected;
    }
}

TEST(BoardName, OfABoardWithoutSomeOfItsRules) {
    const auto without = [](std::string_view name, RuleKind kind) {
        const Geometry board =
            formats::board_without(board_checked(name), [&](const Rule& rule) { return rule.kind == kind; });
        EXPECT_EQ(board, board_checked(board.name()));
        return std::string(board.name());
    };
    // The cells of a cage differ, which goes with it.
    EXPECT_EQ(without("9x9+x+killer=10:r1c1,r5c6+thermo:r1c1-r1c3", RuleKind::killer),
              "9x9+x+thermo:r1c1-r1c3");
    EXPECT_EQ(without("9x9+x+killer=10:r1c1,r5c6+thermo:r1c1-r1c3", RuleKind::thermo),
              "9x9+x+killer=10:r1c1,r5c6");
    EXPECT_EQ(without("4x4+killer=3:r1c1,r1c2+extra:a+sum=5:r1c1,a", RuleKind::extra),
              "4x4+killer=3:r1c1,r1c2");
    EXPECT_EQ(without("4x4+killer=3:r1c1,r1c2+extra:a+sum=5:r1c1,a", RuleKind::killer),
              "4x4+extra:a+sum=5:r1c1,a");
    EXPECT_EQ(without("9x9", RuleKind::killer), "9x9");
}

}  // namespace
}  // namespace nonet
