// The cases of tests/golden/formats/*.txt, each read in chunks of several sizes.

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "nonet/reader.hpp"
#include "support/chunks.hpp"
#include "support/format_cases.hpp"

namespace nonet {
namespace {

std::string escaped(std::string_view text) {
    std::ostringstream out;
    for (char c : text) {
        if (c == '\n')
            out << "\\n";
        else if (c >= ' ' && c <= '~')
            out << c;
        else
            out << "\\x" << std::uppercase << std::hex << (c >> 4 & 15) << (c & 15);
    }
    return out.str();
}

std::string shown(const Record& record) {
    std::ostringstream out;
    out << record.line << ' ' << name_of(record.format) << ' ';
    if (const auto& error = record.error) {
        out << "error " << error->line << ':' << error->column << ' ' << name_of(error->code) << ": "
            << error->message() << '\n';
        return out.str();
    }
    out << format_line(record.puzzle.classic()->givens);
    if (!record.rest.empty()) out << " rest" << escaped(record.rest);
    out << '\n';
    if (record.puzzle.classic()->marks)
        out << "marks " << format_marks(*record.puzzle.classic()->marks) << '\n';
    return out.str();
}

std::string read_all(std::string_view text, std::size_t chunk) {
    Chunks chunks(text, chunk);
    PuzzleReader reader(chunks);
    Record record;
    std::string out;
    while (reader.next(record)) out += shown(record);
    return out;
}

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, ReadsAsExpectedInChunksOfEverySize) {
    const auto cases = testing::format_cases(GetParam());
    ASSERT_FALSE(cases.empty());
    for (const testing::FormatCase& c : cases)
        for (std::size_t chunk : {1, 2, 3, 7, 64, 100000})
            EXPECT_EQ(read_all(c.input, chunk), c.expected) << c.title << ", chunks of " << chunk;
}

// The text after a puzzle is not mixed up with it: reads each case again, with a valid line before and after it.
TEST_P(Golden, LeavesThePuzzlesAroundAlone) {
    const std::string line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (const testing::FormatCase& c : testing::format_cases(GetParam())) {
        if (c.expected.find(" unsupported: ") != c.expected.npos || c.input.starts_with("\xEF\xBB\xBF"))
            continue;
        const std::string newline = c.input.ends_with('\n') ? "" : "\n";
        const std::string out = read_all(line + "\n" + c.input + newline + line + "\n", 1000);
        std::string_view rest = out;
        EXPECT_TRUE(rest.starts_with("1 line " + line + "\n")) << c.title << "\n" << out;
        EXPECT_TRUE(rest.ends_with(" line " + line + "\n")) << c.title << "\n" << out;
        const auto lines = [](std::string_view text) { return std::ranges::count(text, '\n'); };
        EXPECT_EQ(lines(out), lines(c.expected) + 2) << c.title << "\n" << out;
    }
}

INSTANTIATE_TEST_SUITE_P(Io, Golden, ::testing::ValuesIn(testing::format_golden_files()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace nonet
