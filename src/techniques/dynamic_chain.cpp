// Dynamic forcing chains: multiple chains and contradictions, where each literal may follow from several others.
//
// Cost: two propagations per candidate, and one per further place of each house.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::dynamic_chain{
    "dynamic_chain", "Dynamic Forcing Chains", 8.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::dynamic_chains(0), chains::wanted_by(request)),
            chains::dynamic_chain, steps);
    }};

}  // namespace nonet
