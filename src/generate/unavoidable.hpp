#pragma once
// Unavoidable sets of a solution: sets of cells that can be filled in another way while all other cells stay.
// A puzzle of that solution is proper if and only if it has a given in every one of them.

#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/sets.hpp"

namespace nonet::generate {

// Those that show within two lines of a chute, where exchanging the two is another way: about 34 sets of four to twelve
// cells; larger ones are left out, as they seldom say anything.
//
// Measured, not kept: those of two digits, some 45 more.  They save three questions of 23, and cost more than these.
void find_line_exchanges(const Grid& solution, std::vector<CellSet>& sets);

// The cells in which two grids of the classic board differ.  Of two solutions of a puzzle, an unavoidable set.
CellSet difference(const Grid& a, const Grid& b);

}  // namespace nonet::generate
