// The engine that only draws conclusions: its answers are proved, and if it finds nothing further it is stuck.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "nonet/solve.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(Logic, ProvesTheSolutionOfMinimalPuzzlesWithoutATry) {
    int decided = 0;
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) {
        const ClassicAnswer answer = *solve(puzzle(line), {}, engine::logic);
        const Grid solution = solve(puzzle(line)).first;
        EXPECT_EQ(answer.counters.digit_tries + answer.counters.backtracks, 0u);
        if (answer.status == Status::stuck) continue;
        ++decided;
        EXPECT_EQ(answer.status, Status::unique) << line;
        EXPECT_EQ(answer.first, solution) << line;
    }
    EXPECT_EQ(decided, 200);
}

// Without two digits a complete grid has at least two solutions; its other missing cells follow. The cells filled when
// it is stuck belong to every solution.
TEST(Logic, IsStuckOnSeveralSolutionsAndSaysHowFarItCame) {
    for (int one = 1; one < side; one += testing::slow_build ? 4 : 1) {
        ClassicPuzzle several = puzzle(known::classic_solution);
        for (int cell = 0; cell < cell_count; ++cell) {
            std::uint8_t& value = several.givens[cell];
            if (value == one || value == one + 1 || cell % 4 == 0) value = 0;
        }
        const ClassicAnswer answer = *solve(several, {}, engine::logic);
        ASSERT_EQ(answer.status, Status::stuck) << one;
        EXPECT_EQ(answer.solutions, 0u);
        EXPECT_GT(answer.first.filled(), several.givens.filled());
        const TrueCandidates united = true_candidates(several);
        for (int cell = 0; cell < cell_count; ++cell) {
            const int value = answer.first[cell];
            if (value == 0) continue;
            EXPECT_EQ(united.digits[cell], DigitSet::of(static_cast<Digit>(value - 1))) << one;
        }
    }
}

// Trying all techniques on an empty grid takes hours, in the middle of one technique.
TEST(Logic, KeepsItsBudgetWhereEverythingIsOpen) {
    const ClassicAnswer answer = *solve(ClassicPuzzle{}, {.nodes = 20'000}, engine::logic);
    EXPECT_EQ(answer.status, Status::budget);
    EXPECT_EQ(answer.counters.nodes, 20'000u);
}

TEST(Logic, ProvesThatThereIsNoSolution) {
    int proved = 0;
    for (const auto& line : read_lines(source_path("data/unsolvable.txt"))) {
        const ClassicAnswer answer = *solve(puzzle(line), {.nodes = 20'000}, engine::logic);
        EXPECT_TRUE(answer.status == Status::none || answer.status == Status::budget) << line;
        proved += answer.status == Status::none;
    }
    EXPECT_GT(proved, 90);
}

TEST(Logic, ReportsWhatItPlacesAsEvents) {
    Grid grid = testing::grid(known::classic);
    const auto on_event = [&](const Event& event) {
        if (event.kind != Event::Kind::place) return;
        EXPECT_EQ(grid[event.cell], 0);
        grid[event.cell] = static_cast<std::uint8_t>(event.digit + 1);
    };
    const auto search = run(engine::logic, puzzle(known::classic), {}, {}, on_event);
    EXPECT_EQ(search->stop, Stop::finished);
    EXPECT_EQ(text(grid), known::classic_solution);
}

TEST(Logic, StopsAtItsBudget) {
    const auto search = run(engine::logic, ClassicPuzzle{}, {.nodes = 100});
    EXPECT_EQ(search->stop, Stop::budget);
    EXPECT_LE(search->counters.nodes, 100u);
}

}  // namespace
}  // namespace nonet
