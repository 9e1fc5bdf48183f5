#pragma once
// A path is sound: every step is proved by its own evidence, and none touches the solution.

#include <gtest/gtest.h>

#include <map>
#include <string_view>

#include "nonet/more/verify.hpp"
#include "support/grids.hpp"

namespace nonet::testing {

// The number of checked steps of each kind.
using StepCounts = std::map<std::string_view, std::uint64_t>;

inline bool leaves_alone(const Grid& solution, const Step& step) {
    for (const auto& [cell, digit] : step.place)
        if (solution[cell] != digit + 1) return false;
    for (const auto& [cell, digits] : step.remove)
        if (digits.contains(static_cast<Digit>(solution[cell] - 1))) return false;
    return true;
}

inline void expect_sound_path(const ClassicPuzzle& puzzle, StepCounts& seen) {
    const Grid solution = solve(puzzle).first;
    const Path path = explain(puzzle);
    EXPECT_EQ(path.ending, Ending::solved) << text(puzzle.givens);
    State state = path.start;
    for (const Step& step : path.steps) {
        ++seen[step.kind];
        const Verdict verdict = verify(state, step, puzzle.givens.values);
        EXPECT_TRUE(verdict.sound) << text(puzzle.givens) << " " << step.kind << ": " << verdict.reason;
        EXPECT_TRUE(leaves_alone(solution, step)) << text(puzzle.givens) << " " << step.kind;
        apply(state, step);
    }
    EXPECT_EQ(state, path.end);
    EXPECT_EQ(state.values, solution);
}

}  // namespace nonet::testing
