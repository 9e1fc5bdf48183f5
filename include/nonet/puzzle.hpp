#pragma once
// A grid of values, and a puzzle with its givens.
//
//   Grid            81 values: a state of the classic board
//   ClassicPuzzle   givens and marks of the classic board
//   Puzzle          of any board, including its geometry

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/sets.hpp"

namespace nonet {

// 81 values, row-major: 0 is an empty cell, 1..9 a digit.  Trivially copyable; no rule is checked.
struct Grid {
    std::array<std::uint8_t, cell_count> values{};

    constexpr std::uint8_t& operator[](int cell) { return values[static_cast<std::size_t>(cell)]; }
    constexpr std::uint8_t operator[](int cell) const { return values[static_cast<std::size_t>(cell)]; }
    friend constexpr bool operator==(const Grid&, const Grid&) = default;
    // With the values of a list, such as those of a State.
    friend constexpr bool operator==(const Grid& grid, const std::vector<std::uint8_t>& others) {
        return std::ranges::equal(grid.values, others);
    }

    [[nodiscard]] constexpr int filled() const {
        int count = 0;
        for (auto value : values) count += value != 0;
        return count;
    }
};
static_assert(sizeof(Grid) == 81);

// A puzzle of the classic board: the givens, and (for pencil-mark input) the digits each cell may still hold. Both marks
// and givens restrict: if a cell's marks leave out its given, there is no solution.
struct ClassicPuzzle {
    Grid givens;
    std::optional<Candidates> marks;
    friend bool operator==(const ClassicPuzzle&, const ClassicPuzzle&) = default;
};

// The same for any board: as many values, and marks if there are any, as the geometry has cells.
struct BoardPuzzle {
    Geometry geometry;
    std::vector<std::uint8_t> values;
    std::vector<BoardDigitSet> marks;  // empty: none
    friend bool operator==(const BoardPuzzle&, const BoardPuzzle&) = default;
};

// A puzzle of any board. A function that supports only the classic board takes a ClassicPuzzle instead.
//
//   classic()        the puzzle of the classic board; nullptr for another board
//   board_puzzle()   the puzzle of another board; nullptr for the classic one
//   values()         its values; valid as long as the puzzle
//
// Cheap to make from a classic puzzle; copies of a puzzle of another board share it.
class Puzzle {
 public:
    // No default constructor: `solve({})` means an empty ClassicPuzzle.
    Puzzle(const ClassicPuzzle& puzzle) : classic_(puzzle) {}

    // Also classic if its geometry is. Values or marks that do not fit the geometry are a bug.
    Puzzle(BoardPuzzle puzzle);

    [[nodiscard]] const ClassicPuzzle* classic() const noexcept { return board_ ? nullptr : &classic_; }
    [[nodiscard]] const BoardPuzzle* board_puzzle() const noexcept { return board_.get(); }
    [[nodiscard]] std::span<const std::uint8_t> values() const noexcept {
        return board_ ? std::span<const std::uint8_t>(board_->values) : classic_.givens.values;
    }
    [[nodiscard]] bool has_marks() const noexcept {
        return board_ ? !board_->marks.empty() : classic_.marks.has_value();
    }
    [[nodiscard]] Geometry geometry() const { return board_ ? board_->geometry : Geometry::classic(); }

    friend bool operator==(const Puzzle& a, const Puzzle& b) {
        return a.board_ && b.board_ ? *a.board_ == *b.board_
                                    : !a.board_ && !b.board_ && a.classic_ == b.classic_;
    }

    // Turns a puzzle of another board into the empty classic one. Returns the classic puzzle, to be changed.
    ClassicPuzzle& to_classic() noexcept {
        if (board_) board_.reset();
        return classic_;
    }

 private:
    ClassicPuzzle classic_;
    std::shared_ptr<const BoardPuzzle> board_;
};

// Returns a puzzle in the type of any board; a copy.
[[nodiscard]] BoardPuzzle to_board_puzzle(const Puzzle& puzzle);

// The candidates that a person would write first: a given's own digit, in other cells every digit that no given in their
// houses has. The puzzle's own marks, if any, restrict them.
//
//   cost     a few microseconds
[[nodiscard]] Candidates candidates_of(const ClassicPuzzle& puzzle);

// The same for any board: for each cell a given's own digit, otherwise the digits that the board allows and that no given
// rules out, by a house or a relation between two cells. The puzzle's own marks restrict them too.
[[nodiscard]] std::vector<BoardDigitSet> candidates_of(const BoardPuzzle& puzzle);

}  // namespace nonet
