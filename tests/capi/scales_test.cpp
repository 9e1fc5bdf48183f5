// Scales in the C interface.

#include <gtest/gtest.h>

#include "answers.hpp"
#include "nonet/more/scales.hpp"

namespace nonet {
namespace {

constexpr const char* own_text =
    "name mine\nlevel easy 1.0\nhidden_single 1.0\nnaked_single 1.4\npointing 2.0\n";

TEST(CScales, AnswerAsCxxDoes) {
    const ClassicPuzzle parsed = *parse_classic_puzzle(puzzle);
    const State start = start_of(parsed);
    for (const char* name : {"nonet", "se", "hodoku-2.3", own_text}) {
        const Scale scale = find_scale(name) ? *find_scale(name) : *parse_scale(name);
        const std::string_view off[] = {"naked_pair"};
        const Scale less = *without(scale, off);
        nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
        options.scale = name;
        options.without = "naked_pair";
        EXPECT_EQ(asked(puzzle, [&](auto p, auto out,
                                    auto error) { return nonet_rate(p, &options, nullptr, out, error); }),
                  to_json(rate(less, parsed), less, true));
        EXPECT_EQ(asked(puzzle, [&](auto p, auto out,
                                    auto error) { return nonet_hint(p, 5, &options, nullptr, out, error); }),
                  to_json(hint(less, parsed), Rung::whole));
        EXPECT_EQ(
            asked(puzzle, [&](auto p, auto out,
                              auto error) { return nonet_why_not(p, 1, 9, &options, nullptr, out, error); }),
            to_json(why_not(less, parsed, {1, 8}), {1, 8}));
        // Sudoku Explainer's own scale is not a list: its answers are those of the functions without a scale.
        if (std::string_view(name) != "se") {
            EXPECT_EQ(
                asked(puzzle, [&](auto p, auto out,
                                  auto error) { return nonet_all_steps(p, &options, nullptr, out, error); }),
                to_json(start, Status::unique, all_steps(less, start, Status::unique), Cells::r1c1,
                        stamp_of(less)));
        }
        Text out;
        ASSERT_EQ(nonet_scale(name, out.c, nullptr), NONET_OK);
        EXPECT_EQ(out.string(), to_json(scale));
    }
}

TEST(CScales, RefuseWhatIsNone) {
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_scale("nonet-2", out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(nonet_scale("hidden_single 1\nx_wing\n", out.c, &error), NONET_BAD_STRUCTURE);
    EXPECT_EQ(error.line, 2u);
    EXPECT_EQ(nonet_scale(nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    nonet_explain_options options = NONET_EXPLAIN_OPTIONS_INIT;
    options.scale = "nonet";
    const auto rated = [&] { return nonet_rate(Given(puzzle), &options, nullptr, out.c, &error); };
    EXPECT_EQ(rated(), NONET_OK);
    options.without = "no_such_one";
    EXPECT_EQ(rated(), NONET_BAD_ARGUMENT);
    options.scale = own_text;
    options.without = "hidden_single,naked_single,pointing";
    EXPECT_EQ(rated(), NONET_BAD_ARGUMENT);
}

TEST(CScales, MakePuzzlesToALevel) {
    nonet_generate_options options = NONET_GENERATE_OPTIONS_INIT;
    options.seed = 5;
    options.level = "medium";
    Text out;
    ASSERT_EQ(nonet_generate(nullptr, &options, 0, 1, nullptr, out.c, nullptr), NONET_OK);
    EXPECT_NE(out.string().find("\"level\":\"medium\""), std::string::npos) << out.string();
    options.scale = "hodoku";
    options.level = "fierce";
    EXPECT_EQ(nonet_generate(nullptr, &options, 0, 1, nullptr, out.c, nullptr), NONET_BAD_ARGUMENT);
}

}  // namespace
}  // namespace nonet
