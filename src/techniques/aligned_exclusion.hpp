#pragma once
// Aligned exclusion: of all combinations of digits that two or three cells could hold, those that leave a
// common peer without a digit are impossible.  A candidate that stands in impossible combinations only can
// go.
//
//      cells  r1c1 {1,2}  r1c5 {3,4}        a common peer with {2,3} forbids 2+3, one with {2,4} forbids 2+4:
//      peers  {2,3} {2,4}                   then r1c1 is not 2

#include "techniques/technique.hpp"

namespace nonet {

// The techniques' common body.  size: 2 for pairs, 3 for triplets.
void find_exclusions(const Position& position, const Request& request, std::vector<Step>& steps, int size,
                     std::string_view id, double rating);

}  // namespace nonet
