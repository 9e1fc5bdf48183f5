#pragma once
// The characters of other scripts that mean the same as one of ASCII: digits, blanks, bars, spaces, quotes.

#include <cstddef>
#include <string_view>

namespace nonet::formats {

// A character of UTF-8 and the bytes it takes; a byte that begins none is a character of its own with code 0xFFFD.
struct Decoded {
    char32_t code;
    std::size_t size;
};
Decoded decode(std::string_view text);

inline constexpr char foreign_character = '\x01';

// What a character is read as: one of ASCII, three dots for an ellipsis, nothing for what cannot be seen (the parts of a
// keycap behind its digit, marks of the direction of writing), or foreign_character.
std::string_view plain_characters(char32_t code);

}  // namespace nonet::formats
