// Direct hidden triplet: a hidden triplet keeps another digit out of its cells, and that digit has one place
// left.
//
// Cost: 27 houses x the subsets of digits with few places.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::direct_hidden_triplet{
    "direct_hidden_triplet", "Direct Hidden Triplet", 2.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_direct_hidden_sets(position, request, steps, 3, "direct_hidden_triplet", 2.5);
    }};

}  // namespace nonet
