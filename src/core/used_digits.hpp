#pragma once
// The digits that already occur in rows, columns and boxes: 27 sets of nine bits.

#include <array>

#include "nonet/geometry.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/sets.hpp"

namespace nonet {

struct UsedDigits {
    std::array<DigitSet, side> rows, columns, boxes;

    UsedDigits() = default;

    explicit UsedDigits(const Grid& grid) {
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid[cell] != 0) insert(cell, static_cast<Digit>(grid[cell] - 1));
    }

    void insert(int cell, Digit digit) {
        rows[row_of(cell)].insert(digit);
        columns[column_of(cell)].insert(digit);
        boxes[box_of(cell)].insert(digit);
    }

    void erase(int cell, Digit digit) {
        rows[row_of(cell)].erase(digit);
        columns[column_of(cell)].erase(digit);
        boxes[box_of(cell)].erase(digit);
    }

    // Returns the digits that none of the cell's houses holds.
    DigitSet free(int cell) const {
        return ~(rows[row_of(cell)] | columns[column_of(cell)] | boxes[box_of(cell)]);
    }
};

}  // namespace nonet
