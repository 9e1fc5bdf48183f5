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

#include "techniques/chains/report.hpp"
#include "techniques/chains/single_chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

std::string_view kind_of(chains::Form form) {
    switch (form) {
        case chains::Form::x_cycle:
            return "forcing_chain.x_cycle";
        case chains::Form::y_cycle:
            return "forcing_chain.y_cycle";
        case chains::Form::xy_cycle:
            return "forcing_chain.xy_cycle";
        case chains::Form::x_chain:
            return "forcing_chain.x_chain";
        default:
            return "forcing_chain.xy_chain";
    }
}

void find(const Position& position, const Request& request, std::vector<Step>& steps) {
    std::vector<chains::Hint> hints;
    chains::search_single_chains(position, {.evidence = request.evidence()}, hints);
    chains::report(std::move(hints), {"forcing_chain", kind_of}, request, steps);
}

}  // namespace

constinit const Technique technique::forcing_chain{"forcing_chain", "Forcing Chains and Cycles", 6.5, false,
                                                   find};

}  // namespace nonet
