#pragma once
// What a character or a word means on a board.

#include <cstdint>
#include <string>
#include <string_view>

#include "formats/symbols.hpp"
#include "nonet/board_text.hpp"

namespace nonet::formats {

class BoardSymbols {
 public:
    explicit BoardSymbols(const Geometry& geometry, Glyphs style = Glyphs::usual)
        : digits_(geometry.digit_count()), zero_based_(geometry.zero_based()), glyphs_(style) {}

    Glyphs glyphs() const { return glyphs_; }
    int digits() const { return digits_; }
    // Whether '0' is the glyph of a value.
    bool has_zero() const { return zero_based_ || glyphs_ == Glyphs::from_zero; }

    // 1 + digit of a glyph, 0 of a blank, no_cell of any other character.
    std::uint8_t value_of(char c) const;
    // The same of a number: "12".
    std::uint8_t value_of_number(std::string_view word) const;
    char glyph_of(int value) const;
    std::string number_of(int value) const { return std::to_string(zero_based_ ? value - 1 : value); }

    // "a digit 1 to 6 or a blank (. 0 _ - * ? x)"
    std::string expected() const;

 private:
    const int digits_;
    const bool zero_based_;
    const Glyphs glyphs_;
};

}  // namespace nonet::formats
