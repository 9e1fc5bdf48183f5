// Dynamic forcing chains (+): dynamic chains that also use locked candidates, pairs and X-Wings on the marks
// they have left.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::dynamic_chain_plus{
    "dynamic_chain_plus", "Dynamic Forcing Chains (+)", 9.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::dynamic_chains(1), chains::wanted_by(request)),
            chains::dynamic_chain_plus, steps);
    }};

}  // namespace nonet
