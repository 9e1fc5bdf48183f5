#pragma once
// Infers the board of an input's puzzles from the size of the first one, if the board is not given.

#include <string>

#include "nonet/geometry.hpp"
#include "nonet/reader.hpp"

namespace nonet::cli {

// Reads as far as necessary, and never beyond the first puzzle: an interactive program may be waiting for its answer.
//
//   read    the input from its beginning
//   ahead   the text that was read
Geometry board_ahead(ReadBytes read, std::string& ahead);

}  // namespace nonet::cli
