// Pictures of other boards.

#include <gtest/gtest.h>

#include <set>
#include <span>

#include "draw/drawn.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/techniques.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

BoardPuzzle empty_puzzle(std::string_view board) {
    const Geometry geometry = *parse_board(board);
    const auto cells = static_cast<std::size_t>(geometry.cell_count());
    return {geometry, std::vector<std::uint8_t>(cells), {}};
}

std::string words_of(const Drawing& drawing, Ink ink) {
    std::string text;
    for (const Shape& shape : drawing.shapes)
        if (shape.ink == ink) text += shape.text + ' ';
    return text;
}

double length_of(const Drawing& drawing, Ink ink) {
    double length = 0;
    for (const Shape& shape : drawing.shapes)
        if (shape.ink == ink)
            length += std::abs(shape.points[0].x - shape.points[1].x) +
                      std::abs(shape.points[0].y - shape.points[1].y);
    return length;
}

TEST(DrawBoards, EveryCandidateOfEverySizeStandsInItsOwnCell) {
    for (std::string_view board :
         {"4x4", "6x6", "8x8", "9x9+x", "10x10", "12x12", "15x15", "16x16", "20x20", "25x25", "6x9"}) {
        const BoardPuzzle puzzle = empty_puzzle(board);
        const Drawing drawing = draw(puzzle);
        const int digits = puzzle.geometry.digit_count(), cells = puzzle.geometry.cell_count();
        EXPECT_EQ(count(drawing, Ink::candidate), static_cast<std::size_t>(digits * cells)) << board;
        std::size_t index = 0;
        const double cell = (drawing.width - 24 - 7.2) / puzzle.geometry.columns();
        for (const Shape& shape : drawing.shapes) {
            if (shape.ink != Ink::candidate) continue;
            const auto number = static_cast<int>(index++ / static_cast<std::size_t>(digits));
            const double x = (shape.points[0].x - 24) / cell - number % puzzle.geometry.columns(),
                         y = (shape.points[0].y - 24) / cell - number / puzzle.geometry.columns();
            ASSERT_TRUE(x > .05 && x < .95 && y > .05 && y < .95) << board << ' ' << number;
        }
        EXPECT_EQ(count(draw(puzzle, {.candidates = false}), Ink::candidate), 0u) << board;
    }
}

TEST(DrawBoards, ValuesAreWrittenAsInText) {
    BoardPuzzle puzzle = empty_puzzle("16x16");
    for (std::uint8_t value = 1; value <= 16; ++value) puzzle.values[value - 1u] = value;
    EXPECT_EQ(words_of(draw(puzzle, {.candidates = false}), Ink::given), "1 2 3 4 5 6 7 8 9 A B C D E F G ");
    BoardPuzzle zero = empty_puzzle("9x9+0..8");
    zero.values[0] = 1;
    std::vector<std::uint8_t> solution(81, 2);
    const Drawing drawing = draw(zero, {.candidates = false}, solution);
    EXPECT_EQ(words_of(drawing, Ink::given), "0 ");
    EXPECT_EQ(count(drawing, Ink::value), 80u);
    EXPECT_EQ(drawing.title, "9x9+0..8: 81 of 81 cells are filled");
    EXPECT_EQ(words_of(drawing, Ink::caption), "9x9+0..8 ");  // lines do not show where values begin
}

// Bold lines are exactly at the edges of pieces: their length equals the edges between different labels, and the frame.
TEST(DrawBoards, BoldLinesFollowThePieces) {
    const std::string labels = "111122112222333344334444555566556666";
    int edges = 24;
    for (int cell = 0; cell < 36; ++cell) {
        const auto at = static_cast<std::size_t>(cell);
        if (cell % 6 != 5 && labels[at] != labels[at + 1]) ++edges;
        if (cell < 30 && labels[at] != labels[at + 6]) ++edges;
    }
    const Drawing drawing = draw(empty_puzzle("jigsaw:" + labels), {.candidates = false});
    const double bold = length_of(drawing, Ink::box_line) / 48,
                 thin = length_of(drawing, Ink::thin_line) / 48;
    EXPECT_NEAR(bold, edges, .06 * static_cast<double>(count(drawing, Ink::box_line)));
    EXPECT_NEAR(thin, 2 * 7 * 6 - edges, 1e-9);
}

