// Estimates and puzzles made in C equal those made in C++.

#include "answers.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet {
namespace {

TEST(CEstimate, IsThatOfCxx) {
    const auto estimated = [](const std::string& text, std::uint64_t probes) {
        Text out;
        EXPECT_EQ(nonet_estimate(Given(text), 5, probes, nullptr, out.c, nullptr), NONET_OK);
        return out.string();
    };
    EXPECT_EQ(estimated(puzzle, 0), R"({"count":1,"exact":true})");
    const Estimate expected = estimate_solutions(*parse_classic_puzzle(empty), {.seed = 5, .probes = 20});
    EXPECT_EQ(estimated(empty, 20), written([&](auto& o) { write_fields(o, expected, 5); }));
}

TEST(CGenerate, MakesThePuzzlesOfCxx) {
    nonet_generate_options wanted = NONET_GENERATE_OPTIONS_INIT;
    wanted.seed = 11;
    wanted.symmetry = "rot180";
    wanted.fewest_givens = 24;
    wanted.most_givens = 30;
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    ASSERT_EQ(nonet_generate(nullptr, &wanted, 5, 3, nullptr, out.c, &error), NONET_OK) << error.message;
    std::vector<Generated> made(3);
    Generator::create({.seed = 11, .symmetry = Symmetry::rot180, .fewest_givens = 24, .most_givens = 30})
        ->make(5, made);
    std::string expected;
    for (std::size_t i = 0; i < made.size(); ++i)
        expected += written([&](auto& o) { write_fields(o, made[i], 5 + i, 11); }) + '\n';
    EXPECT_EQ(out.string(), expected);
}

TEST(CGenerate, PatternsGivensAndSolutionsAreKept) {
    const std::string solution = format_line(solve(*parse_classic_puzzle(puzzle)).first);
    nonet_generate_options wanted = NONET_GENERATE_OPTIONS_INIT;
    wanted.pattern = puzzle.c_str();
    wanted.solution = solution.c_str();
    wanted.contains = puzzle.c_str();
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    ASSERT_EQ(nonet_generate(nullptr, &wanted, 0, 1, nullptr, out.c, &error), NONET_OK) << error.message;
    EXPECT_NE(out.string().find(R"("puzzle":")" + puzzle + R"(","solution":")" + solution),
              std::string::npos);
}

TEST(CGenerate, RatingsNeedsAndNeighboursAreThoseOfCxx) {
    const auto agrees = [](const nonet_generate_options& wanted, const GenerateOptions& options) {
        Text out;
        nonet_error error = NONET_ERROR_INIT;
        ASSERT_EQ(nonet_generate(nullptr, &wanted, 0, 2, nullptr, out.c, &error), NONET_OK) << error.message;
        std::vector<Generated> made(2);
        Generator::create(options)->make(0, made);
        std::string expected;
        for (std::size_t i = 0; i < made.size(); ++i)
            expected += written([&](auto& o) { write_fields(o, made[i], i, options.seed); }) + '\n';
        EXPECT_EQ(out.string(), expected);
    };
    nonet_generate_options hard = NONET_GENERATE_OPTIONS_INIT;
    hard.lowest_rating = 30;
    hard.highest_rating = 45;
    hard.needs = "xy_wing";
    agrees(hard, {.rating = RatingRange{30, 45}, .needs = find_technique("xy_wing")});
    nonet_generate_options open_above = NONET_GENERATE_OPTIONS_INIT;
    open_above.lowest_rating = 50;
    agrees(open_above, {.rating = RatingRange{.lowest = 50}});
    nonet_generate_options near = NONET_GENERATE_OPTIONS_INIT;
    near.seed = 3;
    near.like = puzzle.c_str();
    near.like_drop = 2;
    agrees(near, {.seed = 3, .like = parse_classic_puzzle(puzzle)->givens, .like_drop = 2});
}

TEST(CGenerate, MakesNoIsomorphOfWhatItHasToAvoid) {
    nonet_generate_options wanted = NONET_GENERATE_OPTIONS_INIT;
    wanted.seed = 2;
    wanted.like = puzzle.c_str();
    wanted.like_add = 0;  // 32 neighbours, and not all of them proper
    const auto made = [&] {
        Text out;
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_EQ(nonet_generate(nullptr, &wanted, 0, 1, nullptr, out.c, &error), NONET_OK) << error.message;
        return out.string().substr(out.string().find(R"("puzzle":")") + 10, cell_count);
    };
    const std::string first = made();
    const std::string other = format_line(apply(random_transform(3, 4), parse_classic_puzzle(first)->givens));
    const std::string unlike = other + "\n" + puzzle + "\n";
    wanted.unlike = unlike.c_str();
    const std::string second = made();
    EXPECT_NE(second, first);
    EXPECT_EQ(second.size(), first.size());
    wanted.unlike = "";
    EXPECT_EQ(made(), first);
}

TEST(CGenerate, SaysWhatIsWrongWithAnOrder) {
    const auto refused = [](auto change) {
        nonet_generate_options wanted = NONET_GENERATE_OPTIONS_INIT;
        change(wanted);
        Text out;
        nonet_error error = NONET_ERROR_INIT;
        EXPECT_NE(nonet_generate(nullptr, &wanted, 0, 1, nullptr, out.c, &error), NONET_OK);
        EXPECT_EQ(out.string(), "");
        return std::string(error.message);
    };
    EXPECT_TRUE(refused([](auto& wanted) {
                    wanted.symmetry = "round";
                }).starts_with("found symmetry 'round', expected one of none, rot180, rot90"));
    EXPECT_EQ(refused([](auto& wanted) { wanted.pattern = "x"; }),
              "found a pattern of 1 characters, expected 81");
    EXPECT_TRUE(refused([](auto& wanted) { wanted.needs = "wing"; }).starts_with("found technique 'wing'"));
    EXPECT_NE(refused([](auto& wanted) { wanted.like = "1"; }), "");
    EXPECT_NE(refused([](auto& wanted) { wanted.contains = "1"; }), "");
    EXPECT_NE(refused([](auto& wanted) { wanted.solution = puzzle.c_str(); }), "");
    EXPECT_NE(refused([](auto& wanted) { wanted.size = 0; }), "");
    EXPECT_TRUE(refused([](auto& wanted) {
                    wanted.minimal = 1;
                    wanted.fewest_givens = 41;
                }).ends_with("no minimal puzzle with more is known"));
    const std::string unlike = puzzle + "\n11" + std::string(cell_count - 2, '.') + "\n";
    nonet_generate_options wanted = NONET_GENERATE_OPTIONS_INIT;
    wanted.unlike = unlike.c_str();
    Text out;
    nonet_error error = NONET_ERROR_INIT;
    EXPECT_EQ(nonet_generate(nullptr, &wanted, 0, 1, nullptr, out.c, &error), NONET_BAD_ARGUMENT);
    EXPECT_EQ(error.line, 2u) << error.message;
}

}  // namespace
}  // namespace nonet
