#pragma once
// Places random clues over a solution, all of them true of it.

#include <cstdint>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "nonet/rules.hpp"

namespace nonet {

// Places clues of one of makeable_rules().
//
//   killer                  divides the board into cages of mostly two to four cells, or makes the given number of cages;
//                           the board's cages without a total get one
//   dots, XV                at random among all possible places
//   lines                   paths through neighbours, also diagonal ones, that do not cross
//   little killers, outside the sides of the board in random order
//
//   solution   1 + digit for each cell
//   clues      0: the usual number
std::vector<Rule> lay_out(const Geometry& board, RuleKind kind, int clues,
                          std::span<const std::uint8_t> solution, Rng& rng);

// Returns the board without its cages that have no total.
Geometry without_blank_cages(const Geometry& board);

}  // namespace nonet
