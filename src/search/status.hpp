#pragma once
// The status of a puzzle after a search.

#include "nonet/solve.hpp"

namespace nonet {

// Derives it from the number of solutions found and the reason the search ended.
[[nodiscard]] Status status_of(std::uint64_t solutions, Stop stop) noexcept;

}  // namespace nonet
