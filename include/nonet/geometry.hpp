#pragma once
// The board and its houses, as numbers.  Everything else speaks in these words.
//
//   cell   0..80   9*row + column, row-major            text form: r1c1 .. r9c9
//   house  0..26   rows 0..8, columns 9..17, boxes 18..26
//   digit  0..8    inside; a Grid holds values 1..9 (digit + 1) and 0 for an empty cell
//
//        c0 c1 c2   c3 ...                box 18 | box 19 | box 20
//   r0    0  1  2 |  3  4  5 |  6  7  8   -------+--------+-------
//   r1    9 10 11 | 12 13 14 | ...        box 21 | box 22 | box 23
//
// Other sizes come here first: formats, commands and steps ask these names and know no 9 of their own.

#include <cstdint>

namespace nonet {

using Cell = std::uint8_t;
using House = std::uint8_t;
using Digit = std::uint8_t;

inline constexpr int box_side = 3;
inline constexpr int side = box_side * box_side;  // digits, rows, columns, boxes
inline constexpr int cell_count = side * side;
inline constexpr int house_count = 3 * side;

constexpr int row_of(int cell) noexcept { return cell / side; }
constexpr int column_of(int cell) noexcept { return cell % side; }
constexpr int box_of(int cell) noexcept {
    return row_of(cell) / box_side * box_side + column_of(cell) / box_side;
}
constexpr Cell cell_at(int row, int column) noexcept { return static_cast<Cell>(row * side + column); }

// Whether two different cells share a row, a column or a box.
constexpr bool sees(int a, int b) noexcept {
    return a != b && (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

}  // namespace nonet
