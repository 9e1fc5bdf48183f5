// Every puzzle of our own sets and of the public ones, on every kernel this CPU supports.

#include <gtest/gtest.h>

#include "engines/registry.hpp"
#include "kernels/cases.hpp"
#include "nonet/more/kernels.hpp"
#include "support/shared_sets.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

void expect_as_scalar(const std::vector<std::string>& lines) {
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

TEST(OwnSets, AllOfThem) {
    for (const char* file : {"minimal.txt", "several.txt", "unsolvable.txt", "rated.tsv", "canonical.txt"})
        expect_as_scalar(read_lines(source_path(std::string("data/") + file)));
}

#define NONET_SHARED_SET(name, file)      \
    TEST(SharedSets, name) {              \
        NONET_LINES_OR_SKIP(lines, file); \
        expect_as_scalar(lines);          \
    }
NONET_SHARED_SET(Easy, "easy.txt.zst")
NONET_SHARED_SET(RandomMinimal, "random_minimal.txt.zst")
NONET_SHARED_SET(Seventeen, "seventeen.txt.zst")
NONET_SHARED_SET(Top1465, "top1465.txt")
NONET_SHARED_SET(Hardest11Plus, "hardest_11plus.txt.zst")
NONET_SHARED_SET(Hardest1106, "hardest_1106.txt")
NONET_SHARED_SET(SeveralSolutions, "several_solutions.txt.zst")
NONET_SHARED_SET(MostlyUnsolvable, "mostly_unsolvable.txt.zst")

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
