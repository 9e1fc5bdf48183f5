// Texts in the C interface: reading, writing, required room, and errors.

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "answers.hpp"
#include "nonet/nonet.h"
#include "nonet/nonet.hpp"

namespace nonet {
namespace {

TEST(CText, WritesWhatCxxWrites) {
    const ClassicPuzzle parsed = *parse_puzzle(puzzle);
    const auto written = [](const char* format) {
        std::string out(2048, '\0');
        std::size_t needed = 0;
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), format, out.data(), out.size(), &needed, &error),
                  NONET_OK)
            << error.message;
        EXPECT_EQ(needed, std::strlen(out.c_str()) + 1);
        return std::string(out.c_str());
    };
    EXPECT_EQ(written("line"), format_line(parsed.givens));
    EXPECT_EQ(written("grid"), format_grid(parsed.givens));
    EXPECT_EQ(written("pretty"), format_pretty(parsed.givens));
    EXPECT_EQ(written("pencil"), format_pencil(candidates_of(parsed)));
    EXPECT_EQ(written("marks"), format_marks(candidates_of(parsed)));
}

TEST(CText, TheLongestTextFitsIntoWhatTheHeaderPromises) {
    for (const char* format : {"line", "grid", "pretty", "pencil", "marks"}) {
        std::size_t needed = 0;
        char out[2048];
        EXPECT_EQ(nonet_format(empty.data(), empty.size(), format, out, sizeof out, &needed, nullptr),
                  NONET_OK)
            << format << " needs " << needed;
    }
}

TEST(CText, SaysHowMuchRoomItNeeds) {
    std::size_t needed = 0;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), "line", nullptr, 0, &needed, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(needed, 82u);
    EXPECT_STREQ(error.message, "found room for 0 characters, expected 82");
    char room[82] = {};
    EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), "line", room, 81, &needed, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 81 characters, expected 82");
    EXPECT_EQ(room[0], 0) << "nothing is written where not all of it fits";
    EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), "runes", nullptr, 0, &needed, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message,
                 "found format 'runes', expected one of line, grid, pretty, pencil, marks, hodoku, sdx");
}

TEST(CText, ParseGivesCellsMarksAndTheNameOfTheForm) {
    char cells[82], marks[730];
    const char* format = nullptr;
    ASSERT_EQ(nonet_parse(puzzle.data(), puzzle.size(), cells, 82, marks, 730, &format, nullptr), NONET_OK);
    EXPECT_EQ(cells, puzzle);
    EXPECT_EQ(marks, format_marks(candidates_of(*parse_puzzle(puzzle))));
    EXPECT_STREQ(format, "line");
    const std::string rows = format_grid(parse_puzzle(puzzle)->givens);
    ASSERT_EQ(nonet_parse(rows.data(), rows.size(), cells, 82, nullptr, 0, &format, nullptr), NONET_OK);
    EXPECT_EQ(cells, puzzle);
    EXPECT_STREQ(format, "grid");
}

TEST(CText, WithTooLittleRoomNothingIsWritten) {
    char cells[82] = "untouched", marks[730] = "untouched";
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_parse(puzzle.data(), puzzle.size(), cells, 81, nullptr, 0, nullptr, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 81 characters in cells, expected 82");
    EXPECT_EQ(nonet_parse(puzzle.data(), puzzle.size(), cells, 82, marks, 729, nullptr, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 729 characters in marks, expected 730");
    EXPECT_EQ(nonet_true_candidates(puzzle.data(), puzzle.size(), nullptr, marks, 729, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_scramble(puzzle.data(), puzzle.size(), 0, 0, cells, 81, nullptr), NONET_BAD_ARGUMENT);
    nonet_answer answer = NONET_ANSWER_INIT;
    answer.second = cells;
    answer.room = 81;
    EXPECT_EQ(nonet_solve(puzzle.data(), puzzle.size(), nullptr, nullptr, &answer, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 81 characters in second, expected 82");
    nonet_report report = NONET_REPORT_INIT;
    report.first = cells;
    EXPECT_EQ(nonet_check(puzzle.data(), puzzle.size(), 0, nullptr, &report, &error), NONET_BAD_ARGUMENT);
    EXPECT_STREQ(error.message, "found room for 0 characters in first, expected 82");
    EXPECT_STREQ(cells, "untouched");
    EXPECT_STREQ(marks, "untouched");
}

TEST(CText, TheRoomsOfTheHeaderAreEnoughForTheLargestBoard) {
    EXPECT_EQ(NONET_CELLS_ROOM, Geometry::most_cells + 1);
    EXPECT_EQ(NONET_MARKS_ROOM, Geometry::most_cells * Geometry::most_digits + 1);
}

TEST(CText, ErrorsPointWhereCxxPoints) {
    const std::string bad = puzzle.substr(0, 40) + "!" + puzzle.substr(41);
    const Error expected = parse_puzzle(bad).error();
    char cells[82] = "untouched";
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(static_cast<int>(nonet_parse(bad.data(), bad.size(), cells, 82, nullptr, 0, nullptr, &error)),
              static_cast<int>(expected.code));
    EXPECT_EQ(error.at, expected.at);
    EXPECT_EQ(error.line, expected.line);
    EXPECT_EQ(error.column, expected.column);
    EXPECT_EQ(error.message, expected.message());
    EXPECT_STREQ(cells, "untouched");
}

TEST(CText, ALongMessageIsCutAndEnds) {
    const std::string name(1000, 'x');
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_solve(puzzle.data(), puzzle.size(), nullptr, name.c_str(), &answer, &error),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(std::strlen(error.message), sizeof error.message - 1);
}

TEST(CText, MissingPointersAreErrorsNotCrashes) {
    char cells[82];
    std::size_t needed = 0;
    EXPECT_EQ(nonet_parse(nullptr, 5, cells, 82, nullptr, 0, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_parse(nullptr, 0, cells, 82, nullptr, 0, nullptr, nullptr), NONET_WRONG_LENGTH);
    EXPECT_EQ(nonet_parse(puzzle.data(), puzzle.size(), nullptr, 82, nullptr, 0, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), nullptr, cells, 82, &needed, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), "line", cells, 82, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_format(puzzle.data(), puzzle.size(), "line", nullptr, 82, &needed, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_count(puzzle.data(), puzzle.size(), nullptr, nullptr, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_check(puzzle.data(), puzzle.size(), 0, nullptr, nullptr, nullptr), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_duplicates(puzzle.data(), puzzle.size(), nullptr, 0, nullptr, nullptr),
              NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
