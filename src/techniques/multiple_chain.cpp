// Multiple forcing chains: whichever digit a cell takes, or whichever place in a house a digit takes, the same
// literal follows.
//
// Cost: one propagation per candidate of the cells with three and more, and one per further place of each house.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/report.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::multiple_chain{
    "multiple_chain", "Multiple Forcing Chains", 8.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::multiple_chains, chains::wanted_by(request)),
            chains::multiple_chain, steps);
    }};

}  // namespace nonet
