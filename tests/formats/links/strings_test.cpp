// Killers as strings, games of OpenSudoku, links of Penpa+, rows of SudoCue, and repeated groups in strings of
// Interactive Sudoku Solver.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "formats/links/inflate.hpp"
#include "formats/links/iss_nfa.hpp"
#include "formats/links/packing.hpp"
#include "formats/links/read_forms.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

using namespace testing;

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}
std::string written(const char* form, std::string_view text) {
    const Record record = read(text);
    EXPECT_FALSE(record.error) << record.error->message();
    const auto out = find_link_form(form)->write(to_board_puzzle(record.puzzle), {});
    EXPECT_TRUE(out) << out.error().message();
    return out->text;
}

// ---- killer: 10 in r1c1, r1c2, and 5 given in r9c9

const std::string two = "3x3::k:2560:2560:" + repeated("0:", 78) + "1360:";

TEST(KillerStrings, ReadTotalsAndNumbers) {
    EXPECT_EQ(board_of(read(two)), "9x9+killer=10:r1c1,r1c2");
    EXPECT_EQ(read(two).puzzle.board_puzzle()->values[80], 5);
    EXPECT_EQ(name_of(read(two).format), "killer");
    EXPECT_EQ(board_of(read("3x3:d:k:" + repeated("0:", 80) + "0")), "9x9+x");
    EXPECT_EQ(board_of(read(written("killer", two))), "9x9+killer=10:r1c1,r1c2");
}

TEST(KillerStrings, SayWhatIsWrong) {
    EXPECT_EQ(message_of("3x3:y:k:" + repeated("0:", 81)),
              "5: found 'y', expected 'd' for diagonals, or nothing");
    EXPECT_EQ(message_of("3x3::k:" + repeated("0:", 80)), "168: found 80 numbers, expected 81");
    EXPECT_EQ(message_of("3x3::k:2560:a:" + repeated("0:", 79)),
              "13: found 'a', expected a number of a cage, 256 x its total and its own number, up to 11775");
    EXPECT_EQ(message_of("3x3::k:2560:2816:" + repeated("0:", 79)),
              "13: found '2816', expected the total 10, as in the other cells of the cage");
    EXPECT_EQ(message_of("3x3::k:" + repeated("0:", 82)),
              "170: found '0:', expected the end after 81 numbers");
}

TEST(KillerStrings, FollowPointers) {
    // A cage of 23 in r1c1, r1c2, r2c1; 36 in r9c8, r9c9 points to the left.
    const std::string text = "N<0000000^" + repeated("0", 69) + "a<";
    const Record record = read(text);
    EXPECT_EQ(board_of(record), "9x9+killer=23:r1c1,r1c2,r2c1+killer=36:r9c8,r9c9");
    EXPECT_EQ(message_of("v00000000^" + repeated("0", 71)),
              "1: found 'v', expected a cage that ends at a total");
    EXPECT_EQ(message_of("<" + repeated("0", 80)), "1: found '<', expected a cage within the grid");
}

// ---- sumocue

TEST(SumoCue, ReadsCagesAndPieces) {
    const std::string text = "SumoCueV1=10+0" + repeated("=0", 78) + "=7";
    EXPECT_EQ(board_of(read(text)), "9x9+killer=10:r1c1,r1c2");
    EXPECT_EQ(read(text).puzzle.board_puzzle()->values[80], 7);
    EXPECT_EQ(written("sumocue", text), text);
    EXPECT_EQ(written("sumocue", "SumoCueV1D" + repeated("=0 ", 81)), "SumoCueV1D" + repeated("=0", 81));
    // Rows as pieces.
    std::string pieces = "SumoCueV1";
    for (int row = 0; row < 9; ++row) pieces += repeated("=0J" + std::to_string(row), 9);
    EXPECT_EQ(written("sumocue", pieces), pieces);
    EXPECT_TRUE(read(pieces).puzzle.board_puzzle()->geometry.name().starts_with("jigsaw:"))
        << read(pieces).puzzle.board_puzzle()->geometry.name();
}

TEST(SumoCue, SaysWhatIsWrong) {
    EXPECT_EQ(message_of("SumoCueV1=46"), "11: found '4', expected the total of a cage, 0 to 45");
    EXPECT_EQ(message_of("SumoCueV1+3" + repeated("=0", 80)),
              "10: found '+', expected a cell of an earlier cage");
    EXPECT_EQ(message_of("SumoCueV1" + repeated("=0", 80)), "170: found 80 cells, expected 81");
    EXPECT_EQ(message_of("SumoCueV1" + repeated("=0", 82)),
              "172: found '=0', expected the end after 81 cells");
    EXPECT_EQ(message_of("SumoCueV1" + repeated("=0J0", 81)), "334: found piece 0 of 81 cells, expected 9");
}

