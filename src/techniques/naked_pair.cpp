// Naked pair: two cells of a house hold the same two digits, so these digits are theirs and nobody else's.
//
// Cost: 27 houses x the pairs of cells with two candidates.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::naked_pair{
    "naked_pair", "Naked Pair", 3.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_naked_sets(position, request, steps, 2, "naked_pair", 3.0);
    }};

}  // namespace nonet
