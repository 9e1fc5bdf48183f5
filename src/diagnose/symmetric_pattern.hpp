#pragma once
// The symmetry of patterns: setters like patterns that look the same after half a turn or in a mirror.

namespace nonet {

// Whether the filled cells look the same after half a turn, in a vertical or horizontal mirror, or, on squares, in one of the
// two diagonals.
//
//   is_filled   bool(int cell), cells row by row
template <class IsFilled>
bool has_symmetric_pattern(int rows, int columns, IsFilled is_filled) {
    const auto is_same_under = [&](auto image) {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                if (is_filled(row * columns + column) != is_filled(image(row, column))) return false;
        return true;
    };
    const auto at = [&](int row, int column) { return row * columns + column; };
    const int last_row = rows - 1, last_column = columns - 1;
    return is_same_under([&](int row, int column) { return at(last_row - row, last_column - column); }) ||
           is_same_under([&](int row, int column) { return at(row, last_column - column); }) ||
           is_same_under([&](int row, int column) { return at(last_row - row, column); }) ||
           (rows == columns &&
            (is_same_under([&](int row, int column) { return at(column, row); }) ||
             is_same_under([&](int row, int column) { return at(last_column - column, last_row - row); })));
}

}  // namespace nonet
