// The propagation of areas and of numbers in order, each item by itself, compared with the simplest definition.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "nonet/boards.hpp"
#include "rules/propagator.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

using rules::Mask;
using rules::Network;

Network::Posted only(const Network& network, Network::Kind kind) {
    const auto at = std::ranges::find(network.items, kind, &Network::Item::kind);
    const auto number = static_cast<std::uint32_t>(at - network.items.begin());
    return {number, number + 1, 0, 0, {}};
}

// Random masks: mostly digits of both kinds, sometimes of one.
std::vector<Mask> some_masks(std::size_t cells, int digits, test::RandomRules& random) {
    std::vector<Mask> masks(cells);
    for (Mask& mask : masks)
        while (mask == 0)
            for (int digit = 0; digit < digits; ++digit) mask |= static_cast<Mask>(random.below(2)) << digit;
    return masks;
}

// Returns the cells of a square board that are reachable from one cell within a set.
std::vector<bool> reached(int side, std::vector<bool> within, int first) {
    std::vector<bool> seen(within.size());
    std::vector<int> list;
    const auto enter = [&](int cell) {
        const auto at = static_cast<std::size_t>(cell);
        if (!within[at] || seen[at]) return;
        seen[at] = true;
        list.push_back(cell);
    };
    enter(first);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int cell = list[i];
        if (cell % side > 0) enter(cell - 1);
        if (cell % side + 1 < side) enter(cell + 1);
        if (cell >= side) enter(cell - side);
        if (cell + side < side * side) enter(cell + side);
    }
    return seen;
}

// Digit 0 is connected: unreachable cells are out, and a cell is in if the cells that are in would be disconnected
// without it.
void expect_area(int side, std::vector<Mask> open, const std::vector<Mask>& drawn, bool holds) {
    std::vector<bool> can_be, is_in;
    for (Mask mask : open) can_be.push_back((mask & 1) != 0), is_in.push_back(mask == 1);
    const auto first = std::ranges::find(is_in, true);
    if (first == is_in.end()) return;
    const int from = static_cast<int>(first - is_in.begin());
    const auto leaves_out = [&](const std::vector<bool>& seen) {
        for (std::size_t i = 0; i < seen.size(); ++i)
            if (is_in[i] && !seen[i]) return true;
        return false;
    };
    const auto all = reached(side, can_be, from);
    ASSERT_EQ(holds, !leaves_out(all));
    for (std::size_t i = 0; holds && i < open.size(); ++i) {
        if (!all[i]) {
            EXPECT_EQ(drawn[i], open[i] & ~Mask{1}) << i;
            continue;
        }
        auto without = can_be;
        without[i] = false;
        const bool is_needed = !is_in[i] && leaves_out(reached(side, without, from));
        EXPECT_EQ(drawn[i], is_needed ? 1 : open[i]) << i;
    }
}

int draw_areas(int side, int puzzles) {
    const std::string size = std::to_string(side);
    std::string cells = "r1c1-r1c" + size;
    for (int row = 2; row <= side; ++row)
        cells += ",r" + std::to_string(row) + "c1-r" + std::to_string(row) + 'c' + size;
    const Geometry board = parse_board(size + 'x' + size + ":none+connected=1:" + cells).value();
    const Network network(board);
    rules::Propagator propagator(network);
    int drawn_of = 0;
    for (int i = 1; i <= puzzles; ++i) {
        test::RandomRules random(static_cast<std::uint64_t>(i));
        auto open = some_masks(static_cast<std::size_t>(side * side), 2, random);
        for (Mask& mask : open)  // fewer cells that are in
            if (mask == 1 && random.below(side) != 0) mask = 3;
        auto drawn = open;
        const bool holds = propagator.draw(drawn, only(network, Network::Kind::connected));
        expect_area(side, open, drawn, holds);
        drawn_of += holds && drawn != open;
    }
    return drawn_of;
}

TEST(Areas, AreReachedAndHaveNoOtherWay) { EXPECT_GE(draw_areas(4, 400), 50); }
TEST(Areas, OfMoreThanTwoWordsOfCellsAsWell) { EXPECT_GE(draw_areas(12, 60), 5); }

// Each remaining digit occurs in a sequence of numbers that are all present and occur first in ascending order.
TEST(Precedence, LeavesWhatStandsInSomeRowOfNumbers) {
    const Geometry board = parse_board("3x3:none+extra=3x3:p+found-regions:p1-p9").value();
    const Network network(board);
    rules::Propagator propagator(network);
    const auto cells = network.list(network.precedences.at(0).cells);
    int solvable = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        test::RandomRules random(seed);
        auto open = some_masks(18, 3, random);
        std::vector<Mask> meant(18), row(9);
        const auto go_on = [&](auto& self, std::size_t place, Mask used) -> void {
            if (place == 9) {
                for (std::size_t i = 0; used == 7 && i < 9; ++i) meant[cells[i]] |= row[i];
                return;
            }
            for (Mask digit = 1; digit <= 4; digit *= 2) {
                if ((open[cells[place]] & digit) == 0 || ((digit - 1) & ~used) != 0) continue;
                row[place] = digit;
                self(self, place + 1, used | digit);
            }
        };
        go_on(go_on, 0, 0);
        for (std::size_t cell = 0; cell < 9; ++cell) meant[cell] = open[cell];
        // With the areas propagated next, most cases end in a contradiction: this propagates the same again.
        auto with_areas = open;
        Network::Posted posted = only(network, Network::Kind::precedence);
        posted.last_item += 3;
        propagator.draw(with_areas, posted);
        const bool holds = propagator.draw(open, only(network, Network::Kind::precedence));
        ASSERT_EQ(holds, meant[cells[0]] != 0) << seed;
        if (holds) {
            EXPECT_EQ(open, meant) << seed;
        }
        solvable += holds;
    }
    EXPECT_GE(solvable, 50);
}

}  // namespace
}  // namespace nonet
