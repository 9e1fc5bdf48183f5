#pragma once
// Which cells hold givens together.

#include "nonet/generate.hpp"

namespace nonet {

// The cells that go with a cell, itself among them.
[[nodiscard]] CellSet orbit_of(Cell cell, Symmetry symmetry) noexcept;

}  // namespace nonet
