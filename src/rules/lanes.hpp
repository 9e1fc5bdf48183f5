#pragma once
// The search in lanes (kernels/rule_lanes.inl.hpp) of boards that consist of houses, cells with totals, sets
// of digits, orders and pairs, and automata.

#include <optional>

#include "kernels/rule_task.hpp"
#include "rules/network.hpp"

namespace nonet::rules {

// Returns what lanes need of a network, or nothing if it has other constraints, too many cells or too many digits.
std::optional<RuleBoard> board_for_lanes(const Network& network);

}  // namespace nonet::rules
