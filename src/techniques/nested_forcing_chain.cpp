// Nested forcing chains: dynamic chains that also use forcing chains and cycles on the marks they have left.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::nested_forcing_chain{
    "nested_forcing_chain", "Nested Forcing Chains", 9.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::dynamic_chains(2), chains::wanted_by(request)),
            chains::nested_forcing_chain, steps);
    }};

}  // namespace nonet
