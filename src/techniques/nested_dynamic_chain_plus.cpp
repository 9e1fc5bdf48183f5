// Nested dynamic forcing chains (+): dynamic chains that use dynamic chains that use forcing chains.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::nested_dynamic_chain_plus{
    "nested_dynamic_chain_plus", "Nested Dynamic Forcing Chains (+)", 11.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::dynamic_chains(5), chains::wanted_by(request)),
            chains::nested_dynamic_chain_plus, steps);
    }};

}  // namespace nonet
