// A puzzle knows its board, and a function that takes any puzzle but supports one board reports others as errors.

#include <gtest/gtest.h>

#include "core/layout.hpp"
#include "nonet/more/dataset.hpp"
#include "nonet/more/proof.hpp"
#include "nonet/solve.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using testing::puzzle;

BoardPuzzle blank(const Geometry& geometry) {
    return {geometry, std::vector<std::uint8_t>(static_cast<std::size_t>(geometry.cell_count())), {}};
}

TEST(Puzzle, OfTheClassicBoardIsClassic) {
    const Puzzle empty = ClassicPuzzle{};
    EXPECT_EQ(empty.geometry(), Geometry::classic());
    ASSERT_NE(empty.classic(), nullptr);
    EXPECT_EQ(empty.board_puzzle(), nullptr);

    const ClassicPuzzle given = puzzle(known::classic);
    const Puzzle same = given;
    ASSERT_NE(same.classic(), nullptr);
    EXPECT_EQ(same.classic()->givens, given.givens);
    EXPECT_FALSE(same.classic()->marks);
}

TEST(Puzzle, OfAGeometryThatIsClassicIsClassicToo) {
    BoardPuzzle wide = blank(Geometry::classic());
    wide.values[80] = 9;
    EXPECT_EQ(Puzzle(wide).classic()->givens[80], 9);
    EXPECT_FALSE(Puzzle(wide).classic()->marks);
    wide.marks.assign(cell_count, BoardDigitSet(0b101));
    const Puzzle marked(wide);
    ASSERT_TRUE(marked.classic() && marked.classic()->marks);
    EXPECT_EQ((*marked.classic()->marks)[80], DigitSet(0b101));
}

TEST(Puzzle, OfAnotherBoardNamesIt) {
    for (const Geometry& geometry : {boxed_geometry(2, 3), boxed_geometry(4, 4)}) {
        BoardPuzzle wide = blank(geometry);
        wide.values.back() = static_cast<std::uint8_t>(geometry.digit_count());
        const Puzzle puzzle(wide), copy = puzzle;
        EXPECT_EQ(copy.geometry(), geometry);
        EXPECT_EQ(copy.classic(), nullptr);
        ASSERT_NE(copy.board_puzzle(), nullptr);
        EXPECT_EQ(copy.board_puzzle()->values.back(), geometry.digit_count());
        EXPECT_EQ(copy.board_puzzle(), puzzle.board_puzzle());  // shared
    }
}

void expect_unsupported(const auto& result, std::string_view size) {
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Errc::unsupported);
    EXPECT_NE(result.error().message().find(size), std::string::npos) << result.error().message();
}

TEST(AnotherBoard, IsReportedAsUnsupportedWhereItCannotBeTaken) {
    for (const auto& [board, size] :
         {std::pair{boxed_geometry(2, 3), "6 x 6"}, {boxed_geometry(4, 4), "16 x 16"}}) {
        const Puzzle puzzle(blank(board));
        expect_unsupported(form_fingerprint(puzzle), size);
    }
}

// A puzzle that passes this check gives the same result as without it.
TEST(AnotherBoard, IsNotTheClassicOne) {
    const ClassicPuzzle given = puzzle(known::classic);
    const ClassicAnswer direct = solve(given);
    const Answer through = solve(Puzzle(given));
    EXPECT_EQ(through.status, Status::unique);
    EXPECT_TRUE(std::ranges::equal(through.first, direct.first.values));
}

}  // namespace
}  // namespace nonet
