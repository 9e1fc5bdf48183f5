#pragma once
// What HoDoKu's searches find, in the words of steps.

#include <span>
#include <vector>

#include "nonet/more/hodoku.hpp"
#include "nonet/step.hpp"
#include "techniques/hodoku/board.hpp"

namespace nonet::hodoku {

// Removals by cell, ascending.
std::vector<CellDigits> by_cell(std::span<const Candidate> removals);

// A cover with digits is one that is counted, digit by digit: that of a fish is not.
std::vector<Exhibit> uncounted(std::vector<Exhibit> exhibits);

// Says of each link of a digit in which house it follows from the one before it.
void name_houses(std::span<HodokuChain> chains, const Board& board);

// Each link follows from the one before it, as its house says.
//
//   net     what is true may follow from others besides, which are not shown
Chain chain_of(const HodokuChain& links, bool net = false);

}  // namespace nonet::hodoku