TEST(KillerStrings, SayWhatTheyCannotHold) {
    const auto losses = [](const char* form, const char* board) {
        const auto out = find_link_form(form)->write(empty_puzzle(board), {});
        return out ? words(out->losses) : out.error().message();
    };
    EXPECT_EQ(losses("killer", "9x9+thermo:r1c1,r1c2+knight"), "knight, thermo");
    EXPECT_EQ(losses("killer", "9x9+killer=5:r1c1,r1c2+killer=6:r1c2,r1c3"), "killer");
    EXPECT_EQ(losses("killer", "9x9+killer:r1c1,r1c2"), "killer");
    EXPECT_EQ(losses("sumocue", "9x9+diagonal+"), "diagonal");
    EXPECT_EQ(losses("killer", "6x6"), "found the board 6x6, expected one of 9 x 9 cells with boxes");
    EXPECT_EQ(losses("opensudoku", "9x9+x+killer=5:r1c1,r1c2"), "diagonal, killer");
}

// ---- opensudoku

TEST(OpenSudoku, ReadsGamesOfAFile) {
    const std::string digits = "5" + repeated("0", 79) + "1", other = repeated("0", 80) + "9";
    const std::string file =
        "<?xml version='1.0' encoding='UTF-8'?>\n<opensudoku version=\"2\">\n<folder name=\"Easy\">\n<game state='0' data='" +
        digits + "' time=\"0\"/>\n<game data=\"" + other + "\" note=\"a &lt; b\"/><game data=\"" + digits +
        "\"></game></folder></opensudoku>\n";
    TextBytes bytes(file);
    PuzzleReader reader(bytes, Geometry::classic());
    std::string found;
    for (Record record; reader.next(record);) {
        EXPECT_FALSE(record.error) << record.error->message();
        EXPECT_EQ(name_of(record.format), "opensudoku");
        found += std::to_string(record.puzzle.classic()->givens[0]) +
                 std::to_string(record.puzzle.classic()->givens[80]) + ' ';
    }
    EXPECT_EQ(found, "51 09 51 ");
    EXPECT_EQ(board_of(read(written("opensudoku", digits))), "9x9");
}

TEST(OpenSudoku, LeavesThePlayersDigitsAway) {
    for (const char* cells :
         {"version: 1&#10;5|-|0|7|-|1|0|1,2,|1|", "version: 2&#10;5|0||0|7|0||1|0|6||1|",
          "version: 3&#10;5|0|0|7|0|1|0|6|1|", "version: 4&#10;5|0|0|0|7|0|0|1|0|6|0|1|"}) {
        std::string text = cells;
        const std::string_view empty = text.contains(": 1")   ? "0|-|1|"
                                       : text.contains(": 2") ? "0|0||1|"
                                       : text.contains(": 3") ? "0|0|1|"
                                                              : "0|0|0|1|";
        const Record record = read("<game data=\"" + text + repeated(empty, 78) + "\"/>");
        ASSERT_FALSE(record.error) << cells << record.error->message();
        EXPECT_EQ(record.puzzle.classic()->givens[0], 5);
        EXPECT_EQ(record.puzzle.classic()->givens[1], 0);
        EXPECT_EQ(words(record.losses), "digit, pencil mark") << cells;
    }
}

TEST(OpenSudoku, SaysWhatIsWrong) {
    EXPECT_EQ(message_of("<game state=\"0\"/>"),
              "16: found a <game> without data, expected data=\"0530...\"");
    EXPECT_EQ(message_of("<game data=\"12x\"/>"), "15: found 'x', expected 81 digits, 0 for an empty cell");
    EXPECT_EQ(message_of("<game data=\"123\"/>"),
              "16: found the end of the data, expected 81 digits, 0 for an empty cell");
    EXPECT_EQ(message_of("<game data=\"1"), "14: found the end of the line, expected another quote");
    EXPECT_EQ(message_of("<game data=1/>"), "12: found '1', expected a text in quotes");
    EXPECT_EQ(message_of("<game data=\"version: 9&#10;\"/>"),
              "22: found '9', expected 1 to 4 and the end of a line");
    EXPECT_EQ(message_of("<game data=\"&x;\"/>"),
              "13: found '&', expected &amp;, &lt;, &gt;, &quot;, &apos; or &#10;");
}

