// Ten million random grids with no, one, two and many solutions: every kernel this CPU supports against the scalar
// engine. Half of the grids are relabelled and permuted copies of the others, and must have the same answers.
//
// Twenty slices of half a million, so that they can be run one by one: --gtest_filter='*/7'.

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

#include "engines/registry.hpp"
#include "kernels/cases.hpp"
#include "nonet/canon.hpp"
#include "nonet/more/kernels.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

constexpr std::uint64_t enough = 3;  // solutions: none, one, two, many
constexpr int block_size = 10'000, blocks = 25;

// The base grids of a slice: making these takes long, changing them does not.
struct Pool {
    explicit Pool(std::uint64_t slice) {
        for (std::uint64_t i = 0; i < 200; ++i) {
            Rng rng(1000 + slice, i);
            solutions.push_back(random_solution(rng));
            minimal.push_back(random_minimal(rng));
        }
    }
    std::vector<Grid> solutions, minimal;
};

const Grid& one_of(const std::vector<Grid>& grids, Rng& rng) {
    return grids[rng.below(static_cast<std::uint32_t>(grids.size()))];
}

Grid random_grid(const Pool& pool, Rng& rng) {
    const bool minimal = rng.below(2) == 0;
    Grid grid = apply(random_transform(rng.next()), one_of(minimal ? pool.minimal : pool.solutions, rng));
    if (minimal) {
        for (std::uint32_t drops = rng.below(3); drops > 0; --drops) grid[random_given(grid, rng)] = 0;
    } else {
        const auto cells = shuffled_cells(rng);
        for (std::uint32_t kept = 22 + rng.below(30); kept < cell_count; ++kept) grid[cells[kept]] = 0;
    }
    if (rng.below(4) == 0) change_a_given(grid, rng);
    return grid;
}

// Grids, their copies, and the scalar engine's answers for the former.
struct Block {
    std::vector<Grid> grids, copies, solutions;
    std::vector<Transform> transforms;
    std::vector<std::uint64_t> counts;

    void make(const Pool& pool, Rng& rng) {
        *this = {};
        for (int i = 0; i < block_size; ++i) {
            grids.push_back(random_grid(pool, rng));
            transforms.push_back(random_transform(rng.next()));
            copies.push_back(apply(transforms.back(), grids.back()));
            solutions.emplace_back();
            counts.push_back(
                run(engine::scalar, {grids.back(), {}}, {.solutions = enough}, [&](const Grid& found) {
                    solutions.back() = found;
                })->solutions);
        }
    }
};

void expect_right(const Kernel& kernel, const Block& block, bool copied) {
    const std::vector<Grid>& grids = copied ? block.copies : block.grids;
    const Results got = solve_all(kernel, grids, {.solutions = enough});
    for (std::size_t i = 0; i < grids.size(); ++i) {
        ASSERT_EQ(got.tallies[i].solutions, block.counts[i]) << kernel.name << ' ' << text(grids[i]);
        if (block.counts[i] == 1) {
            const Grid& solution = block.solutions[i];
            ASSERT_EQ(got.first[i], copied ? apply(block.transforms[i], solution) : solution)
                << kernel.name << ' ' << text(grids[i]);
        }
        if (block.counts[i] >= 2) {
            ASSERT_TRUE(is_solution_of(got.first[i], grids[i])) << kernel.name << ' ' << text(grids[i]);
            ASSERT_TRUE(is_solution_of(got.second[i], grids[i])) << kernel.name << ' ' << text(grids[i]);
            ASSERT_NE(got.first[i], got.second[i]) << kernel.name << ' ' << text(grids[i]);
        }
    }
}

class RandomGrids : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(RandomGrids, EveryKernelIsRight) {
    const std::uint64_t slice = GetParam();
    const Pool pool(slice);
    std::array<int, enough + 1> met{};
    Block block;
    for (std::uint64_t number = 0; number < blocks; ++number) {
        Rng rng(2000 + slice, number);
        block.make(pool, rng);
        for (std::uint64_t count : block.counts) ++met[count];
        for (const Kernel* kernel : supported_kernels())
            for (const bool copied : {false, true}) {
                expect_right(*kernel, block, copied);
                if (HasFatalFailure()) return;
            }
    }
    for (std::size_t count = 0; count < met.size(); ++count)
        EXPECT_GE(met[count], 5000) << count << " solutions";
    std::printf("none %d, one %d, two %d, many %d\n", met[0], met[1], met[2], met[3]);
}

INSTANTIATE_TEST_SUITE_P(Slice, RandomGrids, ::testing::Range<std::uint64_t>(0, 20));

}  // namespace
}  // namespace nonet
