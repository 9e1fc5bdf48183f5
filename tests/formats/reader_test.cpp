#include "nonet/reader.hpp"
#include "command/plain_lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "nonet/text.hpp"
#include "support/chunks.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const std::string classic_line = known::classic;

std::vector<Record> records_of(std::string_view text, std::size_t chunk = 4096) {
    Chunks chunks(text, chunk);
    PuzzleReader reader(chunks);
    std::vector<Record> records;
    for (Record record; reader.next(record);) records.push_back(record);
    return records;
}

TEST(PuzzleReader, KeepsTheTextAsItCame) {
    const auto records =
        records_of("\n" + classic_line + " # one\r\n1 2 3\r\n4\r\n\r\n{ {1,\n" + classic_line);
    ASSERT_EQ(records.size(), 4u);
    EXPECT_EQ(records[0].text, classic_line + " # one");
    EXPECT_EQ(records[0].rest, " # one");
    EXPECT_EQ(records[0].line, 2u);
    EXPECT_EQ(records[1].text, "1 2 3\n4");
    EXPECT_EQ(records[1].line, 3u);
    EXPECT_EQ(records[2].text, "{ {1,");
    EXPECT_EQ(records[3].text, classic_line);
    EXPECT_EQ(records[3].line, 7u);
}

TEST(PuzzleReader, KeepsAnEmptyLineAtTheEndOfAText) {
    const auto records = records_of("{ {1,\r\n\r\n" + classic_line + "\n" +
                                    format_grid(*parse_line(classic_line)) + "\n\n" + classic_line);
    ASSERT_EQ(records.size(), 4u);
    EXPECT_EQ(records[0].text, "{ {1,\n");
    EXPECT_EQ(records[2].text + "\n", format_grid(*parse_line(classic_line)));
    EXPECT_EQ(records[3].text, classic_line);
}

TEST(PuzzleReader, LeavesNothingOfAnEarlierRecord) {
    Chunks chunks(format_marks(Candidates{}) + " rest\nnonsense\n" + classic_line + "\n", 1000);
    const std::string text = format_marks(Candidates{}) + " rest\nnonsense\n" + classic_line + "\n";
    chunks = Chunks(text, 1000);
    PuzzleReader reader(chunks);
    Record record;
    ASSERT_TRUE(reader.next(record));
    EXPECT_TRUE(record.puzzle.classic()->marks);
    EXPECT_EQ(record.rest, " rest");
    ASSERT_TRUE(reader.next(record));
    EXPECT_TRUE(record.error);
    EXPECT_FALSE(record.puzzle.classic()->marks);
    EXPECT_EQ(record.puzzle.classic()->givens, Grid());
    EXPECT_EQ(record.rest, "");
    ASSERT_TRUE(reader.next(record));
    EXPECT_FALSE(record.error);
    EXPECT_EQ(format_line(record.puzzle.classic()->givens), classic_line);
    EXPECT_FALSE(reader.next(record));
    EXPECT_FALSE(reader.next(record));
}

TEST(PuzzleReader, ReadsAListOfObjectsOfAnyLengthOnOneLine) {
    constexpr std::size_t count = 30000;  // several times the maximum length of a line
    std::string text = "[";
    for (std::size_t i = 0; i < count; ++i)
        text += "{\"id\": " + std::to_string(i) + ", \"puzzle\": \"" + classic_line + "\"}, ";
    text.replace(text.size() - 2, 2, "]\n" + classic_line + "\n");
    ASSERT_GT(text.size(), 3 * max_text_size);
    for (std::size_t chunk : {777, 1 << 20}) {
        const auto records = records_of(text, chunk);
        ASSERT_EQ(records.size(), count + 1);
        EXPECT_EQ(records[count - 1].rest, "\"id\": " + std::to_string(count - 1));
        EXPECT_EQ(text.substr(records[count - 1].at, records[count - 1].text.size()),
                  records[count - 1].text);
        for (std::size_t i = 0; i < count; ++i) ASSERT_FALSE(records[i].error) << i;
        EXPECT_EQ(records[count].line, 2u);
    }
}

