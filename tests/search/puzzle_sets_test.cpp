// The puzzle sets: those of data/, made again and compared; the public ones, compared with known facts.

#include <gtest/gtest.h>

#include "nonet/check.hpp"
#include "nonet/more/engines.hpp"
#include "support/puzzle_sets.hpp"
#include "support/shared_sets.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

TEST(PuzzleSets, AreWhatTheirRecipeMakes) {
    for (const auto& set : puzzle_sets)
        EXPECT_EQ(read_lines(source_path(std::string("data/") + set.file)), set.make()) << set.file;
}

TEST(PuzzleSets, HaveTheSolutionsTheySay) {
    for (const char* name : {"mrv", "dlx", "scalar", "fast"}) {
        const Engine& engine = *find_engine(name);
        const auto count = [&](const std::string& line) {
            return run(engine, puzzle(line), {.solutions = 0})->solutions;
        };
        for (const auto& line : read_lines(source_path("data/minimal.txt")))
            EXPECT_EQ(count(line), 1u) << line;
        for (const auto& line : read_lines(source_path("data/unsolvable.txt")))
            EXPECT_EQ(count(line), 0u) << line;
        for (const auto& line : read_lines(source_path("data/several.txt")))
            EXPECT_EQ(count(line), std::stoull(line.substr(cell_count))) << name << ' ' << line;
    }
}

TEST(SharedSets, FirstSixteenGivensHaveTheKnownCounts) {
    NONET_LINES_OR_SKIP(lines, "sixteen_givens.txt", slow_build ? 2 : 12);
    EXPECT_EQ(sum_of_counts("fast", lines), sum_of_counts("mrv", lines));
}

TEST(SharedSets, SeventeenGivensHaveOneSolutionEach) {
    NONET_LINES_OR_SKIP(lines, "seventeen.txt.zst", slow_build ? 2'000 : 0);
    EXPECT_EQ(counts_up_to_two(lines), (std::array{0, slow_build ? 2'000 : 49'158, 0}));
}

TEST(SharedSets, HardPuzzlesHaveOneSolutionEach) {
    NONET_LINES_OR_SKIP(hardest, "hardest_1106.txt");
    EXPECT_EQ(counts_up_to_two(hardest), (std::array{0, 375, 0}));
    NONET_LINES_OR_SKIP(hard, "top1465.txt");
    EXPECT_EQ(counts_up_to_two(hard), (std::array{0, 1'465, 0}));
}

TEST(SharedSets, SeveralSolutionsAreSeveral) {
    NONET_LINES_OR_SKIP(lines, "several_solutions.txt.zst", slow_build ? 1'000 : 0);
    EXPECT_EQ(counts_up_to_two(lines), (std::array{0, 0, slow_build ? 1'000 : 10'000}));
}

TEST(SharedSets, ChangedGivensLeaveTheKnownNumbersOfSolutions) {
    NONET_LINES_OR_SKIP(lines, "mostly_unsolvable.txt.zst");
    EXPECT_EQ(counts_up_to_two(lines), (std::array{5'579, 993, 13'428}));  // the numbers that tdoku counts
}

TEST(SharedSets, RandomMinimalPuzzlesAreMinimal) {
    NONET_LINES_OR_SKIP(lines, "random_minimal.txt.zst", slow_build ? 100 : 2'000);
    for (const auto& line : lines) EXPECT_TRUE(check(puzzle(line)).minimal) << line;
}

}  // namespace
}  // namespace nonet
