// Trials on other boards: steps of each kind are proved, and changed ones are refused.

#include <gtest/gtest.h>

#include <map>

#include "rule_paths.hpp"

#include "nonet/more/verify.hpp"

namespace nonet::testing {
namespace {

// Explains with singles and trials only. Returns how often each kind of step came.
std::map<std::string_view, int> expect_proved(const BoardPuzzle& puzzle) {
    const Technique* list[] = {find_technique("hidden_single"), find_technique("naked_single"),
                               find_technique("trial")};
    const Answer answer = solve(puzzle, Limits{});
    const Path path = explain(puzzle, {}, {.techniques = list, .most_steps = 40});
    State state = path.start;
    std::map<std::string_view, int> kinds;
    for (const Step& step : path.steps) {
        ++kinds[step.kind];
        EXPECT_EQ(verify(state, step, {}, puzzle.geometry).reason, "") << step.kind;
        if (step.technique == "trial") {
            const Cell cell = step.remove[0].cell;
            Step forged = step;
            forged.remove[0].digits = BoardDigitSet::of(static_cast<Digit>(answer.first[cell] - 1));
            EXPECT_FALSE(verify(state, forged, {}, puzzle.geometry).sound) << "of a candidate of a solution";
        }
        if (step.kind.ends_with("straight")) {  // no other cell is left with fewer candidates
            const auto left = [&](const Step& one) {
                const CellDigits& gone = one.remove.front();
                return (state.marks[gone.cell] - gone.digits).size();
            };
            for (const Step& other : all_steps(state, Status::unique, {.nodes = 4000}, list, puzzle.geometry))
                if (other.kind == step.kind) {
                    EXPECT_GE(left(other), left(step));
                }
        }
        if (step.kind == "trial") {
            Step forged = step;
            forged.exhibits.pop_back();
            EXPECT_FALSE(verify(state, forged, {}, puzzle.geometry).sound) << "a way is left out";
        }
        apply(state, step, puzzle.geometry);
    }
    return kinds;
}

TEST(Trials, OfEachKindAreProved) {
    auto kinds = expect_proved(puzzle_on(
        "9x9+knight", ".....9.2.6..1..9......6..3..........4....3...21...........7............51.6......"));
    for (std::string_view kind : {"trial.straight", "trial", "trial.search"})
        EXPECT_GE(kinds[kind], 1) << kind;
}

// Where every candidate of a cell is in a solution, the search goes on to the next cell.
TEST(Trials, OfPuzzlesWithSeveralSolutionsAreProved) {
    auto kinds = expect_proved(puzzle_on(
        "9x9+knight", ".....9.2.6..1..9......6..3..........4....3...21...........7.............1.6......"));
    EXPECT_GE(kinds["trial.search"], 1);
}

TEST(Trials, OfEachKindAreProvedOnBoardsWithRules) {
    auto kinds = expect_proved(
        puzzle_on("9x9+equalsum:r2c1,r2c2,r3c2,r1c1/r7c7,r7c6,r8c7,r9c7"
                  "+equalsum:r4c4,r4c5,r4c6/r8c1,r8c2,r9c1"
                  "+equalsum:r4c3,r4c2,r5c3,r3c3/r1c3,r1c4"
                  "+equalsum:r2c4,r2c3,r3c4,r3c5/r5c6,r5c7,r5c8"
                  "+equalsum:r6c6,r6c5,r6c7/r9c9,r9c8,r8c8"
                  "+equalsum:r9c4,r8c4/r1c8,r1c7,r1c6"
                  "+equalsum:r2c6,r2c7,r3c6/r8c3,r9c3,r7c3,r9c2",
                  "...7..............7...54................4.2..............5..1.8.8.2.....2.5....6."));
    for (std::string_view kind : {"trial.rules_straight", "trial.rules", "trial.search"})
        EXPECT_GE(kinds[kind], 1) << kind;
}

}  // namespace
}  // namespace nonet::testing
