// Texts with many puzzles in C give the records of the C++ reader, and bad arguments are rejected.

#include "nonet/reader.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "nonet/nonet.h"
#include "support/chunks.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const std::string known_line = known::classic;

struct Read {
    nonet_record record;
    nonet_error error;
    // Copies: the record's puzzle is valid only until the next read.
    std::string cells{}, marks{}, board{}, form{};
};

// Reads all records, at most a thousand.
std::vector<Read> read_in_c(nonet_reader* reader) {
    std::vector<Read> all;
    for (Read one{NONET_RECORD_INIT, NONET_ERROR_INIT}; nonet_reader_next(reader, &one.record, &one.error);) {
        if (const nonet_puzzle* puzzle = one.record.puzzle)
            one = {one.record,
                   one.error,
                   nonet_puzzle_cells(puzzle),
                   nonet_puzzle_marks(puzzle),
                   nonet_puzzle_board(puzzle),
                   nonet_puzzle_form(puzzle)};
        all.push_back(one);
        if (all.size() == 1000) break;
    }
    nonet_reader_free(reader);
    return all;
}

void expect_as_in_cxx(const std::string& text, const std::vector<Read>& all) {
    Chunks chunks(text, text.size());
    PuzzleReader reader(chunks);
    std::size_t number = 0;
    for (Record wanted; reader.next(wanted); ++number) {
        ASSERT_LT(number, all.size());
        const auto& [got, error, cells, marks, board, form] = all[number];
        EXPECT_EQ(got.line, wanted.line);
        EXPECT_EQ(got.at, wanted.at);
        if (wanted.error) {
            EXPECT_EQ(got.status, static_cast<int>(wanted.error->code));
            EXPECT_EQ(error.at, wanted.error->at);
            EXPECT_EQ(error.line, wanted.error->line);
            EXPECT_EQ(error.column, wanted.error->column);
            EXPECT_EQ(error.message, wanted.error->message());
            EXPECT_EQ(got.puzzle, nullptr);
        } else {
            EXPECT_EQ(got.status, NONET_OK);
            EXPECT_EQ(cells, format_line(wanted.puzzle.classic()->givens));
            EXPECT_EQ(form, name_of(wanted.format));
            EXPECT_EQ(board, "9x9");
            EXPECT_EQ(marks, wanted.puzzle.has_marks() ? format_marks(candidates_of(*wanted.puzzle.classic()))
                                                       : std::string());
        }
    }
    EXPECT_EQ(number, all.size());
}

// One of each: lines, grids, marks, errors in the middle and at the end, comments.
const std::string mixed = "# puzzles\n" + known_line + "\n\n" + format_grid(*parse_line(known_line)) +
                          "\nwhat is this?\n" + format_marks(candidates_of({*parse_line(known_line), {}})) +
                          "\r\n" + known_line.substr(1) + "\n1 2 3 4 5 6 7 8 9\n0 0 x 0 0 0 0 0 0\n" +
                          known_line + " the last";

TEST(CReader, FindsWhatCxxFinds) {
    const auto all = read_in_c(nonet_reader_of(nullptr, mixed.data(), mixed.size(), nullptr));
    EXPECT_EQ(all.size(), 7u);
    expect_as_in_cxx(mixed, all);
}

TEST(CReader, AsksForBytesAsTheyAreNeeded) {
    for (const std::size_t size : {std::size_t{1}, std::size_t{7}, std::size_t{100'000}}) {
        Chunks chunks(mixed, size);
        const auto read = [](void* context, char* buffer, std::size_t room) {
            return (*static_cast<Chunks*>(context))(buffer, room);
        };
        expect_as_in_cxx(mixed, read_in_c(nonet_reader_new(nullptr, read, &chunks, nullptr)));
    }
}

TEST(CReader, ATextWithNothingInItHasNoRecords) {
    EXPECT_TRUE(read_in_c(nonet_reader_of(nullptr, nullptr, 0, nullptr)).empty());
    EXPECT_TRUE(read_in_c(nonet_reader_of(nullptr, "\n# nothing\n", 11, nullptr)).empty());
}

TEST(CReader, WithoutAnErrorTheRecordSaysIt) {
    nonet_reader* reader = nonet_reader_of(nullptr, "12\n", 3, nullptr);
    nonet_record record = NONET_RECORD_INIT;
    EXPECT_EQ(nonet_reader_next(reader, &record, nullptr), 1);
    EXPECT_EQ(record.status, NONET_WRONG_LENGTH);
    EXPECT_EQ(nonet_reader_next(reader, &record, nullptr), 0);
    EXPECT_EQ(nonet_reader_next(reader, &record, nullptr), 0);  // and again
    nonet_reader_free(reader);
}

TEST(CReader, WhatIsMissingIsReportedAndNothingIsRead) {
    EXPECT_EQ(nonet_reader_new(nullptr, nullptr, nullptr, nullptr), nullptr);
    EXPECT_EQ(nonet_reader_of(nullptr, nullptr, 1, nullptr), nullptr);
    nonet_reader_free(nullptr);
    nonet_record record = NONET_RECORD_INIT, unmade{};
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_reader_next(nullptr, &record, &error), 0);
    EXPECT_EQ(error.code, NONET_BAD_ARGUMENT);
    nonet_reader* reader = nonet_reader_of(nullptr, known_line.data(), known_line.size(), nullptr);
    for (nonet_record* wrong : {static_cast<nonet_record*>(nullptr), &unmade}) {
        error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_reader_next(reader, wrong, &error), 0);
        EXPECT_EQ(error.code, NONET_BAD_ARGUMENT);
    }
    EXPECT_EQ(unmade.puzzle, nullptr);
    EXPECT_EQ(nonet_reader_next(reader, &record, &error), 1);
    EXPECT_EQ(nonet_puzzle_cells(record.puzzle), known_line);
    nonet_reader_free(reader);
}

