#pragma once
// pruned() for large boards, whose paths of many hundred steps take seconds.

#include "nonet/board_explain.hpp"

namespace nonet {

// Like pruned(), but if a limit is reached, the unexamined steps are kept.
[[nodiscard]] WidePath pruned(const Geometry& board, WidePath path, const Limits& limits);

}  // namespace nonet
