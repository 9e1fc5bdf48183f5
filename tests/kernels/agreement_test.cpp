// Every kernel this CPU supports against the scalar engine and the oracle.

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

#include "engines/registry.hpp"
#include "kernels/cases.hpp"
#include "nonet/more/kernels.hpp"
#include "support/files.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

std::uint64_t scalar_count(const Grid& grid, std::uint64_t limit) {
    return run(engine::scalar, {grid, {}}, {.solutions = limit})->solutions;
}

std::vector<std::uint64_t> scalar_counts(const std::vector<Grid>& grids) {
    std::vector<std::uint64_t> counts;
    for (const Grid& grid : grids) counts.push_back(scalar_count(grid, 2));
    return counts;
}

void expect_right(const Kernel& kernel, const std::vector<Grid>& grids,
                  const std::vector<std::uint64_t>& counts) {
    const Results got = solve_all(kernel, grids);
    EXPECT_EQ(got.stop, Stop::finished);
    for (std::size_t i = 0; i < grids.size(); ++i) {
        const auto count = counts[i];
        ASSERT_EQ(got.tallies[i].solutions, count) << kernel.name << ' ' << text(grids[i]);
        ASSERT_EQ(got.tallies[i].stop, count == 2 ? Stop::solutions : Stop::finished) << kernel.name;
        if (count >= 1) {
            ASSERT_TRUE(is_solution_of(got.first[i], grids[i])) << kernel.name << ' ' << text(grids[i]);
        }
        if (count >= 2) {
            ASSERT_TRUE(is_solution_of(got.second[i], grids[i])) << kernel.name << ' ' << text(grids[i]);
            ASSERT_NE(got.first[i], got.second[i]) << kernel.name << ' ' << text(grids[i]);
        }
    }
}

TEST(KernelAgreement, CountsUpToTwoAndSolutionsAreThoseOfTheScalarEngine) {
    const auto grids = mixed_grids(1, slow_build ? 300 : 1200);
    const auto counts = scalar_counts(grids);
    for (std::uint64_t kind : {0, 1, 2})
        EXPECT_GE(std::ranges::count(counts, kind), slow_build ? 25 : 100)
            << "puzzles with " << kind << " solutions";
    for (const Kernel* kernel : supported_runs()) expect_right(*kernel, grids, counts);
}

// Full lanes would hide errors at the ends of a batch.
TEST(KernelAgreement, BatchesOfEverySizeAreRight) {
    const auto grids = mixed_grids(2, 70);
    const auto counts = scalar_counts(grids);
    for (const Kernel* kernel : supported_runs())
        for (std::size_t size = 0; size <= grids.size(); ++size)
            expect_right(*kernel, {grids.begin(), grids.begin() + static_cast<std::ptrdiff_t>(size)}, counts);
}

// Fills the part of the stack that the next call uses.
[[gnu::noinline]] void fill_stack(int byte) {
    volatile unsigned char bytes[512 * 1024];
    for (volatile unsigned char& each : bytes) each = static_cast<unsigned char>(byte);
}

// Lanes without a node are not initialised; their results are masked. Tools such as valgrind report branches on them.
TEST(KernelAgreement, MemoryOfLanesWithoutANodeHasNoInfluence) {
    for (int size : {1, 3, 150}) {
        const auto grids = mixed_grids(5, size);
        for (const Kernel* kernel : supported_runs()) {
            std::vector<Tally> before;
            for (int byte : {0x00, 0xff, 0x01, 0xa5}) {
                fill_stack(byte);
                const auto tallies = solve_all(*kernel, grids, {.solutions = 100}).tallies;
                if (before.empty()) before = tallies;
                ASSERT_TRUE(tallies == before) << kernel->name << ", " << size << " puzzles, byte " << byte;
            }
        }
    }
}

TEST(KernelAgreement, AllSolutionsAreListedOnce) {
    std::vector<Grid> grids;
    for (const Grid& grid : mixed_grids(3, slow_build ? 100 : 400))
        if (scalar_count(grid, 501) <= 500) grids.push_back(grid);
    std::vector<std::vector<std::string>> expected;
    for (const Grid& grid : grids) expected.push_back(brute_list({grid, {}}, 501));
    for (const Kernel* kernel : supported_runs()) {
        std::vector<std::vector<std::string>> listed(grids.size());
        const auto keep = [&](std::size_t index, const Grid& solution) {
            listed[index].push_back(text(solution));
        };
        const Results got = solve_all(*kernel, grids, {.solutions = 0}, {}, keep);
        for (std::size_t i = 0; i < grids.size(); ++i) {
            ASSERT_EQ(sorted(listed[i]), expected[i]) << kernel->name << ' ' << text(grids[i]);
            ASSERT_EQ(got.tallies[i].solutions, listed[i].size());
            ASSERT_EQ(got.tallies[i].stop, Stop::finished);
        }
    }
}

TEST(KernelAgreement, MarksRestrict) {
    std::vector<Grid> grids;
    std::vector<Candidates> marks;
    for (std::uint64_t i = 0; i < 500; ++i) {
        Rng rng(11, i);
        const Grid solution = random_solution(rng);
        grids.push_back(solution);
        marks.push_back(random_marks(solution, rng, 10 + rng.below(40)));
        for (int cell = 0; cell < cell_count; ++cell)
            if (rng.below(8) != 0) grids.back()[cell] = 0;
    }
    std::array<int, 3> met{};
    for (const Kernel* kernel : supported_runs()) {
        const Results got = solve_all(*kernel, grids, {}, marks);
        for (std::size_t i = 0; i < grids.size(); ++i) {
            const ClassicPuzzle puzzle{grids[i], marks[i]};
            const auto count = run(engine::scalar, puzzle, {.solutions = 2})->solutions;
            ++met[count];
            ASSERT_EQ(got.tallies[i].solutions, count) << kernel->name << ' ' << text(grids[i]);
            for (int cell = 0; cell < cell_count && count >= 1; ++cell)
                ASSERT_TRUE(marks[i][cell].contains(static_cast<Digit>(got.first[i][cell] - 1)));
        }
    }
    for (int kind : met) EXPECT_GE(kind, 20);
}