TEST(DrawBoards, HousesBeyondTheUsualOnesAreSeen) {
    EXPECT_EQ(count(draw(empty_puzzle("9x9+x")), Ink::region_line), 2u);
    EXPECT_EQ(count(draw(empty_puzzle("9x9+diagonal-")), Ink::region_line), 1u);
    EXPECT_EQ(count(draw(empty_puzzle("9x9+windoku")), Ink::region), 4u * 9);  // without derived houses
    EXPECT_EQ(count(draw(empty_puzzle("16x16+windoku")), Ink::region), 9u * 16);
    EXPECT_EQ(count(draw(empty_puzzle("9x9+asterisk")), Ink::region), 9u);
    EXPECT_EQ(count(draw(empty_puzzle("9x9+region:r1c1,r2c2")), Ink::region), 2u);
    EXPECT_EQ(count(draw(empty_puzzle("9x9+odd:r1c1+even:r5c5,r5c6")), Ink::parity), 3u);
    EXPECT_EQ(count(draw(empty_puzzle("9x9+min:r5c5")), Ink::region_line),
              4u * 2);  // a sign of two lines each
    for (std::string_view board :
         {"9x9+knight", "9x9+king", "9x9+nonconsecutive", "9x9+disjoint", "9x9+repeats", "7x7+1..9"})
        EXPECT_EQ(words_of(draw(empty_puzzle(board)), Ink::caption), std::string(board) + ' ');
    EXPECT_EQ(words_of(draw(empty_puzzle("jigsaw:1112122233343444+knight")), Ink::caption), "jigsaw+knight ");
    for (std::string_view board : {"9x9+x", "9x9+min:r5c5", "16x16", "9x9+windoku"})
        EXPECT_EQ(words_of(draw(empty_puzzle(board)), Ink::caption), "");
}

// If regions share cells, the shade does not show where one ends.
TEST(DrawBoards, RegionsThatOverlapHaveOutlines) {
    EXPECT_EQ(count(draw(empty_puzzle("6x6+region:r1c1,r1c2+region:r2c1,r2c2")), Ink::region_line), 0u);
    EXPECT_GE(count(draw(empty_puzzle("6x6+region:r1c1,r1c2+region:r1c2,r2c2")), Ink::region_line), 2u * 4);
}

// The rising diagonal rises, the falling one falls.
TEST(DrawBoards, DiagonalsReachTheCorners) {
    for (const auto& [board, falls] : {std::pair{"9x9+diagonal-", true}, {"9x9+diagonal+", false}}) {
        const Drawing drawing = draw(empty_puzzle(board), {.candidates = false});
        for (const Shape& shape : drawing.shapes)
            if (shape.ink == Ink::region_line) {
                EXPECT_EQ(shape.points[0].x < shape.points[1].x, falls) << board;
                EXPECT_DOUBLE_EQ(std::abs(shape.points[0].x - shape.points[1].x), 9 * 48.) << board;
            }
    }
}

