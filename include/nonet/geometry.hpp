#pragma once
// The board and its houses, as numbers.  Everything else speaks in these words.
//
//   cell   row-major from 0: columns*row + column       text form: r1c1, r1c2, ...
//   house  a list of cells in which no digit stands twice: rows, columns, boxes, in this order
//   digit  from 0 inside; a grid holds values: digit + 1, and 0 for an empty cell
//
// A Geometry says which board it is.  The constants below it are those of the classic board, for code that knows no other:
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
using WideDigitSet = BasicDigitSet<std::uint32_t>;  // nonet/sets.hpp

enum class HouseKind : std::uint8_t {
    row,
    column,
    box,
    piece,     // of a jigsaw
    diagonal,  // of X
    window,    // of windoku
    group,     // the cells at one place of their boxes: disjoint groups
    region     // any other cells that hold no digit twice
};

// "row", "column", "box", "piece", ...
[[nodiscard]] std::string_view name_of(HouseKind kind) noexcept;

// What holds between the digits of two cells, beside what the houses say.
enum class Relation : std::uint8_t {
    different,  // they are not the same: a knight's or a king's move
    apart,      // they do not differ by 1: non-consecutive
    less        // the first is less than the second
};

struct CellPair {
    Cell first, second;
    Relation relation;
    friend bool operator==(const CellPair&, const CellPair&) = default;
};

// Which board: its cells, its digits, its houses, which cells see each other, and what else holds between two cells.
//
//   a value  immutable and cheap to copy: a pointer, and for other boards than the classic one a shared count
//   houses   numbered in the order in which they are listed, whatever their kinds.  One that has as many cells as there
//            are digits holds every digit; a smaller one only has no digit twice
//   value    what is written for a digit: 1 + digit, and on boards of values from 0 the digit itself
//   equal    are two geometries of the same rows, columns, digits, houses, pairs, rules and allowed digits, whatever their names
//   numbers  a house or a cell out of its range is a bug
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
    // Among those of its kind, from 0.  Of the diagonals the one from r1c1 is 0 and the other 1, also where it is alone.
    [[nodiscard]] int number_of(House house) const;
    // "row 3"; it lasts as long as any copy of this geometry.
    [[nodiscard]] std::string_view name_of(House house) const;
    // Whether it follows from the other houses: it makes no rule, and helps to solve.
    [[nodiscard]] bool is_derived(House house) const;

    // All lists are ascending.
    [[nodiscard]] std::span<const Cell> house_cells(House house) const;
    [[nodiscard]] std::span<const House> houses_of(Cell cell) const;
    // Those that never hold the cell's digit: they share a house with it, or are `different` or `less`.
    [[nodiscard]] std::span<const Cell> peer_cells(Cell cell) const;

    // What else holds, each pair once: `different` and `apart` with the smaller cell first.
    [[nodiscard]] std::span<const CellPair> pairs() const noexcept;

    // The digits that a cell may hold on this board at all: odd or even ones, or every digit.
    [[nodiscard]] WideDigitSet allowed_digits(Cell cell) const;

    // What else must hold, of any number of cells: cages, arrows, lines, clues from outside (nonet/rules.hpp).
    [[nodiscard]] std::span<const Rule> rules() const noexcept;

    // Whether 0 is the first value that is written, not 1.  Inside nothing is different: an empty cell is 0, digit d is d + 1.
    [[nodiscard]] bool zero_based() const noexcept;

    // "16x16", "9x9+x+knight": what parse_board makes it of (nonet/boards.hpp); empty when it was made of lists of houses.
    [[nodiscard]] std::string_view name() const noexcept;

    friend bool operator==(const Geometry& a, const Geometry& b) noexcept;

    // What it is made of, and from what: src/core/layout.hpp.
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
