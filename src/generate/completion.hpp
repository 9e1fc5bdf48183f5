#pragma once
// Random solutions of a given grid.

#include <optional>

#include "core/rng.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

// Returns a random solution of the grid, or none if there is none.
//
//   distribution  every solution can occur, but not all are equally likely: the cell with the fewest candidates takes a
//                 random one; at a dead end the last choice is taken back
//   cost          a few microseconds for a nearly empty grid; a search in the worst case
std::optional<Grid> random_completion(const Grid& givens, Rng& rng);

}  // namespace nonet::generate
