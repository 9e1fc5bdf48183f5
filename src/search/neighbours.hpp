#pragma once
// The implementation of find_neighbours, with its one setting.

#include <cstddef>

#include "nonet/more/research.hpp"

namespace nonet {

// The most solutions that are ever listed for one choice of dropped givens.
inline constexpr std::size_t longest_list = std::size_t{1} << 14;

// Lists at most `most_listed` solutions before any is added; the result does not depend on it.
PuzzleSearch find_neighbours_listing(const Grid& puzzle, int dropped, int added, OnPuzzle on_puzzle,
                                     const Limits& limits, std::size_t most_listed);

}  // namespace nonet
