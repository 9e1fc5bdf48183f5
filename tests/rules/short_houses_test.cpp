// Houses of fewer cells than there are digits, with marks that leave about as many digits as cells.

#include <gtest/gtest.h>

#include <string>

#include "rules/search.hpp"
#include "support/random_rules.hpp"

namespace nonet {
namespace {

// Each cell has some digits of a set as large as a house, sometimes with an additional one.
std::vector<BoardDigitSet> some_marks(const Geometry& board, std::size_t size, test::RandomRules& random) {
    const auto digit = [&] { return static_cast<Digit>(random.below(board.digit_count())); };
    BoardDigitSet usual;
    while (static_cast<std::size_t>(usual.size()) < size) usual.insert(digit());
    std::vector<BoardDigitSet> marks(static_cast<std::size_t>(board.cell_count()), usual);
    if (random.below(2) == 0)
        for (int i = random.below(5); i > 0; --i)
            marks[static_cast<std::size_t>(random.below(board.cell_count()))].insert(digit());
    for (int i = random.below(8); i > 0; --i)
        marks[static_cast<std::size_t>(random.below(board.cell_count()))].erase(digit());
    return marks;
}

std::uint64_t count_by_trying(const Geometry& board, const std::vector<BoardDigitSet>& marks,
                              test::Values values = {}) {
    if (values.size() == marks.size())
        return std::ranges::all_of(board.rules(),
                                   [&](const Rule& rule) { return rule_holds(board, rule, values); });
    std::uint64_t count = 0;
    const auto cell = static_cast<Cell>(values.size());
    for (Digit digit : marks[cell]) {
        const auto peers = board.peer_cells(cell);
        if (std::ranges::any_of(peers, [&](Cell peer) { return peer < cell && values[peer] == digit + 1; }))
            continue;
        values.push_back(static_cast<std::uint8_t>(digit + 1));
        count += count_by_trying(board, marks, values);
        values.pop_back();
    }
    return count;
}

TEST(ShortHouses, AreCountedAsByTrying) {
    int solvable = 0, unsolvable = 0;
    for (const char* name : {"4x4+1..5+killer=9:r1c1-r1c3", "4x4+0..4+killer=5:r2c1-r2c2+killer=6:r3c3-r4c3",
                             "4x4+1..5+sum=12:r1c1,r2c2,r3c3,r4c4+killer=13:r2c1-r2c4"}) {
        const Geometry board = parse_board(name).value();
        rules::Solver solver(board);  // shared: state of one puzzle must not affect the next
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            test::RandomRules random(seed);
            const auto marks = some_marks(board, 4, random);
            const std::uint64_t meant = count_by_trying(board, marks);
            EXPECT_EQ(solver.run(test::Values(16), marks, {.solutions = 0}).solutions, meant)
                << name << ' ' << seed;
            ++(meant == 0 ? unsolvable : solvable);
        }
        test::Values empty(16);
        const std::vector<BoardDigitSet> all(16, BoardDigitSet::below(5));
        EXPECT_EQ(solver.run(empty, {}, {.solutions = 0}).solutions, count_by_trying(board, all));
    }
    EXPECT_GE(solvable, 12);
    EXPECT_GE(unsolvable, 6);
}

// In the first row, with no more digits left than cells, only one cell can hold the 4.
TEST(ShortHouses, HoldEachOfTheirDigits) {
    const Geometry board = parse_board("4x4+1..6+killer=9:r3c1-r3c3").value();
    rules::Solver solver(board);
    std::vector<BoardDigitSet> marks(16, BoardDigitSet::below(6));
    for (std::size_t cell = 0; cell < 3; ++cell) marks[cell] = BoardDigitSet::below(3);
    std::vector<rules::Mask> open;
    marks[3] = BoardDigitSet::below(5);
    ASSERT_TRUE(solver.start(test::Values(16), marks, open));
    EXPECT_NE(open[3], 8U) << "another cell can do without it";
    marks[3] = BoardDigitSet::below(4);
    ASSERT_TRUE(solver.start(test::Values(16), marks, open));
    EXPECT_EQ(open[3], 8U);
    marks[3] = BoardDigitSet::below(3);
    EXPECT_FALSE(solver.start(test::Values(16), marks, open));
}

// One of two cells has the 4, so no cell that sees both can have it.
TEST(ShortHouses, LockTheirDigits) {
    const Geometry board = parse_board("4x4+1..6+killer=9:r3c1-r3c3").value();
    rules::Solver solver(board);
    std::vector<BoardDigitSet> marks(16, BoardDigitSet::below(6));
    marks[0] = marks[1] = BoardDigitSet::below(4);
    marks[2] = marks[3] = BoardDigitSet::below(3);
    std::vector<rules::Mask> open;
    ASSERT_TRUE(solver.start(test::Values(16), marks, open));
    for (std::size_t cell : {4U, 5U}) EXPECT_EQ(open[cell] & 8U, 0U) << "the box's other row";
    EXPECT_NE(open[6] & 8U, 0U);
}

// Marks that leave six digits for 6 x 6 cells make it the board of six digits, including sums that follow from houses.
TEST(ShortHouses, AreFullOfTheDigitsThatAPuzzleLeaves) {
    const std::string cages =
        "+killer=7:r1c1-r2c1,r1c2+killer=18:r1c3-r1c6+killer=17:r2c2-r2c6+killer=10:r3c1,r4c1,r3c2"
        "+killer=7:r5c5-r6c5,r6c6+killer=5:r3c6-r4c6";
    const auto solved = [&](const std::string& digits, const std::vector<BoardDigitSet>& marks) {
        rules::Solver solver(parse_board("6x6" + digits + cages).value());
        return solver.run(test::Values(36), marks, {.solutions = 0, .nodes = 3000});
    };
    const auto full = solved("", {});
    std::vector<BoardDigitSet> marks(36, BoardDigitSet::below(7));
    for (auto& mark : marks) mark.erase(0);
    const auto narrow = solved("+0..7", marks);
    EXPECT_GE(full.counters.backtracks, 5U);
    EXPECT_GE(full.solutions, 1U);
    EXPECT_EQ(narrow.solutions, full.solutions);
    EXPECT_EQ(narrow.counters.nodes, full.counters.nodes);
    EXPECT_EQ(narrow.counters.backtracks, full.counters.backtracks);
}

}  // namespace
}  // namespace nonet
