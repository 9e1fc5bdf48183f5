// Outside clues along different cells: the propagation of one clue, compared with all orders of digits that it allows.

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "nonet/board_text.hpp"
#include "rules/propagator.hpp"
#include "support/random_rules.hpp"

namespace nonet::rules {
namespace {

using test::RandomRules;
using test::Values;

// Calls `use` with each filling of the line from a cell on, by its masks, without repeated digits.
template <class Do>
void each_order(std::span<const Cell> line, std::span<const Mask> open, Values& values, std::size_t from,
                Do act) {
    if (from == line.size()) return act();
    for (Mask left = open[line[from]]; left != 0; left &= left - 1) {
        const auto value = static_cast<std::uint8_t>(std::countr_zero(left) + 1);
        const auto before = line.first(from);
        if (std::ranges::any_of(before, [&](Cell cell) { return values[cell] == value; })) continue;
        values[line[from]] = value;
        each_order(line, open, values, from + 1, act);
    }
}

std::vector<Mask> possible(const Geometry& board, std::vector<Mask> open) {
    const Rule& rule = board.rules()[0];
    const std::span<const Cell> line = rule.groups[0];
    Values values(open.size(), 1);
    std::vector<Mask> found = open;
    for (Cell cell : line) found[cell] = 0;
    each_order(line, open, values, 0, [&] {
        if (!rule_holds(board, rule, values)) return;
        for (Cell cell : line) found[cell] |= Mask{1} << (values[cell] - 1);
    });
    return found;
}

struct Drawn {
    int all = 0,
        exact = 0;  // the number of lines, and of those whose remaining digits are exactly the possible ones
};

// Random lines with some digits of each cell, which may have no filling.
Drawn draw_some(const char* kind, const char* board_name, int length, int most_value, RandomRules& random) {
    Drawn drawn;
    for (int i = 0; i < 400; ++i) {
        const std::string name = std::string(board_name) + "+" + kind + "=" +
                                 std::to_string(1 + random.below(most_value)) + ":r2c1-r2c" +
                                 std::to_string(length);
        const Geometry board = parse_board(name).value();
        const Network network(board);
        std::vector<Mask> open = network.start;
        const int spare = random.below(5);
        for (Cell cell : board.rules()[0].groups[0])
            for (int k = 0; k < spare; ++k)
                if (const Mask fewer = open[cell] & ~(Mask{1} << random.below(board.digit_count()));
                    fewer != 0)
                    open[cell] = fewer;
        const std::vector<Mask> right = possible(board, open);
        Propagator propagator(network);
        const bool holds = propagator.draw(open, network.posted[0]);
        ++drawn.all;
        if (!holds) {
            EXPECT_EQ(right[board.rules()[0].groups[0][0]], 0U) << name;
            ++drawn.exact;
            continue;
        }
        for (std::size_t cell = 0; cell < open.size(); ++cell)
            EXPECT_EQ(right[cell] & ~open[cell], 0U) << name << ", cell " << cell;
        drawn.exact += open == right;
    }
    return drawn;
}

struct Clue {
    const char* kind;
    int most_value;
    int least_exact;  // of 400: slightly less than measured
};

class OutsideClues : public ::testing::TestWithParam<Clue> {};

TEST_P(OutsideClues, LeaveWhatIsPossibleAndLittleElse) {
    const auto& [kind, most_value, least_exact] = GetParam();
    RandomRules random(7);
    for (const char* board : {"6x6", "6x6+0..5"})
        for (int length : {6, 4}) {
            const Drawn drawn = draw_some(kind, board, length, most_value, random);
            EXPECT_GE(drawn.exact, least_exact) << board << ' ' << length << " of " << drawn.all;
        }
}

INSTANTIATE_TEST_SUITE_P(Kinds, OutsideClues,
                         ::testing::Values(Clue{"skyscraper", 5, 360}, Clue{"hidden-skyscraper", 5, 320},
                                           Clue{"x-sum", 15, 295}, Clue{"sandwich", 9, 280},
                                           Clue{"numbered-room", 5, 170}),
                         [](const auto& param) {
                             std::string name = param.param.kind;
                             std::erase(name, '-');
                             return name;
                         });

// The result for a position must not depend on earlier calls.
TEST(Skyline, SaysOfOneRuleTheSameEachTime) {
    RandomRules random(3);
    for (const char* name : {"4x4+skyscraper=2:r1c1-r1c4", "4x4+hidden-skyscraper=2:r1c1-r1c4"}) {
        const Geometry board = parse_board(name).value();
        const Network network(board, Network::Which::apart);
        Propagator kept(network);
        std::vector<Mask> open(16, network.all);
        for (int i = 0; i < 1000; ++i) {
            if (i % 2 == 0)
                for (Mask& mask : open) mask = static_cast<Mask>(1 + random.below(15));
            else  // the earlier result with one cell opened again
                open[static_cast<std::size_t>(random.below(4))] = network.all;
            std::vector<Mask> again = open;
            Propagator fresh(network);
            const bool holds = fresh.draw(open, network.posted[0]);
            ASSERT_EQ(kept.draw(again, network.posted[0]), holds) << name << ' ' << i;
            if (holds) {
                ASSERT_EQ(again, open) << name << ' ' << i;
            }
        }
    }
}

// Overlapping regions can keep more cells different than there are digits: then no filling exists.
TEST(OutsideClues, AreDrawnOnAlongNoMoreCellsThanDigits) {
    std::string apart = "10x10:none", line = ":r1c1-r1c10,r2c1";
    for (int column = 1; column <= 10; ++column) apart += "+region:r1c" + std::to_string(column) + ",r2c1";
    for (const char* clue :
         {"skyscraper=3", "hidden-skyscraper=3", "x-sum=10", "sandwich=10", "numbered-room=3"}) {
        const Geometry board = parse_board(apart + "+" + clue + line).value();
        const Network network(board);
        EXPECT_TRUE(network.skylines.empty() && network.stretches.empty()) << clue;
        EXPECT_TRUE(network.rooms.empty() || !network.rooms[0].is_different) << clue;
    }
}

}  // namespace
}  // namespace nonet::rules
