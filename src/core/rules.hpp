#pragma once
// What the rules say of a grid as it stands, without any search.

#include "nonet/puzzle.hpp"

namespace nonet {

// Whether a digit stands twice in a house.
bool has_clash(const Grid& grid);

// The same, or a given that its own cell's marks leave out: no solution, and no search is needed to see it.
bool has_clash(const ClassicPuzzle& puzzle);

// Whether every house holds every digit.
bool is_finished(const Grid& grid);

// The same of any board: rules/board.hpp.

}  // namespace nonet
