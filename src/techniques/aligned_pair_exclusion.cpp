// Aligned pair exclusion: two cells whose combinations of digits are cut down by the two-digit cells that see
// both.
//
// Cost: all pairs of cells that share two two-digit peers.

#include "techniques/aligned_exclusion.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::aligned_pair_exclusion{
    "aligned_pair_exclusion", "Aligned Pair Exclusion", 6.2, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        find_exclusions(position, request, steps, 2, "aligned_pair_exclusion", 6.2);
    }};

}  // namespace nonet
