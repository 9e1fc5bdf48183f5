#pragma once
// A sum said with fewer cells: the total of a whole house is known, and what it adds to the cells of a sum, or takes from
// them, leaves another sum that holds where the first does.
//
//   r1c2-r1c9 and r2c2-r2c9 of a classic board come to 80   <=>   90 less r1c1 and r2c1 does: these two come to 10

#include <map>

#include "rules/network.hpp"

namespace nonet::rules {

// Puts whole houses in and out while the weights become less by it, and changes the sum by their totals.
//
//   weights  of the sum's cells; those that are left, none of them 0
void take_out_houses(const Network& network, std::map<Cell, int>& weights, long long& sum);

}  // namespace nonet::rules
