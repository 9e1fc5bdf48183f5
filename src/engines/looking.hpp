#pragma once
// Whether a value may go into a cell, found out by looking at the grid: the test of the plain engines.

#include "nonet/geometry.hpp"
#include "nonet/puzzle.hpp"

namespace nonet {

// One loop looks at the row, the column and the box at once: i counts along each of the three.
inline bool is_safe(const Grid& grid, int row, int column, int value) {
    for (int i = 0; i < side; ++i) {
        const int box_row = row / box_side * box_side + i / box_side;
        const int box_column = column / box_side * box_side + i % box_side;
        if (grid[cell_at(row, i)] == value || grid[cell_at(i, column)] == value ||
            grid[cell_at(box_row, box_column)] == value)
            return false;
    }
    return true;
}

}  // namespace nonet
