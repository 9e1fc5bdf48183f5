#pragma once
// Random solutions of a given grid.

#include <optional>

#include "core/rng.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

// Returns a random solution of the grid, or none if there is none.
//
//   distribution  every solution can occur, but not all are equally likely: the cell with the fewest candidates takes a
//                 random one; at a dead end the last choice is taken back. If that takes long, the default engine finds
//                 one with the digits renamed at random
//   cost          a few microseconds for a nearly empty grid; some milliseconds and a search of the default engine in
//                 the worst case
std::optional<Grid> random_completion(const Grid& givens, Rng& rng);

}  // namespace nonet::generate
