#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/links.hpp"
#include "nonet/reader.hpp"

namespace nonet {
namespace {

Geometry board_of(std::string_view name) { return parse_board(name).value(); }

const std::vector<std::uint8_t> four_of_four = {1, 2, 3, 4, 3, 4, 1, 2, 2, 0, 4, 3, 4, 3, 2, 0};

std::vector<Record> records(std::string_view text, const Geometry& geometry) {
    TextBytes bytes(text);
    PuzzleReader reader(bytes, geometry);
    std::vector<Record> list;
    for (Record record; reader.next(record);) list.push_back(record);
    return list;
}

TEST(BoardReader, StreamsOfABoardAreReadRecordByRecord) {
    const auto list = records(
        "123434122.43432.  # one\n"
        "1234\n3412\n2.43\n432.\n"
        "1234\n3412\n2.43\n432.\n"
        "\n"
        "12343412\n"
        "123434122.4343\n"
        "[[1,2,3,4],[3,4,1,2],[2,0,4,3],[4,3,2,0]]\n"
        "{\"puzzle\": \"123434122.43432.\", \"id\": 7}\n"
        "1 2 3 4\n3 4 1 2\n2 . 4 3\n4 3 2 .\n",
        board_of("4x4"));
    ASSERT_EQ(list.size(), 8u);
    EXPECT_EQ(list[0].rest, "  # one");
    for (std::size_t i : {0u, 1u, 2u, 5u, 6u, 7u}) {
        ASSERT_TRUE(list[i].puzzle.board_puzzle()) << i << (list[i].error ? list[i].error->message() : "");
        EXPECT_EQ(list[i].puzzle.board_puzzle()->values, four_of_four) << i;
    }
    EXPECT_EQ(list[1].text, "1234\n3412\n2.43\n432.");
    EXPECT_EQ(list[2].line, 6u);
    EXPECT_EQ(list[3].error->message(), "found 8 cells, expected 16");
    EXPECT_EQ(list[4].error->message(), "found 14 cells, expected 16");
    EXPECT_FALSE(list[4].puzzle.board_puzzle());
    EXPECT_EQ(list[6].rest, "\"id\": 7");
}

// In a stream of another board, too.
TEST(BoardReader, EachFormOfOtherProgramsKeepsItsOwnBoard) {
    const Puzzle puzzle =
        *parse_board_puzzle("53" + std::string(79, '.'), board_of("9x9+killer=10:r1c3,r1c4"));
    int forms = 0;
    for (const LinkForm& form : link_forms()) {
        const auto written = form.write(*puzzle.board_puzzle(), {});
        ASSERT_TRUE(written) << form.name;
        const auto alone = parse_puzzle(written->text);
        ASSERT_TRUE(alone) << written->text;
        const auto list = records("123434122.43432.\n" + written->text + '\n', board_of("4x4"));
        ASSERT_EQ(list.size(), 2u) << written->text;
        ASSERT_FALSE(list[1].error) << written->text << list[1].error->message();
        EXPECT_EQ(list[1].puzzle, *alone) << written->text;
        ++forms;
    }
    EXPECT_EQ(forms, 10);
}

TEST(BoardReader, RecordsMayNameTheirOwnBoard) {
    const std::string text =
        "{\"puzzle\": \"123434122.43432.\", \"board\": \"4x4+x\"}\n"
        "{\"puzzle\": \"3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\"}\n"
        "{\"board\": \"9x9+knight\", "
        "\"puzzle\": \"3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..\"}\n"
        "{\"puzzle\": \"123434122.43432.\", \"board\": \"4x4+y\"}\n";
    const auto list = records(text, Geometry::classic());
    ASSERT_EQ(list.size(), 4u);
    EXPECT_EQ(list[0].puzzle.board_puzzle()->geometry, board_of("4x4+x"));
    EXPECT_EQ(list[0].puzzle.board_puzzle()->values, four_of_four);
    EXPECT_EQ(list[0].rest, "\"board\": \"4x4+x\"");
    EXPECT_FALSE(list[1].puzzle.board_puzzle());
    EXPECT_EQ(list[1].puzzle.classic()->givens[0], 3);
    EXPECT_EQ(list[2].puzzle.board_puzzle()->geometry, board_of("9x9+knight"));
    EXPECT_EQ(list[2].puzzle.board_puzzle()->values[0], 3);
    ASSERT_TRUE(list[3].error);
    EXPECT_EQ(list[3].error->found, "'y'");
    EXPECT_EQ(list[3].error->column, 46u);

    const auto table =
        records("puzzle,board\n123434122.43432.,4x4\n,\n" + std::string(81, '.') + ",\n", board_of("6x6"));
    ASSERT_GE(table.size(), 1u);
    EXPECT_EQ(table[0].puzzle.board_puzzle()->geometry, board_of("4x4"));

    TextBytes bytes(text);
    PuzzleReader reader(bytes);  // only knows the classic board
    Record record;
    ASSERT_TRUE(reader.next(record));
    ASSERT_TRUE(record.error);
    EXPECT_EQ(record.error->message(),
              "found a puzzle of the board 4x4+x, expected one of the classic board, 9x9");
    ASSERT_TRUE(reader.next(record));
    EXPECT_FALSE(record.error);
}

TEST(ParsePuzzle, ReadsAnyBoard) {
    const auto board_and_format = [](std::string_view text) {
        TextForm form;
        const auto puzzle = parse_puzzle(text, &form);
        return puzzle ? std::string(puzzle->geometry().name()) + ' ' + std::string(name_of(form.format))
                      : puzzle.error().message();
    };
    const std::string classic =
        "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
    EXPECT_EQ(board_and_format(classic), "9x9 line");
    EXPECT_EQ(parse_puzzle(classic)->classic()->givens, *parse_line(classic));
    EXPECT_EQ(board_and_format("1234\n3412\n2.43\n432."), "4x4 grid");
    EXPECT_EQ(parse_puzzle("12343412..434321")->values()[8], 0);
    EXPECT_EQ(board_and_format(std::string(256, '.')), "16x16 line");
    EXPECT_EQ(board_and_format("{\"board\": \"4x4+killer=5:r1c1,r1c2\", \"puzzle\": \"...............4\"}"),
              "4x4+killer=5:r1c1,r1c2 json");
    EXPECT_EQ(board_and_format(".Cage~10~R1C1~R1C2"), "9x9+killer=10:r1c1,r1c2 iss");
    EXPECT_EQ(board_and_format("12"), "found 2 cells in row 1, expected 9");
}

// Read as ASCII these lines are members of an object; their bytes are not. A reader that took none of the line would
// read it again for ever.
TEST(BoardReader, GoesOnAfterALineThatOnlyLooksLikeJson) {
    for (const char* line : {"\u201Ca\u201D: 9", "\"a\": ``9", "\"\":``9"})
        for (const char* board : {"9x9", "4x4"}) {
            SCOPED_TRACE(std::string(line) + " on " + board);
            const Geometry geometry = board_of(board);
            const std::string cells(static_cast<std::size_t>(geometry.cell_count()), '.');
            const auto list = records(std::string(line) + "\n" + cells + '\n', geometry);
            ASSERT_FALSE(list.empty());
            EXPECT_FALSE(list.back().error);
            EXPECT_EQ(list.back().text, cells);
        }
}

// A reader of the classic board: the row after one that names its board does not name one.
TEST(BoardReader, ANamedBoardIsThatOfItsRecordOnly) {
    const std::string cells(81, '.');
    const std::string text = "puzzle,board\n" + cells + ",9x9\n" + cells + ",\n" + cells + ",9x9\n";
    TextBytes bytes(text);
    PuzzleReader reader(bytes);
    int read = 0;
    for (Record record; reader.next(record); ++read) {
        EXPECT_FALSE(record.error);
        EXPECT_TRUE(record.puzzle.classic());
    }
    EXPECT_EQ(read, 3);
}

}  // namespace
}  // namespace nonet
