#pragma once
// All divisions of a small board into regions, and puzzles with regions to be found, counted by these and by the
// engine.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet::test {

// Orthogonally connected regions of `side` cells each, numbered from 1 by their first cells: the first cell without a
// region begins the next one, which grows in every way.
class Divisions {
 public:
    explicit Divisions(int side) : side_(side), numbers_(static_cast<std::size_t>(side * side)) { begin(1); }
    const std::vector<Values>& all() const { return all_; }

 private:
    void begin(int region) {
        const auto first = std::ranges::find(numbers_, 0);
        if (first == numbers_.end()) return all_.push_back(numbers_);
        std::set<std::vector<int>> seen;
        const int cell = static_cast<int>(first - numbers_.begin());
        grow(region, {cell}, seen);
    }

    void grow(int region, std::vector<int> cells, std::set<std::vector<int>>& seen) {
        std::ranges::sort(cells);
        if (!seen.insert(cells).second) return;
        if (static_cast<int>(cells.size()) == side_) {
            for (int cell : cells) number(cell) = static_cast<std::uint8_t>(region);
            begin(region + 1);
            for (int cell : cells) number(cell) = 0;
            return;
        }
        for (int cell : cells)
            for (int other : beside(cell))
                if (number(other) == 0 && std::ranges::find(cells, other) == cells.end()) {
                    std::vector<int> more = cells;
                    more.push_back(other);
                    grow(region, std::move(more), seen);
                }
    }

    std::vector<int> beside(int cell) const {
        std::vector<int> others;
        if (cell >= side_) others.push_back(cell - side_);
        if (cell % side_ > 0) others.push_back(cell - 1);
        if (cell % side_ < side_ - 1) others.push_back(cell + 1);
        if (cell < side_ * (side_ - 1)) others.push_back(cell + side_);
        return others;
    }

    std::uint8_t& number(int cell) { return numbers_[static_cast<std::size_t>(cell)]; }

    const int side_;
    Values numbers_;
    std::vector<Values> all_;
};

// Regions, and up to three clues about their numbers; most clues only compare them.
inline std::string some_found_regions(int side, RandomRules& random) {
    const std::string size = std::to_string(side);
    const auto one_of = [&](int count) { return std::to_string(1 + random.below(count)); };
    const auto cell = [&] { return 'r' + one_of(side) + 'c' + one_of(side); };
    const auto number = [&] { return 'p' + one_of(side * side); };
    const auto two = [&](char between) {  // two different ones
        const int first = random.below(side * side), more = 1 + random.below(side * side - 1);
        return 'p' + std::to_string(1 + first) + between + 'p' +
               std::to_string(1 + (first + more) % (side * side));
    };
    const auto clue = [&]() -> std::string {
        const std::string more = random.below(3) == 0 ? "=1:" : ":", first = number();
        switch (random.below(8)) {
            case 0:
            case 1: return "count-same" + more + cell() + ',' + first + ',' + two(',') + ',' + number();
            case 2:
            case 3:
                return "run-length" + more + cell() + '/' + first + ',' + two(',') + '/' + first + ',' +
                       number();
            case 4: return "count-distinct:" + cell() + ',' + first + ',' + two(',');
            case 5: return "killer:" + two(',');
            case 6: return "clone:" + two('/');
            default: return random.below(2) == 0 ? "thermo:" + two(',') : "killer=5:" + two(',');
        }
    };
    std::string name = size + 'x' + size + ":none+extra=" + size + 'x' + size + ":p+found-regions:p1-p" +
                       std::to_string(side * side);
    for (int i = random.below(4); i > 0; --i) name += '+' + clue();
    return name;
}

// Returns the number of grids. Expects that the engine finds exactly these.
inline std::size_t compare_found_regions(const std::string& name, const Divisions& divisions,
                                         const Values& givens) {
    const Geometry board = parse_board(name).value();
    const Geometry plain = parse_board(name.substr(0, name.find('+'))).value();
    const Rule& rule = *rules::extra_rule(board);
    std::set<std::string> meant, found;
    Values empty = givens;
    each_filling(plain, empty, 0, [&](const Values& values) {
        for (const Values& division : divisions.all()) {
            Values all = values;
            all.insert(all.end(), division.begin(), division.end());
            if (rule_holds(board, rule, all)) return void(meant.insert({values.begin(), values.end()}));
        }
    });
    rules::Solver solver(board);
    const auto run = solver.run(givens, {}, {.solutions = 0}, [&](std::span<const std::uint8_t> values) {
        EXPECT_TRUE(found.insert({values.begin(), values.end()}).second) << name;
    });
    EXPECT_EQ(run.stop, Stop::finished) << name;
    EXPECT_EQ(found, meant) << name;
    return meant.size();
}

}  // namespace nonet::test
