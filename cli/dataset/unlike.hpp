#pragma once
// The puzzles whose isomorphs must not be made.

#include <expected>
#include <string>
#include <vector>

#include "frame/exit.hpp"
#include "frame/streams.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::cli {

// Returns the forms of the puzzles in the file of --unlike, or an exit code if it cannot be read; the message is then
// already printed.
std::expected<std::vector<Grid>, Exit> forms_of(const std::string& path, Streams& io);

}  // namespace nonet::cli
