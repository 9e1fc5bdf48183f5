#pragma once
// The complete proof of a forcing net.  HoDoKu shows only its main lines; the other premises are derived again.

#include <optional>

#include "techniques/hodoku/find.hpp"
#include "techniques/position.hpp"

namespace nonet::hodoku {

// Returns the chains of a step, each node with all its premises; nullopt if singles and locked candidates are not enough.  No
// net is known for which they are not.
std::optional<std::vector<Chain>> prove_net(const Position& position, const Find& net);

}  // namespace nonet::hodoku
