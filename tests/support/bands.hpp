#pragma once
// All first bands, up to renaming digits and permuting columns.

#include <cstdint>

#include "nonet/puzzle.hpp"

namespace nonet {

// Returns whether no row or box of the first band has a digit twice.
inline bool fits(const Grid& band) {
    for (int row = 0; row < box_side; ++row)
        for (int a = row * side; a < (row + 1) * side; ++a)
            for (int b = 0; b < a; ++b)
                if (band[a] != 0 && band[a] == band[b] && sees(a, b)) return false;
    return true;
}

// Calls `found` for every band with first box 123/456/789, columns ordered by their first cell within boxes 2 and 3,
// and box 2 before box 3: 56 * 6^6 / (6 * 6 * 2) bands.
template <class Found>
void complete_band(Grid band, int cell, Found found) {
    if (cell == box_side * side) return found(band);
    if (column_of(cell) < box_side) return complete_band(band, cell + box_side, found);
    for (std::uint8_t value = 1; value <= side; ++value) {
        const bool within_box = column_of(cell) % box_side != 0;
        if (row_of(cell) == 0 && within_box && value < band[cell - 1]) continue;
        if (cell == 2 * box_side && value < band[box_side]) continue;
        band[cell] = value;
        if (fits(band)) complete_band(band, cell + 1, found);
    }
}

template <class Found>
void for_each_band(Found found) {
    Grid start;
    for (std::uint8_t i = 0; i < side; ++i) start[cell_at(i / box_side, i % box_side)] = i + 1;
    complete_band(start, 0, found);
}

}  // namespace nonet
