// Nested dynamic forcing chains: dynamic chains that also use dynamic forcing chains on the marks they have
// left.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::nested_dynamic_chain{
    "nested_dynamic_chain", "Nested Dynamic Forcing Chains", 10.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::dynamic_chains(4), chains::wanted_by(request)),
            chains::nested_dynamic_chain, steps);
    }};

}  // namespace nonet
