#include "nonet/rate.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/known_grids.hpp"
#include "support/se_data.hpp"

namespace nonet {
namespace {

Puzzle puzzle_of(const std::string& text) {
    Puzzle puzzle;
    for (int cell = 0; cell < cell_count; ++cell)
        if (text[cell] >= '1' && text[cell] <= '9')
            puzzle.givens[cell] = static_cast<std::uint8_t>(text[cell] - '0');
    return puzzle;
}

std::string words(int tenths) {
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

// Whether the published number lies within what the whole test run has time for.
constexpr int quick_limit = 90;

TEST(Rate, EqualsTheOriginalOnItsOwnRows) {
    int rows = 0, different = 0;
    const bool found = se::for_each_line(se::data_folder() / "se_dev.tsv", [&](const std::string& line) {
        const auto fields = se::split(line, '\t');
        if (std::stod(fields[1]) * 10 > quick_limit + 0.5) return;
        const Rating rating = rate(puzzle_of(fields[0]));
        const std::string got = words(rating.er) + "/" + words(rating.ep) + "/" + words(rating.ed);
        const std::string want = fields[1] + "/" + fields[2] + "/" + fields[3];
        ++rows;
        if (got != want && different++ < 20)
            ADD_FAILURE() << fields[0] << " is " << want << ", rated " << got;
    });
    if (!found) GTEST_SKIP() << "../shared/data/rating/se_dev.tsv is not here";
    EXPECT_EQ(different, 0) << "of " << rows;
}

TEST(Rate, GivesASolvedGridNothing) {
    const Rating rating = rate(puzzle_of(known::classic_solution));
    EXPECT_EQ(rating.status, Status::unique);
    EXPECT_EQ(rating.ending, Ending::solved);
    EXPECT_EQ(rating.er + rating.ep + rating.ed, 0);
}

TEST(Rate, DoesNotRateWhatIsNotUnique) {
    EXPECT_EQ(rate(Puzzle{}).status, Status::multiple);
    Puzzle broken;
    broken.givens[0] = broken.givens[1] = 1;
    EXPECT_EQ(rate(broken).status, Status::none);
}

}  // namespace
}  // namespace nonet
