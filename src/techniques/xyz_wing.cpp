// XYZ-Wing: a pivot with digits x, y and z sees pincers xz and yz; a cell that sees all three cannot be z.
//
// Cost: 81 pivots x pairs of two-digit cells among 20 peers.

#include "techniques/registry.hpp"
#include "techniques/wings.hpp"

namespace nonet {

constinit const Technique technique::xyz_wing{
    "xyz_wing", "XYZ-Wing", 4.4, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_wings(position, request, steps, 3, "xyz_wing", 4.4);
    }};

}  // namespace nonet
