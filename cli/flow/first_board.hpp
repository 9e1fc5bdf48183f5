#pragma once
// Which board the puzzles of an input are of, where nobody says it: the first one tells by its size.

#include <string>

#include "nonet/geometry.hpp"
#include "nonet/reader.hpp"

namespace nonet::cli {

// Reads as far as it takes to tell, and no further than the first puzzle: a program may be waiting for its answer.
//
//   read    the input from its beginning
//   ahead   what was read of it
Geometry board_ahead(ReadBytes read, std::string& ahead);

}  // namespace nonet::cli
