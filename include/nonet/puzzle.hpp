#pragma once
// A grid of values, and a puzzle: what is given.
//
//   Grid            81 values: a state of the classic board
//   ClassicPuzzle   givens and marks of the classic board
//   Puzzle          of any board: names its geometry

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
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

    [[nodiscard]] constexpr int filled() const {
        int count = 0;
        for (auto value : values) count += value != 0;
        return count;
    }
};
static_assert(sizeof(Grid) == 81);

// What a solver of the classic board is given: the givens, and (for pencil-mark input) which digits each cell may still
// hold.  Marks restrict, givens too: where a cell's marks leave its given out, there is no solution.
struct ClassicPuzzle {
    Grid givens;
    std::optional<Candidates> marks;
};

// The same of any other board: as many values, and marks if there are any, as the geometry has cells.
struct WidePuzzle {
    Geometry geometry;
    std::vector<std::uint8_t> values;
    std::vector<WideDigitSet> marks;  // empty: none
};

// A puzzle of some board.  A function that knows only the classic board takes a ClassicPuzzle instead.
//
//   classic()   the puzzle of the classic board, or nullptr: then
//   wide()      is that of another one
//
// Cheap to make of a classic puzzle; copies of a wide one share it.
class Puzzle {
 public:
    // Not made of nothing: `solve({})` is about an empty ClassicPuzzle.
    Puzzle(const ClassicPuzzle& puzzle) : classic_(puzzle) {}

    // Classic too, when its geometry is.  Values or marks that do not fit the geometry are a bug.
    explicit Puzzle(WidePuzzle puzzle);

    [[nodiscard]] const ClassicPuzzle* classic() const noexcept { return wide_ ? nullptr : &classic_; }
    [[nodiscard]] const WidePuzzle* wide() const noexcept { return wide_.get(); }
    [[nodiscard]] Geometry geometry() const { return wide_ ? wide_->geometry : Geometry::classic(); }

 private:
    ClassicPuzzle classic_;
    std::shared_ptr<const WidePuzzle> wide_;
};

// The candidates a person would write first: a given's own digit, elsewhere every digit that no given in its
// houses has; and the puzzle's own marks where it has them.
//
//   cost     a few microseconds
[[nodiscard]] Candidates candidates_of(const ClassicPuzzle& puzzle);

// The same of any board, for each cell: a given's own digit, elsewhere the digits that the board allows there and that no
// given rules out, by a house or by what holds between two cells; and the puzzle's own marks.
[[nodiscard]] std::vector<WideDigitSet> candidates_of(const WidePuzzle& puzzle);

}  // namespace nonet
