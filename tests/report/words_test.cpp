#include "nonet/explain.hpp"

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Words, SayHowManyOfTheNamedValuesAreWrong) {
    Hint hint{.status = Status::none};
    hint.wrong_values = {0, 10, 20};
    hint.wrong_count = 1;
    EXPECT_EQ(describe(hint, Rung::whole),
              "The grid no longer has a solution: one of these values is wrong: r1c1, r2c2, r3c3.");
    hint.wrong_count = 2;
    EXPECT_EQ(describe(hint, Rung::whole),
              "The grid no longer has a solution: two of these values are wrong: r1c1, r2c2, r3c3.");
    hint.wrong_count = 3;
    EXPECT_EQ(describe(hint, Rung::whole),
              "The grid no longer has a solution: the values of r1c1, r2c2, r3c3 are wrong.");
}

TEST(Words, WriteCellsBothWays) {
    const Step step{.technique = "naked_single", .kind = "naked_single", .rating = 2.3, .place = {{0, 4}}};
    EXPECT_EQ(conclusion_of(step), "r1c1 is 5");
    EXPECT_EQ(conclusion_of(step, Cells::a1), "A1 is 5");
}

TEST(Words, WriteChainsInEureka) {
    // r1c1 is not 2, so it is 7; so r1c5 is not 7; so r6c5 is 7.
    Chain chain;
    chain.nodes = {{.literal = {0, 1, false}},
                   {.literal = {0, 6, true}, .why = Why::cell, .from = {0}},
                   {.literal = {4, 6, false}, .why = Why::row, .from = {1}},
                   {.literal = {49, 6, true}, .why = Why::column, .from = {2}}};
    EXPECT_EQ(eureka(chain), "(2=7)r1c1-r1c5=r6c5");
    chain.nodes[3].from = {1, 2};
    EXPECT_EQ(eureka(chain), "");  // the chain is not a line
}

}  // namespace
}  // namespace nonet
