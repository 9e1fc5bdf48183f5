// The cases of tests/golden/formats/*.txt, each read in chunks of several sizes.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "nonet/reader.hpp"
#include "support/chunks.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

struct Case {
    std::string title, input, expected;
};

int hex(char c) { return c <= '9' ? c - '0' : c - 'A' + 10; }

// Undoes \xHH, \r, \t, and the \ that removes the last newline.
std::string unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            out += text[i];
        } else if (text[++i] == 'x') {
            out += static_cast<char>(hex(text[i + 1]) * 16 + hex(text[i + 2]));
            i += 2;
        } else if (text[i] != '\n') {
            out += text[i] == 'r' ? '\r' : '\t';
        }
    }
    return out;
}

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

std::vector<Case> load(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<Case> cases;
    bool input = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("== ")) {
            cases.push_back({line.substr(3), "", ""});
            input = true;
        } else if (input && line == "=>") {
            cases.back().input = unescaped(cases.back().input);
            input = false;
        } else if (input) {
            cases.back().input += line + "\n";
        } else if (!cases.empty() && !line.empty()) {
            cases.back().expected += line + "\n";
        }
    }
    return cases;
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

std::vector<std::string> golden_files() {
    std::vector<std::string> names;
    for (const auto& entry :
         std::filesystem::directory_iterator(testing::source_path("tests/golden/formats")))
        names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, ReadsAsExpectedInChunksOfEverySize) {
    const auto cases = load(testing::source_path("tests/golden/formats/" + GetParam() + ".txt"));
    ASSERT_FALSE(cases.empty());
    for (const Case& c : cases)
        for (std::size_t chunk : {1, 2, 3, 7, 64, 100000})
            EXPECT_EQ(read_all(c.input, chunk), c.expected) << c.title << ", chunks of " << chunk;
}

// The text after a puzzle is not mixed up with it: reads each case again, with a valid line before and after it.
TEST_P(Golden, LeavesThePuzzlesAroundAlone) {
    const std::string line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (const Case& c : load(testing::source_path("tests/golden/formats/" + GetParam() + ".txt"))) {
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

INSTANTIATE_TEST_SUITE_P(Io, Golden, ::testing::ValuesIn(golden_files()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace nonet
