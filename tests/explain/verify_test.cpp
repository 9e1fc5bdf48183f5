#include "nonet/verify.hpp"

#include <gtest/gtest.h>

#include <map>

#include "support/known_grids.hpp"
#include "support/se_data.hpp"

namespace nonet {
namespace {

Puzzle puzzle_of(const std::string& text) {
    Puzzle puzzle;
    for (int cell = 0; cell < cell_count; ++cell)
        if (text[cell] >= '1' && text[cell] <= '9')
            puzzle.givens[cell] = static_cast<std::uint8_t>(text[cell] - '0');
    return puzzle;
}

// Every step of a path is proved by its own evidence and leaves the solution alone.
void expect_sound_path(const std::string& text, std::map<std::string_view, int>& seen) {
    const Puzzle puzzle = puzzle_of(text);
    const Grid solution = solve(puzzle)->first;
    const Path path = explain(puzzle);
    EXPECT_EQ(path.ending, Ending::solved) << text;
    State state = path.start;
    for (const Step& step : path.steps) {
        ++seen[step.kind];
        const Verdict verdict = verify(state, step);
        EXPECT_TRUE(verdict.sound) << text << " " << step.kind << ": " << verdict.reason;
        for (const auto& [cell, digit] : step.place)
            EXPECT_EQ(solution[cell], digit + 1) << text << " " << step.kind;
        for (const auto& [cell, digits] : step.remove)
            EXPECT_FALSE(digits.contains(static_cast<Digit>(solution[cell] - 1))) << text << " " << step.kind;
        apply(state, step);
    }
    EXPECT_EQ(state, path.end);
    EXPECT_EQ(state.values, solution);
}

// The same steps, made wrong in several ways: none may pass.
void expect_forgeries_refused(const std::string& text) {
    const Puzzle puzzle = puzzle_of(text);
    const Grid solution = solve(puzzle)->first;
    const Path path = explain(puzzle);
    State state = path.start;
    for (const Step& step : path.steps) {
        // Removing a candidate of the solution near by, or placing another digit.
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
        // A chain that lost a link.
        if (!step.chains.empty() && step.chains.back().nodes.size() > 2) {
            Step torn = step;
            torn.chains.back().nodes.back().from.clear();
            EXPECT_FALSE(verify(state, torn).sound) << text << " " << step.kind;
        }
        apply(state, step);
    }
}

TEST(Verify, RefusesForgedSteps) {
    int row = 0;
    const bool found = se::for_each_line(se::data_folder() / "se_dev.tsv", [&](const std::string& line) {
        const auto fields = se::split(line, '\t');
        if (row++ % 40 == 0 && std::stod(fields[1]) < 8.85) expect_forgeries_refused(fields[0]);
    });
    if (!found) GTEST_SKIP() << "../shared/data/rating/se_dev.tsv is not here";
}

TEST(Verify, ProvesEveryStepOfTheRatedPuzzles) {
    std::map<std::string_view, int> seen;
    int row = 0;
    const bool found = se::for_each_line(se::data_folder() / "se_dev.tsv", [&](const std::string& line) {
        const auto fields = se::split(line, '\t');
        if (row++ % 7 == 0 && std::stod(fields[1]) < 8.85 && !::testing::Test::HasFailure())
            expect_sound_path(fields[0], seen);
    });
    if (!found) GTEST_SKIP() << "../shared/data/rating/se_dev.tsv is not here";
    for (const auto& [kind, count] : seen) RecordProperty(std::string(kind), count);
}

}  // namespace
}  // namespace nonet
