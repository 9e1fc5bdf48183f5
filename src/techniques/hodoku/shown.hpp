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

// Each link follows from the one before it.
//
//   net     what is true may follow from others besides, which are not shown
//   board   where it is at hand, a last place is said of the house in which it is the last
Chain chain_of(const HodokuChain& links, bool net = false, const Board* board = nullptr);

}  // namespace nonet::hodoku
