#pragma once
// pruned() of large boards, whose paths of many hundred steps take seconds.

#include "nonet/board_explain.hpp"

namespace nonet {

// As pruned(): but where the limits end it, the steps that were not looked at stay.
[[nodiscard]] WidePath pruned(const Geometry& board, WidePath path, const Limits& limits);

}  // namespace nonet
