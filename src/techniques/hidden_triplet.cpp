// Hidden triplet: three digits have only three places in a house, so these cells hold nothing else.
//
// Cost: 27 houses x the subsets of digits with few places.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::hidden_triplet{
    "hidden_triplet", "Hidden Triplet", 4.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_hidden_sets(position, request, steps, 3, "hidden_triplet", 4.0);
    }};

}  // namespace nonet