// The object around the list is several times as long as a line may be, on one or more lines.
TEST(PuzzleReader, ReadsAListInAnObjectOfAnyLength) {
    constexpr std::size_t count = 30000;
    for (const std::string end : {"", "\n", "\r\n"}) {
        std::string text = "{" + end + " \"about\": [{\"name\": \"x\"}]," + end + " \"rows\": [";
        for (std::size_t i = 0; i < count; ++i)
            text += end + " {\"index\": 1," + end + " \"row\": {\"id\": " + std::to_string(i) +
                    ", \"puzzle\": \"" + classic_line + "\"}," + end + " \"tags\": []},";
        text.back() = ']';
        text += "," + end + " \"count\": 1}\n" + classic_line + "\n";
        ASSERT_GT(text.size(), 3 * max_text_size);
        for (std::size_t chunk : {777, 1 << 20}) {
            const auto records = records_of(text, chunk);
            ASSERT_EQ(records.size(), count + 1);
            for (std::size_t i = 0; i < count; ++i) {
                ASSERT_FALSE(records[i].error) << i;
                ASSERT_EQ(records[i].rest, "\"id\": " + std::to_string(i));
                ASSERT_EQ(text.substr(records[i].at, records[i].text.size()), records[i].text);
            }
            EXPECT_EQ(records[count].format, Format::line);
        }
    }
}

TEST(PuzzleReader, AnObjectThatIsTooLongIsOneError) {
    const std::string text = "{\"a\": \"" + std::string(max_text_size, 'x') + "\", \"puzzle\": \"" +
                             classic_line + "\"}\n" + classic_line;
    const auto records = records_of(text);
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[0].error->found, "an object of more than 1048576 bytes");
    EXPECT_FALSE(records[1].error);
}

TEST(PuzzleReader, LoneCarriageReturnsEndLines) {
    std::string text;
    for (int i = 0; i < 10000; ++i) text += classic_line + "\r";
    for (std::size_t chunk : {1000, 1 << 20}) {
        const auto records = records_of(text, chunk);
        ASSERT_EQ(records.size(), 10000u);
        EXPECT_EQ(records.back().line, 10000u);
        EXPECT_EQ(records.back().text, classic_line);
    }
}

TEST(PuzzleReader, CountsBytesFromTheBeginningOfTheStream) {
    std::string text;
    for (int i = 0; i < 5000; ++i) text += classic_line + "\n";
    const std::size_t wrong = text.size() + 40;
    text += classic_line + "\n";
    text[wrong] = 'z';
    for (std::size_t chunk : {1, 777, 1 << 20}) {
        const auto records = records_of(text, chunk);
        ASSERT_EQ(records.size(), 5001u);
        const Error& error = *records.back().error;
        EXPECT_EQ(error.at, wrong);
        EXPECT_EQ(error.line, 5001u);
        EXPECT_EQ(error.column, 41u);
    }
}

// Reads plain lines together where possible, at most `room` at a time.
std::vector<Record> read_plainly(std::string_view text, std::size_t chunk, std::size_t room,
                                 std::size_t& plain) {
    Chunks chunks(text, chunk);
    PuzzleReader reader(chunks);
    std::vector<Grid> grids(room);
    std::vector<LineText> texts(room);
    std::vector<Record> records;
    for (Record record; reader.next(record);) {
        records.push_back(record);
        for (PlainLines lines = PlainLines::taken_from(reader, grids, texts); lines.count > 0;
             lines = PlainLines::taken_from(reader, grids, texts)) {
            plain += lines.count;
            for (std::size_t i = 0; i < lines.count; ++i) {
                lines.make_record(i, grids[i], texts[i], record);
                records.push_back(record);
            }
        }
    }
    return records;
}