TEST(CReader, ACopyOfAPuzzleOutlivesTheReader) {
    const std::string text = R"({"board":"4x4+x","puzzle":"1..............2"})";
    nonet_record record = NONET_RECORD_INIT;
    nonet_reader* reader = nonet_reader_of(nullptr, text.data(), text.size(), nullptr);
    ASSERT_EQ(nonet_reader_next(reader, &record, nullptr), 1);
    nonet_puzzle* copy = nonet_puzzle_copy(record.puzzle);
    nonet_reader_free(reader);
    EXPECT_STREQ(nonet_puzzle_board(copy), "4x4+x");
    EXPECT_STREQ(nonet_puzzle_cells(copy), "1..............2");
    EXPECT_STREQ(nonet_puzzle_form(copy), "json");
    nonet_answer answer = NONET_ANSWER_INIT;
    EXPECT_EQ(nonet_solve(copy, nullptr, nullptr, &answer, nullptr), NONET_OK);
    nonet_puzzle_free(copy);
}

TEST(CReader, PuzzlesOfAnyBoardSayWhichItIs) {
    const std::string rows =
        "1 2 . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . 6\n\n";
    const std::string named = R"({"board":"4x4+x","puzzle":"1..............2"})";
    const std::string text = rows + named + "\n" + "word\n";
    nonet_record record = NONET_RECORD_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_reader* reader = nonet_reader_of(nullptr, text.data(), text.size(), &error);
    ASSERT_TRUE(reader);
    ASSERT_EQ(nonet_reader_next(reader, &record, &error), 1);
    ASSERT_EQ(record.status, NONET_OK) << error.message;
    EXPECT_STREQ(nonet_puzzle_board(record.puzzle), "6x6");
    EXPECT_EQ(std::string(nonet_puzzle_cells(record.puzzle)), "12" + std::string(33, '.') + "6");
    ASSERT_EQ(nonet_reader_next(reader, &record, &error), 1);
    ASSERT_EQ(record.status, NONET_OK) << error.message;
    EXPECT_STREQ(nonet_puzzle_board(record.puzzle), "4x4+x");
    EXPECT_STREQ(nonet_puzzle_cells(record.puzzle), "1..............2");
    EXPECT_STREQ(nonet_puzzle_marks(record.puzzle), "");
    ASSERT_EQ(nonet_reader_next(reader, &record, &error), 1);
    EXPECT_NE(record.status, NONET_OK);
    EXPECT_EQ(record.puzzle, nullptr);
    EXPECT_EQ(nonet_reader_next(reader, &record, &error), 0);
    nonet_reader_free(reader);
}

TEST(CReader, MarksOfAnyBoardHaveAPlaceForEachDigit) {
    const std::string text = "12 34 12 34\n1234 12 34 123\n12 23 34 41\n12 12 34 34\n";
    nonet_record record = NONET_RECORD_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_reader* reader = nonet_reader_of("4x4", text.data(), text.size(), &error);
    ASSERT_TRUE(reader);
    ASSERT_EQ(nonet_reader_next(reader, &record, &error), 1);
    ASSERT_EQ(record.status, NONET_OK) << error.message;
    EXPECT_EQ(std::string(nonet_puzzle_marks(record.puzzle)).substr(0, 8), "12....34");
    EXPECT_EQ(std::string(nonet_puzzle_marks(record.puzzle)).size(), 64u);
    nonet_reader_free(reader);
}

TEST(CReader, BoardsAndTextsThatAreNoneAreErrors) {
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_FALSE(nonet_reader_of("9x9+nkight", "", 0, &error));
    EXPECT_EQ(error.code, NONET_BAD_ARGUMENT);
    EXPECT_EQ(error.at, 4u);
    EXPECT_FALSE(nonet_reader_of(nullptr, nullptr, 3, &error));
    EXPECT_FALSE(nonet_reader_of("9x9+nkight", "", 0, nullptr));
}

}  // namespace
}  // namespace nonet
