// Limits of a batch: solutions and nodes per puzzle, time and cancellation for the whole call; streams.

#include <gtest/gtest.h>

#include <atomic>

#include "command/kernels.hpp"
#include "kernels/cases.hpp"
#include "nonet/more/kernels.hpp"
#include "support/known_grids.hpp"
#include "support/slow_build.hpp"
#include "support/system.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(KernelLimits, SolutionsStopAtTheNumberAsked) {
    const std::vector<Grid> grids(40);  // empty grids
    for (const Kernel* kernel : supported_runs())
        for (std::uint64_t limit : {1, 2, 3, 17, 500}) {
            const Results got = solve_all(*kernel, grids, {.solutions = limit});
            for (const Tally& tally : got.tallies) {
                ASSERT_EQ(tally.solutions, limit) << kernel->name;
                ASSERT_EQ(tally.stop, Stop::solutions);
                ASSERT_EQ(status_of(tally), limit == 1 ? Status::solved : Status::multiple);
            }
        }
}

// A finished puzzle's nodes must not be counted for the puzzle that takes its slot.
TEST(KernelLimits, AClosedPuzzleDoesNotLeakIntoTheNext) {
    std::vector<Grid> grids = mixed_grids(5, 300);
    for (std::size_t i = 0; i < grids.size(); i += 3) grids[i] = Grid{};
    for (const Kernel* kernel : supported_runs()) {
        std::vector<std::uint64_t> seen(grids.size());
        const auto on_solution = [&](std::size_t index, const Grid& solution) {
            ++seen[index];
            ASSERT_TRUE(is_solution_of(solution, grids[index])) << kernel->name;
        };
        const Results got = solve_all(*kernel, grids, {.solutions = 5}, {}, on_solution);
        for (std::size_t i = 0; i < grids.size(); ++i) ASSERT_EQ(seen[i], got.tallies[i].solutions);
    }
}

TEST(KernelLimits, NodesStopAPuzzleAndNotItsNeighbours) {
    std::vector<Grid> grids = mixed_grids(6, 100);
    for (std::size_t i = 0; i < grids.size(); i += 2) grids[i] = Grid{};
    for (const Kernel* kernel : supported_runs()) {
        const Results unlimited = solve_all(*kernel, grids);
        for (std::uint64_t budget :
             {100, 101}) {  // a root and pairs of children make an odd number: of 100, one is left over
            const Results got = solve_all(*kernel, grids, {.solutions = 0, .nodes = budget});
            for (std::size_t i = 0; i < grids.size(); ++i) {
                ASSERT_LE(got.tallies[i].nodes, budget) << kernel->name;
                if (i % 2 == 0) {
                    ASSERT_EQ(got.tallies[i].stop, Stop::budget) << kernel->name;
                    ASSERT_EQ(got.tallies[i].nodes, budget) << kernel->name;
                } else if (unlimited.tallies[i].solutions < 2 && unlimited.tallies[i].nodes <= 60) {
                    ASSERT_EQ(got.tallies[i].solutions, unlimited.tallies[i].solutions);
                    ASSERT_EQ(got.tallies[i].stop, Stop::finished);
                }
            }
        }
    }
}

// Nine digits do not fit into the other cells of the house, but a search needs long to find that out.
TEST(KernelLimits, TwoEqualGivensInAHouseNeedNoSearch) {
    std::vector<Grid> grids;
    for (int first = 0; first < cell_count; ++first)
        for (int second = first + 1; second < cell_count; ++second)
            if (sees(first, second)) {
                grids.emplace_back();
                grids.back()[first] = grids.back()[second] = static_cast<Digit>(first % side + 1);
            }
    for (const Kernel* kernel : supported_runs())
        for (const Tally& tally : solve_all(*kernel, grids, {.solutions = 2, .nodes = 1}).tallies) {
            ASSERT_EQ(tally.solutions, 0) << kernel->name;
            ASSERT_EQ(tally.stop, Stop::finished) << kernel->name;
        }
}

