// Regions that are to be found: by the engine, and by trying all ways to divide a board.

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/engines.hpp"
#include "rules/extra.hpp"
#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

using test::Values;

constexpr int side = 4, cells = side * side;

bool is_joined(const Values& numbers, int region) {
    std::set<int> left;
    for (int cell = 0; cell < cells; ++cell)
        if (numbers[static_cast<std::size_t>(cell)] == region) left.insert(cell);
    std::vector<int> reached{*left.begin()};
    left.erase(left.begin());
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (int other : {reached[i] - side, reached[i] + side, reached[i] % side == 0 ? -1 : reached[i] - 1,
                          reached[i] % side == side - 1 ? -1 : reached[i] + 1})
            if (left.erase(other) != 0) reached.push_back(other);
    return left.empty();
}

// All ways to divide 4 x 4 cells into four regions of four, numbered from 1 by their first cells.
void divide(Values& numbers, std::vector<Values>& found) {
    if (numbers.size() == cells) {
        for (int region = 1; region <= side; ++region)
            if (!is_joined(numbers, region)) return;
        return found.push_back(numbers);
    }
    const int used = numbers.empty() ? 0 : *std::ranges::max_element(numbers);
    for (int region = 1; region <= std::min(used + 1, side); ++region) {
        if (std::ranges::count(numbers, region) == side) continue;
        numbers.push_back(static_cast<std::uint8_t>(region));
        divide(numbers, found);
        numbers.pop_back();
    }
}

const std::vector<Values>& divisions() {
    static const std::vector<Values> all = [] {
        std::vector<Values> found;
        Values numbers;
        divide(numbers, found);
        return found;
    }();
    return all;
}

TEST(FoundRegions, OfSixteenCellsAreDividedInAsManyWaysAsIsKnown) { EXPECT_EQ(divisions().size(), 117U); }

