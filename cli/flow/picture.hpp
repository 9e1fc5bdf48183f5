#pragma once
// Pictures as input: PNG and JPEG, read as the puzzle that is printed on them.

#include <string>
#include <string_view>

#include "frame/streams.hpp"
#include "nonet/reader.hpp"

namespace nonet::cli {

// The first bytes of these pictures.
inline constexpr std::string_view png_magic = "\x89PNG", jpeg_magic = "\xff\xd8\xff";

// Reads one picture, the whole input.
//
//   notice   set to a warning if there are doubtful cells
//   returns  the puzzle; or a record with an error if the picture has no readable puzzle, is damaged or too large, or if this
//            program was built without the library for it
//   errors   why the input could not be read
std::expected<Record, std::string> read_picture(Input& input, std::string& notice);

}  // namespace nonet::cli
