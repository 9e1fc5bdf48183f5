#pragma once
// The cells that hold givens together under a symmetry.

#include "nonet/generate.hpp"

namespace nonet {

// Returns the orbit of a cell, including the cell itself.
[[nodiscard]] CellSet orbit_of(Cell cell, Symmetry symmetry) noexcept;

// Returns whether a board of these rows and columns can have the symmetry; and an orbit of its cells, ascending.
[[nodiscard]] bool fits(Symmetry symmetry, int rows, int columns) noexcept;
[[nodiscard]] std::vector<Cell> orbit_of(Cell cell, Symmetry symmetry, int rows, int columns);

}  // namespace nonet
