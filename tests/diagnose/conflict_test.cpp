#include <gtest/gtest.h>

#include "core/tables.hpp"
#include "diagnose/conflict.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/engines.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

bool can_be_solved(const Grid& grid) {
    return run(*find_engine("scalar"), {grid, {}}, {.solutions = 1})->solutions == 1;
}

std::vector<std::string> unsolvable_lines() {
    auto lines = testing::read_lines(testing::source_path("data/unsolvable.txt"));
    if (testing::slow_build)
        std::erase_if(lines, [number = 0](const auto&) mutable { return number++ % 4 != 0; });
    return lines;
}

Grid only(const Grid& grid, const std::vector<Cell>& cells) {
    Grid part;
    for (Cell cell : cells) part[cell] = grid[cell];
    return part;
}

TEST(Conflict, CannotBeSolvedAndNoGivenCanBeDropped) {
    for (const auto& line : unsolvable_lines()) {
        const Grid grid = testing::grid(line);
        const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid, {}}, {.nodes = 50'000'000});
        ASSERT_EQ(diagnosis.report.status, Status::none) << line;
        ASSERT_TRUE(diagnosis.conflict && diagnosis.conflict->minimal) << line;
        const auto& cells = diagnosis.conflict->cells;
        EXPECT_FALSE(can_be_solved(only(grid, cells))) << line;
        for (Cell dropped : cells) {
            auto rest = cells;
            std::erase(rest, dropped);
            EXPECT_TRUE(can_be_solved(only(grid, rest))) << line;
        }
    }
}

// Tests the shrinking alone, because the search for the minimum would hide a shrinking that does nothing.
TEST(Conflict, ShrinksUntilNoGivenCanBeDropped) {
    for (const auto& line : unsolvable_lines()) {
        const Grid grid = testing::grid(line);
        CellSet core;
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid[cell] != 0) core.insert(static_cast<Cell>(cell));
        Asker asker({});
        ASSERT_TRUE(shrink_conflict(grid, core, asker));
        const std::vector<Cell> cells(core.begin(), core.end());
        EXPECT_FALSE(can_be_solved(only(grid, cells))) << line;
        for (Cell dropped : cells) {
            auto rest = cells;
            std::erase(rest, dropped);
            EXPECT_TRUE(can_be_solved(only(grid, rest))) << line;
        }
    }
}

// Eight givens: in their original form two million nodes do not prove that there is no solution; an isomorph needs
// thousands.
TEST(Conflict, PutsToIsomorphsWhatOneSearchWouldNotTell) {
    const Grid grid =
        testing::grid("......5..........................3........9..................4.........25.9..3...");
    const Limits limits{.nodes = 1'500'000};
    EXPECT_EQ(solve({grid, {}}, limits).status, Status::budget);
    Asker asker(limits);
    bool known = false;
    EXPECT_FALSE(asker.solution_of(grid, known));
    EXPECT_TRUE(known);
    // If there is a solution, it belongs to the original grid.
    Grid fewer = grid;
    fewer[6] = 0;
    const auto solution = asker.solution_of(fewer, known);
    ASSERT_TRUE(solution && known);
    for (int cell = 0; cell < cell_count; ++cell)
        EXPECT_TRUE(fewer[cell] == 0 || fewer[cell] == (*solution)[cell]);
}

// If the minimum is larger than three, no three givens contradict each other.
TEST(Conflict, TheMinimumIsNotBeatenByAnyTriple) {
    int minimums = 0;
    for (const auto& line : unsolvable_lines()) {
        const Grid grid = testing::grid(line);
        const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid, {}});
        if (!diagnosis.conflict->minimum || diagnosis.conflict->cells.size() <= 3 || ++minimums > 3) continue;
        std::vector<Cell> givens;
        for (int cell = 0; cell < cell_count; ++cell)
            if (grid[cell] != 0) givens.push_back(static_cast<Cell>(cell));
        for (std::size_t a = 0; a < givens.size(); ++a)
            for (std::size_t b = a + 1; b < givens.size(); ++b)
                for (std::size_t c = b + 1; c < givens.size(); ++c)
                    ASSERT_TRUE(can_be_solved(only(grid, {givens[a], givens[b], givens[c]})));
    }
    EXPECT_GT(minimums, 0);
}

