#pragma once
// The classic board for code written once for every board: stores nothing, and the compiler knows everything.
//
//   template <class Board>               Board is Nine, or Wide (core/wide.hpp) with the same names
//   void find(const Board& board) {
//       for (House house = 0; house < board.house_count(); ++house)
//           for (Cell cell : board.house_cells(house)) ...
//
//   Digits, Cells, Spots    sets of digits, of cells, and of places along a house: as bits
//   PerCell<T>, PerDigit<T> arrays with room for every cell, every digit
//   houses                  ordered as in the geometry; of the kinds row, column, box, ...
//
// Its tables are those of core/tables.hpp.

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "core/tables.hpp"
#include "nonet/geometry.hpp"
#include "nonet/sets.hpp"

namespace nonet {

struct Nine {
    using Digits = DigitSet;
    using Cells = CellSet;
    using Spots = std::uint16_t;

    static constexpr int most_digits = side;
    static constexpr int most_cells = nonet::cell_count;
    template <class T>
    using PerCell = std::array<T, most_cells>;
    template <class T>
    using PerDigit = std::array<T, most_digits>;

    static constexpr int rows() { return side; }
    static constexpr int columns() { return side; }
    static constexpr int digit_count() { return side; }
    static constexpr int cell_count() { return nonet::cell_count; }
    static constexpr int house_count() { return nonet::house_count; }

    static constexpr Digits all_digits() { return DigitSet::all(); }
    static constexpr Cells all_cells() { return CellSet::all(); }

    // The cells of a house, as an ascending list and as a set.
    static constexpr std::span<const SmallCell, side> house_cells(int house) {
        return nonet::house_cells[house];
    }
    static constexpr const Cells& house_set(int house) { return nonet::house_sets[house]; }
    static constexpr HouseKind kind_of(int house) { return static_cast<HouseKind>(house / side); }
    static constexpr int number_of(int house) { return house % side; }

    // The cells that share a house with a cell, as an ascending list and as a set.
    static constexpr std::span<const SmallCell, peer_count> peer_cells(int cell) {
        return nonet::peer_cells[cell];
    }
    static constexpr const Cells& peers(int cell) { return nonet::peers[cell]; }
    static constexpr bool sees(int a, int b) { return nonet::sees(a, b); }

    // The houses of a cell, ascending.
    static constexpr std::array<House, 3> houses_of(int cell) { return nonet::houses_of(cell); }

    // The number of rows or columns that can be lines of a fish, and the house of one.
    static constexpr int line_count(HouseKind) { return side; }
    static constexpr House line_house(HouseKind kind, int line) {
        return static_cast<House>(kind == HouseKind::row ? line : side + line);
    }

    static constexpr int row_of(int cell) { return nonet::row_of(cell); }
    static constexpr int column_of(int cell) { return nonet::column_of(cell); }
};
static_assert(std::is_empty_v<Nine>);

}  // namespace nonet
