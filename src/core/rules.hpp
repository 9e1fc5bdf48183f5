#pragma once
// Checks of a grid against the rules, without search.

#include "nonet/puzzle.hpp"

namespace nonet {

// Returns whether a house has a digit twice.
bool has_clash(const Grid& grid);

// The same, or whether a given is not among its cell's marks: then there is no solution, and no search is needed.
bool has_clash(const ClassicPuzzle& puzzle);

// Returns whether every house holds every digit.
bool is_finished(const Grid& grid);

// For other boards: rules/board.hpp.

}  // namespace nonet
