// X-Wing: a digit's places in two lines lie in two crossing lines; the rest of the crossing lines loses it.
//
// Cost: 9 digits x the subsets of lines with few places, columns first.

#include "techniques/fish.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::x_wing{
    "x_wing", "X-Wing", 3.2, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_fish(position, request, steps, 2, "x_wing", 3.2);
    }};

}  // namespace nonet
