#pragma once
// The meaning of characters and words on a board.

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
    // Returns whether '0' is the glyph of a value.
    bool has_zero() const { return zero_based_ || glyphs_ == Glyphs::from_zero; }

    // Returns 1 + digit for a glyph, 0 for a blank, and no_cell for any other character.
    std::uint8_t value_of(char c) const;
    // The same for a number such as "12".
    std::uint8_t value_of_number(std::string_view word) const;
    char glyph_of(int value) const;
    std::string number_of(int value) const { return std::to_string(zero_based_ ? value - 1 : value); }

    // Returns a phrase for messages: "a digit 1 to 6 or a blank (. 0 _ - * ? x)".
    std::string expected() const;

 private:
    const int digits_;
    const bool zero_based_;
    const Glyphs glyphs_;
};

}  // namespace nonet::formats
