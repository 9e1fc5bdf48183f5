#pragma once
// A puzzle being filled, for engines that are written once for every board.
//
//   template <class Board>                              Nine, or Wide for any other board
//   void fill(Field<Board>& field, WatchOf<Board>& watch)
//
//   a Field has the names of its board (core/nine.hpp, core/wide.hpp), and
//   grid            the values, 0 for an empty cell
//   marks           the digits that the puzzle's own marks allow in a cell
//   allows          whether the board's restrictions other than houses allow a digit in an empty cell of the current grid
//
// The classic board has no other restrictions. Other boards can have them: digits that a cell may not hold, cells that
// see each other by a knight's move, neighbours that do not differ by 1, rules of many cells.

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/nine.hpp"
#include "core/wide.hpp"
#include "engines/watch.hpp"
#include "nonet/puzzle.hpp"
#include "nonet/rules.hpp"

namespace nonet {

template <class Board>
class Field;

template <>
class Field<Nine> : public Nine {
 public:
    using Puzzle = ClassicPuzzle;
    using Watch = nonet::Watch;

    Grid grid;

    Field(const ClassicPuzzle& puzzle, Watch&) : grid(puzzle.givens), puzzle_(puzzle) {}

    DigitSet marks(Cell cell) const { return puzzle_.marks ? (*puzzle_.marks)[cell] : DigitSet::all(); }

    static constexpr bool allows(Cell, Digit) { return true; }
    static constexpr bool rules_allow(Cell, Digit) { return true; }
    static constexpr DigitSet allowed_now(Cell) { return DigitSet::all(); }
    static constexpr bool breaks_a_rule() { return false; }

 private:
    const ClassicPuzzle& puzzle_;
};

template <>
class Field<Wide> : public Wide {
 public:
    using Puzzle = BoardPuzzle;
    using Watch = BoardWatch;

    std::vector<std::uint8_t> grid;

    Field(const BoardPuzzle& puzzle, BoardWatch& watch);

    Digits marks(Cell cell) const {
        return puzzle_.marks.empty() ? allowed(cell) : puzzle_.marks[cell] & allowed(cell);
    }

    bool allows(Cell cell, Digit digit) const;
    // The same for the rules of many cells only; each is checked once all its cells but this one are filled.
    bool rules_allow(Cell cell, Digit digit) const;
    // Returns the allowed digits.
    Digits allowed_now(Cell cell) const;

    // Returns the cells that see a cell and share no house with it, ascending.
    std::span<const Cell> far_peers(Cell cell) const { return far_peers_[cell]; }

    // Whether some rule of many cells has only given cells and is broken.
    bool breaks_a_rule() const;

 private:
    bool is_filled(std::span<const Cell> cells, int but = -1) const {
        return std::ranges::all_of(cells, [&](Cell cell) { return cell == but || grid[cell] != 0; });
    }

    bool holds(const Rule& rule, std::span<const std::uint8_t> values) const;

    const BoardPuzzle& puzzle_;
    BoardWatch& watch_;
    Lists<Cell> far_peers_;
    Lists<Cell> rule_cells_;                          // of each rule of many cells
    std::vector<std::vector<std::size_t>> rules_of_;  // of each cell
    mutable std::vector<std::uint8_t> trial_;         // the grid with one more digit
};

template <class Board>
using PuzzleOf = typename Field<Board>::Puzzle;
template <class Board>
using WatchOf = typename Field<Board>::Watch;

// The search of an engine that fills a field.
template <class Board, void (*fill)(Field<Board>&, WatchOf<Board>&)>
void fill_field(const PuzzleOf<Board>& puzzle, WatchOf<Board>& watch) {
    Field<Board> field(puzzle, watch);
    if (!field.breaks_a_rule()) fill(field, watch);
}

// The digits that each house already holds.
template <class Board>
class HouseDigits {
    using Digits = typename Board::Digits;

 public:
    explicit HouseDigits(const Field<Board>& field)
        : field_(field), used_(static_cast<std::size_t>(field.house_count())) {
        for (int cell = 0; cell < field.cell_count(); ++cell)
            if (const int value = field.grid[static_cast<Cell>(cell)]; value != 0)
                insert(static_cast<Cell>(cell), static_cast<Digit>(value - 1));
    }

    void insert(Cell cell, Digit digit) {
        for (House house : field_.houses_of(cell)) used_[house].insert(digit);
    }
    void erase(Cell cell, Digit digit) {
        for (House house : field_.houses_of(cell)) used_[house].erase(digit);
    }

    // Returns the digits that none of the cell's houses holds and that no other restriction excludes.
    Digits free(Cell cell) const {
        Digits used;
        for (House house : field_.houses_of(cell)) used |= used_[house];
        return field_.allowed_now(cell) - used;
    }

 private:
    const Field<Board>& field_;
    std::vector<Digits> used_;
};

}  // namespace nonet
