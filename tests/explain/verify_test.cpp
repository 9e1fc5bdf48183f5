#include "nonet/more/verify.hpp"

#include <array>

#include "support/se_data.hpp"
#include "support/sound_path.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

// The steps of a path, falsified in several ways: all must be rejected.
void expect_forgeries_refused(const std::string& text) {
    const ClassicPuzzle puzzle = testing::puzzle(text);
    const Grid solution = solve(puzzle).first;
    const Path path = explain(puzzle);
    State state = path.start;
    for (const Step& step : path.steps) {
        // Removes a candidate of the solution nearby, or places another digit.
        Step forged = step;
        for (auto& [cell, digits] : forged.remove)
            digits = DigitSet::of(static_cast<Digit>(solution[cell] - 1));
        for (auto& [cell, digit] : forged.place) digit = static_cast<Digit>(solution[cell] % side);
        EXPECT_FALSE(verify(state, forged).sound) << text << " " << step.kind;
        // No evidence at all.
        Step bare = step;
        bare.exhibits.clear();
        bare.chains.clear();
        bare.inner.clear();
        EXPECT_FALSE(verify(state, bare).sound) << text << " " << step.kind;
        // A chain without one link.
        if (!step.chains.empty() && step.chains.back().nodes.size() > 2) {
            Step torn = step;
            torn.chains.back().nodes.back().from.clear();
            EXPECT_FALSE(verify(state, torn).sound) << text << " " << step.kind;
        }
        apply(state, step);
    }
}

TEST(Verify, RefusesForgedSteps) {
    se::for_each_rated(12, 40, [&](const std::vector<std::string>& fields) {
        if (std::stod(fields[1]) < 8.85) expect_forgeries_refused(fields[0]);
    });
}

TEST(Verify, ProvesEveryStepOfTheRatedPuzzles) {
    StepCounts seen;
    se::for_each_rated(3, 7, [&](const std::vector<std::string>& fields) {
        if (std::stod(fields[1]) < 8.85 && !::testing::Test::HasFailure())
            expect_sound_path(puzzle(fields[0]), seen);
    });
    for (const auto& [kind, count] : seen) RecordProperty(std::string(kind), std::to_string(count));
    EXPECT_GE(seen.size(), 30u);
}

// Four cells that hold 1 and 2, and one of them also 3: it must be 3, since otherwise 1 and 2 could be exchanged.
std::string reason_for_rectangle(std::array<Cell, 4> cells) {
    State state = start_of(ClassicPuzzle{});
    Exhibit pattern{.role = Role::pattern}, extra{.role = Role::extra};
    for (Cell cell : cells) {
        state.marks[cell] = DigitSet::of(0) | DigitSet::of(1);
        pattern.cells.push_back({cell, {}});
    }
    state.marks[cells[3]].insert(2);
    pattern.digits = BoardDigitSet::of(0) | BoardDigitSet::of(1);
    extra.cells = {{cells[3], BoardDigitSet::of(2)}};
    Step step;
    step.assumes_unique = true;
    step.exhibits = {pattern, extra};
    step.remove = {{cells[3], pattern.digits}};
    return verify(state, step).reason;
}

TEST(Verify, KnowsWhichRectanglesAreDeadly) {
    EXPECT_EQ(reason_for_rectangle({0, 1, 27, 28}), "");
    EXPECT_EQ(reason_for_rectangle({0, 3, 27, 30}), "the pattern is not deadly") << "in four boxes";
}

TEST(Verify, ChainsHoldCandidatesOnly) {
    State state = start_of(ClassicPuzzle{});
    const ChainNode supposed{.literal = {0, 2, true}};
    const ChainNode gone{.literal = {1, 2, false}, .why = Why::row, .from = {0}};
    Step step;
    step.remove = {{1, BoardDigitSet::of(2)}};
    step.chains = {{{supposed, gone}}};
    EXPECT_EQ(verify(state, step).reason, "the chain does not remove -r0c1:2");
    state.marks[0].erase(2);
    EXPECT_EQ(verify(state, step).reason, "+r0c0:2 is not a candidate");
}

}  // namespace
}  // namespace nonet