// ---- Rows of SudoCue

TEST(SudoCue, TakesWhatThePlayerPlaced) {
    std::string rows = "5 u3 12 4 6 7 8 9 12\n";
    for (int row = 1; row < 9; ++row) rows += "123 123 123 123 123 123 123 123 u4\n";
    const Record record = read(rows);
    ASSERT_FALSE(record.error) << record.error->message();
    EXPECT_EQ(name_of(record.format), "pencil");
    EXPECT_EQ(record.puzzle.classic()->givens[0], 5);
    EXPECT_EQ(record.puzzle.classic()->givens[1], 3);
    EXPECT_EQ(record.puzzle.classic()->givens[17], 4);
    EXPECT_NE(message_of("w" + rows), "no error");
}

// ---- Penpa+, compressed as its own page does, once with dynamic codes and once with fixed ones

const std::string own_codes =
    "zZDbSiQxEIbv5ymGAu/+i1SlD0ndie7eKAqOIm4IMrpZHGgdbEeQhH536bQg+ARLJR8fP5UD9fb6vh0TPDysgwGDYZ2p2zXzMl91"
    "vTsMSdd/0sO4PZKT9f4l4fj98LQfdf2cgLPdMKTxSE63L3/Xh6c0Pu9xeYF/2+Et4WMVvu6JqzKtSr7Sku81xAn55lvdt260kGtI"
    "eUK+0EK2Iw3UExjENHewFuqdm2M2BJ6zOy3U1FYBPe7GxyHdbzYEiaC2s6SBf+QT8m8tE7JUXmsIbAXMHmz6iBAjstUQkU8rTWVb"
    "eV7P/NJC7Dqw96QCYu8hLNWFBSLt4tJCrFvcOkjLi7cM6ZrFuwbS94v3PcSbxb2BNZZUJuTb+uxJZVPZaQjiIB4Nzx/u5yHOk55T"
    "/lHt/5XEVYif";
const std::string fixed_codes =
    "Ky4sTSxK1bHUsdQxttAx0DHUMdQxtjAAYwsTEDKAwpDMkpxUK4Wo1KSiRFUjZ4X8vFQdx9KSjPwiK4XcVB0d78ycnNQiVSOXxLwU"
    "hZKM1KLcfB1/P520xJziVJ0KrmioObFc1bVc1VVBVtVV8VbRsbU6VaEIpgWCGWxVrWRhomRlWKtT5WdVrWRspmQVrWSupGOoo2So"
    "BFJhaFWtZG5hARI2NFDSMQSJRVpVK5mAlRrpKCVnFiXnpMYHByvpGMXqKJmaGStZRRuiidfqVLlZVdfqVBmByRCr6GhDYyMdQ0NL"
    "HUMD81id6NhYnSpjq+hYnSoXMGkAJk3BpA9Yj6tVtZKhhZmOoaWlkpWRjpKhpaWOkaERmG1kaKRjZGQKYRuZ6hgZW0DYxhY6RqaG"
    "ELapoY6RmQmEbWaiY2RuDmGbm+sYWRpA2JYGOsYGxkpWRrU6VeFga53BpAmYNLOKjjay0DGy1DExBDnYHBSIoJAGiRqiQdPBJRLL"
    "FR0LAA==";

const std::string penpa = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=";

TEST(Penpa, ReadsDigitsCagesThermometersAndDots) {
    for (const std::string& packed : {own_codes, fixed_codes}) {
        const Record record = read(penpa + packed);
        EXPECT_EQ(board_of(record),
                  "9x9+killer=10:r1c1,r1c2,r2c1+thermo:r9c1,r8c1,r7c2+black:r6c6,r7c6+white:r3c3,r3c4");
        ASSERT_TRUE(record.puzzle.board_puzzle() && record.about);
        EXPECT_EQ(record.puzzle.board_puzzle()->values[8], 7);
        EXPECT_EQ(record.about->title, "Zebra, one");
        EXPECT_EQ(record.about->rules, "Killer\nand thermo");
        EXPECT_EQ(words(record.losses), "colour");
        EXPECT_EQ(name_of(record.format), "penpa");
    }
}