// An isomorph: digits renamed, rows and columns permuted within bands, transposed.
Grid dressed(const Grid& grid, Rng& rng) {
    std::array<std::uint8_t, side + 1> name{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    rng.shuffle(std::span(name).subspan(1));
    std::array<std::array<int, side>, 2> line;
    for (auto& order : line) {
        std::array<int, box_side> chutes{0, 1, 2};
        rng.shuffle(std::span<int>(chutes));
        for (int chute = 0; chute < box_side; ++chute) {
            std::array<int, box_side> within{0, 1, 2};
            rng.shuffle(std::span<int>(within));
            for (int i = 0; i < box_side; ++i)
                order[box_side * chute + i] = box_side * chutes[chute] + within[i];
        }
    }
    const bool transposed = rng.below(2) != 0;
    Grid result;
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            const int from =
                transposed ? cell_at(line[1][column], line[0][row]) : cell_at(line[0][row], line[1][column]);
            result[cell_at(row, column)] = name[grid[from]];
        }
    return result;
}

TEST(KernelAgreement, ADressDoesNotChangeTheCount) {
    const auto grids = mixed_grids(4, slow_build ? 50 : 200);
    std::vector<Grid> copies;
    for (std::uint64_t i = 0; i < 10 * grids.size(); ++i) {
        Rng rng(13, i);
        copies.push_back(dressed(grids[i % grids.size()], rng));
    }
    for (const Kernel* kernel : supported_runs()) {
        const Results plain = solve_all(*kernel, grids, {.solutions = 50});
        const Results other = solve_all(*kernel, copies, {.solutions = 50});
        for (std::size_t i = 0; i < copies.size(); ++i)
            ASSERT_EQ(other.tallies[i].solutions, plain.tallies[i % grids.size()].solutions)
                << kernel->name << ' ' << text(copies[i]);
    }
}

std::uint64_t nodes_of(const Kernel& kernel, const std::vector<Grid>& grids) {
    std::uint64_t sum = 0;
    for (const Tally& tally : solve_all(kernel, grids).tallies) sum += tally.nodes;
    return sum;
}

// The search is deterministic, and equal for all instruction sets with the same number of lanes.
TEST(KernelAgreement, KernelsWithAsManyLanesWalkTheSameTrees) {
    std::vector<Grid> grids;
    for (const auto& line : read_lines(source_path("data/minimal.txt")))
        if (line.size() >= cell_count) grids.push_back(grid(line));
    ASSERT_EQ(grids.size(), 200u);
    std::map<int, std::uint64_t> nodes;
    for (const Kernel* kernel : supported_runs()) {
        if (slices_of(*kernel)) continue;  // its algorithms are tested separately
        const std::uint64_t sum = nodes_of(*kernel, grids);
        const auto [known, is_new] = nodes.emplace(kernel->lane_count, sum);
        EXPECT_EQ(known->second, sum) << kernel->name;
    }
    // A difference means that the search has changed: say so in the commit.
    const std::map<int, std::uint64_t> expected{{1, 594},  {8, 628},   {16, 616},
                                                {32, 620}, {136, 602}, {144, 602}};
    for (const auto& [lanes, sum] : nodes) EXPECT_EQ(sum, expected.at(lanes)) << lanes << " lanes";
}

TEST(KernelAgreement, SlicesAreForLargeBatches) {
    const std::vector<Grid> many = mixed_grids(99, static_cast<int>(Kernel::enough_for_slices));
    const std::vector<Grid> fewer(many.begin(), many.end() - 1);
    for (const Kernel* kernel : supported_kernels()) {
        const Kernel lanes = only(*kernel, "lanes", kernel->lane_count, kernel->lanes);
        const Algorithm algorithm = slices_of(*kernel);
        const Kernel slices =
            only(*kernel, "slices", kernel->lane_count, algorithm ? algorithm : kernel->lanes);
        EXPECT_EQ(nodes_of(*kernel, fewer), nodes_of(lanes, fewer)) << kernel->name;
        EXPECT_EQ(nodes_of(*kernel, many), nodes_of(slices, many)) << kernel->name;
        EXPECT_EQ(algorithm == nullptr, nodes_of(lanes, many) == nodes_of(slices, many)) << kernel->name;
    }
}

// The parts are in lists apart from the kernels.
TEST(KernelAgreement, EachKernelHasItsOwnParts) {
    std::set<RuleSearch> rule_lanes;
    std::set<Operations> operations;
    for (const Kernel* kernel : kernels()) {
        EXPECT_TRUE(rule_lanes.insert(rule_lanes_of(*kernel)).second) << kernel->name;
        EXPECT_TRUE(operations.insert(operations_of(*kernel)).second) << kernel->name;
    }
    EXPECT_FALSE(rule_lanes.contains(nullptr));
    EXPECT_FALSE(operations.contains(nullptr));
    const Kernel other = only(default_kernel(), "other", 1, default_kernel().lanes);
    EXPECT_EQ(rule_lanes_of(other), nullptr);
}

}  // namespace
}  // namespace nonet
