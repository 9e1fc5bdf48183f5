#pragma once
// The four patterns that chains may use on the marks that they have left.

#include "techniques/chains/inner_rules.hpp"

namespace nonet::chains {

enum class Pattern : std::uint8_t { locked, hidden_pair, naked_pair, x_wing };
inline constexpr std::array<Pattern, 4> patterns{Pattern::locked, Pattern::hidden_pair, Pattern::naked_pair,
                                                 Pattern::x_wing};

// Finds the patterns that remove something and were not there before, in the order of the corresponding technique.
void search_pattern(Pattern pattern, const Position& before, const Position& now, const Wanted& wanted,
                    std::vector<InnerFinding>& findings);

}  // namespace nonet::chains
