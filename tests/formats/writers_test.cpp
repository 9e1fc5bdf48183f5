#include <gtest/gtest.h>

#include "command/writers.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/text.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const Grid classic = *parse_line(known::classic);

TEST(Writers, DrawTheGridThatEveryoneKnows) {
    EXPECT_EQ(format_grid(*parse_line(known::classic_solution)).substr(0, 36),
              "3 1 6 5 7 8 4 9 2\n5 2 9 1 3 4 7 6 8\n");
    EXPECT_EQ(format_line(classic, '0').substr(0, 9), "306508400");
    EXPECT_EQ(format_pretty(classic),
              "+-------+-------+-------+\n"
              "| 3 . 6 | 5 . 8 | 4 . . |\n"
              "| 5 2 . | . . . | . . . |\n"
              "| . 8 7 | . . . | . 3 1 |\n"
              "+-------+-------+-------+\n"
              "| . . 3 | . 1 . | . 8 . |\n"
              "| 9 . . | 8 6 3 | . . 5 |\n"
              "| . 5 . | . 9 . | 6 . . |\n"
              "+-------+-------+-------+\n"
              "| 1 3 . | . . . | 2 5 . |\n"
              "| . . . | . . . | . 7 4 |\n"
              "| . . 5 | 2 . 6 | 3 . . |\n"
              "+-------+-------+-------+\n");
}

TEST(Writers, DrawPencilMarks) {
    EXPECT_EQ(format_pencil(candidates_of({classic, {}})),
              "+---------------+-----------------+--------------+\n"
              "| 3    19  6    | 5      27  8    | 4   29  279  |\n"
              "| 5    2   149  | 134679 347 1479 | 789 69  6789 |\n"
              "| 4    8   7    | 469    24  249  | 59  3   1    |\n"
              "+---------------+-----------------+--------------+\n"
              "| 2467 467 3    | 47     1   2457 | 79  8   279  |\n"
              "| 9    147 124  | 8      6   3    | 17  124 5    |\n"
              "| 2478 5   1248 | 47     9   247  | 6   124 237  |\n"
              "+---------------+-----------------+--------------+\n"
              "| 1    3   489  | 479    478 479  | 2   5   689  |\n"
              "| 268  69  289  | 139    358 159  | 189 7   4    |\n"
              "| 478  479 5    | 2      478 6    | 3   19  89   |\n"
              "+---------------+-----------------+--------------+\n");
}

TEST(Writers, RefuseAnotherBoardIfTheFormHasOnlyTheClassicOne) {
    const Puzzle puzzle = *parse_board_puzzle("1...............", *parse_board("4x4"));
    const Puzzle of_nine{ClassicPuzzle{classic, {}}};
    int refused = 0;
    for (const PuzzleWriter& writer : puzzle_writers()) {
        EXPECT_TRUE(writer.write(of_nine)) << writer.name;
        const auto text = writer.write(puzzle);
        EXPECT_EQ(text.has_value(), writer.write_board != nullptr) << writer.name;
        if (text) continue;
        EXPECT_EQ(text.error().code, Errc::unsupported);
        EXPECT_TRUE(text.error().found.contains(writer.name)) << text.error().found;
        ++refused;
    }
    EXPECT_EQ(refused, 2);  // hodoku, sdx
}

TEST(Names, OfCellsAreReadInEitherCaseOfLettersOnly) {
    EXPECT_EQ(parse_cell("r9c1"), 72);
    EXPECT_EQ(parse_cell("R9C1"), 72);
    EXPECT_EQ(parse_cell("i1"), 72);
    EXPECT_EQ(parse_cell("r\031c\021"),
              std::nullopt);  // one bit away from 9 and 1, like capitals from small letters
    EXPECT_EQ(parse_cell("r0c1"), std::nullopt);
    EXPECT_EQ(parse_cell("r9c1 "), std::nullopt);
}

TEST(Names, OfCellsHousesAndFormats) {
    EXPECT_EQ(cell_name(0), "r1c1");
    EXPECT_EQ(cell_name(80), "r9c9");
    EXPECT_EQ(cell_name(11), "r2c3");
    EXPECT_EQ(cell_name(11, true), "B3");
    EXPECT_EQ(house_name(0), "row 1");
    EXPECT_EQ(house_name(17), "column 9");
    EXPECT_EQ(house_name(22), "box 5");
    EXPECT_EQ(name_of(Format::line), "line");
    EXPECT_EQ(name_of(Format::numbers), "numbers");
    EXPECT_EQ(name_of(Format::csv), "csv");
}

}  // namespace
}  // namespace nonet
