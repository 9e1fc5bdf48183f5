#pragma once
// The puzzles of which no isomorph is to be made.

#include <expected>
#include <string>
#include <vector>

#include "frame/exit.hpp"
#include "frame/streams.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::cli {

// The forms of the puzzles in the file of --unlike.  An exit code when it cannot be read; the message is out by then.
std::expected<std::vector<Grid>, Exit> forms_of(const std::string& path, Streams& io);

}  // namespace nonet::cli
