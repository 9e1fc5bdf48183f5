// The same as counts_test.cpp, for a thousand puzzles with each rule, a thousand in which it is a part of another rule,
// and ten thousand with three rules of random kinds.

#include <tuple>

#include "counting.hpp"

namespace nonet::test {
namespace {

class ManyRuleCounts : public ::testing::TestWithParam<int> {};

TEST_P(ManyRuleCounts, AreThoseOfTheMeaning) {
    const auto kind = static_cast<RuleKind>(GetParam());
    if (kind == RuleKind::found_regions)
        GTEST_SKIP() << "found_regions_long.cpp: with cells beside the board";
    int solvable = compare_counts(kind, "4x4", 350, 14, 11);
    solvable += compare_counts(kind, "4x4:none", 150, 12, 12);
    solvable += compare_counts(kind, "4x4+0..3", 150, 14, 13);
    solvable += compare_counts(kind, "3x4+1..6", 100, 7, 14);
    solvable += compare_counts(kind, "6x6", 250, 18, 15);
    solvable += compare_counts(kind, "3x3:none+repeats", 250, 9, 16);
    solvable += compare_counts(kind, "4x4+repeats", 150, 9, 17);
    solvable += compare_counts(kind, "3x4+0..1+repeats", 100, 12, 18);
    EXPECT_GT(solvable, 50) << "puzzles without a solution say little";
}

INSTANTIATE_TEST_SUITE_P(EveryRule, ManyRuleCounts, ::testing::Range(0, rule_kind_count),
                         [](const auto& param) { return letters_of(static_cast<RuleKind>(param.param)); });

TEST(ManyRuleMixes, HaveTheNumberOfSolutionsOfTheirMeanings) {
    EXPECT_GT(compare_mixes("4x4", 5'000, 14, 41), 1'000);
    EXPECT_GT(compare_mixes("6x6", 5'000, 18, 42), 1'000);
}

class ManyPartCounts : public ::testing::TestWithParam<std::tuple<RuleKind, int>> {};

// Rules of the whole board cannot be parts; rules that depend on positions cannot name extra cells.
bool is_part_of(RuleKind whole, RuleKind kind) {
    const rules::Shape& shape = rules::record_of(kind).shape;
    if (shape.most_groups == 0 || kind == RuleKind::extra) return false;
    return whole != RuleKind::extra || (!shape.is_placed && !shape.whole_line);
}

TEST_P(ManyPartCounts, AreThoseOfTheMeaning) {
    const auto whole = std::get<0>(GetParam());
    const auto kind = static_cast<RuleKind>(std::get<1>(GetParam()));
    if (kind == RuleKind::found_regions) GTEST_SKIP() << "found_regions_long.cpp: with a cell for each";
    PartCounts all;
    for (const auto& [board, puzzles, empty] : {std::tuple{"4x4", 150, 12},
                                                {"4x4:none", 60, 11},
                                                {"4x4+0..3", 60, 12},
                                                {"6x6", 70, 16},
                                                {"3x3:none+repeats", 60, 7}}) {
        const PartCounts counts = compare_parts(whole, kind, board, puzzles, empty, 21);
        all.tried += counts.tried;
        all.solvable += counts.solvable;
    }
    const bool is_part = is_part_of(whole, kind);
    EXPECT_TRUE(is_part ? all.tried >= 270 : all.tried == 0) << all.tried;
    EXPECT_TRUE(!is_part || all.solvable > 30) << all.solvable;
}

INSTANTIATE_TEST_SUITE_P(EveryRule, ManyPartCounts,
                         ::testing::Combine(::testing::Values(RuleKind::any_of, RuleKind::all_of,
                                                              RuleKind::extra),
                                            ::testing::Range(0, rule_kind_count)),
                         [](const auto& param) {
                             return letters_of(static_cast<RuleKind>(std::get<1>(param.param))) + "_in_" +
                                    letters_of(std::get<0>(param.param));
                         });

}  // namespace
}  // namespace nonet::test
