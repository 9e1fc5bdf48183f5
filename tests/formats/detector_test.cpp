#include <gtest/gtest.h>

#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

TEST(Decoration, IsPassedOver) {
    for (const char* line : {"", "  ", "# x", "// x", "; x", "[Puzzle]", " [State] ", "};", "]]", "})",
                             "Grid 01", "grid", "Input: grid", "Output:", "Puzzle #3 =", "SUDOKU 12:"})
        EXPECT_TRUE(is_decoration(line)) << line;
}

TEST(Decoration, IsNotWhatMayBeADamagedPuzzle) {
    for (const char* line : {"x", "Griddy", "Grid of mine", "12 Grid", "[Puzzle", "[]", "[1]", "gridx", "12",
                             "53..7....", "hello", "{", "Grid 1 x", "\x01"})
        EXPECT_FALSE(is_decoration(line)) << line;
}

TEST(Text, ComesDownToAsciiAndBack) {
    const std::string raw = "a\u2502\uFF13\u00E9\xFF\u00A0z";
    const Text text(raw);
    EXPECT_EQ(text.ascii(), "a|3\x01\x01 z");
    EXPECT_EQ(text.origin(1), 1u);
    EXPECT_EQ(text.origin(2), 4u);
    EXPECT_EQ(text.origin(7), raw.size());
    EXPECT_EQ(text.shown(0), "'a'");
    EXPECT_EQ(text.shown(3), "'\u00E9'");
    EXPECT_EQ(text.shown(4), "byte 0xFF");
    EXPECT_EQ(text.shown(7), "the end of the line");
}

// Overlong forms, surrogates and truncated sequences are read as bytes, so that no message contains invalid UTF-8.
TEST(Text, TakesBrokenUtf8ByteByByte) {
    for (const char* broken :
         {"\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\x80"}) {
        const Text text(broken);
        EXPECT_EQ(text.ascii().size(), std::string_view(broken).size());
        for (std::size_t i = 0; i < text.ascii().size(); ++i)
            EXPECT_TRUE(text.shown(i).starts_with("byte 0x")) << text.shown(i);
    }
}

}  // namespace
}  // namespace nonet::formats
