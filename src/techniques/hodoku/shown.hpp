#pragma once
// Converts the finds of HoDoKu's searches to the exhibits and chains of steps.

#include <span>
#include <vector>

#include "nonet/more/hodoku.hpp"
#include "nonet/step.hpp"
#include "techniques/hodoku/board.hpp"

namespace nonet::hodoku {

// Returns the removals by cell, ascending.
std::vector<CellDigits> by_cell(std::span<const Candidate> removals);

// Removes the digits from covers: a cover with digits is counted digit by digit, and the cover of a fish is not.
std::vector<Exhibit> uncounted(std::vector<Exhibit> exhibits);

// Sets for each link of a digit the house in which it follows from the link before.
void name_houses(std::span<HodokuChain> chains, const Board& board);

// Returns the chain, in which each link follows from the one before it, in the house that the link names.
//
//   net     a true link may have further premises, which are not shown
Chain chain_of(const HodokuChain& links, bool net = false);

}  // namespace nonet::hodoku
