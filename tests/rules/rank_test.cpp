// Several ranks at once: the engine agrees with the meaning, and needs little search.

#include <gtest/gtest.h>

#include <string>

#include "rules/numbers.hpp"
#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

using Line = std::vector<Cell>;

int rank_of(const std::vector<Line>& lines, const Line& own, const test::Values& filling) {
    const auto number = [&](const Line& line) {
        test::Values digits;
        for (Cell cell : line) digits.push_back(filling[cell]);
        return digits;
    };
    int rank = 1;
    for (const Line& line : lines) rank += number(line) < number(own);
    return rank;
}

// Two to six lines with their ranks in the filling; sometimes with a wrong rank.
std::vector<Rule> some_ranks(const Geometry& plain, const test::Values& filling, test::RandomRules& random) {
    const auto lines = rules::all_lines(plain);
    const auto kind = random.below(2) == 0 ? RuleKind::full_rank : RuleKind::shared_rank;
    std::vector<Rule> ranks;
    for (int i = 2 + random.below(5); i > 0; --i) {
        const Line& line = lines[static_cast<std::size_t>(random.below(static_cast<int>(lines.size())))];
        int rank = rank_of(lines, line, filling);
        if (random.below(12) == 0) rank += random.below(3) - 1;
        ranks.push_back({kind, {line}, {rank}, {}});
    }
    return ranks;
}

TEST(SeveralRanks, AreCountedByTheEngineAsByTheirMeaning) {
    int solvable = 0, unsolvable = 0;
    // With houses of every digit, without boxes, and with more digits than a line has cells.
    for (const auto& [name, empty] : {std::pair{"4x4", 16}, {"4x4:none", 13}, {"4x4+1..5", 9}}) {
        const Geometry plain = parse_board(name).value();
        for (std::uint64_t seed = 1; seed <= 120; ++seed) {
            test::RandomRules random(seed);
            test::Values filling(16);
            rules::Solver filler(plain);
            Rng rng(seed, 1);
            Budget budget{Limits{}};
            filler.fill(rng, budget, filling);
            const auto board = with_rules(plain, some_ranks(plain, filling, random));
            ASSERT_TRUE(board);
            test::Values givens = filling;
            for (int i = 0; i < empty; ++i)
                givens[static_cast<std::size_t>(empty == 16 ? i : random.below(16))] = 0;
            const std::uint64_t meant = test::count_by_meaning(plain, *board, givens);
            rules::Solver solver(*board);
            EXPECT_EQ(solver.run(givens, {}, {.solutions = 0}).solutions, meant)
                << board->name() << ' ' << seed;
            ++(meant == 0 ? unsolvable : solvable);
        }
    }
    EXPECT_GE(solvable, 200);
    EXPECT_GE(unsolvable, 20);
}

// The immediate consequences of these givens: the digits of some cells.
class Drawn {
 public:
    Drawn(const char* board, std::vector<std::pair<std::size_t, std::uint8_t>> givens = {}) {
        rules::Solver solver(parse_board(board).value());
        test::Values values(static_cast<std::size_t>(solver.network().cell_count));
        for (const auto& [cell, value] : givens) values[cell] = value;
        EXPECT_TRUE(solver.start(values, {}, open_));
    }
    std::string at(std::size_t cell) const {
        std::string digits;
        for (int digit = 0; digit < 8; ++digit)
            if ((open_[cell] >> digit & 1) != 0) digits += static_cast<char>('1' + digit);
        return digits;
    }

 private:
    std::vector<rules::Mask> open_;
};

constexpr std::size_t r1c1 = 0, r1c2 = 1, r1c4 = 3, r2c1 = 4, r4c1 = 12;

// Row 1 and column 1 begin with the same 1, so their second cells decide which is less.
TEST(ARank, OrdersLinesOfTheSameFirstDigit) {
    const Drawn least("4x4+full-rank=1:r1c1-r1c4");
    EXPECT_EQ(least.at(r1c1), "1");
    EXPECT_EQ(least.at(r1c2), "23");
    EXPECT_EQ(least.at(r2c1), "34");
    const Drawn most("4x4+full-rank=4:r1c1-r1c4");
    EXPECT_EQ(most.at(r1c2), "34");
    EXPECT_EQ(most.at(r2c1), "23");
}

// Column 1 is the line that is less. Column 3 from below would be, too, if it began with 1 and continued with 2.
TEST(ARank, TellsLinesThatDoNotBeginAsItsOwn) {
    const std::size_t below_r1c1 = 6, r5c3 = 26, r6c3 = 32;
    const Drawn less("6x6+full-rank=2:r1c1-r1c6", {{r1c2, 5}, {below_r1c1, 2}, {r5c3, 2}});
    EXPECT_EQ(less.at(r6c3).find('1'), std::string::npos);
    const Drawn more("6x6+full-rank=2:r1c1-r1c6", {{r1c2, 5}, {below_r1c1, 2}, {r5c3, 6}});
    EXPECT_NE(more.at(r6c3).find('1'), std::string::npos);
}

TEST(ARank, BoundsLinesWhereHousesDoNotHoldEveryDigit) {
    const Drawn least("4x4+1..5+full-rank=1:r1c1-r1c4");
    EXPECT_EQ(least.at(r1c1).find('5'), std::string::npos);
    EXPECT_EQ(least.at(r1c4), "2345");
    const Drawn most("4x4+1..5+shared-rank=16:r1c1-r1c4");
    EXPECT_EQ(most.at(r1c1).find('1'), std::string::npos);
    EXPECT_EQ(most.at(r1c4), "1234");
}

// The first line is less, so its first cell is not the highest digit, and the other line's is not the lowest.
TEST(TwoRanks, OrderTheirLines) {
    const Drawn drawn("4x4+1..5+full-rank=3:r1c1-r1c4+full-rank=12:r4c1-r4c4");
    EXPECT_EQ(drawn.at(r1c1), "1234");
    EXPECT_EQ(drawn.at(r4c1), "2345");
}

// The ranks of some lines of a grid: without propagation the search fills most of the grid before it fails.
TEST(SeveralRanks, LeaveLittleToTheSearch) {
    const Geometry plain = parse_board("6x6").value();
    const auto lines = rules::all_lines(plain);
    std::uint64_t nodes = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        test::Values filling(36);
        rules::Solver filler(plain);
        Rng rng(seed, 1);
        Budget budget{Limits{}};
        filler.fill(rng, budget, filling);
        std::vector<Rule> ranks;
        for (std::size_t i = 0; i < lines.size(); i += 2)
            ranks.push_back({RuleKind::full_rank, {lines[i]}, {rank_of(lines, lines[i], filling)}, {}});
        const auto board = with_rules(plain, ranks);
        ASSERT_TRUE(board);
        rules::Solver solver(*board);
        const auto found = solver.run(test::Values(36), {}, {.solutions = 0, .nodes = 100'000});
        EXPECT_EQ(found.stop, Stop::finished) << board->name();
        nodes += found.counters.nodes;
    }
    EXPECT_LE(nodes, 400U);
}

}  // namespace
}  // namespace nonet
