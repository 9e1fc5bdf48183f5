// The scale of HoDoKu in the C interface.

#include <gtest/gtest.h>

#include <cstddef>

#include "answers.hpp"

namespace nonet {
namespace {

TEST(CRateHodoku, SaysWhatCxxSays) {
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    for (const auto& [name, version] : {std::pair<const char*, HodokuVersion>{"hodoku", HodokuVersion::v2_2},
                                        {"hodoku-2.2", HodokuVersion::v2_2},
                                        {"hodoku-2.3", HodokuVersion::v2_3}}) {
        options.scale = name;
        const auto rated = [&](auto p, auto out, auto error) {
            return nonet_rate(p, &options, nullptr, out, error);
        };
        const HodokuRating expected = rate_hodoku(*parse_classic_puzzle(puzzle), version);
        EXPECT_GT(expected.score, 0);
        EXPECT_EQ(asked(puzzle, rated), to_json(expected, true));
        EXPECT_EQ(asked(several, rated), R"({"status":"multiple"})");
    }
    nonet_limits few = NONET_LIMITS_INIT;
    few.nodes = 20;
    EXPECT_EQ(asked(puzzle,
                    [&](auto p, auto out, auto error) { return nonet_rate(p, &options, &few, out, error); }),
              R"({"status":"budget"})");
}

TEST(CExplain, TakesTheScaleOfHodoku) {
    const auto with = [&](nonet_explain_options options) {
        return asked(puzzle, [&](auto p, auto out, auto error) {
            return nonet_explain(p, &options, nullptr, out, error);
        });
    };
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.scale = "se";
    const std::string own = with(options);
    EXPECT_EQ(own, to_json(explain(*parse_classic_puzzle(puzzle))));
    options.scale = "hodoku";
    EXPECT_EQ(with(options), to_json(explain_hodoku(*parse_classic_puzzle(puzzle))));
    Text out;
    const auto status = [&] { return nonet_explain(Given(puzzle), &options, nullptr, out.c, nullptr); };
    options.only = "naked_pair";
    EXPECT_EQ(status(), NONET_BAD_ARGUMENT);
    options.only = nullptr;
    options.scale = "hodoku-3";
    EXPECT_EQ(status(), NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
