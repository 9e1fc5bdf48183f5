#include "nonet/text.hpp"

#include <gtest/gtest.h>

#include <string>

namespace nonet {
namespace {

TEST(Glyphs, AreTheDigitsAndThenTheLetters) {
    std::string all;
    for (Digit digit = 0; digit < Geometry::most_digits; ++digit) all += glyph_of(digit);
    EXPECT_EQ(all, "123456789ABCDEFGHIJKLMNOP");
    EXPECT_EQ(glyph_of_value(16), 'G');
}

TEST(Glyphs, OfOneBoardOnlyAreRead) {
    for (int digits : {4, 9, 16, 25})
        for (int byte = 0; byte < 256; ++byte) {
            const char c = static_cast<char>(byte);
            const bool small = c >= 'a' && c <= 'z';
            const std::string all = "123456789ABCDEFGHIJKLMNOP";
            const auto at = all.find(small ? static_cast<char>(c - 32) : c);
            const int expected = at < static_cast<std::size_t>(digits) ? static_cast<int>(at) + 1 : 0;
            EXPECT_EQ(value_of_glyph(c, digits), expected) << byte << " of " << digits;
        }
}

}  // namespace
}  // namespace nonet
