// Naked quad: four cells of a house hold only four digits between them; the rest of the house loses them.
//
// Cost: 27 houses x the subsets whose union stays small.

#include "techniques/house_sets.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::naked_quad{
    "naked_quad", "Naked Quad", 5.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_naked_sets(position, request, steps, 4, "naked_quad", 5.0);
    }};

}  // namespace nonet
