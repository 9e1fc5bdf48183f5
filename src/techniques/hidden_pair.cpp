// Hidden pair: two digits have only the same two places in a house, so these cells hold nothing else.
//
// Cost: 27 houses x the subsets of digits with few places.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::hidden_pair{
    "hidden_pair", "Hidden Pair", 3.4, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_hidden_sets(position, request, steps, 2, "hidden_pair", 3.4);
    }};

}  // namespace nonet