// A search fits a budget of exactly its number of nodes, and is cut off by one less.
TEST(KernelLimits, ABudgetOfJustEnoughNodesIsEnough) {
    const std::vector<Grid> grids = mixed_grids(11, 60);
    for (const Kernel* kernel : supported_runs()) {
        int cut = 0;
        for (const Grid& grid : grids) {
            const std::vector<Grid> one{grid};
            const auto within = [&](std::uint64_t nodes) {
                return solve_all(*kernel, one, {.solutions = 0, .nodes = nodes}).tallies[0];
            };
            const Tally whole = within(1000);
            if (whole.stop != Stop::finished || whole.nodes < 2) continue;
            ++cut;
            ASSERT_EQ(within(whole.nodes), whole) << kernel->name << ' ' << text(grid);
            const Tally less = within(whole.nodes - 1);
            ASSERT_EQ(less.stop, Stop::budget) << kernel->name << ' ' << text(grid);
            ASSERT_EQ(less.nodes, whole.nodes - 1) << kernel->name << ' ' << text(grid);
        }
        ASSERT_GT(cut, 10) << kernel->name;
    }
}

// If the caller does not need the solutions, a single puzzle takes short cuts.
TEST(KernelLimits, APuzzleByItselfIsCountedAsAmongOthers) {
    std::vector<Grid> grids = mixed_grids(9, slow_build ? 30 : 150);
    grids.emplace_back();
    for (const Kernel* kernel : supported_runs())
        for (const Limits& limits : {Limits{.solutions = 1}, Limits{.solutions = 2}, Limits{.solutions = 700},
                                     Limits{.solutions = 0, .nodes = 301}}) {
            const Results expected = solve_all(*kernel, grids, limits);
            for (std::size_t i = 0; i < grids.size(); ++i) {
                Tally tally;
                solve_batch({.grids = std::span(&grids[i], 1),
                             .marks = {},
                             .tallies = std::span(&tally, 1),
                             .first = {},
                             .second = {}},
                            limits, *kernel);
                if (limits.nodes != 0) {
                    ASSERT_LE(tally.nodes, limits.nodes);
                    // Searches differ by a few nodes: near the budget one of them may be cut off and the other not.
                    if (std::max(tally.nodes, expected.tallies[i].nodes) > limits.nodes / 2) continue;
                }
                ASSERT_EQ(tally.stop, expected.tallies[i].stop) << kernel->name << ' ' << text(grids[i]);
                if (tally.stop != Stop::budget) {
                    ASSERT_EQ(tally.solutions, expected.tallies[i].solutions)
                        << kernel->name << ' ' << text(grids[i]);
                }
            }
        }
}

TEST(KernelLimits, TimeEndsTheWholeCall) {
    std::vector<Grid> grids(300);
    grids[0] = grid(known::seventeen);
    for (const Kernel* kernel : supported_runs()) {
        const Results got =
            solve_all(*kernel, grids, {.solutions = 0, .time = std::chrono::milliseconds(20)});
        EXPECT_EQ(got.stop, Stop::budget) << kernel->name;
        for (std::size_t i = 1; i < grids.size(); ++i) {
            ASSERT_EQ(got.tallies[i].stop, Stop::budget) << kernel->name;
            ASSERT_EQ(status_of(got.tallies[i]),
                      got.tallies[i].solutions >= 2 ? Status::multiple : Status::budget);
        }
    }
}

