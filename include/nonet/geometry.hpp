#pragma once
// The board and its houses, as numbers. All other headers use these terms.
//
//   cell   row-major from 0: columns*row + column       text form: r1c1, r1c2, ...
//   house  a list of cells in which no digit occurs twice: rows, columns, boxes, in this order
//   digit  zero-based inside the library; a grid holds values: digit + 1, and 0 for an empty cell
//
// A Geometry describes one board. The constants below it are for code that handles the classic board only:
//
//   cell   0..80   9*row + column                       r1c1 .. r9c9
//   house  0..26   rows 0..8, columns 9..17, boxes 18..26
//   digit  0..8    printed as 1..9
//
//        c0 c1 c2   c3 ...                box 18 | box 19 | box 20
//   r0    0  1  2 |  3  4  5 |  6  7  8   -------+--------+-------
//   r1    9 10 11 | 12 13 14 | ...        box 21 | box 22 | box 23

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace nonet {

struct Rule;  // nonet/rules.hpp

using Cell = std::uint16_t;
using House = std::uint16_t;
using Digit = std::uint8_t;

template <std::unsigned_integral Bits>
class BasicDigitSet;
using BoardDigitSet = BasicDigitSet<std::uint32_t>;  // nonet/sets.hpp

enum class HouseKind : std::uint8_t {
    row,
    column,
    box,
    piece,     // of a jigsaw
    diagonal,  // of Sudoku X
    window,    // of windoku
    group,     // the cells at the same place in their boxes: disjoint groups
    region     // any other cells without equal digits
};

// "row", "column", "box", "piece", ...
[[nodiscard]] std::string_view name_of(HouseKind kind) noexcept;

// A relation between the digits of two cells, in addition to the houses.
enum class Relation : std::uint8_t {
    different,  // they are not equal: a knight's or a king's move
    apart,      // they do not differ by 1: non-consecutive
    less        // the first is less than the second
};

struct CellPair {
    Cell first, second;
    Relation relation;
    friend bool operator==(const CellPair&, const CellPair&) = default;
};

// A board: its cells, digits and houses, which cells see each other, and the other relations between two cells.
//
//   a value  immutable and cheap to copy: a pointer, and for boards other than the classic one a shared count
//   houses   numbered in the order in which they are listed, regardless of kind. A house with as many cells as there are
//            digits holds every digit; in a smaller one no digit occurs twice
//   value    the number written for a digit: 1 + digit; the digit itself on boards with values from 0
//   equal    two geometries with the same rows, columns, digits, houses, pairs, rules and allowed digits; names are
//            ignored
//   numbers  passing a house or a cell out of range is a bug
//   threads  safe
class Geometry {
 public:
    // The largest board: 25 digits, 25 x 25 cells.
    static constexpr int most_digits = 25;
    static constexpr int most_cells = most_digits * most_digits;

    [[nodiscard]] static Geometry classic();

    [[nodiscard]] int rows() const noexcept;
    [[nodiscard]] int columns() const noexcept;
    [[nodiscard]] int digit_count() const noexcept;
    [[nodiscard]] int cell_count() const noexcept;
    [[nodiscard]] int house_count() const noexcept;

    [[nodiscard]] HouseKind kind_of(House house) const;
    // The index among houses of the same kind, from 0. The diagonal from r1c1 is 0 and the other 1, even if it is the
    // only one.
    [[nodiscard]] int number_of(House house) const;
    // "row 3". The text lives as long as any copy of this geometry.
    [[nodiscard]] std::string_view name_of(House house) const;
    // Whether the house follows from the other houses: it adds no rule, but helps to solve.
    [[nodiscard]] bool is_derived(House house) const;

    // All lists are ascending.
    [[nodiscard]] std::span<const Cell> house_cells(House house) const;
    [[nodiscard]] std::span<const House> houses_of(Cell cell) const;
    // The cells that never hold the cell's digit: they share a house with it, or are related by `different` or `less`.
    [[nodiscard]] std::span<const Cell> peer_cells(Cell cell) const;

    // The other relations, each pair once: for `different` and `apart` the smaller cell comes first.
    [[nodiscard]] std::span<const CellPair> pairs() const noexcept;

    // The digits that the board allows in a cell: odd or even ones, or every digit.
    [[nodiscard]] BoardDigitSet allowed_digits(Cell cell) const;

    // Rules of any number of cells: cages, arrows, lines, clues from outside (nonet/rules.hpp).
    [[nodiscard]] std::span<const Rule> rules() const noexcept;

    // Whether values are written from 0 instead of 1. Internally nothing changes: an empty cell is 0, digit d is d + 1.
    [[nodiscard]] bool zero_based() const noexcept;

    // "16x16", "9x9+x+knight": the name from which parse_board makes it (nonet/boards.hpp); empty if made from lists of
    // houses.
    [[nodiscard]] std::string_view name() const noexcept;

    friend bool operator==(const Geometry& a, const Geometry& b) noexcept;

    // The internal data: src/core/layout.hpp.
    struct Layout;
    explicit Geometry(std::shared_ptr<const Layout> layout) noexcept;

 private:
    std::shared_ptr<const Layout> layout_;
};

// ---- The classic board

inline constexpr int box_side = 3;
inline constexpr int side = box_side * box_side;  // digits, rows, columns, boxes
inline constexpr int cell_count = side * side;
inline constexpr int house_count = 3 * side;

[[nodiscard]] constexpr int row_of(int cell) noexcept { return cell / side; }
[[nodiscard]] constexpr int column_of(int cell) noexcept { return cell % side; }
[[nodiscard]] constexpr int box_of(int cell) noexcept {
    return row_of(cell) / box_side * box_side + column_of(cell) / box_side;
}
[[nodiscard]] constexpr Cell cell_at(int row, int column) noexcept {
    return static_cast<Cell>(row * side + column);
}

// Whether two different cells share a row, a column or a box.
[[nodiscard]] constexpr bool sees(int a, int b) noexcept {
    return a != b && (row_of(a) == row_of(b) || column_of(a) == column_of(b) || box_of(a) == box_of(b));
}

}  // namespace nonet
