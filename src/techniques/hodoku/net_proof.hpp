#pragma once
// The whole of a forcing net: HoDoKu shows its main lines, and what these follow from besides is found out again.

#include <optional>

#include "techniques/hodoku/find.hpp"
#include "techniques/position.hpp"

namespace nonet::hodoku {

// The chains of a step, each node with all that it follows from; nullopt where singles and locked candidates do not lead
// there, which no net is known to need.
std::optional<std::vector<Chain>> prove_net(const Position& position, const Find& net);

}  // namespace nonet::hodoku
