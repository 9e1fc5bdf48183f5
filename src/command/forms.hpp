#pragma once
// Puzzles that a generator must avoid, in the form in which users provide them: a stream of text.

#include <vector>

#include "nonet/reader.hpp"

namespace nonet {

// Returns the minlex forms of a stream's puzzles, ascending, as GenerateOptions::avoid requires. Marks are ignored.
//
//   errors   of the first puzzle that cannot be read or has equal givens in a house, with its line in the stream
//   cost     that of canonicalize for each puzzle; memory for the forms
[[nodiscard]] Result<std::vector<Grid>> read_forms(PuzzleReader& reader);

}  // namespace nonet
