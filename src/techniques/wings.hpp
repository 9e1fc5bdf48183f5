#pragma once
// XY-Wing and XYZ-Wing: a pivot and two pincers it sees.  Whatever the pivot turns out to be, the digit z
// that the pincers share stands in one of the three (or, for the XY-Wing, in one of the pincers).
//
//      pivot xy ------ pincer xz         the XYZ-Wing's pivot holds z too, so its victims see the pivot as
//      well
//          |               |
//       pincer yz ------ not z

#include "techniques/technique.hpp"

namespace nonet {

// The techniques' common body.  pivot_size: 2 for the XY-Wing, 3 for the XYZ-Wing.
void find_wings(const Position& position, const Request& request, std::vector<Step>& steps, int pivot_size,
                std::string_view id, double rating);

}  // namespace nonet
