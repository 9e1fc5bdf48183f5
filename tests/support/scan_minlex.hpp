#pragma once
// The slow and obvious minlex form: tries all 3,359,232 cell symmetries, with digits named in order of appearance.

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "nonet/puzzle.hpp"

namespace nonet {

struct ScannedMinlex {
    Grid grid;
    std::uint64_t ways = 0;  // symmetries with that result: the number of automorphisms
};

inline std::vector<std::array<int, side>> all_line_orders() {
    std::vector<std::array<int, side>> orders;
    std::array<int, side> order{0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        bool together = true;
        for (int i = 0; i < side; ++i)
            together &= order[i] / box_side == order[i / box_side * box_side] / box_side;
        if (together) orders.push_back(order);
    } while (std::ranges::next_permutation(order).found);
    return orders;  // 6^4
}

inline ScannedMinlex scan_minlex(const Grid& grid) {
    static const auto orders = all_line_orders();
    ScannedMinlex best;
    for (int transposed = 0; transposed < 2; ++transposed) {
        Grid turned = grid;
        for (int cell = 0; cell < cell_count; ++cell)
            if (transposed) turned[cell] = grid[cell_at(column_of(cell), row_of(cell))];
        for (const auto& rows : orders)
            for (const auto& columns : orders) {
                std::array<int, side + 1> name{};
                int named = 0, difference = best.ways == 0 ? -1 : 0;
                Grid image;
                for (int cell = 0; cell < cell_count; ++cell) {
                    const int value = turned[cell_at(rows[row_of(cell)], columns[column_of(cell)])];
                    if (value != 0 && name[value] == 0) name[value] = ++named;
                    image[cell] = static_cast<std::uint8_t>(name[value]);
                    if (difference == 0) difference = int{image[cell]} - int{best.grid[cell]};
                    if (difference > 0) break;
                }
                if (difference < 0)
                    best = {image, 1};
                else if (difference == 0)
                    ++best.ways;
            }
    }
    return best;
}

}  // namespace nonet
