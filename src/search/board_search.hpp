#pragma once
// Several questions about puzzles of one board under the same limits: each may spend what those before have left.

#include <span>
#include <vector>

#include "core/budget.hpp"
#include "engines/any_board.hpp"
#include "nonet/check.hpp"
#include "nonet/solve.hpp"

namespace nonet {

using Values = std::span<const std::uint8_t>;
using Marks = std::span<const WideDigitSet>;

class BoardSearch {
 public:
    BoardSearch(AnyBoard& solver, const Limits& limits) : solver_(solver), budget_(limits) {}

    // One search for up to `solutions` of them.  Look at stopped() before believing its answer.
    //
    //   patience  nodes that this search alone may spend (0: no limit of its own); its stop is `budget` then, and the
    //             limits of all are not spent by that
    covers::Result run(Values values, Marks marks, std::uint64_t solutions, OnWideSolution on_solution = {},
                       std::uint64_t patience = 0);

    // Whether a puzzle with one solution has none with another digit than this given, so that the given can go, and with
    // it its cell's marks.  False as well when that was not found out.
    bool can_drop(Values values, Marks marks, Cell cell, std::uint64_t patience = 0);

    bool stopped() { return budget_.look(); }
    Stop why() const { return budget_.why(); }
    std::uint64_t nodes() const { return budget_.nodes(); }

 private:
    AnyBoard& solver_;
    Budget budget_;
    std::vector<std::uint8_t> rest_;
    std::vector<WideDigitSet> rest_marks_;
};

// As check(), by a solver that is there already: of the puzzle's board, which is not the classic one.
WideCheckReport check_by(AnyBoard& solver, const WidePuzzle& puzzle, bool minimality, const Limits& limits);

// For each cell its marks, or every digit where there are none.
std::vector<WideDigitSet> list_of_marks(const Geometry& geometry, Marks marks);

// A puzzle of the classic board as one of its own kind.
ClassicPuzzle classic_puzzle(Values values, Marks marks);

}  // namespace nonet
