#pragma once
// Finds where a state contradicts itself.

#include <optional>

#include "core/wide.hpp"
#include "nonet/board_explain.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// Returns the first cell without a candidate; otherwise the first digit without a place in a house.
std::optional<DeadEnd> find_dead_end(const State& state);

// The same for any board; houses with fewer cells than digits need not hold all of them.
std::optional<DeadEnd> find_dead_end(const Wide& board, const WideState& state);

}  // namespace nonet
