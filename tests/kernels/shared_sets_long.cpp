// Every puzzle of the shared sets, on every kernel this CPU supports.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "kernels/cases.hpp"
#include "nonet/more/kernels.hpp"
#include "support/shared_sets.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

void expect_as_scalar(const char* file) {
    NONET_LINES_OR_SKIP(lines, file);
    std::vector<Grid> grids;
    for (const auto& line : lines) grids.push_back(grid(line));
    std::vector<std::uint64_t> counts;
    std::vector<Grid> solutions;
    for (const Grid& grid : grids) {
        Grid first;
        bool found = false;
        counts.push_back(run(engine::scalar, {grid, {}}, {}, [&](const Grid& solution) {
                             if (!std::exchange(found, true)) first = solution;
                         })->solutions);
        solutions.push_back(first);
    }
    for (const Kernel* kernel : supported_runs()) {
        const Results got = solve_all(*kernel, grids);
        for (std::size_t i = 0; i < grids.size(); ++i) {
            ASSERT_EQ(got.tallies[i].solutions, counts[i]) << kernel->name << ' ' << lines[i];
            if (counts[i] == 1) {
                ASSERT_EQ(got.first[i], solutions[i]) << kernel->name << ' ' << lines[i];
            }
            if (counts[i] == 2) {
                ASSERT_TRUE(is_solution_of(got.first[i], grids[i])) << kernel->name << ' ' << lines[i];
            }
        }
    }
}

TEST(SharedSets, Easy) { expect_as_scalar("easy.txt.zst"); }
TEST(SharedSets, RandomMinimal) { expect_as_scalar("random_minimal.txt.zst"); }
TEST(SharedSets, Seventeen) { expect_as_scalar("seventeen.txt.zst"); }
TEST(SharedSets, Top1465) { expect_as_scalar("top1465.txt"); }
TEST(SharedSets, Hardest11Plus) { expect_as_scalar("hardest_11plus.txt.zst"); }
TEST(SharedSets, Hardest1106) { expect_as_scalar("hardest_1106.txt"); }
TEST(SharedSets, SeveralSolutions) { expect_as_scalar("several_solutions.txt.zst"); }
TEST(SharedSets, MostlyUnsolvable) { expect_as_scalar("mostly_unsolvable.txt.zst"); }

TEST(SharedSets, KnownSumsOfManySolutions) {
    NONET_LINES_OR_SKIP(lines, "sixteen_givens.txt");
    std::vector<Grid> grids;
    for (const auto& line : lines) grids.push_back(grid(line));
    for (const Kernel* kernel : supported_runs()) {
        std::vector<Tally> tallies(grids.size());
        solve_batch({.grids = grids, .marks = {}, .tallies = tallies, .first = {}, .second = {}},
                    {.solutions = 1'000'000}, *kernel);
        std::uint64_t sum = 0;
        for (const Tally& tally : tallies) sum += tally.solutions;
        EXPECT_EQ(sum, 9'864'266u) << kernel->name;  // six solvers agree
    }
}

}  // namespace
}  // namespace nonet
