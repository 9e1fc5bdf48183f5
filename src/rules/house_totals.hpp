#pragma once
// States a sum with fewer cells: the total of a whole house is known, so adding or subtracting it leaves an equivalent
// sum.
//
// r1c2-r1c9 and r2c2-r2c9 of a classic board sum to 80   <=>   90 less r1c1 and r2c1 is 80: these two sum to 10

#include "rules/network.hpp"

namespace nonet::rules {

// Adds and subtracts whole houses while that reduces the weights, and changes the sum by their totals.
//
//   terms    ascending, without weights of 0; so is the result
void take_out_houses(const Network& network, std::vector<Term>& terms, long long& sum);

}  // namespace nonet::rules
