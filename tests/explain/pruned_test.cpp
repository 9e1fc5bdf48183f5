// A pruned path is valid step by step, also by a checker that only knows rows, columns and boxes; and no step of it can
// be dropped.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "core/tables.hpp"
#include "nonet/explain.hpp"
#include "nonet/more/verify.hpp"
#include "support/files.hpp"
#include "support/sound_path.hpp"

namespace nonet::testing {
namespace {

// One puzzle of each rating.
std::vector<ClassicPuzzle> rated_puzzles() {
    std::ifstream file(source_path("tests/golden/ratings.txt"));
    std::vector<ClassicPuzzle> puzzles;
    for (std::string line; std::getline(file, line);)
        if (line.size() > cell_count)
            puzzles.push_back({.givens = grid(line.substr(0, cell_count)), .marks = {}});
    return puzzles;
}

// Slow and obvious: returns whether the cells of a house can still be filled if `cell` is (or is not) `digit`. Tries
// every way to put nine digits into them that the marks allow.
bool can_be_filled(const State& state, int house, Cell cell, Digit digit, bool is, int at = 0,
                   unsigned used = 0) {
    if (at == side) return true;
    const Cell here = house_cells[house][static_cast<std::size_t>(at)];
    for (Digit value = 0; value < side; ++value) {
        if (used >> value & 1u) continue;
        const bool fits =
            state.values[here] == 0 ? state.marks[here].contains(value) : state.values[here] == value + 1;
        if (!fits || (here == cell && (value == digit) != is)) continue;
        if (can_be_filled(state, house, cell, digit, is, at + 1, used | 1u << value)) return true;
    }
    return false;
}

// Returns whether one house alone, or one line together with one box, refutes it.
bool is_refuted_by_a_house(const State& state, Cell cell, Digit digit, bool is) {
    for (int house = 0; house < house_count; ++house)
        if (std::ranges::find(house_cells[house], cell) != house_cells[house].end() &&
            !can_be_filled(state, house, cell, digit, is))
            return true;
    if (!is) return false;
    // It would leave a house among its peers without a place for the digit.
    for (int house = 0; house < house_count; ++house) {
        if (std::ranges::find(house_cells[house], cell) != house_cells[house].end()) continue;
        if (std::ranges::all_of(house_cells[house], [&](Cell other) {
                return !(state.marks[other].contains(digit) || state.values[other] == digit + 1) ||
                       sees(cell, other);
            }))
            return true;
    }
    return false;
}

// Steps of a house, and of a box and a line, are also checked by the slow method.
bool is_of_houses(const Step& step) {
    for (std::string_view id :
         {"hidden_single", "naked_single", "pointing", "claiming", "naked_pair", "naked_triplet",
          "hidden_pair", "hidden_triplet", "naked_quad", "hidden_quad"})
        if (step.technique == id) return true;
    return false;
}

bool holds_in_the_slow_way(const State& state, const Step& step) {
    for (const auto& [cell, digit] : step.place)
        if (!is_refuted_by_a_house(state, cell, digit, false) && state.marks[cell].size() != 1) return false;
    for (const auto& [cell, digits] : step.remove)
        for (Digit digit : digits)
            if (!is_refuted_by_a_house(state, cell, digit, true)) return false;
    return true;
}

bool holds(const State& start, const std::vector<Step>& steps, State& state) {
    state = start;
    for (const Step& step : steps) {
        if (!verify(state, step).sound) return false;
        apply(state, step);
    }
    return true;
}

TEST(Pruned, HoldsStepByStepAndNothingCanBeDropped) {
    std::size_t dropped = 0, judged = 0;
    for (const ClassicPuzzle& puzzle : rated_puzzles()) {
        const Grid solution = solve(puzzle).first;
        const Path whole = explain(puzzle), path = pruned(whole);
        SCOPED_TRACE(text(puzzle.givens));
        ASSERT_EQ(path.ending, Ending::solved);
        EXPECT_EQ(path.end.values, solution);
        dropped += whole.steps.size() - path.steps.size();
        State state = path.start;
        for (const Step& step : path.steps) {
            EXPECT_TRUE(verify(state, step).sound) << step.kind;
            EXPECT_TRUE(leaves_alone(solution, step)) << step.kind;
            if (is_of_houses(step)) {
                EXPECT_TRUE(holds_in_the_slow_way(state, step)) << step.kind;
                ++judged;
            }
            apply(state, step);
        }
        EXPECT_EQ(state, path.end);
        // All placements stay, in the same order.
        const auto places = [](const Path& of) {
            std::vector<Candidate> all;
            for (const Step& step : of.steps) all.insert(all.end(), step.place.begin(), step.place.end());
            return all;
        };
        EXPECT_EQ(places(path), places(whole));
        for (std::size_t i = 0; i < path.steps.size(); ++i) {
            std::vector<Step> fewer = path.steps;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            State end;
            EXPECT_FALSE(holds(path.start, fewer, end) && end.values == solution) << path.steps[i].kind;
        }
    }
    EXPECT_GT(dropped, 50u);
    EXPECT_GT(judged, 1000u);
}

TEST(Pruned, ADeadEndKeepsWhatLeadsThere) {
    ClassicPuzzle puzzle{
        .givens = grid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
        .marks = {}};
    const Path whole = explain(puzzle), path = pruned(whole);
    ASSERT_EQ(whole.ending, Ending::clash);
    ASSERT_TRUE(whole.dead_end && path.dead_end);
    EXPECT_LE(path.steps.size(), whole.steps.size());
    State end;
    EXPECT_TRUE(holds(path.start, path.steps, end));
    EXPECT_EQ(end, path.end);
    const DeadEnd& dead = *path.dead_end;
    if (dead.cell) {
        EXPECT_TRUE(end.values[*dead.cell] == 0 && end.marks[*dead.cell].empty());
    }
    if (!dead.house) return;
    for (Cell cell : house_cells[*dead.house])
        EXPECT_FALSE(end.marks[cell].contains(dead.digit) || end.values[cell] == dead.digit + 1);
}

TEST(Pruned, WhatIsNoWholePathComesBackAsItIs) {
    const ClassicPuzzle puzzle = rated_puzzles().back();
    const Path cut = explain(puzzle, {.nodes = 40});
    ASSERT_EQ(cut.ending, Ending::budget);
    EXPECT_EQ(pruned(cut).steps.size(), cut.steps.size());
}

// Norvig's grid without a solution took minutes before there were default limits. They are in nodes, so that the answer
// is the same on every machine.
TEST(Explain, EndsAtTheFirstDeadEndAndHasLimitsOfItsOwn) {
    const Path path = explain(ClassicPuzzle{
        .givens = grid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
        .marks = {}});
    EXPECT_EQ(path.ending, Ending::clash);
    EXPECT_LE(path.steps.size(), 3u);
    EXPECT_NE(reasoning_limits.nodes, 0u);
    EXPECT_EQ(reasoning_limits.time.count(), 0);
}

}  // namespace
}  // namespace nonet::testing
