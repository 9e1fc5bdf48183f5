// Swordfish: a digit's places in three lines lie in three crossing lines; the rest of these loses it.
//
// Cost: 9 digits x the subsets of lines with few places, columns first.

#include "techniques/fish.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::swordfish{
    "swordfish", "Swordfish", 3.8, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_fish(position, request, steps, 3, "swordfish", 3.8);
    }};

}  // namespace nonet
