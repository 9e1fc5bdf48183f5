#pragma once
// Verifies a trial: follows singles alone and every branch, all of which must fail.

#include <string>

#include "core/wide.hpp"
#include "nonet/explain.hpp"

namespace nonet {

bool is_trial(const Step& step);

// Returns the reason why the trial is wrong; empty if every way comes to a dead end.
std::string unproved_by_trial(const Wide& board, const State& before, const Step& step);

}  // namespace nonet
