#pragma once
// Whether a trial that a step shows comes to nothing, as it says: singles alone, played again, and every branch looked at.

#include <string>

#include "core/wide.hpp"
#include "nonet/board_explain.hpp"

namespace nonet {

bool is_trial(const Step& step);

// What is wrong with it; empty: every way to go on comes to a dead end.
std::string unproved_by_trial(const Wide& board, const WideState& before, const Step& step);

}  // namespace nonet
