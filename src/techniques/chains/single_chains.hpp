#pragma once
// Chains from one supposition, each literal following from one other: cycles and forcing chains.

#include "techniques/chains/hint.hpp"

namespace nonet::chains {

std::vector<Hint> search_single_chains(const Position& position, const Wanted& wanted);

}  // namespace nonet::chains