TEST(PuzzleReader, PlainLinesManyAtATimeAreTheSameRecords) {
    std::string zeros = classic_line, short_line = classic_line.substr(1), stars = classic_line;
    std::ranges::replace(zeros, '.', '0');
    std::ranges::replace(stars, '.', '*');
    std::string text = "\xEF\xBB\xBF";
    for (int i = 0; i < 700; ++i)
        for (const std::string& each :
             {classic_line + "\n", zeros + "\n", zeros + "\n", i % 5 ? "" : short_line + "\n", stars + "\r\n",
              classic_line + "\r\n", classic_line + "\n",
              i % 7 ? "" : classic_line + " a comment\n\n# another\n", classic_line + "\n",
              i % 9 ? "" : classic_line + "\r\r\n", i % 11 ? "" : classic_line + "1\n",
              i % 13 ? "" : format_grid(*parse_line(classic_line))})
            text += each;
    text += classic_line + "\npuzzle,more\n" + classic_line + ",\n" + classic_line + "\n" + classic_line;
    for (std::size_t chunk : {100, 4096, 1 << 20})
        for (std::size_t room : {1, 50, 5000}) {
            const auto expected = records_of(text, chunk);
            std::size_t plain = 0;
            const auto found = read_plainly(text, chunk, room, plain);
            ASSERT_EQ(found.size(), expected.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                EXPECT_EQ(found[i].puzzle, expected[i].puzzle) << i;
                EXPECT_EQ(found[i].text, expected[i].text) << i;
                EXPECT_EQ(found[i].rest, expected[i].rest) << i;
                EXPECT_EQ(found[i].line, expected[i].line) << i;
                EXPECT_EQ(found[i].at, expected[i].at) << i;
                EXPECT_EQ(found[i].format, expected[i].format) << i;
                ASSERT_EQ(found[i].error.has_value(), expected[i].error.has_value()) << i;
            }
            EXPECT_GE(plain, chunk > 100 ? 3000u : 0u);
        }
}

TEST(PuzzleReader, SkipsALineThatIsTooLongWithoutStoringIt) {
    const std::string too_long(3 * max_text_size, '1'), longest(max_text_size - 100, '#');
    for (const std::string& ending : {std::string("\n"), std::string()}) {
        const auto records = records_of(classic_line + "\n" + longest + "\n" + too_long + "\n" +
                                        classic_line + "\n" + too_long + ending);
        ASSERT_EQ(records.size(), 4u);
        EXPECT_FALSE(records[0].error);
        ASSERT_TRUE(records[1].error);
        EXPECT_EQ(records[1].line, 3u);
        EXPECT_EQ(records[1].error->column, max_text_size + 1);
        EXPECT_LE(records[1].text.size(), 1000u);
        EXPECT_FALSE(records[2].error);
        EXPECT_EQ(records[2].line, 4u);
        EXPECT_TRUE(records[3].error);
    }
}

// A stream that is never in memory as a whole: repeats puzzles, damaged texts and garbage.
TEST(PuzzleReader, ReadsALongStreamToItsEnd) {
    const std::string part = classic_line + "\n\n" + format_pretty(*parse_line(classic_line)) +
                             "{ {1, 2}\n\n1 2 3\n\n[[[\n" + "\"\n" + std::string(70000, ' ') + "\n" +
                             std::string(3000, '\n');
    std::size_t left = 1000, at = 0, good = 0;
    const auto read = [&](char* buffer, std::size_t size) {
        if (at == part.size()) at = 0, --left;
        if (left == 0) return std::size_t{0};
        const std::size_t count = std::min(size, part.size() - at);
        part.copy(buffer, count, at);
        at += count;
        return count;
    };
    PuzzleReader reader(read);
    for (Record record; reader.next(record);) good += !record.error;
    EXPECT_EQ(good, 2000u);
}

