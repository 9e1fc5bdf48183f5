// The network that is built before a search, and the propagation of houses during one.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/derived_sums.hpp"
#include "rules/propagator.hpp"
#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet::rules {
namespace {

constexpr const char* grid =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

std::vector<std::uint8_t> solution() {
    return parse_board_puzzle(grid, parse_board("9x9").value()).value().values;
}

// Cages of two to four cells of a row, a column or both, with totals from the grid; some cells are left over.
std::string some_cages(test::RandomRules& random) {
    const auto values = solution();
    std::string name = "9x9";
    std::vector<bool> taken(81);
    for (int i = 0; i < 40; ++i) {
        std::vector<int> cells{random.below(81)};
        while (static_cast<int>(cells.size()) < 4 && random.below(4) != 0) {
            const int last = cells.back();
            const int next = random.below(2) == 0 ? last % 9 == 8 ? -1 : last + 1 : last + 9;
            if (next < 0 || next >= 81) break;
            cells.push_back(next);
        }
        int total = 0;
        std::vector<int> seen;
        bool fits = cells.size() > 1;
        for (int cell : cells) {
            const auto at = static_cast<std::size_t>(cell);
            fits &= !taken[at] && std::ranges::find(seen, values[at]) == seen.end();
            seen.push_back(values[at]);
            total += values[at];
        }
        if (!fits) continue;
        name += "+killer=" + std::to_string(total) + ":";
        for (int cell : cells) {
            taken[static_cast<std::size_t>(cell)] = true;
            name += (name.back() == ':' ? "r" : ",r") + std::to_string(cell / 9 + 1) + "c" +
                    std::to_string(cell % 9 + 1);
        }
    }
    return name;
}

TEST(DerivedSums, HoldWhereTheSumsDo) {
    const auto values = solution();
    std::size_t sums = 0, long_ones = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        test::RandomRules random(seed);
        const std::string name = some_cages(random);
        for (const DerivedSum& sum : derived_sums(parse_board(name).value())) {
            int total = 0;
            for (const Term& term : sum.terms) total += term.weight * values[term.cell];
            EXPECT_EQ(total, sum.total) << name;
            ++sums;
            long_ones += sum.terms.size() > 6;
        }
    }
    EXPECT_GT(sums, 1000u);
    EXPECT_GT(long_ones, 100u);
}

// A cell in no sum also gets derived sums that would otherwise be too long.
TEST(DerivedSums, AreLongWhereACellIsInNone) {
    const auto longest = [](const char* name) {
        std::size_t most = 0;
        for (const DerivedSum& sum : derived_sums(parse_board(name).value()))
            most = std::max(most, sum.terms.size());
        return most;
    };
    EXPECT_EQ(longest("9x9+killer=3:r1c1,r1c2"), 7u);
    // Every row is in two sums, so every cell is in one: the nine cells next to the first three columns are too many.
    std::string all = "9x9";
    for (std::string row = "1"; row != ":"; ++row[0])
        all += "+sum=20:r" + row + "c1-r" + row + "c4+sum=25:r" + row + "c5-r" + row + "c9";
    EXPECT_LE(longest(all.c_str()), 6u);
}

TEST(KnownLayers, AreMadeOnceForARuleAndItsNumbers) {
    const auto layers = [](const char* name) {
        return Network(parse_board(name).value()).layered.at(0).layers;
    };
    // Diagonals, whose cells may be equal.
    const auto first = layers("9x9+skyscraper=4:r1c1-r9c9");
    EXPECT_EQ(first, layers("9x9+skyscraper=4:r9c1-r1c9"));
    EXPECT_NE(first, layers("9x9+skyscraper=5:r1c1-r9c9"));
    EXPECT_NE(first, layers("9x9+skyscraper=4:r1c1-r8c8"));
    EXPECT_NE(first, layers("9x9+hidden-skyscraper=4:r1c1-r9c9"));
    EXPECT_NE(first, layers("9x9+0..8+skyscraper=4:r1c1-r9c9"));
}

// For single rules as in a search: no item is run if a cell has no digits.
TEST(Propagator, DrawsNothingWhereACellIsEmpty) {
    const Network network(parse_board("4x4+counting:r1c1,r2c3").value());
    Propagator propagator(network);
    std::vector<Mask> open = network.start;
    EXPECT_TRUE(propagator.draw(open, network.posted[0]));
    open[15] = 0;  // at any place
    EXPECT_FALSE(propagator.draw(open, network.posted[0]));
}

Mask digits(std::initializer_list<int> values) {
    Mask mask = 0;
    for (int value : values) mask |= Mask{1} << (value - 1);
    return mask;
}

TEST(Shares, LeaveTwoOrThreeDigitsToAsManyCells) {
    const Network network(parse_board("9x9+greater:r9c8,r9c9").value());
    Propagator propagator(network);
    std::vector<Mask> open = network.start;
    open[0] = open[1] = digits({1, 2});
    open[9] = digits({3, 4}), open[18] = digits({4, 5}), open[27] = digits({3, 5});
    std::vector<Mask> plain = open;
    ASSERT_TRUE(propagator.settle(plain));
    EXPECT_NE(plain[8] & digits({1, 2}), 0u);
    propagator.look_for_shares(true);
    ASSERT_TRUE(propagator.settle(open));
    EXPECT_EQ(open[8], network.all & ~digits({1, 2}));
    EXPECT_EQ(open[72] & digits({3, 4, 5}), 0u);
    EXPECT_EQ(open[0], digits({1, 2}));
}

// Propagation never removes a digit of the solution.
TEST(Shares, NeverTouchASolution) {
    const auto values = solution();
    std::size_t gone = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        test::RandomRules random(seed);
        const Network network(parse_board(some_cages(random)).value());
        Propagator propagator(network);
        propagator.look_for_shares(true);
        std::vector<Mask> open = network.start;
        for (std::size_t cell = 0; cell < open.size(); ++cell) {
            Mask kept = Mask{1} << (values[cell] - 1);
            for (int extra = random.below(4); extra > 0; --extra) kept |= Mask{1} << random.below(9);
            open[cell] &= kept;
        }
        const std::vector<Mask> before = open;
        ASSERT_TRUE(propagator.settle(open)) << seed;
        for (std::size_t cell = 0; cell < open.size(); ++cell) {
            EXPECT_NE(open[cell] >> (values[cell] - 1) & 1, 0u) << seed << ' ' << cell;
            gone += open[cell] != before[cell];
        }
    }
    EXPECT_GT(gone, 1000u);
}

}  // namespace
}  // namespace nonet::rules
