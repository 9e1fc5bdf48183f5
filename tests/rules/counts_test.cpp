// The engine of rules counts the same numbers as the meanings of the rules.

#include "counting.hpp"

namespace nonet::test {
namespace {

class RuleCounts : public ::testing::TestWithParam<int> {};

TEST_P(RuleCounts, AreThoseOfTheMeaning) {
    const auto kind = static_cast<RuleKind>(GetParam());
    if (kind == RuleKind::found_regions)
        GTEST_SKIP() << "found_regions_test.cpp: with cells beside the board";
    int solvable = compare_counts(kind, "4x4", 12, 14, 1);
    solvable += compare_counts(kind, "4x4:none", 6, 12, 2);
    solvable += compare_counts(kind, "4x4+0..3", 6, 14, 3);
    solvable += compare_counts(kind, "3x4+1..6", 4, 7, 4);
    solvable += compare_counts(kind, "6x6", 6, 16, 5);
    solvable += compare_counts(kind, "3x3:none+repeats", 8, 8, 6);
    solvable += compare_counts(kind, "4x4+repeats", 6, 9, 7);
    solvable += compare_counts(kind, "3x4+0..1+repeats", 6, 12, 8);
    EXPECT_GT(solvable, 0) << "puzzles without a solution say little";
}

INSTANTIATE_TEST_SUITE_P(EveryRule, RuleCounts, ::testing::Range(0, rule_kind_count),
                         [](const auto& param) { return letters_of(static_cast<RuleKind>(param.param)); });

TEST(RuleMixes, HaveTheNumberOfSolutionsOfTheirMeanings) {
    EXPECT_GT(compare_mixes("4x4", 100, 14, 31), 20);
    EXPECT_GT(compare_mixes("6x6", 50, 16, 32), 10);
}

}  // namespace
}  // namespace nonet::test
