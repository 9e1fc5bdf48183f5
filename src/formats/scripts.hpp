#pragma once
// The characters of other scripts that are equivalent to ASCII: digits, blanks, bars, spaces, quotes.

#include <cstddef>
#include <string_view>

namespace nonet::formats {

// A UTF-8 character and its size in bytes. A byte that begins no character is a character by itself, with code 0xFFFD.
struct Decoded {
    char32_t code;
    std::size_t size;
};
Decoded decode(std::string_view text);

inline constexpr char foreign_character = '\x01';

// Returns the replacement of a character: one ASCII character, or three dots for an ellipsis. Invisible characters (the
// parts of a keycap after its digit, marks of the writing direction) become nothing, and all others foreign_character.
std::string_view plain_characters(char32_t code);

}  // namespace nonet::formats
