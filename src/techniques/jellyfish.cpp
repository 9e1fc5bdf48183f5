// Jellyfish: a digit's places in four lines lie in four crossing lines; the rest of these loses it.
//
// Cost: 9 digits x the subsets of lines with few places, columns first.

#include "techniques/fish.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::jellyfish{
    "jellyfish", "Jellyfish", 5.2, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_fish(position, request, steps, 4, "jellyfish", 5.2);
    }};

}  // namespace nonet
