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
struct WidePuzzle {
    Geometry geometry;
    std::vector<std::uint8_t> values;
    std::vector<WideDigitSet> marks;  // empty: none
    friend bool operator==(const WidePuzzle&, const WidePuzzle&) = default;
};

// A puzzle of any board. A function that supports only the classic board takes a ClassicPuzzle instead.
//
//   classic()   the puzzle of the classic board; nullptr for another board
//   wide()      the puzzle of another board
//   values()    its values; valid as long as the puzzle
//
// Cheap to make from a classic puzzle; copies of a wide one share it.
class Puzzle {
 public:
    // No default constructor: `solve({})` means an empty ClassicPuzzle.
    Puzzle(const ClassicPuzzle& puzzle) : classic_(puzzle) {}

    // Also classic if its geometry is. Values or marks that do not fit the geometry are a bug.
    Puzzle(WidePuzzle puzzle);

    [[nodiscard]] const ClassicPuzzle* classic() const noexcept { return wide_ ? nullptr : &classic_; }
    [[nodiscard]] const WidePuzzle* wide() const noexcept { return wide_.get(); }
    [[nodiscard]] std::span<const std::uint8_t> values() const noexcept {
        return wide_ ? std::span<const std::uint8_t>(wide_->values) : classic_.givens.values;
    }
    [[nodiscard]] bool has_marks() const noexcept {
        return wide_ ? !wide_->marks.empty() : classic_.marks.has_value();
    }
    [[nodiscard]] Geometry geometry() const { return wide_ ? wide_->geometry : Geometry::classic(); }

    friend bool operator==(const Puzzle& a, const Puzzle& b) {
        return a.wide_ && b.wide_ ? *a.wide_ == *b.wide_ : !a.wide_ && !b.wide_ && a.classic_ == b.classic_;
    }

    // Turns a puzzle of another board into the empty classic one. Returns the classic puzzle, to be changed.
    ClassicPuzzle& to_classic() noexcept {
        if (wide_) wide_.reset();
        return classic_;
    }

 private:
    ClassicPuzzle classic_;
    std::shared_ptr<const WidePuzzle> wide_;
};

// Returns a puzzle in the type of any board; a copy.
[[nodiscard]] WidePuzzle as_wide(const Puzzle& puzzle);

// The candidates that a person would write first: a given's own digit, in other cells every digit that no given in their
// houses has. The puzzle's own marks, if any, restrict them.
//
//   cost     a few microseconds
[[nodiscard]] Candidates candidates_of(const ClassicPuzzle& puzzle);

// The same for any board: for each cell a given's own digit, otherwise the digits that the board allows and that no given
// rules out, by a house or a relation between two cells. The puzzle's own marks restrict them too.
[[nodiscard]] std::vector<WideDigitSet> candidates_of(const WidePuzzle& puzzle);

}  // namespace nonet
