#pragma once
// Paths on any board: every step keeps the solution and is proved by its evidence.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "core/boards.hpp"
#include "core/wide.hpp"
#include "explain/game.hpp"
#include "explain/verify_on.hpp"
#include "nonet/board_text.hpp"
#include "nonet/explain.hpp"
#include "support/boards.hpp"

namespace nonet::testing {

using Values = std::vector<std::uint8_t>;

// Returns the board of a row of the sets with its derived houses, like parse_board.
inline Geometry with_derived(const KnownPuzzle& puzzle) {
    Board board = board_of(puzzle.kind, puzzle.height, puzzle.width, puzzle.regions);
    const auto derived = derived_houses(board.rows, board.columns, board.digits, board.houses);
    board.houses.insert(board.houses.end(), derived.begin(), derived.end());
    return board.geometry();
}

struct PathCounts {
    int puzzles = 0, solved = 0;
    std::map<std::string_view, int> steps;  // by kind
};

// Expects that no step touches possible digits: `may_be` has the digits that a cell holds in some solution.
inline void expect_sound(const BoardPuzzle& puzzle, const std::vector<BoardDigitSet>& may_be,
                         const Path& path, PathCounts& counts) {
    const Geometry& geometry = puzzle.geometry;
    const Wide board(geometry);
    State state = path.start;
    for (const Step& step : path.steps) {
        SCOPED_TRACE(describe(step, Rung::whole, Cells::r1c1, geometry));
        ++counts.steps[step.kind];
        EXPECT_EQ(step.rating, 0) << "no scale is defined";
        EXPECT_FALSE(step.place.empty() && step.remove.empty());
        for (const auto& [cell, digit] : step.place) {
            EXPECT_EQ(may_be[cell], BoardDigitSet::of(digit));
            EXPECT_TRUE(state.marks[cell].contains(digit));
        }
        for (const auto& [cell, digits] : step.remove) {
            EXPECT_TRUE((may_be[cell] & digits).empty());
            EXPECT_FALSE(digits.empty());
            EXPECT_TRUE((digits - state.marks[cell]).empty()) << "removes only what is there";
        }
        EXPECT_EQ(verify_on(board, state, step).reason, "") << "proved by what it shows";
        apply_on(board, state, step);
        if (::testing::Test::HasFailure()) return;
    }
    EXPECT_EQ(state, path.end);
    ++counts.puzzles;
    counts.solved += path.ending == Ending::solved;
}

// Checks the path of a puzzle with one known solution.
inline void expect_sound_path(const BoardPuzzle& puzzle, const Values& solution, const Path& path,
                              PathCounts& counts) {
    std::vector<BoardDigitSet> may_be;
    for (std::uint8_t value : solution) may_be.push_back(BoardDigitSet::of(static_cast<Digit>(value - 1)));
    EXPECT_EQ(path.status, Status::unique);
    if (path.ending == Ending::solved) {
        EXPECT_EQ(path.end.values, solution);
    }
    expect_sound(puzzle, may_be, path, counts);
}
inline void expect_sound_path(const BoardPuzzle& puzzle, const Values& solution, PathCounts& counts,
                              const Limits& limits = reasoning_limits) {
    expect_sound_path(puzzle, solution, explain(puzzle, limits), counts);
}

}  // namespace nonet::testing
