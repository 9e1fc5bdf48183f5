#pragma once
// verify() for any board, for callers that already have its Wide.

#include "core/wide.hpp"
#include "nonet/more/verify.hpp"

namespace nonet {

Verdict verify_on(const Wide& board, const WideState& before, const Step& step);

}  // namespace nonet
