#include "formats/board_symbols.hpp"

#include <algorithm>

#include "core/say.hpp"
#include "formats/board_name.hpp"

namespace nonet::formats {

std::uint8_t BoardSymbols::value_of(char c) const {
    const int letter = is_letter(c) ? (c | 0x20) - 'a' : -1;
    int value = 0;
    if (glyphs_ == Glyphs::letters)
        value = letter + 1;
    else if (letter >= 0 || (c >= '1' && c <= '9') || (c == '0' && has_zero()))
        value = (letter >= 0 ? letter + 10 : c - '0') + has_zero();
    if (value >= 1 && value <= digits_) return static_cast<std::uint8_t>(value);
    if (c == '0' && has_zero()) return no_cell;
    return blank_characters.find(c) == blank_characters.npos ? no_cell : 0;
}

std::uint8_t BoardSymbols::value_of_number(std::string_view word) const {
    if (word.size() == 1 && !(word[0] >= '0' && word[0] <= '9')) return value_of(word[0]);
    int value = 0;
    for (char c : word) {
        if (c < '0' || c > '9' || value > Geometry::most_digits) return no_cell;
        value = 10 * value + (c - '0');
    }
    if (word.size() > 1 && word[0] == '0') return no_cell;
    value += zero_based_;
    return value <= digits_ ? static_cast<std::uint8_t>(value) : no_cell;
}

char BoardSymbols::glyph_of(int value) const {
    if (glyphs_ == Glyphs::letters) return static_cast<char>('A' + value - 1);
    value -= has_zero();
    return value == 0 ? '0' : glyph_of_value(value);
}

std::string BoardSymbols::expected() const {
    const std::string_view blanks = has_zero() ? ". _ - * ? x" : ". 0 _ - * ? x";
    if (glyphs_ == Glyphs::numbers)
        return say("a number {from} to {to} or a blank ({blanks})", number_of(1), number_of(digits_), blanks);
    const char last = glyph_of(digits_);
    if (glyphs_ == Glyphs::letters) return say("a letter A to {letter} or a blank ({blanks})", last, blanks);
    const int figures = std::min(digits_, 9 + has_zero());
    const char from = glyph_of(1), to = glyph_of(figures);
    if (digits_ == 1 && from == to) return say("a digit {digit} or a blank ({blanks})", from, blanks);
    if (digits_ <= 9) return say("a digit {from} to {to} or a blank ({blanks})", from, to, blanks);
    if (digits_ == figures) return say("a digit {from} to {to}, or a blank ({blanks})", from, to, blanks);
    if (digits_ == figures + 1)
        return say("a digit {from} to {to}, a letter A, or a blank ({blanks})", from, to, blanks);
    return say("a digit {from} to {to}, a letter A to {letter}, or a blank ({blanks})", from, to, last,
               blanks);
}

}  // namespace nonet::formats

namespace nonet {

std::string_view name_of(Glyphs style) noexcept {
    constexpr std::string_view names[] = {"usual", "from_zero", "letters", "numbers"};
    return names[static_cast<std::size_t>(style)];
}

char board_glyph(const Geometry& geometry, Digit digit) noexcept {
    return formats::BoardSymbols(geometry).glyph_of(digit + 1);
}

std::string cell_name(const Geometry& geometry, Cell cell) {
    return formats::name_of_cell(cell, geometry.columns());
}

}  // namespace nonet
