#pragma once
// Which cells hold givens together.

#include "nonet/generate.hpp"

namespace nonet {

// The cells that go with a cell, itself among them.
[[nodiscard]] CellSet orbit_of(Cell cell, Symmetry symmetry) noexcept;

// Whether a board of these rows and columns has the symmetry; and the same of its cells, ascending.
[[nodiscard]] bool fits(Symmetry symmetry, int rows, int columns) noexcept;
[[nodiscard]] std::vector<Cell> orbit_of(Cell cell, Symmetry symmetry, int rows, int columns);

}  // namespace nonet
