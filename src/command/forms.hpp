#pragma once
// Puzzles that a generator is to avoid, as people hand them over: as a stream of text.

#include <vector>

#include "nonet/reader.hpp"

namespace nonet {

// The minlex forms of a stream's puzzles, ascending: what GenerateOptions::avoid wants.  Marks are not looked at.
//
//   errors   of the first puzzle that cannot be read or has equal givens in a house, with its line in the stream
//   cost     that of canonicalize for each puzzle; memory for the forms
[[nodiscard]] Result<std::vector<Grid>> read_forms(PuzzleReader& reader);

}  // namespace nonet