// The steps of a path on a board, each with its placements, eliminations, and the houses that it names.
TEST(DrawBoards, StepsAreDrawnOnEveryBoard) {
    std::set<std::string_view> kinds;
    for (std::string_view name : {"4x4", "6x6+x", "9x9+x", "9x9+knight", "6x6+nonconsecutive", "6x6+repeats",
                                  "16x16", "jigsaw:111222111222333444333444555666555666",
                                  "9x9+killer=24:r4c8,r5c7,r5c8,r6c7+killer=13:r5c4,r6c4"}) {
        const Geometry geometry = *parse_board(name);
        std::vector<BoardPuzzleMade> made(1);
        BoardGenerator::create(geometry, {.seed = 1})->make(0, made);
        const BoardPuzzle puzzle{geometry, made[0].puzzle, {}};
        const Path path = explain(puzzle, reasoning_limits, {.most_steps = 60});
        State state = path.start;
        for (const Step& step : path.steps) {
            SCOPED_TRACE(describe(step, Rung::whole, Cells::r1c1, geometry));
            const Drawing drawing =
                draw(state, step, {.givens = puzzle.values, .caption = true}, puzzle.geometry);
            const std::size_t grids = std::max<std::size_t>(1, step.chains.size());
            std::size_t removed = 0;
            for (const CellDigits& gone : step.remove)
                removed += static_cast<std::size_t>(gone.digits.size());
            EXPECT_EQ(count(drawing, Ink::placed), grids * step.place.size());
            EXPECT_EQ(count(drawing, Ink::strike), grids * removed);
            std::size_t houses = 0;
            for (const Exhibit& exhibit : step.exhibits)
                houses += exhibit.houses.size() + exhibit.rules.size();
            EXPECT_GE(count(drawing, Ink::base_line) + count(drawing, Ink::cover_line), grids * houses);
            EXPECT_EQ(count(drawing, Ink::given),
                      grids * (puzzle.values.size() -
                               static_cast<std::size_t>(std::ranges::count(puzzle.values, 0))));
            EXPECT_TRUE(drawing.title.ends_with(conclusion_of(step, Cells::r1c1, geometry))) << drawing.title;
            for (const Shape& shape : drawing.shapes)
                for (const Point& point :
                     std::span(shape.points).first(shape.kind == Shape::Kind::text ? 1 : 2))
                    ASSERT_TRUE(point.x >= 0 && point.y >= 0 && point.x <= drawing.width &&
                                point.y <= drawing.height);
            kinds.insert(step.kind);
            apply(state, step, geometry);
        }
    }
    EXPECT_GE(kinds.size(), 8u);
}

// Houses that are not rectangles are shaded cell by cell: here a diagonal and a piece.
TEST(DrawBoards, HousesOfAnyFormAreShaded) {
    for (const auto& [name, kind] : {std::pair{"6x6+x", HouseKind::diagonal},
                                     {"jigsaw:111122112222333344334444555566556666", HouseKind::piece}}) {
        const BoardPuzzle puzzle = empty_puzzle(name);
        const Geometry& geometry = puzzle.geometry;
        House house = 0;
        while (geometry.kind_of(house) != kind) ++house;
        const Step step{
            .technique = "pointing",
            .kind = "pointing",
            .remove = {{0, BoardDigitSet::of(1)}},
            .exhibits = {{.role = Role::base, .houses = {house}, .digits = BoardDigitSet::of(1)}}};
        const Drawing drawing = draw(start_of(puzzle), step, {.givens = puzzle.values}, puzzle.geometry);
        EXPECT_EQ(count(drawing, Ink::base), 6u) << name;
        EXPECT_GE(count(drawing, Ink::base_line), 8u) << name;
    }
}

TEST(DrawBoards, SheetsTakePuzzlesOfEveryBoard) {
    Sheet sheet{.per_page = 4};
    for (std::string_view board : {"4x4", "25x25", "9x9+knight"}) {
        BoardPuzzle puzzle = empty_puzzle(board);
        puzzle.values[0] = 1;
        sheet.entries.push_back(
            {.puzzle = Puzzle(puzzle), .solution = std::vector<std::uint8_t>(puzzle.values.size(), 2)});
    }
    const auto pages = draw(sheet);
    ASSERT_EQ(pages.size(), 2u);
    EXPECT_EQ(count(pages[0], Ink::given), 3u);
    EXPECT_EQ(count(pages[1], Ink::value), 15u + 624 + 80);
    EXPECT_EQ(words_of(pages[0], Ink::caption), "1 2 3  9x9+knight ");
}

}  // namespace
}  // namespace nonet
