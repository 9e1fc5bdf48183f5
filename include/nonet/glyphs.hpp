#pragma once
// How a digit is printed: the one place that knows.
//
//   digit   0 .. 8     9 10 .. 24
//   value   1 .. 9    10 11 .. 25
//   glyph   '1'..'9'  'A' 'B'..'P'        read in either case
//
// What an empty cell looks like is each format's own affair.

#include <string_view>

#include "nonet/contract.hpp"
#include "nonet/geometry.hpp"

namespace nonet {

inline constexpr std::string_view glyphs = "123456789ABCDEFGHIJKLMNOP";
static_assert(glyphs.size() == Geometry::most_digits);

// The glyph of a digit, 0..24.
constexpr char glyph_of(Digit digit) noexcept {
    NONET_EXPECT(digit < glyphs.size());
    return glyphs[digit];
}

// The glyph of a value, 1..25.
constexpr char glyph_of_value(int value) noexcept {
    NONET_EXPECT(value >= 1);
    return glyph_of(static_cast<Digit>(value - 1));
}

// The value that a glyph stands for on a board of `digits` digits; 0 for every other character.
constexpr int value_of_glyph(char glyph, int digits = side) noexcept {
    const int letter = (glyph | 0x20) - 'a';
    const int value = glyph >= '1' && glyph <= '9' ? glyph - '0' : letter >= 0 ? letter + 10 : 0;
    return value <= digits ? value : 0;
}
static_assert([] {
    for (int value = 1; value <= Geometry::most_digits; ++value)
        if (value_of_glyph(glyph_of_value(value), Geometry::most_digits) != value) return false;
    return value_of_glyph('0') == 0 && value_of_glyph('A') == 0 && value_of_glyph('p', 25) == 25;
}());

}  // namespace nonet
