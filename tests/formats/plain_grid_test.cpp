// Nine rows are read at once if all of them are in the buffer, and line by line if they arrive byte by byte: both
// methods have to make the same records, for valid and for damaged texts.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/rng.hpp"
#include "formats/formats.hpp"
#include "nonet/text.hpp"
#include "support/known_grids.hpp"
#include "support/records.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != text.npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

// Returns the nine rows of a line, each joined by `between`, with `rule` before the second and the third band.
std::string rows_of(std::string_view line, std::string_view between, std::string_view rule = "") {
    std::string text;
    for (std::size_t row = 0; row < side; ++row) {
        if (row == 3 || row == 6) text += rule;
        for (std::size_t column = 0; column < side; ++column)
            (text += column == 0 ? "" : between) += line[side * row + column];
        text += '\n';
    }
    return text;
}

struct Shape {
    std::string name, text;
    bool plain;  // whether it is read at once
};

std::vector<Shape> shapes() {
    const std::string line = known::classic;
    const Grid grid = *parse_line(line);
    const std::string pencil = format_pencil(candidates_of({grid, {}}));
    std::string pencil_rows;
    for (std::size_t at = 0; at < pencil.size(); at = pencil.find('\n', at) + 1)
        if (pencil[at] == '|')
            pencil_rows += replaced(pencil.substr(at, pencil.find('\n', at) + 1 - at), "|", "");
    return {
        {"packed", rows_of(line, ""), true},
        {"zeros", format_grid(grid), true},
        {"a finished grid", format_grid(*parse_line(known::classic_solution)), true},
        {"no given", rows_of(std::string(81, '.'), " "), true},
        {"pretty", format_pretty(grid), true},
        {"line ends of two bytes", replaced(format_pretty(grid), "\n", "\r\n"), true},
        {"bars", replaced(rows_of(line, "", "---+---+---\n"), "\n", " \n"), false},
        {"drawn rules", rows_of(line, " ", "------+-------+------\n"), true},
        {"dashes", rows_of(line, " ", "-----------------\n"), true},
        {"dashes that are cells", rows_of(replaced(line, ".", "-"), " ", "-----------------\n"), false},
        {"dashes for blanks", rows_of(replaced(line, ".", "-"), " ", "------+-------+------\n"), true},
        {"nine dashes", rows_of(line, "", "---------\n"), false},
        {"a wide rule of dashes", rows_of(line, " ", std::string(30, '-') + "+--\n"), false},
        {"underlines", rows_of(replaced(line, ".", "_"), ""), true},
        {"rows of blanks", rows_of(std::string(27, '*') + line.substr(27), ""), false},
        {"an x", rows_of(replaced(line, ".", "x"), " "), true},
        {"three runs", rows_of(line, " ", "\n"), false},
        {"pencil marks", pencil, true},
        {"pencil marks in rows", pencil_rows, true},
        {"a mark for none", replaced(pencil, " 6 ", " - "), true},
        {"a blank among marks", replaced(pencil, " 6 ", " . "), true},
        {"marks twice", replaced(pencil, "49 ", "499 "), false},
        {"nine times nine marks",
         rows_of(std::string(81, '.'), " ")
             .replace(0, 18, replaced(std::string(9, 'x'), "x", "123456789 ") + "\n"),
         false},
    };
}

bool is_plain(const std::string& text) {
    TextBytes bytes(text);
    formats::Source source{formats::Lines(bytes), {}};
    formats::Line line;
    Record record;
    return source.lines.peek(line) && formats::read_plain_grid(source, line, record);
}

TEST(PlainGrid, IsReadAtOnceWhereNothingCanBeDoubted) {
    for (const Shape& shape : shapes()) EXPECT_EQ(is_plain(shape.text), shape.plain) << shape.name;
    EXPECT_FALSE(is_plain(shapes()[0].text.substr(0, 89))) << "the last line may go on";
}

TEST(PlainGrid, IsTheSameInChunksOfEverySize) {
    std::string text;
    for (const Shape& shape : shapes())
        for (const char* between : {"", "\n", "# a comment\n", "\n\n"}) text += shape.text + between;
    const auto slowly = records_of(text, 1);
    ASSERT_GT(slowly.size(), 4 * shapes().size() - 10);
    for (std::size_t chunk = 2; chunk < 1000; chunk += 1 + chunk / 20)
        EXPECT_TRUE(same_records(records_of(text, chunk), slowly)) << chunk;
    EXPECT_TRUE(same_records(records_of(text, text.size()), slowly));
}

// Returns the text with a few bytes changed, inserted or removed.
std::string damaged(std::string text, Rng& rng) {
    constexpr std::string_view bytes = "190.-_*x|+= \n\n\r,;#:\"[a\t\xC2";
    for (std::uint32_t times = 1 + rng.below(3); times > 0 && !text.empty(); --times) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
        const char byte = bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))];
        switch (rng.below(4)) {
            case 0: text.erase(at, 1); break;
            case 1: text.insert(at, 1, byte); break;
            case 2: text.insert(at, text.substr(at, rng.below(40))); break;
            default: text[at] = byte;
        }
    }
    return text;
}

TEST(PlainGrid, DamagedOnesAreTheSameRecords) {
    Rng rng(1);
    constexpr std::size_t damages = testing::slow_build ? 150 : 1500;
    std::size_t errors = 0, right = 0;
    for (const Shape& shape : shapes())
        for (std::size_t i = 0; i < damages; ++i) {
            const std::string text = damaged(shape.text + "\n" + shape.text, rng);
            const auto slowly = records_of(text, 1), whole = records_of(text, text.size());
            ASSERT_TRUE(same_records(whole, slowly)) << shape.name << "\n" << text;
            for (const Record& record : whole) ++(record.error ? errors : right);
        }
    EXPECT_GT(errors, damages * 10 / 3);
    EXPECT_GT(right, damages * 10 / 3);
}

}  // namespace
}  // namespace nonet