TEST(KernelLimits, CancelEndsTheWholeCall) {
    const std::vector<Grid> grids(10);
    for (const Kernel* kernel : supported_runs()) {
        std::atomic<bool> cancel = false;
        std::uint64_t seen = 0;
        const auto on_solution = [&](std::size_t, const Grid&) {
            if (++seen == 1000) cancel = true;
        };
        const Results got = solve_all(*kernel, grids, {.solutions = 0, .cancel = &cancel}, {}, on_solution);
        EXPECT_EQ(got.stop, Stop::cancelled) << kernel->name;
        EXPECT_LT(seen, 1'000'000u) << kernel->name;
        std::uint64_t counted = 0;
        for (const Tally& tally : got.tallies) {
            EXPECT_EQ(tally.stop, Stop::cancelled);
            counted += tally.solutions;
        }
        EXPECT_EQ(counted, seen) << kernel->name;
    }
    for (const Kernel* kernel : supported_runs()) {  // at the end of a batch, which slices leave to lanes
        Rng rng(21, 0);
        const std::vector<Grid> last(1, random_part(rng, 26));
        std::atomic<bool> cancel = false;
        std::uint64_t seen = 0;
        const auto on_solution = [&](std::size_t, const Grid&) {
            if (++seen == 10) cancel = true;
        };
        const Results got =
            solve_all(*kernel, last, {.solutions = 1'000'000'000, .cancel = &cancel}, {}, on_solution);
        EXPECT_EQ(got.tallies[0].stop, Stop::cancelled) << kernel->name << ' ' << seen;
    }
    for (const Kernel* kernel : supported_runs()) {  // between puzzles that all end at once
        const std::vector<Grid> easy(5000, grid(known::easy));
        std::atomic<bool> cancel = false;
        const auto on_solution = [&](std::size_t, const Grid&) { cancel = true; };
        const Results got = solve_all(*kernel, easy, {.solutions = 1, .cancel = &cancel}, {}, on_solution);
        EXPECT_EQ(got.tallies[0].stop, Stop::solutions) << kernel->name;
        EXPECT_EQ(got.tallies.back(), (Tally{0, 0, Stop::cancelled})) << kernel->name;
    }
    for (const Kernel* kernel : supported_runs()) {  // before it begins
        const std::atomic<bool> cancel = true;
        const Results got = solve_all(*kernel, grids, {.cancel = &cancel});
        for (const Tally& tally : got.tallies) EXPECT_EQ(tally, (Tally{0, 0, Stop::cancelled}));
    }
}

// When a call ends early, some puzzles are loaded but not begun. They must be reported as interrupted, like the others.
TEST(KernelLimits, AnInterruptLeavesNoPuzzleWithAWrongAnswer) {
    const std::vector<Grid> grids = mixed_grids(9, 600);
    for (const Kernel* kernel : supported_runs()) {
        const Results whole = solve_all(*kernel, grids, {.solutions = 2});
        for (std::uint64_t wanted = 1; wanted < 400; wanted += slow_build ? 29 : 7) {
            std::atomic<bool> cancel = false;
            std::uint64_t seen = 0;
            const auto on_solution = [&](std::size_t, const Grid&) {
                if (++seen == wanted) cancel = true;
            };
            const Results got =
                solve_all(*kernel, grids, {.solutions = 2, .cancel = &cancel}, {}, on_solution);
            for (std::size_t i = 0; i < grids.size(); ++i) {
                if (got.tallies[i].stop == Stop::cancelled) continue;
                ASSERT_EQ(got.tallies[i].solutions, whole.tallies[i].solutions)
                    << kernel->name << ", puzzle " << i << ", cancelled at solution " << wanted;
                ASSERT_EQ(got.tallies[i].stop, whole.tallies[i].stop) << kernel->name;
            }
        }
    }
}

TEST(Kernels, AreFoundByNameAndByTheEnvironment) {
    EXPECT_EQ(find_kernel("no such kernel"), nullptr);
    for (const Kernel* kernel : supported_kernels()) {
        EXPECT_EQ(find_kernel(name_of(*kernel)), kernel);
        EXPECT_EQ(&choose_kernel(name_of(*kernel)), kernel);
        ASSERT_TRUE(testing::set_variable("NONET_KERNEL", std::string(kernel->name)));
        EXPECT_EQ(kernel_wanted(), kernel->name);
    }
    testing::unset_variable("NONET_KERNEL");
    EXPECT_EQ(kernel_wanted(), "");
    EXPECT_EQ(&choose_kernel("no such kernel"), supported_kernels().back());
    EXPECT_EQ(&choose_kernel(""), supported_kernels().back());
}

TEST(Kernels, TheDefaultIsChosenOnce) {
    const Kernel& chosen = default_kernel();
    const Kernel& other = *supported_kernels()[&chosen == supported_kernels().front() ? 1 : 0];
    ASSERT_TRUE(testing::set_variable("NONET_KERNEL", std::string(other.name)));
    EXPECT_EQ(&default_kernel(), &chosen);
    testing::unset_variable("NONET_KERNEL");
}

}  // namespace
}  // namespace nonet
