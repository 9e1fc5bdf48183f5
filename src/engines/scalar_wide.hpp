#pragma once
// `scalar` of the boards that have no bands: over the masks of src/covers/.

#include "engines/watch.hpp"

namespace nonet {

void search_by_masks(const WidePuzzle& puzzle, WideWatch& watch);

}  // namespace nonet
