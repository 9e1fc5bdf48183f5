// Forcing chains and cycles: one supposition, and what follows from it, link by link.
//
//   forcing chain   a candidate leads to its own negation, so the negation holds
//   cycle           true and false literals in turn come back to the start: either all of them hold or all
//                   their negations do, so what sees a true and a false literal of its digit goes
//
// Three passes: links in houses (X), links in bivalue cells (Y, cycles only), both (XY).  The step taken is
// the one of lowest rating, then of fewest literals.
//
// Cost: three breadth-first searches per candidate and pass.

#include "techniques/chains/chains.hpp"
#include "techniques/chains/single_chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::forcing_chain{
    "forcing_chain", "Forcing Chains and Cycles", 6.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        const chains::Wanted wanted = chains::wanted_by(request);
        if (!request.one())
            return chains::add_steps(chains::search_single_chains(position, wanted), chains::forcing_chain,
                                     steps);
        if (std::optional<chains::Hint> hint = chains::first_single_chain(position, wanted))
            steps.push_back(chains::step_of(std::move(*hint), chains::forcing_chain));
    }};

}  // namespace nonet
