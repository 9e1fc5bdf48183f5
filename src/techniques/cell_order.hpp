#pragma once
// The cells near a cell, in the order in which techniques look at them: its box, then its row, then its
// column, each cell once.

#include "techniques/position.hpp"

namespace nonet {

inline constexpr auto near_cells = [] {
    std::array<std::array<Cell, peer_count>, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell) {
        int next = 0;
        CellSet seen;
        for (HouseType type : house_types)
            for (Cell near : house_cells[house_of(cell, type)]) {
                if (near == cell || seen.contains(near)) continue;
                seen.insert(near);
                table[cell][next++] = near;
            }
    }
    return table;
}();

inline const std::array<Cell, peer_count>& near_cells_of(Nine, Cell cell) { return near_cells[cell]; }

// Of other boards row by row.
inline std::span<const Cell> near_cells_of(const Wide& board, Cell cell) { return board.peer_cells(cell); }

}  // namespace nonet
