#pragma once
// The nine rows of a grid, and of the transposed grid: the candidates of the search for the minlex form.

#include <array>
#include <cstdint>

#include "canon/partial.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::canon {

// Nibble c of a row is the value in column c.
struct SourceRows {
    std::array<std::array<Nibbles, side>, 2> rows;            // [transposed][row]
    std::array<std::array<std::uint16_t, side>, 2> filled{};  // bit c: column c is not empty

    explicit SourceRows(const Grid& grid) {
        for (unsigned row = 0; row < side; ++row)
            for (unsigned column = 0; column < side; ++column) {
                const unsigned value = grid[static_cast<int>(row * side + column)];
                if (value == 0) continue;
                rows[0][row].set(column, value);
                rows[1][column].set(row, value);
                filled[0][row] |= static_cast<std::uint16_t>(1u << column);
                filled[1][column] |= static_cast<std::uint16_t>(1u << row);
            }
    }

    // Whether no cell is empty.
    bool finished() const {
        unsigned in_all = filled[0][0];
        for (std::uint16_t columns : filled[0]) in_all &= columns;
        return in_all == Partial::all_ends;
    }
};

}  // namespace nonet::canon
