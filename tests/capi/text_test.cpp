// Texts in the C interface: reading, writing, required room, and errors.

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "answers.hpp"
#include "nonet/links.hpp"
#include "nonet/nonet.h"
#include "nonet/nonet.hpp"

namespace nonet {
namespace {

TEST(CText, WritesWhatCxxWrites) {
    const ClassicPuzzle parsed = *parse_classic_puzzle(puzzle);
    const auto written_as = [](const char* form) {
        return asked(puzzle, [&](auto p, auto out, auto error) { return nonet_format(p, form, out, error); });
    };
    EXPECT_EQ(written_as("line"), format_line(parsed.givens));
    EXPECT_EQ(written_as("grid"), format_grid(parsed.givens));
    EXPECT_EQ(written_as("pretty"), format_pretty(parsed.givens));
    EXPECT_EQ(written_as("pencil"), format_pencil(candidates_of(parsed)));
    EXPECT_EQ(written_as("marks"), format_marks(candidates_of(parsed)));
    EXPECT_EQ(written_as("iss"), *write_whole(*find_link_form("iss"), to_board_puzzle(parsed)));
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_format(Given(puzzle), "runes", out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_TRUE(std::string(error.message)
                    .starts_with("found form 'runes', expected one of line, grid, pretty, pencil, marks, "
                                 "hodoku, sdx, rules, iss, "))
        << error.message;
}

TEST(CPuzzle, HasItsCellsMarksBoardAndForm) {
    const Given line(puzzle), rows(format_grid(parse_classic_puzzle(puzzle)->givens)), candidates(marks);
    EXPECT_EQ(nonet_puzzle_cells(line), puzzle);
    EXPECT_STREQ(nonet_puzzle_marks(line), "");
    EXPECT_STREQ(nonet_puzzle_board(line), "9x9");
    EXPECT_STREQ(nonet_puzzle_form(line), "line");
    EXPECT_EQ(nonet_puzzle_cells(rows), puzzle);
    EXPECT_STREQ(nonet_puzzle_form(rows), "grid");
    EXPECT_EQ(nonet_puzzle_marks(candidates), marks);
    EXPECT_STREQ(nonet_puzzle_form(candidates), "marks");
    const Given four("12 34 12 34\n1234 12 34 123\n12 23 34 41\n12 12 34 34\n", "4x4+x");
    EXPECT_EQ(std::string(nonet_puzzle_marks(four)).substr(0, 8), "12....34");
    EXPECT_EQ(std::string(nonet_puzzle_cells(four)), std::string(16, '.'));
    EXPECT_STREQ(nonet_puzzle_board(four), "4x4+x");
    nonet_puzzle_free(nullptr);
}

TEST(CPuzzle, WithTooLittleRoomNothingIsWritten) {
    char cells[82] = "untouched";
    nonet_error error = NONET_ERROR_INIT;
    nonet_answer answer = NONET_ANSWER_INIT;
    answer.second = cells;
    answer.room = 81;
    EXPECT_EQ(nonet_solve(Given(puzzle), nullptr, nullptr, &answer, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 81 characters in second, expected 82");
    EXPECT_STREQ(cells, "untouched");
}

TEST(CPuzzle, TheRoomOfTheHeaderIsEnoughForTheLargestBoard) {
    EXPECT_EQ(NONET_CELLS_ROOM, Geometry::most_cells + 1);
}

TEST(CPuzzle, ErrorsPointWhereCxxPoints) {
    const std::string bad = puzzle.substr(0, 40) + "!" + puzzle.substr(41);
    const Error expected = parse_classic_puzzle(bad).error();
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(static_cast<int>(status_of_reading(bad, nullptr, &error)), static_cast<int>(expected.code));
    EXPECT_EQ(error.at, expected.at);
    EXPECT_EQ(error.line, expected.line);
    EXPECT_EQ(error.column, expected.column);
    EXPECT_EQ(error.message, expected.message());
}

TEST(CText, ALongMessageIsCutAndEnds) {
    const std::string name(1000, 'x');
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_solve(Given(puzzle), nullptr, name.c_str(), &answer, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(std::strlen(error.message), sizeof error.message - 1);
}

TEST(CText, MissingPointersAreErrorsNotCrashes) {
    nonet_puzzle* made = nullptr;
    EXPECT_EQ(nonet_puzzle_read(nullptr, nullptr, 5, &made, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_puzzle_read(nullptr, nullptr, 0, &made, nullptr), NONET_WRONG_LENGTH);
    EXPECT_EQ(made, nullptr);
    const Given given(puzzle);
    Text out;
    EXPECT_EQ(nonet_format(given, nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_format(given, "line", nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_count(given, nullptr, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_check(given, 0, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
