#pragma once
// verify() of any board, where what is made of it is at hand.

#include "core/wide.hpp"
#include "nonet/more/verify.hpp"

namespace nonet {

Verdict verify_on(const Wide& board, const WideState& before, const Step& step);

}  // namespace nonet