TEST(PuzzleReader, AnswersAsSoonAsAPuzzleIsComplete) {
    const std::string grid = format_grid(*parse_line(classic_line));
    const std::string literal = "[[3,0,6,5,0,8,4,0,0]," +
                                std::string("[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],") +
                                "[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],"
                                "[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0]]\n";
    for (const std::string& text : {classic_line + "\n", grid, literal}) {
        std::size_t at = 0;
        const auto read = [&](char* buffer, std::size_t) -> std::size_t {
            EXPECT_LT(at, text.size()) << "asked for more than the puzzle";
            if (at == text.size()) return 0;
            *buffer = text[at++];
            return 1;
        };
        PuzzleReader reader(read);
        Record record;
        ASSERT_TRUE(reader.next(record));
        EXPECT_FALSE(record.error);
    }
}

TEST(PuzzleReader, GivesTheTableItsHeader) {
    const std::string text = "id,puzzle\r\n1," + classic_line + "\r\n";
    Chunks chunks(text, 10);
    PuzzleReader reader(chunks);
    EXPECT_EQ(reader.csv_header(), "");
    Record record;
    ASSERT_TRUE(reader.next(record));
    EXPECT_EQ(reader.csv_header(), "id,puzzle");
    EXPECT_EQ(record.rest, "1");
    PuzzleReader moved = std::move(reader);
    EXPECT_EQ(moved.csv_header(), "id,puzzle");
    EXPECT_FALSE(moved.next(record));
}

// One wrong character among four right ones is a mistake in a row; with more wrong ones, it is another kind of text.
TEST(ParsePuzzle, TellsASlipInARowFromOtherText) {
    EXPECT_EQ(parse_classic_puzzle("1 2 3 4 5 6 7 8 a").error().found, "'a'");
    EXPECT_EQ(parse_classic_puzzle("1 2 3 4 5 6 7 a b").error().expected, "a puzzle");
}

// A word of 21 or more cells is a line with missing cells, and not a row with surplus cells.
TEST(ParsePuzzle, TellsAShortLineFromALongRow) {
    EXPECT_EQ(parse_classic_puzzle(classic_line.substr(0, 21)).error().message(),
              "found 21 cells, expected 81");
    EXPECT_NE(parse_classic_puzzle(classic_line.substr(0, 20)).error().message(),
              "found 20 cells, expected 81");
}

// The shortest border: three dashes between corners.
TEST(ParsePuzzle, KnowsTheShortestBorder) {
    const Grid givens = *parse_line(classic_line);
    std::string text;
    for (int row = 0; row < side; ++row) {
        text += classic_line.substr(static_cast<std::size_t>(row) * side, side) + "\n";
        if (row % box_side == box_side - 1) text += ":---:\n";
    }
    const auto puzzle = parse_classic_puzzle(text);
    ASSERT_TRUE(puzzle) << puzzle.error().message();
    EXPECT_EQ(puzzle->givens, givens);
}

TEST(ParsePuzzle, WantsExactlyOne) {
    EXPECT_TRUE(parse_classic_puzzle(classic_line));
    EXPECT_TRUE(parse_classic_puzzle("# comment\n" + classic_line + " comment\n\n"));
    EXPECT_EQ(parse_classic_puzzle("").error().message(), "found no puzzle, expected one");
    EXPECT_EQ(parse_classic_puzzle("# a\n# b").error().line, 2u);
    EXPECT_EQ(parse_classic_puzzle("# a\n# b").error().column, 4u);
    const Error two = parse_classic_puzzle(classic_line + "\n" + classic_line).error();
    EXPECT_EQ(two.message(), "found another puzzle, expected the end of the text");
    EXPECT_EQ(two.line, 2u);
    EXPECT_EQ(two.column, 1u);
    EXPECT_EQ(two.at, classic_line.size() + 1);
    EXPECT_EQ(parse_classic_puzzle(classic_line + "\nnonsense").error().line, 2u);
}

}  // namespace
}  // namespace nonet
