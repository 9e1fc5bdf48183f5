// check, estimates and minimal puzzles of any board.

#include <gtest/gtest.h>

#include "nonet/check.hpp"
#include "nonet/more/research.hpp"
#include "support/boards.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet::testing {
namespace {

BoardPuzzle puzzle_of(const Board& board, std::string_view text) {
    return {board.geometry(), values_of(text), {}};
}

const Board four = boxed(2, 2);

TEST(CheckBoard, SaysWhatIsWrong) {
    // Two 1s in row 1, and not in one box.
    const CheckReport report = check(puzzle_of(four, "1..1............"));
    ASSERT_EQ(report.duplicates.size(), 1u);
    EXPECT_EQ(report.duplicates[0].first, 0);
    EXPECT_EQ(report.duplicates[0].second, 3);
    EXPECT_EQ(report.duplicates[0].house, 0);
    EXPECT_EQ(report.duplicates[0].digit, 0);
    EXPECT_EQ(report.status, Status::none);
    EXPECT_FALSE(report.complete);
    EXPECT_FALSE(report.minimal_known);
    EXPECT_EQ(report.givens, 2);
    EXPECT_EQ(report.absent_digits, 3);
    EXPECT_EQ(report.incomplete.size(), 12u);
    // In one row and one box: counted once.
    EXPECT_EQ(check(puzzle_of(four, "11..............")).duplicates.size(), 1u);

    Board board = four;
    board.rules.pairs = {{0, 5, Relation::apart}, {0, 15, Relation::less}};
    board.rules.allowed.assign(16, BoardDigitSet(0b1111));
    board.rules.allowed[15] = BoardDigitSet(0b0011);
    const CheckReport broken = check(puzzle_of(board, "3....4.........3"));
    EXPECT_EQ(broken.broken, board.rules.pairs);
    EXPECT_EQ(broken.forbidden, std::vector<Cell>{15});
}

TEST(CheckBoard, KnowsAFinishedGridAndAProperPuzzle) {
    const CheckReport finished = check(puzzle_of(four, "1234341221434321"));
    EXPECT_TRUE(finished.complete);
    EXPECT_TRUE(finished.correct);
    EXPECT_EQ(finished.status, Status::unique);
    EXPECT_EQ(finished.redundant.size(), 16u);
    EXPECT_EQ(describe(finished, puzzle_of(four, "1234341221434321"), false),
              (std::vector<std::string>{"a finished grid, and correct", "rows right", "columns right",
                                        "boxes right", "all 12 sums are 10"}));
    const CheckReport wrong = check(puzzle_of(four, "1234341221434322"));
    EXPECT_TRUE(wrong.complete);
    EXPECT_FALSE(wrong.correct);

    const CheckReport several = check(puzzle_of(four, "12343412........"));
    EXPECT_EQ(several.status, Status::multiple);
    for (Cell cell : several.differing) EXPECT_NE(several.first[cell], several.second[cell]);
    EXPECT_FALSE(several.differing.empty());
    EXPECT_FALSE(check(puzzle_of(four, "1234341221434321"), false).minimal_known);
    EXPECT_EQ(check(puzzle_of(four, "1..............."), true, {.nodes = 1}).status, Status::budget);
}

// The same for the classic board, in both forms.
TEST(CheckBoard, AsksTheClassicEngineAboutTheClassicBoard) {
    BoardPuzzle blank{Geometry::classic(), std::vector<std::uint8_t>(81), {}};
    const CheckReport report = check(blank);
    EXPECT_EQ(report.status, Status::multiple);
    EXPECT_EQ(report.differing, check(ClassicPuzzle{}).differing);
}

TEST(EstimateBoard, CountsWhatIsFew) {
    const Estimate estimate = estimate_solutions(puzzle_of(four, "................"));
    EXPECT_TRUE(estimate.exact);
    EXPECT_EQ(estimate.solutions, 288);
    EXPECT_EQ(estimate_solutions(puzzle_of(four, "11..............")).solutions, 0);
}

// 6 x 6 with boxes of 2 x 3 has 28,200,960 grids.
TEST(EstimateBoard, HoldsTheNumberInItsInterval) {
    const BoardPuzzle blank{boxed(2, 3).geometry(), std::vector<std::uint8_t>(36), {}};
    const Estimate estimate = estimate_solutions(blank, {.seed = 1, .probes = 1'000});
    EXPECT_FALSE(estimate.exact);
    EXPECT_LT(estimate.low, 28'200'960);
    EXPECT_GT(estimate.high, 28'200'960);
    EXPECT_LT(estimate.high - estimate.low, 2'820'096);
    EXPECT_EQ(estimate_solutions(blank, {.seed = 1, .probes = 50}).solutions,
              estimate_solutions(blank, {.seed = 1, .probes = 50}).solutions);
    EXPECT_EQ(estimate_solutions(blank, {}, {.nodes = 100}).stop, Stop::budget);
}

TEST(MinimalBoard, DropsWhatCanGo) {
    const MinimalPuzzle minimal = find_first_minimal(puzzle_of(four, "1234341221434321"));
    EXPECT_EQ(minimal.stop, Stop::finished);
    const CheckReport report = check(BoardPuzzle{four.geometry(), minimal.values, {}});
    EXPECT_TRUE(report.minimal);
    EXPECT_EQ(report.status, Status::unique);
    const std::atomic<bool> cancel = true;
    EXPECT_EQ(find_first_minimal(puzzle_of(four, "1234341221434321"), {.cancel = &cancel}).stop,
              Stop::cancelled);
}

TEST(MinimalBoard, IsThatOfTheListOnTheClassicBoard) {
    for (const auto& line : read_lines(source_path("data/minimal.txt"))) {
        ClassicPuzzle fuller = puzzle(line);
        fuller.givens = solve(fuller).first;
        for (int cell = 0; cell < cell_count; cell += 3) fuller.givens[cell] = puzzle(line).givens[cell];
        std::vector<Grid> batch(1);
        ASSERT_EQ(find_first_minimal(std::span<const Grid>(&fuller.givens, 1), batch), Stop::finished);
        const MinimalPuzzle minimal = find_first_minimal(fuller);
        EXPECT_EQ(minimal.stop, Stop::finished);
        EXPECT_EQ(batch[0], minimal.values) << line;
    }
    const std::atomic<bool> cancel = true;
    EXPECT_EQ(find_first_minimal(puzzle(known::classic), {.cancel = &cancel}).stop, Stop::cancelled);
}

}  // namespace
}  // namespace nonet::testing
