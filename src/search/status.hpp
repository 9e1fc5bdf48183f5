#pragma once
// What a search says of a puzzle.

#include "nonet/solve.hpp"

namespace nonet {

// From how many solutions it found and why it ended.
[[nodiscard]] Status status_of(std::uint64_t solutions, Stop stop) noexcept;

}  // namespace nonet
