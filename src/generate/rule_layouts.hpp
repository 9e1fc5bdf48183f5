#pragma once
// Clues laid out by chance over a solution, all of them true of it.

#include <cstdint>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "nonet/rules.hpp"

namespace nonet {

// Clues of one of makeable_rules().
//
//   killer                  the board cut into cages of mostly two to four cells, or so many of these; cages that the board has
//                           without a total get theirs
//   dots, XV                at random among all places where one can be
//   lines                   paths through neighbours, also diagonal ones, that do not cross
//   little killers, outside the sides of the board in random order
//
//   solution   1 + digit for each cell
//   clues      0: as many as are usual
std::vector<Rule> lay_out(const Geometry& board, RuleKind kind, int clues,
                          std::span<const std::uint8_t> solution, Rng& rng);

// The board without its cages that have no total.
Geometry without_blank_cages(const Geometry& board);

}  // namespace nonet
