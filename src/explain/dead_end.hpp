#pragma once
// Where a state contradicts itself.

#include <optional>

#include "nonet/explain.hpp"

namespace nonet {

// The first cell without a candidate; otherwise the first digit without a place in a house.
std::optional<DeadEnd> find_dead_end(const State& state);

}  // namespace nonet
