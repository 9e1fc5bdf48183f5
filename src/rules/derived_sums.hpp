#pragma once
// Sums that follow from the sums of a board and its houses: what is left of some rows, columns or boxes, or sticks out.
//
//   aaab.    the row holds every digit: without the cages a and b, but for b's other cell,
//   ...b.    what is left of the row less that cell is known

#include <vector>

#include "rules/network.hpp"

namespace nonet::rules {

struct DerivedSum {
    std::vector<Term> terms;
    int total;
    std::vector<House> houses;         // the cells of these,
    std::vector<std::uint16_t> rules;  // less those of these
};

// Where the cells of the board hold these digits only.
std::vector<DerivedSum> derived_sums(const Geometry& board, Mask digits = ~Mask{0});

}  // namespace nonet::rules
