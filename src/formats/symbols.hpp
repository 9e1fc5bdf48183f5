#pragma once
// Characters: which ones are cells, and the translation of a line to ASCII.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "formats/scripts.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/result.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {

inline constexpr std::string_view blank_characters = ".0_-*?xX";
inline constexpr std::string_view cell_expected = "a digit 1 to 9 or a blank (. 0 _ - * ? x)";

inline constexpr std::string_view hex_digits = "0123456789abcdef";
inline constexpr std::string_view capital_hex_digits = "0123456789ABCDEF";

inline constexpr std::uint8_t no_cell = 0xFF;

// cell_values[byte] is 1..9 for a digit, 0 for a blank, no_cell for every other byte.
inline constexpr auto cell_values = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_cell);
    for (char blank : blank_characters) table[static_cast<unsigned char>(blank)] = 0;
    for (int value = 1; value <= side; ++value)
        table[static_cast<unsigned char>(glyph_of_value(value))] = static_cast<std::uint8_t>(value);
    return table;
}();

constexpr std::uint8_t cell_value(char c) { return cell_values[static_cast<unsigned char>(c)]; }
constexpr bool is_cell(char c) { return cell_value(c) != no_cell; }
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }
// Returns whether the character may separate a puzzle from the comment after it.
constexpr bool ends_puzzle(char c) { return is_space(c) || c == ';' || c == ',' || c == '#' || c == '`'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

constexpr bool is_ascii_digit(char c) { return c >= '0' && c <= '9'; }

// Returns the text without spaces at both ends.
constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

// Returns the place of the first character from `at` on that is not among `what`, or the size of the text.
constexpr std::size_t skip_any(std::string_view text, std::string_view what, std::size_t at = 0) {
    return std::min(text.find_first_not_of(what, at), text.size());
}

// Translates sixteen characters at a time, for the classic board, whose glyphs are the nine after '0'. Neither compiler
// vectorises the plain loop over the table, which takes six times as long.
using Bytes [[gnu::vector_size(16)]] = unsigned char;
static_assert(glyph_of_value(1) == '1' && glyph_of_value(side) == '0' + side);

// Translates 81 characters. Returns false if one of them is neither a digit nor `is_blank`; `values` is then unusable.
template <class IsBlank>
bool scan_cells_with(IsBlank is_blank, const char* text, std::uint8_t* values) noexcept {
    Bytes wrong{};
    const auto scan = [&](std::size_t at) {
        Bytes c;
        std::memcpy(&c, text + at, sizeof c);
        const Bytes digit = c - '0';
        const Bytes is_digit = reinterpret_cast<Bytes>(digit <= side);
        const Bytes value = digit & is_digit;
        wrong |= ~(is_digit | is_blank(c));
        std::memcpy(values + at, &value, sizeof value);
    };
    for (std::size_t at = 0; at + sizeof(Bytes) <= cell_count; at += sizeof(Bytes)) scan(at);
    scan(cell_count - sizeof(Bytes));  // the last sixteen, some of them a second time
    std::uint64_t halves[2];
    std::memcpy(halves, &wrong, sizeof halves);
    return (halves[0] | halves[1]) == 0;
}

// The same with all blank characters. '.' and '0' are tried first because nearly all writers use them.
inline bool scan_cells(const char* text, std::uint8_t* values) noexcept {
    const auto dot = [](Bytes c) { return reinterpret_cast<Bytes>(c == '.'); };
    const auto any = [](Bytes c) {
        return reinterpret_cast<Bytes>((c == '.') | (c == '_') | (c == '-') | (c == '*') | (c == '?') |
                                       ((c | 0x20) == 'x'));
    };
    return scan_cells_with(dot, text, values) || scan_cells_with(any, text, values);
}

// Translates 81 values to characters, sixteen at a time.
inline void show_cells(const std::uint8_t* values, char blank, char* text) noexcept {
    const auto show = [&](std::size_t at) {
        Bytes value;
        std::memcpy(&value, values + at, sizeof value);
        const Bytes empty = reinterpret_cast<Bytes>(value == 0);
        const Bytes c = ((value + '0') & ~empty) | (empty & static_cast<unsigned char>(blank));
        std::memcpy(text + at, &c, sizeof c);
    };
    for (std::size_t at = 0; at + sizeof(Bytes) <= cell_count; at += sizeof(Bytes)) show(at);
    show(cell_count - sizeof(Bytes));
}

// A line in ASCII, with a mapping back to its bytes. Characters of other scripts are replaced by their equivalents
// (scripts.hpp), any other foreign character by `foreign`. Characters around the cells of a line are removed
// (line_dress.hpp).
class Text {
 public:
    static constexpr char foreign = foreign_character;
    enum class Part : std::uint8_t {
        line,
        field,  // at most a field: there is nothing around its cells
        bare    // a line known to be ASCII with nothing around its cells
    };

    explicit Text(std::string_view raw, Part part = Part::line);
    Text(const Text&) = delete;
    Text& operator=(const Text&) = delete;

    std::string_view ascii() const { return ascii_; }
    // The same including the characters around its cells, for readers of strings in which '|', '&', '`' and '\\' have a
    // meaning.
    std::string_view plain() const { return plain_; }
    bool is_quoted() const { return begin_ > 0; }
    // Returns the byte of the raw line at which character `i` begins; i may be ascii().size().
    std::size_t origin(std::size_t i) const { return origins_.empty() ? begin_ + i : origins_[i]; }
    // Returns character `i` for a message: 'z', 'é', or byte 0x07.
    std::string shown(std::size_t i) const;

 private:
    void translate();

    std::string_view raw_, plain_, ascii_;
    std::size_t begin_;  // after the quoting
    std::string translated_, undressed_;
    std::vector<std::uint32_t> origins_;  // empty if the line is already ASCII
};

// Returns whether a line is ASCII with nothing around its cells. The same then holds for every end of it.
bool is_bare_line(std::string_view raw);

// Returns 'text' in the quotes that messages use.
std::string quoted(std::string_view text);

}  // namespace nonet::formats
