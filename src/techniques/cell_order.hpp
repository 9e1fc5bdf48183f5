#pragma once
// The order in which techniques look at the cells near a cell, and at its houses: its box, then its row, then its column, each
// cell once.

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

// On other boards: row by row.
inline std::span<const Cell> near_cells_of(const Wide& board, Cell cell) { return board.peer_cells(cell); }

inline std::array<House, 3> near_houses_of(Nine, Cell cell) {
    const auto& houses = cell_places[cell].house;
    return {houses[box_type], houses[row_type], houses[column_type]};
}
inline std::span<const House> near_houses_of(const Wide& board, Cell cell) { return board.houses_of(cell); }

// All houses in that order: boxes, rows, columns.
inline constexpr auto near_houses = [] {
    std::array<House, house_count> order{};
    int next = 0;
    for (HouseType type : house_types)
        for (int i = 0; i < side; ++i) order[next++] = static_cast<House>(first_house[type] + i);
    return order;
}();
inline const std::array<House, house_count>& near_houses_on(const Position&) { return near_houses; }
inline const std::vector<House>& near_houses_on(const WidePosition& position) {
    return position.houses().in_order();
}

// The spot of a cell along one of its houses, as one bit.
inline Spots spot_along(Nine, House house, Cell cell) { return cell_places[cell].spot[type_of(house)]; }
inline Wide::Spots spot_along(const Wide& board, House house, Cell cell) {
    const auto cells = board.house_cells(house);
    return Wide::Spots{1} << (std::ranges::lower_bound(cells, cell) - cells.begin());
}

}  // namespace nonet
