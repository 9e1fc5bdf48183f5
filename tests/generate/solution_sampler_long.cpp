// The sampler's counts for all first bands sum to the published number of complete grids.

#include <gtest/gtest.h>

#include "support/band_proportions.hpp"

namespace nonet::generate {
namespace {

TEST(SolutionSampler, CountsAllFinishedGrids) {
    constexpr std::uint64_t symmetries = 2 * 1296 * 1296;
    SolutionSampler sampler;
    std::map<std::string, Grid> classes;
    for_each_band([&](const Grid& band) { classes.emplace(text_of(canonicalize(band)->grid), band); });
    std::uint64_t grids = 0;
    for (const auto& [form, band] : classes) {
        // A class has as many bands as stacks, at three places each; the 9! names of the digits are left out.
        const std::uint64_t bands = symmetries / canonicalize(band)->automorphisms / 6;
        grids += bands * completions(band, sampler);
    }
    // 6,670,903,752,021,072,936,960 / 9!, Felgenhauer and Jarvis 2005
    EXPECT_EQ(grids, 18'383'222'420'692'992u);
}

TEST(SolutionSampler, DrawsEveryClassOfBandsInProportionToItsGrids) {
    expect_bands_in_proportion(200'000, 1, 7);
}

// Counts the pairs of digits that share a column in two of a band's boxes.
int pairs_sharing(const Grid& grid, int band, int box, int other) {
    const auto sets = [&](int which) {
        BoxSets columns{};
        for (int i = 0; i < side; ++i)
            columns[i % box_side] |= static_cast<ColumnSet>(
                1u << (grid[cell_at(band * box_side + i / box_side, which * box_side + i % box_side)] - 1));
        return columns;
    };
    return std::popcount(pairs_of(sets(box)) & pairs_of(sets(other)));
}

// Bands can be exchanged: if a draw is rejected because of a wrong bound, or because of another band's bound, the bands
// differ.
TEST(SolutionSamplerLong, TreatsAllBandsAlike) {
    SolutionSampler sampler;
    Rng rng(8);
    constexpr int draws = 1'500'000;
    std::map<int, std::array<int, box_side>> times;  // by pairs
    for (int i = 0; i < draws; ++i) {
        const Grid grid = sampler.next(rng);
        for (int band = 0; band < box_side; ++band)
            for (int box = 0; box < box_side; ++box)
                ++times[pairs_sharing(grid, band, box, (box + 1) % box_side)][static_cast<std::size_t>(band)];
    }
    EXPECT_EQ(times.size(), 5u);
    for (const auto& [pairs, counts] : times) {
        const double mean = (0.0 + counts[0] + counts[1] + counts[2]) / box_side;
        for (int count : counts) EXPECT_NEAR(count, mean, 5 * std::sqrt(mean)) << pairs << " pairs";
    }
}

}  // namespace
}  // namespace nonet::generate
