// Aligned triplet exclusion: three cells whose combinations of digits are cut down by the small cells that
// see all.
//
// Cost: all triples of cells that share two peers of two or three digits.

#include "techniques/aligned_exclusion.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::aligned_triplet_exclusion{
    "aligned_triplet_exclusion", "Aligned Triplet Exclusion", 7.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_exclusions(position, request, steps, 3, "aligned_triplet_exclusion", 7.5);
    }};

}  // namespace nonet
