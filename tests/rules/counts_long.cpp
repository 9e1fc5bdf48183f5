// The same as counts_test.cpp, of a thousand puzzles for each rule.

#include "counting.hpp"

namespace nonet::test {
namespace {

class ManyRuleCounts : public testing::TestWithParam<int> {};

TEST_P(ManyRuleCounts, AreThoseOfTheMeaning) {
    const auto kind = static_cast<RuleKind>(GetParam());
    if (kind == RuleKind::found_regions)
        GTEST_SKIP() << "found_regions_test.cpp: with cells beside the board";
    int solvable = compare_counts(kind, "4x4", 350, 14, 11);
    solvable += compare_counts(kind, "4x4:none", 150, 12, 12);
    solvable += compare_counts(kind, "4x4+0..3", 150, 14, 13);
    solvable += compare_counts(kind, "3x4+1..6", 100, 7, 14);
    solvable += compare_counts(kind, "6x6", 250, 18, 15);
    EXPECT_GT(solvable, 50) << "puzzles without a solution say little";
}

INSTANTIATE_TEST_SUITE_P(EveryRule, ManyRuleCounts, testing::Range(0, rule_kind_count),
                         [](const auto& param) {
                             std::string name(name_of(static_cast<RuleKind>(param.param)));
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace nonet::test
