#pragma once
// Tables of the classic board, derived from its constants and checked by static assertions. Cells take one byte here,
// because these tables are read all the time.

#include <algorithm>
#include <array>
#include <cstdint>

#include "nonet/geometry.hpp"
#include "nonet/sets.hpp"

namespace nonet {

// A cell or a house of the classic board.
using SmallCell = std::uint8_t;

// The row, the column and the box of a cell.
constexpr std::array<House, 3> houses_of(int cell) {
    return {static_cast<House>(row_of(cell)), static_cast<House>(side + column_of(cell)),
            static_cast<House>(2 * side + box_of(cell))};
}

// house_cells[h] lists the cells of house h in ascending order.
inline constexpr auto house_cells = [] {
    std::array<std::array<SmallCell, side>, house_count> table{};
    std::array<int, house_count> next{};
    for (int cell = 0; cell < cell_count; ++cell)
        for (House house : houses_of(cell)) table[house][next[house]++] = static_cast<SmallCell>(cell);
    return table;
}();

// house_sets[h] is the same as a set.
inline constexpr auto house_sets = [] {
    std::array<CellSet, house_count> table{};
    for (int house = 0; house < house_count; ++house)
        for (Cell cell : house_cells[house]) table[house].insert(cell);
    return table;
}();

// peers[c] is the 20 cells that share a house with c.
inline constexpr auto peers = [] {
    std::array<CellSet, cell_count> table{};
    for (int a = 0; a < cell_count; ++a)
        for (int b = 0; b < cell_count; ++b)
            if (sees(a, b)) table[a].insert(static_cast<Cell>(b));
    return table;
}();
static_assert(std::ranges::all_of(peers, [](const CellSet& set) { return set.size() == 20; }));

// peer_cells[c] lists them in ascending order.
inline constexpr int peer_count = 3 * (side - 1) - 2 * (box_side - 1);
inline constexpr auto peer_cells = [] {
    std::array<std::array<SmallCell, peer_count>, cell_count> table{};
    for (int cell = 0; cell < cell_count; ++cell) {
        int next = 0;
        for (Cell peer : peers[cell]) table[cell][next++] = static_cast<SmallCell>(peer);
    }
    return table;
}();

}  // namespace nonet
