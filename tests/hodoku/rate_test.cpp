#include "nonet/more/hodoku.hpp"

#include <gtest/gtest.h>

#include "support/hodoku_data.hpp"

namespace nonet {
namespace {

void expect_none(const hodoku_data::Outcome& outcome) {
    for (const std::string& difference : outcome.differences) ADD_FAILURE() << difference;
}

// Written by nonet, at a state that took each of HoDoKu's own steps: this holds it there.
TEST(RateHodoku, KeepsToItsPaths) {
    const std::string folder = NONET_SOURCE_DIR "/tests/golden/hodoku/";
    for (const auto& [file, version] :
         {std::pair{"paths_2_2.txt", HodokuVersion::v2_2}, std::pair{"paths_2_3.txt", HodokuVersion::v2_3}}) {
        const auto outcome = hodoku_data::compare_paths(folder + file, version, 1);
        expect_none(outcome);
        EXPECT_GE(outcome.paths, 12);
        EXPECT_GE(outcome.steps, 600);
    }
}

TEST(RateHodoku, EqualsTheOriginal) {
    const auto outcome =
        hodoku_data::compare_paths(testing::sets_path("hodoku/paths.txt.zst"), HodokuVersion::v2_2, 100);
    if (!outcome.found) GTEST_SKIP() << "hodoku/paths.txt.zst is not here";
    expect_none(outcome);
    EXPECT_GE(outcome.paths, 50);
}

TEST(RateHodoku, EqualsTheNewerOriginal) {
    const auto outcome =
        hodoku_data::compare_paths(testing::sets_path("hodoku/paths_2_3.txt.zst"), HodokuVersion::v2_3, 20);
    if (!outcome.found) GTEST_SKIP() << "hodoku/paths_2_3.txt.zst is not here";
    expect_none(outcome);
    EXPECT_GE(outcome.paths, 20);
}

TEST(RateHodoku, SaysItsScale) {
    EXPECT_EQ(rate_hodoku({}, HodokuVersion::v2_2).scale, "HoDoKu 2.2");
    EXPECT_EQ(rate_hodoku({}, HodokuVersion::v2_3).scale, "HoDoKu 2.3");
}

TEST(RateHodoku, RatesNothingThatIsNotUnique) {
    const HodokuRating rating = rate_hodoku({}, HodokuVersion::v2_2, {});
    EXPECT_EQ(rating.status, Status::multiple);
    EXPECT_TRUE(rating.steps.empty());
}

constexpr auto hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

TEST(RateHodoku, StopsWhereTheBudgetIsSpent) {
    const HodokuRating rating =
        rate_hodoku({.givens = grid_of(hardest), .marks = {}}, HodokuVersion::v2_2, {.nodes = 2000});
    EXPECT_EQ(rating.status, Status::budget);
}

// No step takes what the solution needs.
TEST(RateHodoku, IsSound) {
    const ClassicPuzzle puzzle{.givens = grid_of(hardest), .marks = {}};
    const Grid solution = solve(puzzle).first;
    const HodokuRating rating = rate_hodoku(puzzle);
    EXPECT_EQ(rating.level, HodokuLevel::extreme);
    for (const HodokuStep& step : rating.steps) {
        for (Candidate gone : step.remove) EXPECT_NE(solution[gone.cell], gone.digit + 1) << step.kind;
        for (Candidate placed : step.place) EXPECT_EQ(solution[placed.cell], placed.digit + 1) << step.kind;
    }
}

}  // namespace
}  // namespace nonet
