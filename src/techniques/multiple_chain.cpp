// Multiple forcing chains: whichever digit a cell takes, or whichever place in a house a digit takes, the same
// literal follows.
//
// Cost: one propagation per candidate of the cells with three and more, and one per further place of each house.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::multiple_chain{
    "multiple_chain", "Multiple Forcing Chains", 8.0, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        const chains::Wanted wanted = chains::wanted_by(request);
        if (!request.one())
            return chains::add_steps(search_multiple_chains(position, chains::multiple_chains, wanted),
                                     chains::multiple_chain, steps);
        if (std::optional<chains::Hint> hint = chains::first_multiple_chain(position, wanted))
            steps.push_back(chains::step_of(std::move(*hint), chains::multiple_chain));
    }};

}  // namespace nonet
