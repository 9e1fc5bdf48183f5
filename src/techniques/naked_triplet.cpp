// Naked triplet: three cells of a house hold only three digits between them; the rest of the house loses
// them.
//
// Cost: 27 houses x the subsets whose union stays small.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::naked_triplet{
    "naked_triplet", "Naked Triplet", 3.6, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_naked_sets(position, request, steps, 3, "naked_triplet", 3.6);
    }};

}  // namespace nonet
