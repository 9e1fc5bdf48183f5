// Nishio: a digit placed in a cell, or kept out of it, leaves that digit no way to fill the board.
//
// Cost: two propagations of one digit per candidate.

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/chains.hpp"
#include "techniques/registry.hpp"

namespace nonet {

constinit const Technique technique::nishio{
    "nishio", "Nishio Forcing Chains", 7.5, false,
    [](const Position& position, const Request& request, std::vector<Step>& steps) {
        chains::add_steps(
            chains::search_multiple_chains(position, chains::nishio, chains::wanted_by(request)),
            chains::nishio_chain, steps);
    }};

}  // namespace nonet