TEST(Conflict, TellsTheReasonWhereSinglesShowIt) {
    // r1c1..r1c8 hold 1..8, so r1c9 must be 9; but column 9 already has a 9.
    Grid grid = testing::grid("12345678.");
    grid[cell_at(4, 8)] = 9;
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid, {}}, {.nodes = 50'000'000});
    ASSERT_TRUE(diagnosis.conflict && diagnosis.conflict->dead_end);
    EXPECT_TRUE(diagnosis.conflict->minimum);
    EXPECT_EQ(diagnosis.conflict->cells.size(), 9u);
    EXPECT_EQ(diagnosis.conflict->dead_end->cell, cell_at(0, 8));
    EXPECT_TRUE(diagnosis.conflict->steps.empty());
}

// Returns whether each digit is forced by the givens and the earlier steps, and finally a cell or a house is
// impossible.
bool is_refutation(Grid position, const std::vector<Forced>& steps) {
    const auto fits = [&](int cell, Digit digit) {
        if (position[cell] != 0) return false;
        for (int other = 0; other < cell_count; ++other)
            if (sees(cell, other) && position[other] == digit + 1) return false;
        return true;
    };
    const auto places = [&](House house, Digit digit) {
        return std::ranges::count_if(house_cells[house], [&](Cell cell) { return fits(cell, digit); });
    };
    const auto choices = [&](int cell) {
        int count = 0;
        for (Digit digit = 0; digit < side; ++digit) count += fits(cell, digit);
        return count;
    };
    for (const Forced& step : steps) {
        const auto ways = step.house ? places(*step.house, step.digit) : choices(step.cell);
        if (!fits(step.cell, step.digit) || ways != 1) return false;
        position[step.cell] = static_cast<std::uint8_t>(step.digit + 1);
    }
    for (int cell = 0; cell < cell_count; ++cell)
        if (position[cell] == 0 && choices(cell) == 0) return true;
    for (House house = 0; house < house_count; ++house)
        for (Digit digit = 0; digit < side; ++digit)
            if (places(house, digit) == 0 && std::ranges::none_of(house_cells[house], [&](Cell cell) {
                    return position[cell] == digit + 1;
                }))
                return true;
    return false;
}

// Singles alone may not show why the fewest givens contradict each other; then a larger set is used.
TEST(Conflict, TellsAReasonFromMoreGivensWhereTheFewestShowNone) {
    int larger = 0;
    for (const auto& line : unsolvable_lines()) {
        const Grid grid = testing::grid(line);
        const Conflict conflict = *diagnose(ClassicPuzzle{grid, {}}).conflict;
        EXPECT_EQ(conflict.dead_end.has_value(), !conflict.reason.empty()) << line;
        if (conflict.reason.empty() || conflict.reason == conflict.cells) continue;
        ++larger;
        EXPECT_GE(conflict.reason.size(), conflict.cells.size()) << line;
        EXPECT_FALSE(can_be_solved(only(grid, conflict.reason))) << line;
        // The reason is valid step by step, and no step can be left out.
        const Grid part = only(grid, conflict.reason);
        EXPECT_TRUE(is_refutation(part, conflict.steps)) << line;
        for (std::size_t i = 0; i < conflict.steps.size(); ++i) {
            auto fewer = conflict.steps;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_FALSE(is_refutation(part, fewer)) << line;
        }
    }
    EXPECT_GT(larger, testing::slow_build ? 1 : 5);
}

TEST(Conflict, TwoEqualGivensInAHouseAreTheWholeConflict) {
    Grid grid = testing::grid("5...5....");
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid, {}});
    ASSERT_EQ(diagnosis.report.duplicates.size(), 1u);
    EXPECT_EQ(diagnosis.conflict->cells, (std::vector<Cell>{0, 4}));
    EXPECT_TRUE(diagnosis.conflict->minimum);
}

}  // namespace
}  // namespace nonet
