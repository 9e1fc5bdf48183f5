#pragma once
// What find_neighbours does, with its one setting.

#include <cstddef>

#include "nonet/minimal.hpp"

namespace nonet {

// The most solutions to list for one choice of dropped givens.  The result does not depend on it.
inline constexpr std::size_t longest_list = std::size_t{1} << 18;

PuzzleSearch find_neighbours_listing(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                                     const Limits& limits, std::size_t most_listed);

}  // namespace nonet
