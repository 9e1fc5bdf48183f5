#pragma once
// The packing of texts that links of f-puzzles and SudokuPad carry: LZ-string, as base64.
//
//   a text           units of UTF-16
//   packed           a stream of bits, six a character, the highest first; numbers in it have their lowest bit first
//
//   A number names a piece of text that occurred: the one written last and the unit behind it is always the next new
//   piece.  0 and 1 say that a unit of 8 or 16 bits follows, which is new; 2 ends the text.  Numbers have as many bits as
//   the pieces need.

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>

#include "formats/links/fault.hpp"

namespace nonet::formats {

// The longest text that is unpacked: few bytes can stand for very many.
inline constexpr std::size_t most_unpacked = std::size_t{1} << 21;

// The text in UTF-8.
//
//   packed   in the alphabet A-Z a-z 0-9 + / =, or with the backslash of SudokuPad in the place of '=', the spaces that
//            browsers make of '+', and line ends where it was broken
[[nodiscard]] std::expected<std::string, Fault> unpack_lz(std::string_view packed);

// The way back, byte for byte what the tools write: a multiple of four characters, with '=' at the end.
[[nodiscard]] std::string pack_lz(std::string_view utf8);

}  // namespace nonet::formats
