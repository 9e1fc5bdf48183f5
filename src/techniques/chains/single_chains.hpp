#pragma once
// Chains from one supposition, each literal following from one other: cycles and forcing chains.

#include "techniques/chains/hint.hpp"

namespace nonet::chains {

// All hints, in the order in which Sudoku Explainer comes upon them (not yet sorted).
void search_single_chains(const Position& position, const Wanted& wanted, std::vector<Hint>& hints);

}  // namespace nonet::chains
