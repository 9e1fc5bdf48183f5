#pragma once
// Sums that follow from the sums of a board and its houses: the remainder of some rows, columns or boxes, or the cells that
// stick out of them.
//
//   aaab.    the row holds every digit.  Subtracting the cages a and b gives the total of
//   ...b.    the remaining cell of the row less b's other cell

#include <vector>

#include "rules/network.hpp"

namespace nonet::rules {

struct DerivedSum {
    std::vector<Term> terms;
    int total;
    std::vector<House> houses;         // the cells of these houses,
    std::vector<std::uint16_t> rules;  // less those of these rules
};

// Returns whether the number of a rule is the total of its cells.
bool has_total(const Rule& rule);

// Returns the derived sums if the cells of the board hold only these digits.
std::vector<DerivedSum> derived_sums(const Geometry& board, Mask digits = ~Mask{0});

}  // namespace nonet::rules
