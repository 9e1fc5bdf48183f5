// Sums stated with fewer cells by the totals of whole houses: the remaining cells, and the equivalence.

#include "rules/house_totals.hpp"

#include <gtest/gtest.h>

#include <string>

#include "counting.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/record.hpp"

namespace nonet::rules {
namespace {

struct Left {
    std::vector<Term> terms;
    long long sum;
    friend bool operator==(const Left&, const Left&) = default;
};

// Returns the remainder of a sum over these cells, written as in a rule.
Left left_of(const std::string& board, const std::string& rule) {
    const Geometry geometry = parse_board(board + "+sum=" + rule).value();
    const Rule& said = geometry.rules().back();
    std::vector<Term> terms;
    for (std::size_t i = 0; i < said.groups[0].size(); ++i)
        terms.push_back({said.groups[0][i], said.values.size() > 1 ? said.values[i + 1] : 1});
    long long sum = said.values[0];
    take_out_houses(Network(parse_board(board).value()), terms, sum);
    return {terms, sum};
}

TEST(HouseTotals, LeaveTheCellsThatAreNotInTheSum) {
    EXPECT_EQ(left_of("9x9", "80:r1c2-r1c9,r2c2-r2c9"), (Left{{{0, -1}, {9, -1}}, -10}));
    EXPECT_EQ(left_of("9x9+0..8", "64:r1c2-r1c9,r2c2-r2c9"), (Left{{{0, -1}, {9, -1}}, -8}));
    EXPECT_EQ(left_of("9x9", "100:r1c1-r1c9,r2c1-r2c9"), (Left{{}, 10}));
    EXPECT_EQ(left_of("4x4", "30,2,2,2,1,1,1,1:r1c1-r1c3,r2c1-r2c4"), (Left{{{3, -2}}, 0}));
    EXPECT_EQ(left_of("4x4", "3,-1,-1,-1,1:r1c1-r1c3,r2c4"), (Left{{{3, 1}, {7, 1}}, 13}));
}

TEST(HouseTotals, LeaveShortSumsAsTheyAre) {
    EXPECT_EQ(left_of("9x9", "20:r1c1-r1c4"), (Left{{{0, 1}, {1, 1}, {2, 1}, {3, 1}}, 20}));
    EXPECT_EQ(left_of("4x4", "9,10,1:r1c1,r2c3"), (Left{{{0, 10}, {6, 1}}, 9}));
    // Houses that do not hold every digit have no known total.
    EXPECT_EQ(left_of("3x4+1..6", "9:r1c1-r1c3"), (Left{{{0, 1}, {1, 1}, {2, 1}}, 9}));
}

bool holds_at_all(const std::string& name) {
    Solver solver(parse_board(name).value());
    std::vector<Mask> open;
    return solver.start(std::vector<std::uint8_t>(81), {}, open);
}

TEST(HouseTotals, ContradictLongSumsAtOnce) {
    EXPECT_FALSE(holds_at_all("9x9+sum=81:r1c1-r1c9,r2c1-r2c9"));
    EXPECT_TRUE(holds_at_all("9x9+sum=90:r1c1-r1c9,r2c1-r2c9"));
    EXPECT_FALSE(
        holds_at_all("9x9+or[sum=200:r1c2-r4c2,r1c3-r4c3,r1c4-r4c4,r1c5-r4c5,r1c6-r4c6,r1c7-r4c7,"
                     "r1c8-r4c8,r1c9-r4c9+sum=81:r1c1-r9c1,r1c2-r9c2]"));
    EXPECT_TRUE(
        holds_at_all("9x9+or[sum=150:r1c2-r4c2,r1c3-r4c3,r1c4-r4c4,r1c5-r4c5,r1c6-r4c6,r1c7-r4c7,"
                     "r1c8-r4c8,r1c9-r4c9+sum=81:r1c1-r9c1,r1c2-r9c2]"));
}

// The Book examines one rule at a time, with its own cells.
TEST(HouseTotals, StayOutOfWhatIsSaidOfOneRule) {
    const Geometry board = parse_board("4x4+sum=17:r1c1-r1c3,r2c1-r2c3").value();
    const auto cells_of_first = [&](Network::Which which) {
        const Network network(board, which);
        const Sum& sum = network.sums.at(0);
        return network.cliques[sum.last - 1].last - network.cliques[sum.first].first;
    };
    EXPECT_EQ(cells_of_first(Network::Which::all), 2u);
    EXPECT_EQ(cells_of_first(Network::Which::apart), 6u);
}

// Half of the cells of the board or more, with or without weights; as a rule, or as one of two alternatives.
Rule long_sum(const Geometry& plain, const test::Values& grid, test::RandomRules& random) {
    Rule sum{RuleKind::sum, {{}}, {0}, {}};
    const bool is_weighed = random.below(2) == 0;
    const int spared = random.below(plain.cell_count() / 2) + 1;
    long long total = 0;
    for (int cell = 0; cell < plain.cell_count(); ++cell) {
        if (random.below(plain.cell_count()) < spared) continue;
        const int weight = is_weighed ? random.below(2) == 0 ? 1 : random.below(5) - 2 : 1;
        if (weight == 0) continue;
        sum.groups[0].push_back(static_cast<Cell>(cell));
        if (is_weighed) sum.values.push_back(weight);
        total += weight * (grid[static_cast<std::size_t>(cell)] - (plain.zero_based() ? 1 : 0));
    }
    sum.values[0] = static_cast<int>(total) + (random.below(3) == 0 ? random.below(5) - 2 : 0);
    return sum;
}

TEST(HouseTotals, ChangeNoCount) {
    int solvable = 0;
    for (const auto& [name, empty] : {std::pair{"4x4", 14}, {"4x4+0..3", 14}, {"6x6", 18}, {"3x4+1..6", 8}}) {
        const Geometry plain = parse_board(name).value();
        test::RandomRules random(31);
        for (int i = 0; i < 60; ++i) {
            test::Values grid = test::some_filling(plain, random);
            Rule rule = long_sum(plain, grid, random);
            if (random.below(2) == 0)
                rule = {RuleKind::any_of, {}, {}, {}, {rule, long_sum(plain, grid, random)}};
            const auto board = with_rules(plain, std::span(&rule, 1));
            if (!board) continue;
            test::empty_some(grid, empty, random);
            solvable += test::compare_count(plain, *board, grid);
        }
    }
    EXPECT_GT(solvable, 100);
}

}  // namespace
}  // namespace nonet::rules
