// Hidden quad: four digits have only four places in a house, so these cells hold nothing else.
//
// Cost: 27 houses x the subsets of digits with few places.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::hidden_quad{
    "hidden_quad", "Hidden Quad", 5.4, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_hidden_sets(position, request, steps, 4, "hidden_quad", 5.4);
    }};

}  // namespace nonet