TEST(FoundRegions, AreCountedByTheEngineAsByTheirMeaning) {
    const Geometry plain = parse_board("4x4:none").value();
    int solvable = 0, unsolvable = 0;
    for (std::uint64_t seed = 1; seed <= 120; ++seed) {
        test::RandomRules random(seed);
        const auto cell = [&] {
            return 'r' + std::to_string(1 + random.below(4)) + 'c' + std::to_string(1 + random.below(4));
        };
        const auto number = [&] { return 'p' + std::to_string(1 + random.below(16)); };
        std::string name = "4x4:none+extra=4x4:p+found-regions:p1-p16";
        for (int i = random.below(4); i > 0; --i) {
            const std::string more = random.below(3) == 0 ? "=1" : "", first = number();
            if (random.below(2) == 0)
                name += "+count-same" + more + ':' + cell() + ',' + first + ',' + number() + ',' + number() +
                        ',' + number();
            else
                name += "+run-length" + more + ':' + cell() + '/' + first + ',' + number() + ',' + number() +
                        '/' + first + ',' + number();
        }
        const Geometry board = parse_board(name).value();
        const Rule& rule = *rules::extra_rule(board);
        Values givens{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
        for (int i = 0; i < 14; ++i) givens[static_cast<std::size_t>(random.below(16))] = 0;
        std::set<Values> meant, found;
        test::each_filling(plain, givens, 0, [&](const Values& values) {
            for (const Values& division : divisions()) {
                Values all = values;
                all.insert(all.end(), division.begin(), division.end());
                if (rule_holds(board, rule, all)) return void(meant.insert(values));
            }
        });
        rules::Solver solver(board);
        solver.run(givens, {}, {.solutions = 0}, [&](std::span<const std::uint8_t> values) {
            EXPECT_TRUE(found.insert({values.begin(), values.end()}).second);
        });
        EXPECT_EQ(found, meant) << name;
        ++(meant.empty() ? unsolvable : solvable);
    }
    EXPECT_GE(solvable, 30);
    EXPECT_GE(unsolvable, 10);
}

TEST(FoundRegions, SayWhatTheyAre) {
    const Geometry board = parse_board("4x4:none+extra=4x4:p+found-regions:p1-p16").value();
    const auto holds = [&](std::string_view text) {
        Values values{1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
        for (char c : text) values.push_back(static_cast<std::uint8_t>(c - '0'));
        return rule_holds(board, *rules::extra_rule(board), values);
    };
    EXPECT_TRUE(holds("1122112233443344"));
    EXPECT_FALSE(holds("2211221133443344"));  // numbered out of order
    EXPECT_FALSE(holds("1122113233443244"));  // a region of five cells, and one of three
    EXPECT_FALSE(holds("1122211233443344"));  // not joined
    EXPECT_FALSE(holds("1112133224434433"));  // a digit twice
}

// Digits decide whether a division holds, so nothing is said of it before they all stand: by the engines of the tutorials, and
// where a number is listed twice and the rule is asked whole.
TEST(FoundRegions, AreAskedWhenTheBoardIsFilled) {
    const std::string numbers =
        "4x4:none+extra=4x4:p+allowed=1:p1,p2,p5,p6+allowed=2:p3,p4,p7,p8+allowed=3:p9,p10,p13,p14"
        "+allowed=4:p11,p12,p15,p16";
    const auto count = [](const std::string& name, std::string_view text, const char* engine) {
        const auto puzzle = parse_board_puzzle(text, parse_board(name).value());
        return run(*find_engine(engine), *puzzle, {.solutions = 0})->solutions;
    };
    const std::string divided = numbers + "+found-regions:p1-p16+allowed=1,2:r1c1,p1";
    for (const char* engine : {"fast", "mrv", "dlx"})
        EXPECT_EQ(count(divided, "123.............", engine), 12U) << engine;
    const std::string twice =
        "4x4:none+extra=4x4:p+allowed=1:p1,p5,p6+allowed=2:p3,p4,p7,p8+allowed=3:p9,p10,p13,p14"
        "+allowed=4:p11,p12,p15,p16+found-regions:p1,p1,p3-p16";
    EXPECT_EQ(count(twice, "1234341221434321", "fast"), 1U);
    EXPECT_GT(count(twice, std::string(16, '.'), "fast"), 0U);
}

TEST(FoundRegions, RunsBeginWithOneCell) {
    EXPECT_TRUE(parse_board("4x4+run-length:r1c1/r2c2-r2c4/r2c2,r3c2"));
    EXPECT_FALSE(parse_board("4x4+run-length:r1c1/r2c2-r2c4/r3c3,r3c2"));
    EXPECT_FALSE(parse_board("4x4+run-length:r1c1,r1c2/r2c2-r2c4"));
}

TEST(FoundRegions, CountsSayHowManyCellsAreTheSame) {
    const auto holds = [](const char* name, Values values) {
        const Geometry board = parse_board(std::string("4x4:none+") + name).value();
        values.resize(16, 4);
        return rule_holds(board, board.rules()[0], values);
    };
    EXPECT_TRUE(holds("count-same:r1c1,r1c2,r1c3,r1c4", {2, 3, 1, 3}));
    EXPECT_FALSE(holds("count-same:r1c1,r1c2,r1c3,r1c4", {2, 3, 1, 1}));
    EXPECT_TRUE(holds("count-same=1:r1c1,r1c2,r1c3,r1c4", {1, 3, 1, 3}));
    EXPECT_TRUE(holds("run-length:r1c1/r1c2-r1c4", {1, 3, 1, 3}));
    EXPECT_TRUE(holds("run-length:r1c1/r1c3,r1c2/r1c3,r1c4", {3, 2, 2, 2}));
    EXPECT_TRUE(holds("run-length=1:r1c1/r1c3,r1c2/r1c3,r1c4", {2, 2, 2, 2}));
    EXPECT_FALSE(holds("run-length:r1c1/r1c3,r1c2/r1c3,r1c4", {3, 2, 2, 1}));
}

}  // namespace
}  // namespace nonet
