#pragma once
// The text compression in links of f-puzzles and SudokuPad: LZ-string, as base64.
//
//   a text           units of UTF-16
//   packed           a stream of bits, six for each character, the highest first; numbers in it have their lowest bit first
//
//   A number names a piece of text that occurred. The piece written last together with the unit after it always is the
//   next new piece. 0 and 1 mean that a new unit of 8 or 16 bits follows; 2 ends the text. Numbers have as many bits as
//   the number of pieces requires.

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "formats/links/fault.hpp"

namespace nonet::formats {

// The longest text that is unpacked: a few bytes can represent a very long one.
inline constexpr std::size_t most_unpacked = std::size_t{1} << 21;

// Returns the text in UTF-8.
//
//   packed   in the alphabet A-Z a-z 0-9 + / =. May also contain SudokuPad's backslash in place of '=', the spaces that
//            browsers make of '+', and line ends where it was wrapped
[[nodiscard]] std::expected<std::string, Fault> unpack_lz(std::string_view packed);

// Packs a text to exactly the bytes that the tools write: a multiple of four characters, with '=' at the end.
[[nodiscard]] std::string pack_lz(std::string_view utf8);

}  // namespace nonet::formats
