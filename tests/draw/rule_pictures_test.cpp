// Pictures of rules: every kind is visible, nothing is outside of the picture, and a board with many rules does not
// change.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "draw/drawn.hpp"
#include "draw/rule_pictures.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "nonet/rules.hpp"
#include "support/files.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

BoardPuzzle empty_board_puzzle(std::string_view board) {
    const auto geometry = parse_board(board);
    EXPECT_TRUE(geometry) << board;
    return {*geometry, std::vector<std::uint8_t>(static_cast<std::size_t>(geometry->cell_count())), {}};
}

std::string board_of(const RuleInfo& info) {
    const std::string small = "4x4+" + std::string(info.example);
    return parse_board(small) ? small : "9x9+" + std::string(info.example);
}

std::string words_of(const Drawing& drawing) {
    std::string text = "|";
    for (const Shape& shape : drawing.shapes)
        if (shape.kind == Shape::Kind::text) text += shape.text + '|';
    return text;
}

TEST(RulePictures, EveryKindIsSeenOrSaidAndLiesInside) {
    for (const RuleInfo& info : rule_infos()) {
        const std::string board = board_of(info);
        const Drawing with = draw(empty_board_puzzle(board), {.candidates = false});
        const Drawing without = draw(empty_board_puzzle(board.substr(0, 3)), {.candidates = false});
        EXPECT_GT(with.shapes.size(), without.shapes.size()) << board;
        for (const Shape& shape : with.shapes) {
            if (shape.ink == Ink::caption) continue;
            for (const Point& point : shape.points) {
                EXPECT_GE(point.x, 0) << board;
                EXPECT_GE(point.y, 0) << board;
                EXPECT_LE(point.x, with.width) << board;
                EXPECT_LE(point.y, with.height) << board;
            }
        }
    }
}

TEST(RulePictures, NumbersAndLettersAreThere) {
    EXPECT_NE(words_of(draw(empty_board_puzzle("9x9+killer=10:r1c1,r1c2"), {})).find("|10|"),
              std::string::npos);
    EXPECT_NE(words_of(draw(empty_board_puzzle("9x9+xv=10:r1c1,r1c2+xv=5:r2c1,r2c2"), {})).find("|X|V|"),
              std::string::npos);
    EXPECT_NE(words_of(draw(empty_board_puzzle("9x9+sandwich=35:r1c1-r9c1"), {})).find("|35|"),
              std::string::npos);
    EXPECT_NE(
        words_of(draw(empty_board_puzzle("9x9+sandwich=35:r1c1-r9c1"), {})).find("numbers outside: sandwich"),
        std::string::npos);
    EXPECT_NE(
        words_of(draw(empty_board_puzzle("9x9+quadruple=1,2,3,4:r1c1,r1c2,r2c1,r2c2"), {})).find("|1 2|3 4|"),
        std::string::npos);
}

TEST(RulePictures, DotsAreOnTheEdgeAndTellTheirNumber) {
    const Drawing usual = draw(empty_board_puzzle("9x9+white:r1c1,r1c2+black:r2c1,r3c1"), {});
    EXPECT_EQ(count(usual, Ink::white_dot), 1u);
    EXPECT_EQ(count(usual, Ink::black_dot), 1u);
    EXPECT_EQ(count(usual, Ink::black_dot_text), 0u);
    EXPECT_EQ(count(draw(empty_board_puzzle("9x9+black=3:r2c1,r3c1"), {}), Ink::black_dot_text), 1u);
}

