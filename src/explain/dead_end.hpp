#pragma once
// Where a state contradicts itself.

#include <optional>

#include "core/wide.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// The first cell without a candidate; otherwise the first digit without a place in a house.
std::optional<DeadEnd> find_dead_end(const State& state);

// The same of any board; houses of fewer cells than digits need not hold any.
std::optional<DeadEnd> find_dead_end(const Wide& board, const WideState& state);

}  // namespace nonet
