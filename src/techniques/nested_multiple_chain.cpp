// Nested multiple forcing chains: dynamic chains that also use multiple forcing chains on the marks they have
// left.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::nested_multiple_chain{
    "nested_multiple_chain", "Nested Multiple Forcing Chains", 10.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::dynamic_chains(3), chains::wanted_by(request)),
            chains::nested_multiple_chain, steps);
    }};

}  // namespace nonet
