// The conflicts of a thousand grids without a solution, checked by an engine that did not find them.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include "nonet/canon.hpp"
#include "nonet/more/diagnose.hpp"
#include "nonet/more/engines.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using namespace testing;

// Returns whether dancing links find a valid solution. For a few givens that contradict each other, one search may take
// forever and another none, so isomorphs are tried in turn.
bool can_be_solved(const Grid& grid) {
    for (std::uint64_t attempt = 1; attempt < 1000; ++attempt) {
        const Transform look = random_transform(0, attempt);
        Grid solution;
        const auto search =
            run(*find_engine("dlx"), {apply(look, grid), {}}, {.solutions = 1, .nodes = 1000 * attempt},
                [&](const Grid& found) { solution = apply(inverse(look), found); });
        if (search->stop == Stop::finished) return false;
        if (search->solutions == 0) continue;
        for (int cell = 0; cell < cell_count; ++cell)
            EXPECT_TRUE(grid[cell] == 0 || grid[cell] == solution[cell]);
        EXPECT_TRUE(find_duplicates(solution).empty() && solution.filled() == cell_count);
        return true;
    }
    ADD_FAILURE() << "not decided: " << text(grid);
    return false;
}

// Minimal puzzles in which a given is changed to one without a clash, until there is no solution.
std::vector<Grid> unsolvable_grids(std::size_t count) {
    std::vector<Grid> grids;
    for (std::uint64_t i = 0; grids.size() < count; ++i) {
        Rng rng(8, i);
        Grid grid = random_minimal(rng);
        if (change_a_given(grid, rng) && count_up_to(grid, 1) == 0) grids.push_back(grid);
    }
    return grids;
}

TEST(ConflictInFull, OfAThousandGridsIsMinimal) {
    int minimum = 0, explained = 0;
    std::vector<std::size_t> sizes;
    std::vector<double> milliseconds;
    for (const Grid& grid : unsolvable_grids(1000)) {
        const std::clock_t start = std::clock();
        const Diagnosis diagnosis = diagnose(
            ClassicPuzzle{grid, {}}, {.time = std::chrono::minutes(10)});  // enough even on a busy machine
        milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        ASSERT_TRUE(diagnosis.conflict && diagnosis.conflict->minimal) << text(grid);
        Grid core;
        for (Cell cell : diagnosis.conflict->cells) core[cell] = grid[cell];
        EXPECT_FALSE(can_be_solved(core)) << text(core);
        for (Cell dropped : diagnosis.conflict->cells) {
            Grid rest = core;
            rest[dropped] = 0;
            EXPECT_TRUE(can_be_solved(rest)) << text(rest);
        }
        minimum += diagnosis.conflict->minimum;
        explained += diagnosis.conflict->dead_end.has_value();
        sizes.push_back(diagnosis.conflict->cells.size());
    }
    std::ranges::sort(sizes);
    std::ranges::sort(milliseconds);
    std::printf("1000 conflicts, all minimal; %d proved minimum, %d with a reason by singles\n", minimum,
                explained);
    std::printf("givens: median %zu, %zu to %zu; diagnosis: median %.1f ms, at most %.1f ms\n", sizes[500],
                sizes.front(), sizes.back(), milliseconds[500], milliseconds.back());
    EXPECT_GE(minimum, 950);
}

}  // namespace
}  // namespace nonet
