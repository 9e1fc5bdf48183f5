#pragma once
// Decides whether a digit may go into a cell by looking at the grid: the test of the plain engines.

#include "engines/field.hpp"

namespace nonet {

// Looks in one loop at all cells that see this one: those of its row, its column and its box, each once.
template <class Board>
bool is_safe(const Field<Board>& field, Cell cell, Digit digit) {
    for (Cell other : field.peer_cells(cell))
        if (field.grid[other] == digit + 1) return false;
    return field.allows(cell, digit);
}

}  // namespace nonet
