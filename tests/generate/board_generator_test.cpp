// Puzzles made for any board.

#include "nonet/generate.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>

#include "nonet/boards.hpp"
#include "nonet/check.hpp"
#include "nonet/more/research.hpp"
#include "rules/board.hpp"
#include "support/boards.hpp"

namespace nonet::testing {
namespace {

int givens(const std::vector<std::uint8_t>& values) {
    return static_cast<int>(values.size() - static_cast<std::size_t>(std::ranges::count(values, 0)));
}

std::vector<BoardPuzzleMade> make(const Geometry& geometry, const BoardOrder& order, std::size_t count,
                                  std::uint64_t first = 0) {
    std::vector<BoardPuzzleMade> out(count);
    EXPECT_EQ(BoardGenerator::create(geometry, order)->make(first, out), Stop::finished);
    return out;
}

void expect_proper(const Geometry& geometry, const BoardPuzzleMade& made) {
    ASSERT_TRUE(made.met);
    EXPECT_TRUE(is_solution(geometry, made.solution));
    const Answer answer = solve(BoardPuzzle{geometry, made.puzzle, {}});
    EXPECT_EQ(answer.status, Status::unique);
    EXPECT_EQ(answer.first, made.solution);
}

TEST(BoardGenerator, MakesMinimalPuzzlesOfEveryKind) {
    for (const Board& board :
         {boxed(2, 2), boxed(2, 3), boxed(3, 4), board_of("x9", 3, 3, ""), board_of("windoku9", 3, 3, ""),
          board_of("antiknight9", 3, 3, ""), board_of("nonconsecutive6", 2, 3, "")}) {
        const Geometry geometry = board.geometry();
        for (const auto& made : make(geometry, {.seed = 3, .minimal = true}, 3)) {
            expect_proper(geometry, made);
            const CheckReport report = check(BoardPuzzle{geometry, made.puzzle, {}});
            EXPECT_TRUE(report.minimal_known);
            EXPECT_TRUE(report.minimal);
        }
    }
}

TEST(BoardGenerator, KeepsToTheNumberOfGivens) {
    const Geometry geometry = boxed(3, 4).geometry();
    for (const auto& made : make(geometry, {.seed = 1, .fewest_givens = 60, .most_givens = 70}, 3)) {
        expect_proper(geometry, made);
        EXPECT_GE(givens(made.puzzle), 60);
        EXPECT_LE(givens(made.puzzle), 70);
    }
}

TEST(BoardGenerator, KeepsTheSymmetry) {
    const Geometry geometry = boxed(2, 3).geometry();
    for (const auto& made : make(geometry, {.seed = 1, .symmetry = Symmetry::rot180}, 5)) {
        expect_proper(geometry, made);
        for (std::size_t cell = 0; cell < 36; ++cell)
            EXPECT_EQ(made.puzzle[cell] == 0, made.puzzle[35 - cell] == 0);
    }
    const Geometry wide = [] {
        Board board = lines(4);
        board.rows = 3, board.houses.erase(board.houses.begin() + 3, board.houses.end());
        return board.geometry();
    }();
    EXPECT_TRUE(BoardGenerator::create(wide, {.symmetry = Symmetry::mirrors}));
    for (Symmetry symmetry : {Symmetry::rot90, Symmetry::diagonal, Symmetry::full}) {
        const auto refused = BoardGenerator::create(wide, {.symmetry = symmetry});
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, Errc::bad_argument);
        EXPECT_NE(refused.error().message().find("3 x 4"), std::string::npos);
    }
}

TEST(BoardGenerator, RefusesBoundsThatLeaveNoNumber) {
    const Geometry geometry = boxed(2, 2).geometry();
    for (auto [fewest, most] : {std::pair{5, 4}, {-1, 4}, {17, 20}, {0, -1}})
        EXPECT_FALSE(BoardGenerator::create(geometry, {.fewest_givens = fewest, .most_givens = most}));
}

TEST(BoardGenerator, MakesTheSamePuzzlesInAnyPortions) {
    const Geometry geometry = boxed(2, 3).geometry();
    const auto all = make(geometry, {.seed = 9}, 6), last = make(geometry, {.seed = 9}, 2, 4);
    EXPECT_EQ(all[4].puzzle, last[0].puzzle);
    EXPECT_EQ(all[5].puzzle, last[1].puzzle);
    EXPECT_NE(all[0].solution, all[1].solution);
    EXPECT_NE(make(geometry, {.seed = 10}, 1)[0].puzzle, all[0].puzzle);
}

TEST(BoardGenerator, EndsWhereThereIsNothingToMake) {
    Board odd = lines(3);
    odd.rules.allowed.assign(9, BoardDigitSet(0b101));
    const auto made = make(odd.geometry(), {}, 1);
    EXPECT_FALSE(made[0].met);
    EXPECT_TRUE(made[0].puzzle.empty());
    // One given is too few for 4 x 4, so every attempt fails.
    const auto few = make(boxed(2, 2).geometry(), {.most_givens = 1, .attempts = 3}, 1);
    EXPECT_FALSE(few[0].met);
    EXPECT_EQ(few[0].attempts, 3u);
    std::vector<BoardPuzzleMade> out(2);
    auto generator = BoardGenerator::create(boxed(2, 2).geometry(), {.most_givens = 1});
    EXPECT_EQ(generator->make(0, out, {.time = std::chrono::milliseconds(20)}), Stop::budget);
    const std::atomic<bool> cancel = true;
    EXPECT_EQ(generator->make(0, out, {.cancel = &cancel}), Stop::cancelled);
}

TEST(BoardGenerator, MakesJigsawsForEachPuzzle) {
    for (const char* const name : {"4x4", "6x6+x", "9x9", "9x9+0..8", "10x10"}) {
        const Geometry geometry = *parse_board(name);
        const std::string rest =
            std::string(name).substr(std::min(std::string_view(name).find('+'), strlen(name)));
        const auto all = make(geometry, {.seed = 7, .jigsaw = true}, 3);
        std::set<std::string> boards;
        for (const BoardPuzzleMade& made : all) {
            ASSERT_TRUE(made.board) << name;
            const std::string own(made.board->name());
            EXPECT_TRUE(own.starts_with("jigsaw:") && own.ends_with(rest)) << own;
            expect_proper(*made.board, made);
            boards.insert(own);
        }
        EXPECT_GE(boards.size(), 2u) << name;  // there are few of 4 x 4
        const auto again = make(geometry, {.seed = 7, .jigsaw = true}, 1, 2);
        EXPECT_EQ(again[0].puzzle, all[2].puzzle);
        EXPECT_EQ(again[0].board, all[2].board);
    }
    const BoardOrder with_cages{
        .seed = 1, .rules = {RuleKind::killer}, .level = Level::medium, .jigsaw = true};
    const BoardPuzzleMade made = make(*parse_board("6x6"), with_cages, 1)[0];
    expect_proper(*made.board, made);
    EXPECT_EQ(rate_by_level({*made.board, made.puzzle, {}}).level, Level::medium);
    EXPECT_TRUE(made.board->name().contains("+killer")) << made.board->name();
    for (const char* const name : {"jigsaw:1122112233443344", "2x3:none"})
        EXPECT_FALSE(BoardGenerator::create(*parse_board(name), {.jigsaw = true})) << name;
}

TEST(BoardGenerator, GivesUpOnJigsawsWithoutASolution) {
    // With these rules there is no solution, whatever the pieces are.
    BoardPuzzleMade made;
    auto generator =
        BoardGenerator::create(*parse_board("3x3+king+x+nonconsecutive"), {.attempts = 4, .jigsaw = true});
    ASSERT_TRUE(generator);
    EXPECT_EQ(generator->make(0, {&made, 1}), Stop::finished);
    EXPECT_FALSE(made.met);
    EXPECT_EQ(made.attempts, 4u);
    EXPECT_TRUE(made.solution.empty());
    auto endless = BoardGenerator::create(*parse_board("3x3+king+x+nonconsecutive"), {.jigsaw = true});
    EXPECT_EQ(endless->make(0, {&made, 1}, {.time = std::chrono::milliseconds(20)}), Stop::budget);
}

TEST(MakeJigsaw, MakesPiecesThatAreAsHighAsWide) {
    for (int side : {6, 9}) {
        int height = 0, width = 0;
        constexpr int count = 20;
        for (int number = 0; number < count; ++number) {
            const auto made = make_jigsaw(side, 3, static_cast<std::uint64_t>(number));
            for (int piece = 0; piece < side; ++piece) {
                std::set<int> rows, columns;
                for (int cell = 0; cell < side * side; ++cell)
                    if (made->pieces[static_cast<std::size_t>(cell)] == piece)
                        rows.insert(cell / side), columns.insert(cell % side);
                height += static_cast<int>(rows.size()), width += static_cast<int>(columns.size());
            }
        }
        // 120 pieces or more, whose heights deviate by less than 2: the means deviate by about 0.2.
        EXPECT_NEAR(static_cast<double>(height) / (count * side), static_cast<double>(width) / (count * side),
                    1)
            << side;
    }
}

TEST(MakeJigsaw, MakesConnectedPiecesWithAFilling) {
    for (int side : {1, 2, 4, 5, 7, 9, 12}) {
        SCOPED_TRACE(side);
        const auto made = make_jigsaw(side, 1);
        ASSERT_TRUE(made);
        std::string labels;
        for (auto piece : made->pieces) labels += static_cast<char>('0' + piece);
        const Board board = jigsaw(labels);
        EXPECT_EQ(static_cast<int>(board.houses.size()), 3 * side);
        EXPECT_TRUE(is_solution(board.geometry(), made->filling));
        for (int house = 2 * side; house < 3 * side; ++house) {  // connected: each reached from the first
            const auto& cells = board.houses[static_cast<std::size_t>(house)].cells;
            std::vector<Cell> reached{cells[0]};
            for (std::size_t i = 0; i < reached.size(); ++i)
                for (Cell cell : cells)
                    if (const int apart = std::abs(cell / side - reached[i] / side) +
                                          std::abs(cell % side - reached[i] % side);
                        apart == 1 && std::ranges::find(reached, cell) == reached.end())
                        reached.push_back(cell);
            EXPECT_EQ(reached.size(), cells.size());
        }
    }
    EXPECT_EQ(make_jigsaw(9, 1)->pieces, make_jigsaw(9, 1)->pieces);
    EXPECT_NE(make_jigsaw(9, 1)->pieces, make_jigsaw(9, 1, 1)->pieces);
    for (int side : {0, 26}) EXPECT_FALSE(make_jigsaw(side, 1));
    const std::atomic<bool> cancel = true;
    EXPECT_TRUE(make_jigsaw(9, 1, 0, {.cancel = &cancel})->pieces.empty());
}

}  // namespace
}  // namespace nonet::testing
