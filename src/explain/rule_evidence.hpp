#pragma once
// Verifies steps that rest on rules: tries every filling of the rules' cells and checks the meaning of the rule for each.
// Shares no code with the search for such steps.

#include <optional>
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

// Whether a link holds: if `cause` is true, the other candidate is false; if `cause` is false, it is true.  The reason is the rule
// or, without one, the two cells.
bool proves_link(const Wide& board, const State& before, std::optional<std::uint16_t> rule, Literal cause,
                 Candidate other);

}  // namespace nonet
