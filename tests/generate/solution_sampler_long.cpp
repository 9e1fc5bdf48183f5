// The sampler's counts, added up over all first bands, are the published number of finished grids.

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
        // A class holds as many bands as stacks, in three places each; 9! names of the digits are left out.
        const std::uint64_t bands = symmetries / canonicalize(band)->automorphisms / 6;
        grids += bands * completions(band, sampler);
    }
    // 6,670,903,752,021,072,936,960 / 9!, Felgenhauer and Jarvis 2005
    EXPECT_EQ(grids, 18'383'222'420'692'992u);
}

TEST(SolutionSampler, DrawsEveryClassOfBandsInProportionToItsGrids) {
    expect_bands_in_proportion(200'000, 1, 7);
}

}  // namespace
}  // namespace nonet::generate
