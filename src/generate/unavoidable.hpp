#pragma once
// Unavoidable sets of a solution: sets of cells that can be filled differently while all other cells stay. A puzzle with
// that solution is proper if and only if each of them contains a given.

#include <vector>

#include "nonet/puzzle.hpp"
#include "nonet/sets.hpp"

namespace nonet::generate {

// Finds the sets within two lines of a chute, which are filled differently by exchanging the two lines: about 34 sets of
// four to twelve cells. Larger ones are left out, because they seldom help.
//
// Measured, not kept: sets of two digits, about 45 more. They save three questions of 23, and cost more than these.
void find_line_exchanges(const Grid& solution, std::vector<CellSet>& sets);

// The cells in which two grids of the classic board differ. For two solutions of a puzzle this is an unavoidable set.
CellSet difference(const Grid& a, const Grid& b);

}  // namespace nonet::generate
