#pragma once
// Whether a step that rests on rules follows from them: every filling of their cells is tried, and the rule's meaning asked of
// each.  Shares nothing with what finds such steps.

#include <string>

#include "core/wide.hpp"
#include "nonet/board_explain.hpp"

namespace nonet {

// Whether a step rests on rules.
bool is_by_rules(const Step& step);

// What is wrong with it; empty: no filling has what the step takes away.
//
//   cost   up to some 400,000 fillings; where there are more, and where a rule speaks of cells beyond its own, the search for
//          solutions with all rules says instead that there is none
std::string unproved_by_rules(const Wide& board, const WideState& before, const Step& step);

}  // namespace nonet
