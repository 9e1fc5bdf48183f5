// Files of games: KSudoku's boards, cells as objects of other sizes, tables of Markdown.

#include <gtest/gtest.h>

#include <string>

#include "formats/links/read_forms.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

using namespace testing;

std::string ksudoku(std::string_view graph, std::string_view values) {
    return "<ksudoku><game><puzzle>" + std::string(graph) + "<values>" + std::string(values) +
           "</values></puzzle></game></ksudoku>";
}
constexpr std::string_view custom =
    "<graph order=\"4\" type=\"custom\" sizeX=\"4\" sizeY=\"4\" sizeZ=\"1\" specific-type=\"";

TEST(KSudoku, CellsGoColumnByColumn) {
    const Record record = read(ksudoku("<graph order=\"4\" type=\"sudoku\"/>", "_b__c___________"));
    EXPECT_EQ(board_of(record), "4x4");
    EXPECT_EQ(record.puzzle.board_puzzle()->values[4], 1);  // r2c1
    EXPECT_EQ(record.puzzle.board_puzzle()->values[1], 2);  // r1c2
}

TEST(KSudoku, GroupsAndCagesAreHousesAndKillers) {
    const std::string groups = "<sudokugroups at=\"0\" withblocks=\"1\"/>", cells(16, '_');
    EXPECT_EQ(board_of(read(ksudoku(std::string(custom) + "XSudoku\">" + groups +
                                        "<clique size=\"4\">0 5 10 15 </clique></graph>",
                                    cells))),
              "4x4+region:r1c1,r2c2,r3c3,r4c4");
    EXPECT_EQ(board_of(read(ksudoku(std::string(custom) + "KillerSudoku\">" + groups +
                                        "<cage operator=\"4\" value=\"5\" size=\"2\">0 1 </cage></graph>",
                                    cells))),
              "4x4+killer=5:r1c1,r2c1");
    EXPECT_EQ(board_of(read(ksudoku(std::string(custom) +
                                        "Mathdoku\"><sudokugroups at=\"0\" withblocks=\"0\"/>"
                                        "<cage operator=\"4\" value=\"5\" size=\"2\">0 1 </cage></graph>",
                                    cells))),
              "4x4:none+sum=5:r1c1,r2c1");
    EXPECT_EQ(board_of(read(ksudoku(
                  std::string(custom) +
                      "Jigsaw\"><sudokugroups at=\"0\" withblocks=\"0\"/>"
                      "<clique size=\"4\">0 4 8 12</clique><clique size=\"4\">1 5 9 13</clique>"
                      "<clique size=\"4\">2 6 10 14</clique><clique size=\"4\">3 7 11 15</clique></graph>",
                  cells))),
              "jigsaw:1111222233334444");
    EXPECT_EQ(
        message_of(ksudoku(std::string(custom) + "Mathdoku\">" + groups +
                               "<cage operator=\"3\" value=\"6\" size=\"2\">0 1 </cage></graph>",
                           cells)),
        "147: found a cage of products, quotients or differences, expected sums, as in a killer Sudoku");
}

TEST(CellObjects, OtherSizesAreBoardsOfBoxes) {
    EXPECT_EQ(board_of(read("[{\"v\":1},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{\"v\":4}]")), "4x4");
    EXPECT_EQ(board_of(read("[[{\"val\":1},{\"val\":null}],[{\"val\":2},{\"val\":\"\"}]]")), "2x2");
    EXPECT_EQ(board_of(read(
                  "{\"size\":4,\"board\":[{\"x\":0,\"y\":1,\"value\":9},{\"x\":15,\"y\":1,\"value\":16}]}")),
              "16x16");
}

TEST(CellObjects, DigitsThatAreNotGivenAreThePlayers) {
    const Record record = read(
        "{\"cells\":[{\"position\":[0,0],\"value\":5,\"fixed\":true},{\"position\":[0,1],\"value\":3,\"fixed\":false}]}");
    ASSERT_FALSE(record.error);
    EXPECT_EQ(record.puzzle.classic()->givens[0], 5);
    EXPECT_EQ(record.puzzle.classic()->givens[1], 0);
    EXPECT_EQ(words(record.losses), "digit");
}

TEST(CellObjects, PlacesThatMayCountFromZeroOrOneAreAnError) {
    EXPECT_EQ(
        message_of("[{\"row\":1,\"col\":1,\"value\":5}]"),
        "1: found cells whose positions could count from 0 or from 1, expected a cell in row or column 0, or in the last one");
    EXPECT_EQ(read("[{\"row\":1,\"col\":9,\"value\":5}]").puzzle.classic()->givens[8], 5);
    EXPECT_EQ(read("[{\"row\":0,\"col\":1,\"value\":5}]").puzzle.classic()->givens[1], 5);
    EXPECT_EQ(message_of("[{\"row\":0,\"col\":1,\"value\":5},{\"row\":0,\"col\":1,\"value\":5}]"),
              "1: found r1c2 a second time, expected each cell once");
}

TEST(Links, ATestAndTheReadingSeeTheSameText) {
    // Invisible characters count neither before the address nor within it.
    std::string joiners;
    for (int i = 0; i < 70; ++i) joiners += "\xE2\x80\x8D";
    EXPECT_EQ(message_of(joiners + "f-puzzles.com/?load=N4Ig"),
              "235: found the end of the link, expected the rest of it: it seems to be cut off");
    EXPECT_EQ(
        message_of(joiners + "bit.ly/x"),
        "211: found the name of a puzzle on the server of a URL shortener, 'bit.ly/x', expected a link that contains "
        "the puzzle: this one needs the network");
    EXPECT_EQ(board_of(read(joiners + "Interactive-Sudoku-Solver?q=.Cage~3~R1C1~R1C2")),
              "9x9+killer=3:r1c1,r1c2");
    // An address after more characters than are searched, some of which are not valid UTF-8.
    EXPECT_EQ(message_of(std::string(9, ' ') + '-' + std::string(187, ' ') + "://f-puzzles.com"),
              "201: found an address of f-puzzles without a puzzle, expected '?load=' and the puzzle");
    // JSON after an invisible mark.
    EXPECT_EQ(
        read(
            "\xE2\x80\x8B{\"puzzle\": \"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...."
            "8..79\"}")
            .puzzle.classic()
            ->givens[0],
        5);
}

}  // namespace
}  // namespace nonet
