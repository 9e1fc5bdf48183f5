// The meaning of rules in unclear cases: values from 0, rows and columns that may repeat a digit, the largest regions.
// Each meaning is implemented a second time here, as docs/rules.md states it, and counted over all fillings.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "nonet/boards.hpp"
#include "nonet/rules.hpp"
#include "rules/search.hpp"

namespace nonet {
namespace {

using Numbers = std::vector<int>;  // the printed values

struct Filling {
    int columns;
    Numbers values;
    int at(int row, int column) const {
        return values[static_cast<std::size_t>(columns * (row - 1) + column - 1)];
    }
    Numbers row(int number) const {
        return {values.begin() + columns * (number - 1), values.begin() + columns * number};
    }
};
using Holds = std::function<bool(const Filling&)>;

// Calls `use` for each filling: of rows and columns without repeats, or of all values everywhere.
void each_filling(int rows, int columns, int low, int high, bool repeats,
                  const std::function<void(const Filling&)>& use) {
    Filling filling{columns, Numbers(static_cast<std::size_t>(rows * columns), -1)};
    const auto fill = [&](auto& self, int cell) -> void {
        if (cell == rows * columns) return use(filling);
        for (int value = low; value <= high; ++value) {
            bool is_free = true;
            for (int other = 0; other < cell && !repeats; ++other)
                if (other / columns == cell / columns || other % columns == cell % columns)
                    is_free &= filling.values[static_cast<std::size_t>(other)] != value;
            if (!is_free) continue;
            filling.values[static_cast<std::size_t>(cell)] = value;
            self(self, cell + 1);
        }
    };
    fill(fill, 0);
}

std::uint64_t count(const std::string& name) {
    const auto board = parse_board(name);
    EXPECT_TRUE(board) << name;
    if (!board) return 0;
    rules::Solver solver(*board);
    return solver
        .run(std::vector<std::uint8_t>(static_cast<std::size_t>(board->cell_count())), {}, {.solutions = 0},
             [](auto) {})
        .solutions;
}

// Expects that `holds` agrees with the rule's predicate for each filling, and with the engine's count.
void expect_meaning(const std::string& name, int rows, int columns, int high, bool repeats,
                    const Holds& holds) {
    const Geometry board = parse_board(name).value();
    std::uint64_t meant = 0, other = 0;
    each_filling(rows, columns, 0, high, repeats, [&](const Filling& f) {
        std::vector<std::uint8_t> digits;
        for (int value : f.values) digits.push_back(static_cast<std::uint8_t>(value + 1));
        meant += holds(f);
        other += holds(f) != rule_holds(board, board.rules()[0], digits);
    });
    EXPECT_EQ(other, 0U) << name;
    EXPECT_EQ(count(name), meant) << name;
}

// 4 x 4 cells with the values 0 to 3, no boxes: 576 fillings.
void expect_from_zero(const std::string& rule, const Holds& holds) {
    expect_meaning("4x4:none+0..3+" + rule, 4, 4, 3, false, holds);
}

// 2 x 4 cells with the values 0 to 2, in any combination: 6561 fillings.
void expect_with_repeats(const std::string& rule, const Holds& holds) {
    expect_meaning("2x4:none+0..2+repeats+" + rule, 2, 4, 2, true, holds);
}

int total(const Numbers& values) { return std::accumulate(values.begin(), values.end(), 0); }

int visible(const Numbers& line) {
    int highest = 0, count = 0;
    for (int value : line)
        if (value > highest) highest = value, ++count;
    return count;
}

TEST(DecidedMeanings, AZeroIsNoBuildingOfASkyscraperClue) {
    for (int clue = 0; clue <= 4; ++clue) {
        const std::string words = "skyscraper=" + std::to_string(clue) + ":r1c1-r1c4";
        const auto holds = [&](const Filling& f) { return visible(f.row(1)) == clue; };
        expect_from_zero(words, holds);
        expect_with_repeats(words, holds);
    }
}

TEST(DecidedMeanings, AHiddenSkyscraperCanBeAZero) {
    for (int clue = 0; clue <= 3; ++clue)
        expect_from_zero("hidden-skyscraper=" + std::to_string(clue) + ":r1c1-r1c4", [&](const Filling& f) {
            const Numbers line = f.row(1);
            for (std::size_t i = 1; i < line.size(); ++i)
                if (line[i] <= *std::max_element(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(i)))
                    return line[i] == clue;
            return false;
        });
}

// The first cell is a number or an index of cells, from 1 on: 0 is neither.
TEST(DecidedMeanings, AZeroCountsNoCellsOfAnXSumAndNamesNone) {
    for (int clue = 0; clue <= 7; ++clue) {
        const std::string words = std::to_string(clue) + ":r1c1-r1c4";
        const auto sum = [&](const Filling& f) {
            const Numbers line = f.row(1);
            return line[0] >= 1 && total({line.begin(), line.begin() + line[0]}) == clue;
        };
        expect_from_zero("x-sum=" + words, sum);
        expect_with_repeats("x-sum=" + words, sum);
        if (clue > 3) continue;
        const auto room = [&](const Filling& f) { return f.at(1, 1) >= 1 && f.at(1, f.at(1, 1)) == clue; };
        expect_from_zero("numbered-room=" + words, room);
        expect_with_repeats("numbered-room=" + words, room);
    }
}

TEST(DecidedMeanings, AnIndexerIsNeverZero) {
    expect_from_zero("row-indexer:r1c1,r2c3", [](const Filling& f) {
        return f.at(1, 1) >= 1 && f.at(f.at(1, 1), 1) == 1 && f.at(2, 3) >= 1 && f.at(f.at(2, 3), 3) == 2;
    });
    expect_from_zero("column-indexer:r1c1,r2c3", [](const Filling& f) {
        return f.at(1, 1) >= 1 && f.at(1, f.at(1, 1)) == 1 && f.at(2, 3) >= 1 && f.at(2, f.at(2, 3)) == 3;
    });
    expect_from_zero("value-index:r1c1,r1c2,r2c1-r2c4",
                     [](const Filling& f) { return f.at(1, 2) >= 1 && f.at(2, f.at(1, 2)) == f.at(1, 1); });
    std::uint64_t meant = 0;  // boxes of 2 x 2, places 1 to 4 in reading order
    each_filling(4, 4, 0, 3, false, [&](const Filling& f) {
        for (int row : {1, 3})
            for (int column : {1, 3})
                if (std::set{f.at(row, column), f.at(row, column + 1), f.at(row + 1, column),
                             f.at(row + 1, column + 1)}
                        .size() < 4)
                    return;
        const Numbers box{f.at(1, 1), f.at(1, 2), f.at(2, 1), f.at(2, 2)};
        meant += box[1] >= 1 && box[static_cast<std::size_t>(box[1] - 1)] == 2;
    });
    EXPECT_EQ(count("4x4+0..3+box-indexer:r1c2"), meant);
}

// Zeros belong to an adjacent part. A line of zeros has no part.
bool can_be_cut(const Numbers& line, int part) {
    if (line.empty()) return false;
    for (std::size_t size = 1; size <= line.size(); ++size) {
        const auto cut = line.begin() + static_cast<std::ptrdiff_t>(size);
        if (total({line.begin(), cut}) == part && (cut == line.end() || can_be_cut({cut, line.end()}, part)))
            return true;
    }
    return false;
}

TEST(DecidedMeanings, ASumLineHasAPartAndALineOfZerosHasNone) {
    for (int part = 1; part <= 9; ++part) {
        const std::string words = "=" + std::to_string(part) + ":r1c1-r1c4";
        const auto line = [&](const Filling& f) { return can_be_cut(f.row(1), part); };
        const auto loop = [&](const Filling& f) {
            Numbers values = f.row(1);
            for (std::size_t turns = 0; turns < values.size(); ++turns) {
                std::rotate(values.begin(), values.begin() + 1, values.end());
                if (can_be_cut(values, part)) return true;
            }
            return false;
        };
        expect_from_zero("sum-line" + words, line);
        expect_with_repeats("sum-line" + words, line);
        expect_from_zero("sum-loop" + words, loop);
        expect_with_repeats("sum-loop" + words, loop);
    }
}

TEST(DecidedMeanings, CountsOfZero) {
    // A digit in a circle is a number of circles, so it is not 0.
    expect_from_zero("counting:r1c1-r1c2,r2c3,r3c3", [](const Filling& f) {
        const Numbers circles{f.at(1, 1), f.at(1, 2), f.at(2, 3), f.at(3, 3)};
        return std::ranges::all_of(circles,
                                   [&](int value) { return std::ranges::count(circles, value) == value; });
    });
    // 0 is twice 0, and twice no other value.
    expect_with_repeats("black:r1c1,r1c2", [](const Filling& f) {
        return f.at(1, 1) == 2 * f.at(1, 2) || f.at(1, 2) == 2 * f.at(1, 1);
    });
    // Two zeros are never 0 steps apart.
    expect_with_repeats("anti-taxicab", [](const Filling& f) {
        for (int a = 0; a < 8; ++a)
            for (int b = 0; b < a; ++b) {
                const int steps = std::abs(a / 4 - b / 4) + std::abs(a % 4 - b % 4);
                if (f.values[static_cast<std::size_t>(a)] == steps &&
                    f.values[static_cast<std::size_t>(b)] == steps)
                    return false;
            }
        return true;
    });
}

// Of several smallest or largest values, the first one along the line counts.
TEST(DecidedMeanings, ASandwichIsBetweenTheFirstSmallestAndTheFirstLargest) {
    for (int clue = 0; clue <= 4; ++clue)
        expect_with_repeats("sandwich=" + std::to_string(clue) + ":r1c1-r1c4", [&](const Filling& f) {
            const Numbers line = f.row(1);
            const auto low = std::ranges::min_element(line) - line.begin(),
                       high = std::ranges::max_element(line) - line.begin();
            int between = 0;
            for (auto i = std::min(low, high) + 1; i < std::max(low, high); ++i)
                between += line[static_cast<std::size_t>(i)];
            return between == clue;
        });
}

// All cells that a chess piece reaches, including adjacent ones: rows and columns that repeat do not exclude these.
TEST(DecidedMeanings, MovesOfChessWhereRowsAndColumnsRepeat) {
    const auto differ = [](const Filling& f, int rows, std::initializer_list<std::pair<int, int>> moves) {
        for (int row = 1; row <= rows; ++row)
            for (int column = 1; column <= f.columns; ++column)
                for (const auto& [down, right] : moves)
                    if (row + down <= rows && column + right >= 1 && column + right <= f.columns &&
                        f.at(row, column) == f.at(row + down, column + right))
                        return false;
        return true;
    };
    struct Case {
        const char* name;
        int rows, columns, high;
        std::initializer_list<std::pair<int, int>> moves;
    };
    for (const Case& one : {Case{"3x3:none+repeats+king", 3, 3, 3, {{0, 1}, {1, 0}, {1, 1}, {1, -1}}},
                            Case{"2x4:none+repeats+king", 2, 4, 4, {{0, 1}, {1, 0}, {1, 1}, {1, -1}}},
                            Case{"3x3:none+repeats+knight", 3, 3, 3, {{1, 2}, {1, -2}, {2, 1}, {2, -1}}}}) {
        std::uint64_t meant = 0;
        each_filling(one.rows, one.columns, 1, one.high, true,
                     [&](const Filling& f) { meant += differ(f, one.rows, one.moves); });
        EXPECT_EQ(count(one.name), meant) << one.name;
    }
    EXPECT_EQ(count("3x3:none+repeats+king"), 0U);
    EXPECT_EQ(count("2x4:none+repeats+king"), 4U * 3 * 2 * 2 * 2);
}

TEST(DecidedMeanings, TheLargestRegionsHoldTheSameValues) {
    const auto values_of = [](const Filling& f, const std::vector<std::pair<int, int>>& cells) {
        std::set<int> values;
        for (const auto& [row, column] : cells) values.insert(f.at(row, column));
        return values;
    };
    // Rows are the largest regions.
    std::uint64_t meant = 0;
    each_filling(2, 3, 1, 5, false, [&](const Filling& f) {
        meant += values_of(f, {{1, 1}, {1, 2}, {1, 3}}) == values_of(f, {{2, 1}, {2, 2}, {2, 3}});
    });
    EXPECT_EQ(count("2x3+1..5+region-same-values"), meant);
    // Rows and columns.
    meant = 0;
    each_filling(3, 3, 1, 5, false, [&](const Filling& f) {
        std::set<std::set<int>> found;
        for (int i = 1; i <= 3; ++i) {
            found.insert(values_of(f, {{i, 1}, {i, 2}, {i, 3}}));
            found.insert(values_of(f, {{1, i}, {2, i}, {3, i}}));
        }
        meant += found.size() == 1;
    });
    EXPECT_EQ(meant, 10U * 12);  // three of five values, twelve squares of each set
    EXPECT_EQ(count("3x3+1..5+region-same-values"), meant);
    // Boxes are larger than rows.
    meant = 0;
    each_filling(2, 4, 0, 4, false, [&](const Filling& f) {
        const auto left = values_of(f, {{1, 1}, {1, 2}, {2, 1}, {2, 2}}),
                   right = values_of(f, {{1, 3}, {1, 4}, {2, 3}, {2, 4}});
        const auto above = values_of(f, {{1, 1}, {1, 2}, {1, 3}, {1, 4}}),
                   below = values_of(f, {{2, 1}, {2, 2}, {2, 3}, {2, 4}});
        meant += left.size() == 4 && left == right && left == above && left == below;
    });
    EXPECT_EQ(count("2x4+0..4+region-same-values"), meant);
    // If regions hold every digit, the rule has no effect.
    EXPECT_EQ(count("4x4+region-same-values"), 288U);
}

}  // namespace
}  // namespace nonet
