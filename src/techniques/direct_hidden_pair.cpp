// Direct hidden pair: a hidden pair keeps a third digit out of its two cells, and that digit has one place
// left.
//
// Cost: 27 houses x the subsets of digits with few places.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::direct_hidden_pair{
    "direct_hidden_pair", "Direct Hidden Pair", 2.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_direct_hidden_sets(position, request, steps, 2, "direct_hidden_pair", 2.0);
    }};

}  // namespace nonet
