#include <gtest/gtest.h>

#include "formats/symbols.hpp"
#include "nonet/text.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

const std::string line = known::classic;

TEST(ParseLine, TakesOneCommentBehind) {
    for (const char* rest : {"", " ", "\t# x", ";a", ",b,c", "#", "\n", "\r\n", " x\r\n"}) {
        const auto grid = parse_line(line + rest);
        ASSERT_TRUE(grid) << rest;
        EXPECT_EQ(format_line(*grid), line);
    }
}

TEST(ParseLine, TellsWhatIsWrong) {
    const auto message = [](std::string text) {
        const Error error = parse_line(text).error();
        return std::to_string(error.column) + ": " + error.message();
    };
    EXPECT_EQ(message(""), "1: found 0 cells, expected 81");
    EXPECT_EQ(message(line.substr(1)), "81: found 80 cells, expected 81");
    EXPECT_EQ(message(line + "."), "82: found 82 cells, expected 81");
    EXPECT_EQ(message("a" + line), "1: found 'a', expected a digit 1 to 9 or a blank (. 0 _ - * ? x)");
    EXPECT_EQ(message(" " + line), "1: found 0 cells, expected 81");
    EXPECT_EQ(message(line + "\n" + line), "82: found a second line, expected one line");
    EXPECT_EQ(message(line + " \n" + line), "83: found a second line, expected one line");
}

// Compares the vector code with the table, for every byte at every position.
TEST(ScanCells, AgreesWithTheTable) {
    for (int byte = 0; byte < 256; ++byte)
        for (std::size_t at = 0; at < cell_count; ++at) {
            std::string text = line;
            text[at] = static_cast<char>(byte);
            Grid grid;
            const bool good = formats::scan_cells(text.data(), grid.values.data());
            ASSERT_EQ(good, formats::is_cell(text[at])) << byte << " at " << at;
            for (std::size_t i = 0; good && i < cell_count; ++i)
                ASSERT_EQ(grid[static_cast<int>(i)], formats::cell_value(text[i])) << byte << " at " << at;
        }
}

}  // namespace
}  // namespace nonet
