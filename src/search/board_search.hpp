#pragma once
// Several searches for puzzles of one board under common limits: each may spend what the earlier ones have left.

#include <span>
#include <vector>

#include "core/budget.hpp"
#include "engines/any_board.hpp"
#include "nonet/check.hpp"
#include "nonet/solve.hpp"

namespace nonet {

using Values = std::span<const std::uint8_t>;
using Marks = std::span<const BoardDigitSet>;

class BoardSearch {
 public:
    BoardSearch(AnyBoard& solver, const Limits& limits) : solver_(solver), budget_(limits) {}

    // Runs one search for up to `solutions` solutions. Check stopped() before using its answer.
    //
    //   patience  nodes that this search alone may spend (0: no limit of its own); if it spends them, its stop is
    //             `budget`, and the common limits are not exhausted by that
    covers::Result run(Values values, Marks marks, std::uint64_t solutions, OnSolution on_solution = {},
                       std::uint64_t patience = 0);

    // Whether a puzzle with one solution has none with another digit in place of this given, so that the given can be
    // dropped together with its cell's marks. Also returns false if that was not decided.
    bool can_drop(Values values, Marks marks, Cell cell, std::uint64_t patience = 0);

    bool stopped() { return budget_.look(); }
    Stop why() const { return budget_.why(); }
    std::uint64_t nodes() const { return budget_.nodes(); }

 private:
    AnyBoard& solver_;
    Budget budget_;
    std::vector<std::uint8_t> rest_;
    std::vector<BoardDigitSet> rest_marks_;
};

// As check(), with a given solver of the puzzle's board, which is not the classic one.
CheckReport check_by(AnyBoard& solver, const BoardPuzzle& puzzle, bool minimality, const Limits& limits);

// Returns the marks of each cell, or every digit if there are none.
std::vector<BoardDigitSet> list_of_marks(const Geometry& geometry, Marks marks);

// Converts a puzzle of the classic board to its own type.
ClassicPuzzle classic_puzzle(Values values, Marks marks);

}  // namespace nonet
