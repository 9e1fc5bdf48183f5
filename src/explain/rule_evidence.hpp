#pragma once
// Verifies steps that rest on rules: tries every filling of the rules' cells and checks the meaning of the rule for each.
// Shares no code with the search for such steps.

#include <string>

#include "core/wide.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// Whether a step rests on rules.
bool is_by_rules(const Step& step);

// Returns the reason why the step is wrong; empty if every removed candidate is in no filling.
//
//   cost   up to 400,000 fillings; if there are more, or a rule depends on cells beyond its own, a search for solutions with all
//          rules must show that there is none
std::string unproved_by_rules(const Wide& board, const State& before, const Step& step);

}  // namespace nonet