TEST(Penpa, WritesWhatItReads) {
    for (const std::string& packed : {own_codes, fixed_codes}) {
        const Record record = read(penpa + packed);
        const auto link = find_link_form("penpa")->write(*record.puzzle.board_puzzle(), *record.about);
        ASSERT_TRUE(link);
        EXPECT_TRUE(link->losses.empty());
        const Record again = read(link->text);
        ASSERT_TRUE(again.puzzle.board_puzzle());
        EXPECT_EQ(again.puzzle.board_puzzle()->geometry.name(),
                  record.puzzle.board_puzzle()->geometry.name());
        EXPECT_EQ(again.puzzle.board_puzzle()->values, record.puzzle.board_puzzle()->values);
        EXPECT_EQ(*again.about, *record.about);
        EXPECT_TRUE(again.losses.empty());
    }
    for (const char* board :
         {"6x6", "16x16", "4x7", "9x9+thermo:r1c1-r9c9+white:r1c1,r1c2+black:r5c5,r6c5"}) {
        BoardPuzzle filled = empty_puzzle(board);
        filled.values.back() = 4;
        const Record again =
            read(find_link_form("penpa")
                     ->write(filled, {.title = "Zigzag, z=1", .author = {}, .rules = "a\nb & c"})
                     ->text);
        ASSERT_TRUE(again.puzzle.board_puzzle()) << board;
        EXPECT_EQ(again.puzzle.board_puzzle()->geometry.name(), filled.geometry.name());
        EXPECT_EQ(again.puzzle.board_puzzle()->values, filled.values);
        EXPECT_TRUE(again.losses.empty()) << board;
        EXPECT_EQ(again.about->title, "Zigzag, z=1");
        EXPECT_EQ(again.about->rules, "a\nb & c");
    }
    const auto lost =
        find_link_form("penpa")->write(empty_puzzle("9x9+knight+whisper:r1c1,r1c2+white=2:r1c1,r1c2"), {});
    EXPECT_EQ(words(lost->losses), "knight, whisper, white");
    EXPECT_FALSE(find_link_form("penpa")->write(empty_puzzle("6x6:3x2"), {}));
}