// The approximate area of a text.
struct Area {
    double left, right, top, bottom;
    explicit Area(const Shape& shape) {
        const double width = shape.size * .55 * static_cast<double>(shape.text.size());
        left = shape.points[0].x - (shape.centred ? width / 2 : 0), right = left + width;
        top = shape.points[0].y - shape.size * .36, bottom = shape.points[0].y + shape.size * .36;
    }
    bool meets(const Area& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

// Candidates are below the totals of cages; they are smaller there, and have their full size on other boards.
TEST(RulePictures, TotalsAndCandidatesDoNotCoverEachOther) {
    for (const char* name : {"9x9+killer=10:r1c1,r1c2", "16x16+killer=20:r1c1,r1c2", "4x4+sum=5:r1c1,r1c2",
                             "6x6+contain=1,2:r2c2,r2c3", "9x9+little-killer=20:r5c5-r6c6-r7c7"}) {
        const Drawing drawing = draw(empty_board_puzzle(name), {});
        std::size_t totals = 0;
        for (const Shape& total : drawing.shapes) {
            if (total.kind != Shape::Kind::text || total.ink != Ink::clue) continue;
            ++totals;
            for (const Shape& shape : drawing.shapes)
                EXPECT_FALSE(shape.ink == Ink::candidate && Area(shape).meets(Area(total)))
                    << name << ": " << shape.text << " on " << total.text;
        }
        EXPECT_GE(totals, 1u) << name;
    }
    EXPECT_FALSE(board::has_labels(*parse_board("9x9+thermo:r1c1-r1c2+x")));
    EXPECT_FALSE(board::has_labels(*parse_board("9x9+sandwich=35:r1c1-r9c1")));
}

// Input marks that allow every digit would hide the drawings of rules; without rules they are drawn.
TEST(RulePictures, OfMarksThatCameThoseAreDrawnThatSaySomething) {
    const auto candidates = [](const BoardPuzzle& puzzle) {
        return std::ranges::count(draw(puzzle, {}).shapes, Ink::candidate, &Shape::ink);
    };
    BoardPuzzle puzzle = empty_board_puzzle("4x4+thermo:r1c1-r1c3");
    EXPECT_EQ(candidates(puzzle), 4 * 16);  // requested without input marks
    puzzle.marks.assign(16, BoardDigitSet::below(4));
    puzzle.marks[5].erase(2);
    puzzle.marks[6].erase(0);
    EXPECT_EQ(candidates(puzzle), 3 + 3);
    puzzle.geometry = *parse_board("4x4");
    EXPECT_EQ(candidates(puzzle), 4 * 16 - 2);
}

// The same marks as in the whole picture, with those under the digits first; the view box has room for clues, and a
// cell is 48 wide.
TEST(RulePictures, TheGroundHasWhatABoardDrawsBesideItsCells) {
    const std::string plain = svg_ground(*parse_board("9x9"));
    EXPECT_NE(plain.find("viewBox=\"0 0 432 432\""), std::string::npos) << plain;
    EXPECT_EQ(count(plain, "class=\"ink-"), 0u);
    const std::string full = svg_ground(
        *parse_board("9x9+x+windoku+odd:r9c9+renban:r1c1-r1c3+killer=10:r5c1,r5c2+sandwich=12:r3c1-r3c9"));
    EXPECT_NE(full.find("viewBox=\"-32.16 -32.16 496.32 496.32\""), std::string::npos) << full;
    const auto at = [&](std::string_view part) {
        EXPECT_GE(count(full, part), 1u) << part;
        return full.find(part);
    };
    const std::size_t below = at("<g class=\"below\">"), above = at("<g class=\"above\">");
    for (const char* ink : {"ink-region-line", "ink-purple-line"}) {
        EXPECT_GT(at(ink), below);
        EXPECT_LT(at(ink), above);
    }
    for (const char* ink : {"ink-cage", ">12<", ">10<"}) EXPECT_GT(at(ink), above);
    for (const char* no : {"ink-region\"", "ink-parity", "ink-thin\"", "<style"})
        EXPECT_EQ(count(full, no), 0u) << no;
}

// Outside clues need room: labels are further out, and two clues of one line are next to each other.
TEST(RulePictures, CluesOutsideHaveRoom) {
    EXPECT_EQ(board::clue_room(*parse_board("9x9+killer=10:r1c1,r1c2")), 0);
    const double one = board::clue_room(*parse_board("9x9+skyscraper=3:r1c1-r1c9"));
    EXPECT_GT(one, 0);
    EXPECT_GT(board::clue_room(*parse_board("9x9+skyscraper=3:r1c1-r1c9+sandwich=4:r1c1-r1c9")), one);
    EXPECT_GT(draw(empty_board_puzzle("9x9+skyscraper=3:r1c1-r1c9"), {}).width,
              draw(empty_board_puzzle("9x9+x"), {}).width);
}

TEST(RulePictures, BoardsWithoutRulesAreWrittenWithoutTheirLooks) {
    const Drawing plain = draw(empty_board_puzzle("9x9+x"), {}),
                  cages = draw(empty_board_puzzle("9x9+killer=10:r1c1,r1c2"), {});
    EXPECT_EQ(svg({&plain, 1}).find("ink-cage"), std::string::npos);
    EXPECT_NE(svg({&cages, 1}).find("ink-cage"), std::string::npos);
}

// If it changes, look at the picture: tests/golden/draw/rules.svg.
TEST(RulePictures, ABoardWithManyRulesIsThePictureThatWasLookedAt) {
    const Drawing drawing = draw(
        empty_board_puzzle(
            "9x9+diagonal-+killer=15:r1c1,r1c2,r2c1+killer=7:r1c3,r1c4+thermo:r4c1-r7c1,r7c2+slow-thermo:r9c1-r9c4+arrow:r2c5/r3c5,r4c5,r4c6"
            "+whisper=5:r1c6-r1c9+renban:r2c7-r4c9+palindrome:r5c3,r6c4,r6c5,r5c6+between:r8c6,r9c7,r9c8,r8c9"
            "+region-sum:r6c7-r6c9,r7c8+white:r5c1,r5c2+black:r6c2,r6c3+black=3:r8c3,r8c4+xv=10:r3c1,r3c2+xv=5:r3c3,r4c3"
            "+greater:r8c1,r8c2+quadruple=1,2,3:r7c4,r7c5,r8c4,r8c5+little-killer=33:r1c8-r8c1+sandwich=12:r3c1-r3c9"
            "+x-sum=20:r9c5-r1c5+clone:r4c7,r4c8/r7c6,r7c7+counting:r9c6,r9c9"),
        {.candidates = false});
    const std::string path = source_path("tests/golden/draw/rules.svg"), now = svg({&drawing, 1});
    if (std::getenv("NONET_WRITE_GOLDEN") != nullptr) std::ofstream(path) << now;
    std::ifstream file(path);
    std::stringstream kept;
    kept << file.rdbuf();
    EXPECT_TRUE(kept.str() == now) << "the picture is another one; NONET_WRITE_GOLDEN=1 writes it";
}

}  // namespace
}  // namespace nonet
