// The scale of HoDoKu in the C interface.

#include <gtest/gtest.h>

#include <cstddef>

#include "answers.hpp"

namespace nonet {
namespace {

TEST(CRateHodoku, SaysWhatCxxSays) {
    for (const auto& [name, version] : {std::pair<const char*, HodokuVersion>{nullptr, HodokuVersion::v2_2},
                                        {"hodoku", HodokuVersion::v2_2},
                                        {"hodoku-2.3", HodokuVersion::v2_3}}) {
        nonet_hodoku_rating rating = NONET_HODOKU_RATING_INIT;
        ASSERT_EQ(nonet_rate_hodoku(puzzle.data(), puzzle.size(), name, nullptr, &rating, nullptr), NONET_OK);
        const HodokuRating expected = rate_hodoku(*parse_puzzle(puzzle), version);
        EXPECT_EQ(rating.outcome, NONET_UNIQUE);
        EXPECT_EQ(nonet_hodoku_level_name(rating.level), name_of(expected.level));
        EXPECT_EQ(rating.score, static_cast<std::uint64_t>(expected.score));
        EXPECT_GT(rating.score, 0u);
        EXPECT_EQ(rating.scale, expected.scale);
        ASSERT_EQ(nonet_rate_hodoku(several.data(), several.size(), name, nullptr, &rating, nullptr),
                  NONET_OK);
        EXPECT_EQ(rating.outcome, NONET_MULTIPLE);
        EXPECT_EQ(rating.score, 0u);
    }
    nonet_hodoku_rating rating = NONET_HODOKU_RATING_INIT;
    EXPECT_EQ(nonet_rate_hodoku(puzzle.data(), puzzle.size(), "se", nullptr, &rating, nullptr),
              NONET_BAD_ARGUMENT);
    nonet_limits few = NONET_LIMITS_INIT;
    few.nodes = 20;
    ASSERT_EQ(nonet_rate_hodoku(puzzle.data(), puzzle.size(), nullptr, &few, &rating, nullptr), NONET_OK);
    EXPECT_EQ(rating.outcome, NONET_BUDGET);
    EXPECT_EQ(rating.score, 0u);
    rating.size = 3;
    EXPECT_EQ(nonet_rate_hodoku(puzzle.data(), puzzle.size(), nullptr, nullptr, &rating, nullptr),
              NONET_BAD_ARGUMENT);
}

TEST(CExplainWith, TakesTheScaleOfHodoku) {
    const auto with = [&](nonet_explain_options options) {
        return asked(puzzle, [&](auto t, auto n, auto out, auto error) {
            return nonet_explain_with(t, n, &options, nullptr, out, error);
        });
    };
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.scale = "se";
    const std::string own = with(options);
    options.size = offsetof(nonet_explain_options, scale);
    options.scale = "hodoku";
    EXPECT_EQ(with(options), own) << "a caller who does not know it";
    options.size = sizeof options;
    EXPECT_EQ(with(options), to_json(explain_hodoku(*parse_puzzle(puzzle))));
    Text out;
    const auto status = [&] {
        return nonet_explain_with(puzzle.data(), puzzle.size(), &options, nullptr, out.c, nullptr);
    };
    options.only = "naked_pair";
    EXPECT_EQ(status(), NONET_BAD_ARGUMENT);
    options.only = nullptr;
    options.scale = "hodoku-3";
    EXPECT_EQ(status(), NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
