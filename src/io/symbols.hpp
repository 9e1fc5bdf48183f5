#pragma once
// Characters: which of them are cells, and how other alphabets' bars, digits and spaces come down to ASCII.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/result.hpp"

namespace nonet::io {

inline constexpr std::string_view blank_characters = ".0_-*?xX";
inline constexpr std::string_view cell_expected = "a digit 1 to 9 or a blank (. 0 _ - * ? x)";

inline constexpr std::uint8_t no_cell = 0xFF;

// cell_values[byte] is 1..9 for a digit, 0 for a blank, no_cell for every other byte.
inline constexpr auto cell_values = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_cell);
    for (char blank : blank_characters) table[static_cast<unsigned char>(blank)] = 0;
    for (int value = 1; value <= side; ++value) table['0' + value] = static_cast<std::uint8_t>(value);
    return table;
}();

constexpr std::uint8_t cell_value(char c) {
    return cell_values[static_cast<unsigned char>(c)];
}
constexpr bool is_cell(char c) {
    return cell_value(c) != no_cell;
}
constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f';
}
// What may stand between a puzzle and the comment behind it.
constexpr bool ends_puzzle(char c) {
    return is_space(c) || c == ';' || c == ',' || c == '#';
}
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Translates 81 characters; false if one of them is no cell (`values` is then of no use).
// The comparisons are written out, without the table, so that compilers turn the loop into vector code.
inline bool scan_cells(const char* text, std::uint8_t* values) noexcept {
    unsigned char wrong = 0;
    for (int i = 0; i < cell_count; ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const auto digit = static_cast<unsigned char>(c - '0');
        const unsigned char is_digit = digit <= side;
        const auto lower = static_cast<unsigned char>(c | 0x20);
        const unsigned char is_blank =
            (c == '.') | (c == '_') | (c == '-') | (c == '*') | (c == '?') | (lower == 'x');
        values[i] = is_digit ? digit : 0;
        wrong |= static_cast<unsigned char>(!(is_digit | is_blank));
    }
    return !wrong;
}

// A line in ASCII, and the way back to its bytes.  Full-width digits become digits, box drawing becomes '|',
// '=' and
// '+', typographic quotes, dashes and spaces their plain forms; any other foreign character becomes
// `foreign`.
class Text {
 public:
    static constexpr char foreign = '\x01';

    explicit Text(std::string_view raw);
    Text(const Text&) = delete;
    Text& operator=(const Text&) = delete;

    std::string_view ascii() const { return ascii_; }
    // The byte of the raw line at which character `i` begins; i may be ascii().size().
    std::size_t origin(std::size_t i) const { return origins_.empty() ? i : origins_[i]; }
    // Character `i` for a message: 'z', 'é', or byte 0x07.
    std::string shown(std::size_t i) const;

 private:
    std::string_view raw_, ascii_;
    std::string translated_;
    std::vector<std::uint32_t> origins_;  // empty when the line is ASCII already
};

// 'text', as messages quote it.
std::string quoted(std::string_view text);

// "8 cells", "1 cell".
std::string counted(std::size_t count, std::string_view noun);

}  // namespace nonet::io
