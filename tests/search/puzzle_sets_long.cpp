// The published facts about the public puzzle sets, in full: takes some minutes.

#include "nonet/check.hpp"
#include "support/shared_sets.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

// Six other solvers agree on the three sums.
TEST(SharedSetsInFull, SixteenGivensHaveTheKnownCounts) {
    NONET_LINES_OR_SKIP(lines, "sixteen_givens.txt");
    ASSERT_EQ(lines.size(), 100u);
    for (const char* engine : {"fast", "scalar", "dlx"})
        EXPECT_EQ(sum_of_counts(engine, lines), 9'864'266u) << engine;
}

TEST(SharedSetsInFull, EighteenRandomGivensHaveMoreThanAMillionEach) {
    NONET_LINES_OR_SKIP(lines, "eighteen_random_givens.txt", 20);
    EXPECT_EQ(sum_of_counts("fast", lines), 20'000'000u);
}

TEST(SharedSetsInFull, TwentyTwoRandomGivensHaveTheKnownCounts) {
    NONET_LINES_OR_SKIP(lines, "twentytwo_random_givens.txt", 100);
    EXPECT_EQ(sum_of_counts("fast", lines), 16'160'583u);
}

TEST(SharedSetsInFull, HardestPuzzlesHaveOneSolutionEach) {
    NONET_LINES_OR_SKIP(lines, "hardest_11plus.txt.zst");
    EXPECT_GE(lines.size(), 43'890u);
    EXPECT_EQ(counts_up_to_two(lines), (std::array{0, static_cast<int>(lines.size()), 0}));
}

TEST(SharedSetsInFull, EasyPuzzlesHaveOneSolutionEach) {
    NONET_LINES_OR_SKIP(lines, "easy.txt.zst");
    EXPECT_EQ(counts_up_to_two(lines), (std::array{0, 50'000, 0}));
}

TEST(SharedSetsInFull, RandomMinimalPuzzlesAreMinimal) {
    NONET_LINES_OR_SKIP(lines, "random_minimal.txt.zst");
    ASSERT_EQ(lines.size(), 100'000u);
    for (const auto& line : lines) ASSERT_TRUE(check(puzzle(line)).minimal) << line;
}

TEST(SharedSetsInFull, SeventeenGivensAreMinimal) {
    NONET_LINES_OR_SKIP(lines, "seventeen.txt.zst");
    for (const auto& line : lines) ASSERT_TRUE(check(puzzle(line)).minimal) << line;
}

}  // namespace
}  // namespace nonet
