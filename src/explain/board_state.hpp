#pragma once
// States of any board, for callers that already have its Wide.

#include "core/wide.hpp"
#include "nonet/board_explain.hpp"
#include "techniques/position.hpp"

namespace nonet {

inline WideState state_of(const WidePosition& position) { return {position.values(), position.candidates()}; }

void apply_on(const Wide& board, WideState& state, const Step& step);

}  // namespace nonet
