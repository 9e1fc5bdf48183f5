// XY-Wing: a pivot with digits x and y sees pincers xz and yz; a cell that sees both pincers cannot be z.
//
// Cost: 81 pivots x pairs of two-digit cells among 20 peers.

#include "techniques/registry.hpp"
#include "techniques/wings.hpp"

namespace nonet {

constinit const Technique technique::xy_wing{
    "xy_wing", "XY-Wing", 4.2, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_wings(position, request, steps, 2, "xy_wing", 4.2);
    }};

}  // namespace nonet