// Its page draws lines between points within the cells: around the cage, and none inside it.
TEST(Penpa, CagesHaveTheOutlineThatItsPageDraws) {
    const auto link = find_link_form("penpa")->write(empty_puzzle("9x9+killer=10:r1c1,r1c2,r2c1"), {});
    ASSERT_TRUE(link);
    const auto text = formats::inflate(*formats::base64_bytes(link->text.substr(penpa.size())), 100'000);
    ASSERT_TRUE(text);
    EXPECT_NE(text->find(R"("cage":{"788,789":10,"788,790":10,"789,792":10,"791,794":10,"790,840":10,)"
                         R"("791,841":10,"792,793":10,"794,795":10,"793,795":10,"842,843":10,"840,842":10,)"
                         R"("841,843":10})"),
              std::string::npos)
        << *text;
    EXPECT_TRUE(read(link->text).losses.empty());
    // Without a cage in the list, its cells are not inferred from the lines.
    const auto packed = formats::base64url_text(formats::deflate_stored(
        text->substr(0, text->find("[28,")) + text->substr(text->find(']', text->find("[28,")) + 1)));
    EXPECT_EQ(words(read(penpa + packed).losses), "small text, 12 x cage");
}

TEST(Penpa, SaysWhatIsWrong) {
    EXPECT_EQ(message_of(penpa),
              "51: found a damaged link of Penpa+, expected the complete packed text as it was copied");
    EXPECT_EQ(message_of(penpa + own_codes.substr(0, 200)),
              "51: found a damaged link of Penpa+, expected the complete packed text as it was copied");
    EXPECT_EQ(message_of("https://swaroopg92.github.io/penpa-edit/"),
              "30: found an address of Penpa+ without a puzzle, expected '#m=edit&p=' and the puzzle");
    // A grid of hexagons, in a stored block.
    const std::string hexagons =
        formats::base64url_text(formats::deflate_stored("hex,5,5\n[]\n{}\n{}\n{}\n[]\n"));
    EXPECT_EQ(message_of(penpa + hexagons),
              "51: found a grid 'hex' of Penpa+, expected a square one: 'square' or 'sudoku'");
}

// ---- Interactive Sudoku Solver

TEST(IssStrings, RepeatWhatIsInAGroup) {
    EXPECT_EQ(board_of(read(".Replicate~D~R1C1.Thermo~R1C1~R2C1.End")),
              "9x9+thermo:r1c1,r2c1+thermo:r1c2,r2c2");
    EXPECT_EQ(board_of(read(".Replicate~AwDiQEiwD.SameValues~2~R1C1~R3C3.End")),
              board_of(read(written("iss", ".Replicate~AwDiQEiwD.SameValues~2~R1C1~R3C3.End"))));
    EXPECT_EQ(message_of(".Replicate~C~R1C8.Thermo~R1C8~R1C9.End"),
              "31: found a cell that is moved off the board, expected cells of the board");
    EXPECT_EQ(message_of(".Replicate~!~R1C1.Thermo~R1C1~R2C1.End"),
              "12: found '!', expected cells in base64url after 'Replicate'");
}

TEST(IssStrings, HoldRulesOfWhichOneHolds) {
    const auto both = [](const std::string& text, const std::string& board) {
        EXPECT_EQ(board_of(read(text)), board) << text;
        EXPECT_EQ(board_of(read(written("iss", text))), board) << written("iss", text);
    };
    both(".Cage~3~R1C1~R1C2.Or.X~R1C1~R2C1.V~R1C1~R2C1.End",
         "9x9+killer=3:r1c1,r1c2+or[xv=10:r1c1,r2c1+xv=5:r1c1,r2c1]");
    EXPECT_EQ(written("iss", ".Or.X~R1C1~R2C1.V~R1C1~R2C1.End"), ".Or.X~R1C1~R2C1.V~R1C1~R2C1.End");
    // A given with one value, and one with two; one item with two clues is one part.
    both(".Or.~R1C2_1.~R1C1_1_2.End", "9x9+or[contain=1:r1c2+allowed=1,2:r1c1]");
    both(".Or.XSum~R1~5~7.Cage~~R1C1~R2C2.End",
         "9x9+or[and[x-sum=5:r1c1-r1c9+x-sum=7:r1c9-r1c1]+killer:r1c1,r2c2]");
    both(".Or.And.Or.~R6C1_7.~R6C1_1.End.End.And.~R6C1_2.~R6C2_4.End.End",
         "9x9+or[or[contain=7:r6c1+contain=1:r6c1]+and[contain=2:r6c1+contain=4:r6c2]]");
    both(".Replicate~D~R1C1.Or.~R1C1_1.~R2C1_2.End.End",
         "9x9+or[contain=1:r1c1+contain=2:r2c1]+or[contain=1:r1c2+contain=2:r2c2]");
    // A single part is not an alternative, and at the top level everything holds.
    EXPECT_EQ(board_of(read(".And.Thermo~R1C1~R1C2.End.Or.Renban~R1C1~R1C2.End")),
              "9x9+thermo:r1c1,r1c2+renban:r1c1,r1c2");
    const Record lost = read(".Or.X~R1C1~R2C1.Mystery~R1C1.End.X~R5C1~R6C1");
    EXPECT_EQ(board_of(lost), "9x9+xv=10:r5c1,r6c1");
    EXPECT_EQ(words(lost.losses), "Mystery, Or");
    std::string deep;
    for (int i = 0; i < 9; ++i) deep += ".Or";
    EXPECT_EQ(message_of(deep + ".X~R1C1~R2C1" + repeated(".End", 9)),
              "26: found nested groups, expected 8 levels at most");
}

TEST(IssStrings, KeysAreNoCells) {
    EXPECT_EQ(board_of(read(".Pair~V~_x~R1C1~R1C2")), board_of(read(written("iss", ".Pair~V~_x~R1C1~R1C2"))));
    EXPECT_TRUE(read(".Pair~V~_x~R1C1~R1C2").losses.empty());
}

// In a raw shape only the listed houses exist, and it may have any values.
TEST(IssStrings, RawShapesHaveNoHouses) {
    for (const auto& [text, board] :
         {std::pair{".Shape~9x9~0-8~Raw.X~R1C1~R1C2", "9x9:none+0..8+repeats+xv=10:r1c1,r1c2"},
          {".Shape~4x4~~Raw.AllDifferent~R1C1~R1C2~R2C1~R2C2", "4x4:none+repeats+region:r1c1,r1c2,r2c1,r2c2"},
          {".Shape~6x6~~Raw.RegionSize~6.Jigsaw~aaabbbaaabbbcccdddcccdddeeefffeeefff", "6x6+repeats"},
          {".Shape~4x4~~Raw.Jigsaw~aaabcabbccbdcddd", "jigsaw:aaabcabbccbdcddd+repeats"},
          {".Shape~8x8~0-1~Raw.AntiKnight", "8x8:none+0..1+knight+repeats"}}) {
        const Record record = read(text);
        EXPECT_TRUE(record.losses.empty()) << text;
        EXPECT_EQ(board_of(record), parse_board(board)->name()) << text;
        EXPECT_EQ(board_of(read(written("iss", text))), board_of(record)) << text;
    }
    EXPECT_EQ(parse_board("4x4:none+repeats")->house_count(), 0);
    const auto pairs = find_link_form("iss")->write(empty_puzzle("2x4:1x2+repeats"), {});
    EXPECT_EQ(pairs->text,
              ".Shape~2x4~~Raw.AllDifferent~R1C1~R1C2.AllDifferent~R1C3~R1C4.AllDifferent~R2C1~R2C2."
              "AllDifferent~R2C3~R2C4");
}

// It also lacks boxes that windows and groups could refer to: these are written as lists of cells.
TEST(IssStrings, RawShapesListTheHousesThatRepeatingBoardsHave) {
    for (const char* name :
         {"6x6+repeats+windoku", "6x6+disjoint+repeats", "4x4+jigsaw:1111222233334444+repeats"}) {
        const Geometry board = parse_board(name).value();
        const Record record = read(find_link_form("iss")->write(empty_puzzle(name), {})->text);
        const Geometry again = parse_board(board_of(record)).value();
        for (Cell cell = 0; cell < board.cell_count(); ++cell)
            EXPECT_TRUE(std::ranges::equal(again.peer_cells(cell), board.peer_cells(cell))) << name;
    }
}

TEST(IssStrings, HoldAutomatonsOverSeveralLines) {
    // The first line ends with a 1 and the second one begins with a 2.
    const std::string board =
        "4x4+automaton=4,1,0,1,3,0,1,0,0,2,0,0,1,1,1,5,2,2,2,3,3,4,3:r1c1,r1c2/r3c3,r3c4";
    const auto text = find_link_form("iss")->write(empty_puzzle(board), {})->text;
    EXPECT_NE(text.find("~-~"), text.npos) << text;
    const std::string again = board_of(read(text));
    EXPECT_NE(again.find(":r1c1,r1c2/r3c3,r3c4"), again.npos) << again;
    EXPECT_EQ(find_link_form("iss")->write(empty_puzzle(again), {})->text, text);
}

TEST(IssStrings, HoldAutomatons) {
    const Rule rule{RuleKind::automaton, {}, {3, 1, 2, 2, 0, 2, 2, 1, 0, 0, 4, 1, 1, 9, 2}, {}};
    const auto key = formats::nfa_key(rule, 1, 9);
    ASSERT_TRUE(key);
    const auto nfa = formats::nfa_of_key(*key, 1);
    ASSERT_TRUE(nfa);
    // State 2, the start and an end, is now 0; state 0, the other end, is now 1.
    EXPECT_EQ(nfa->values, (std::vector<std::int32_t>{3, 1, 0, 2, 0, 1, 0, 1, 1, 1, 4, 2, 2, 9, 0}));
    // A key that the program itself writes, in its other format: an even number of odd digits.
    std::vector<std::int32_t> pairs{2, 1, 0, 1, 0};
    for (std::int32_t state : {0, 1})
        for (std::int32_t value = 1; value <= 9; ++value)
            pairs.insert(pairs.end(), {state, value, value % 2 == 1 ? 1 - state : state});
    EXPECT_EQ(formats::nfa_of_key("Qi_-q_9VAA", 1)->values, pairs);
    EXPECT_FALSE(formats::nfa_of_key("A", 1));
    EXPECT_EQ(message_of(".NFA~A~_~R1C1~R1C2"),
              "6: found 'A', expected an automaton in base64url after 'NFA'");
}

TEST(Inflate, RefusesDamage) {
    EXPECT_EQ(formats::inflate(formats::deflate_stored(""), 10), "");
    const std::string text = repeated("nonet ", 20'000);
    EXPECT_EQ(formats::inflate(formats::deflate_stored(text), text.size()), text);
    EXPECT_FALSE(formats::inflate(formats::deflate_stored(text), text.size() - 1));
    EXPECT_FALSE(formats::inflate("", 10));
    EXPECT_FALSE(formats::inflate("\x07", 10));
    EXPECT_FALSE(formats::inflate(formats::deflate_stored(text).substr(0, 1000), text.size()));
}

}  // namespace
}  // namespace nonet
