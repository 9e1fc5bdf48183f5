// Game IDs of Solo: boards, pieces and cages, read and written.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "formats/links/read_forms.hpp"
#include "nonet/board_text.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

using namespace testing;

std::string solo_of(std::string_view board) {
    const auto written = find_link_form("solo")->write(empty_puzzle(board), {});
    return written ? written->text : written.error().message();
}

// The expected IDs were derived from Solo's source code in another language.
TEST(Solo, BoardsAreNamedByTheirBoxes) {
    EXPECT_EQ(board_of(read("2x3:1d6zd")), "6x6");
    EXPECT_EQ(board_of(read("3x2:zj")), "6x6:3x2");
    EXPECT_EQ(board_of(read("4x4:16zzzzzzzzzt10")), "16x16");
    EXPECT_EQ(read("4x4:16zzzzzzzzzt10").puzzle.board_puzzle()->values[0], 16);
    EXPECT_EQ(read("4x4:16zzzzzzzzzt10").puzzle.board_puzzle()->values[255], 10);
    EXPECT_EQ(board_of(read("4j:1o,b__b__caa_aaa")), "jigsaw:1112132233243444");
    EXPECT_EQ(
        board_of(read("2x2xk:p,ab___baa__b__a_,3a9a6b8a9d5a")),
        "4x4+x+killer=3:r1c1,r1c2+killer=9:r1c3,r1c4,r2c3+killer=6:r2c1,r2c2,r3c1+killer=8:r2c4,r3c3,r3c4+"
        "killer=9:r3c2,r4c1,r4c2+killer=5:r4c3,r4c4");
}

// A killer with jigsaw-like cages from Solo's page; another program confirms that this solution is unique.
TEST(Solo, AKillerHasItsOneSolution) {
    const Record record = read(
        "3x3k:zzzc,__aaa___a_a___aa_____a______a____a_a__a______b____aa_abaaaaaa___aa______a_a___aaaaa_a___a_a__aaaaaba,"
        "10_6_8a11a9a12b10_11a16_6b10_17a11c8_8b12_8_21a7b11_7e13_19b4a9_12c9_10a23a10_12_13e12c14_7a15b4c");
    ASSERT_FALSE(record.error) << record.error->message();
    const Answer answer = solve(*record.puzzle.board_puzzle());
    ASSERT_EQ(answer.status, Status::unique);
    EXPECT_EQ(format_line(record.puzzle.board_puzzle()->geometry, answer.first),
              "356247819718569423492831657685794231937126548241385796864912375173458962529673184");
}

TEST(Solo, WhatIsWrittenIsReadAgain) {
    for (std::string_view board :
         {"9x9", "9x9+x", "4x4", "6x6", "6x6:3x2", "12x12", "16x16", "25x25", "jigsaw:1112132233243444",
          "4x4+x+killer=3:r1c1,r1c2+killer=9:r1c3,r1c4,r2c3+killer=6:r2c1,r2c2,r3c1+killer=8:r2c4,r3c3,r3c4+"
          "killer=9:r3c2,r4c1,r4c2+killer:r4c3-r4c4",
          "jigsaw:111111111222222222333333333444444444555555555666666666777777777888888888999999999"}) {
        std::mt19937 random(1);
        BoardPuzzle puzzle = empty_puzzle(board);
        for (int density : {0, 1, 2, 5}) {
            for (std::uint8_t& value : puzzle.values)
                value = density > 0 && random() % static_cast<unsigned>(density) == 0
                            ? static_cast<std::uint8_t>(
                                  1 + random() % static_cast<unsigned>(puzzle.geometry.digit_count()))
                            : std::uint8_t{0};
            const auto written = find_link_form("solo")->write(puzzle, {});
            ASSERT_TRUE(written) << board << ": " << written.error().message();
            EXPECT_TRUE(written->losses.empty()) << board << ": " << words(written->losses);
            const Record record = read(written->text);
            ASSERT_EQ(board_of(record),
                      puzzle.geometry.name() == Geometry::classic().name() ? "9x9" : puzzle.geometry.name())
                << written->text;
            if (record.puzzle.board_puzzle())
                EXPECT_EQ(record.puzzle.board_puzzle()->values, puzzle.values) << written->text;
            else
                EXPECT_TRUE(std::ranges::equal(record.puzzle.classic()->givens.values, puzzle.values))
                    << written->text;
        }
    }
}

TEST(Solo, ARunOfMorePlacesThanZStandsForIsReadInBothWays) {
    // Rows as pieces: 72 places between columns without a border. Solo reads z as 26 places, and writes it for 25.
    const std::string grid = "9j:zzzc,", columns(72, '_');
    const std::string rows =
        "jigsaw:111111111222222222333333333444444444555555555666666666777777777888888888999999999";
    EXPECT_EQ(board_of(read(grid + "zzt" + columns)), rows);
    EXPECT_EQ(board_of(read(grid + "zzv" + columns)), rows);
    EXPECT_EQ(solo_of(rows), grid + "zzt" + columns);
}

TEST(Solo, WhatItCannotHoldIsNamed) {
    EXPECT_EQ(solo_of("6x4"),
              "found the board 6x4, expected a square one with boxes, or pieces that fill it");
    EXPECT_EQ(solo_of("4x4:none"),
              "found the board 4x4:none, expected a square one with boxes, or pieces that fill it");
    EXPECT_EQ(solo_of("4x4+0..3"),
              "found the board 4x4+0..3, expected a square one with boxes, or pieces that fill it");
    const auto lost = [](std::string_view board) {
        return words(find_link_form("solo")->write(empty_puzzle(board), {})->losses);
    };
    EXPECT_EQ(lost("9x9+knight+thermo:r1c1-r1c3"), "knight, thermo");
    EXPECT_EQ(lost("4x4+killer=3:r1c1-r1c2"), "killer");  // the other cells are in no cage
    EXPECT_EQ(lost("4x4+killer=3:r1c1,r2c2"), "killer");  // not connected
    EXPECT_EQ(lost("9x9+diagonal-"), "diagonal");
}

TEST(Solo, OtherLinesWithColonsAreNoIds) {
    const std::string line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (std::string_view before : {"9:", "3x3: ", "1. ", "abc: "})
        EXPECT_EQ(read(std::string(before) + line).format, Format::line) << before;
    std::string underscores = line;
    std::ranges::replace(underscores, '.', '_');
    EXPECT_EQ(read("3x3:" + underscores).format, Format::line);
}

}  // namespace
}  // namespace nonet
