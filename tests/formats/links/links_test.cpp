// f-puzzles and SudokuPad: their JSON, their links, and the text around these.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "formats/links/lz_string.hpp"
#include "formats/links/read_forms.hpp"
#include "nonet/board_text.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

using namespace testing;

// ---- f-puzzles and SudokuPad

std::string link_of(const std::string& json) {
    return "https://f-puzzles.com/?load=" + formats::pack_lz(json);
}

std::string grid_of(int size, const std::string& first = "{}") {
    std::string grid = "\"size\":" + std::to_string(size) + ",\"grid\":[";
    for (int row = 0; row < size; ++row) {
        grid += row == 0 ? "[" : ",[";
        for (int column = 0; column < size; ++column) {
            grid += column == 0 ? "" : ",";
            grid += row + column == 0 ? first : "{}";
        }
        grid += ']';
    }
    return grid + ']';
}

TEST(FPuzzles, JsonAndLinksAreRead) {
    const std::string json =
        '{' + grid_of(9, "{\"value\":7,\"given\":true}") +
        ",\"title\":\"T\",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"10\"}],"
        "\"arrow\":[{\"lines\":[[\"R5C5\",\"R6C5\",\"R7C5\"]],\"cells\":[\"R5C5\"]}],"
        "\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"DR\",\"value\":\"20\"}],"
        "\"sandwichsum\":[{\"cell\":\"R0C4\",\"value\":\"0\"}],\"antiknight\":true}";
    for (const std::string& text : {json, link_of(json), formats::pack_lz(json),
                                    "https://sudokupad.app/fpuzzles" + formats::pack_lz(json),
                                    "Have a look: " + link_of(json) + " today"}) {
        const Record record = read(text);
        EXPECT_EQ(
            board_of(record),
            "9x9+knight+killer=10:r1c1,r1c2+arrow:r5c5/r6c5,r7c5+little-killer=20:r1c2-r8c9+sandwich=0:r1c4-r9c4");
        ASSERT_TRUE(record.puzzle.board_puzzle());
        EXPECT_EQ(record.puzzle.board_puzzle()->values[0], 7);
        EXPECT_TRUE(record.losses.empty());
        EXPECT_EQ(record.about->title, "T");
    }
}

TEST(FPuzzles, SpacesOfBrowsersAreTakenForPlus) {
    for (int i = 0; i < 200; ++i) {
        const std::string link =
            link_of('{' + grid_of(4) + ",\"title\":\"" + std::to_string(i * i * i) + "\",\"antiking\":true}");
        if (link.find('+') == link.npos) continue;
        std::string spaced = link;
        std::ranges::replace(spaced, '+', ' ');
        EXPECT_EQ(board_of(read(spaced)), "4x4+king");
        return;
    }
    FAIL() << "no link with a plus";
}

TEST(FPuzzles, ThePlayersDigitsAndWhatIsDrawnAreNoRules) {
    const Record record =
        read(link_of('{' + grid_of(4, "{\"value\":1,\"centerPencilMarks\":[1,2]}") +
                     ",\"line\":[{\"lines\":[]},{}],\"fogofwar\":[\"R1C1\"],\"mystery\":[{}]}"));
    EXPECT_EQ(board_of(record), "4x4");
    EXPECT_EQ(record.puzzle.board_puzzle()->values[0], 0);
    EXPECT_EQ(words(record.losses), "digit, pencil mark, 2 x line, fog, mystery");
    EXPECT_FALSE(record.losses[0].changes);
    EXPECT_TRUE(record.losses[4].changes);
}

TEST(FPuzzles, ErrorsSayWhatAndWhere) {
    const auto of = [](const std::string& more) {
        return message_of(link_of('{' + grid_of(4) + more + '}'));
    };
    EXPECT_EQ(of(",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R5C1\"]]}]"),
              "29: found the cell 'R5C1' in thermometer 1, expected R1C1 to R4C4");
    EXPECT_EQ(of(",\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"ten\"}]"),
              "29: found the value 'ten' in killercage 1, expected a number");
    EXPECT_EQ(of(",\"littlekillersum\":[{\"cell\":\"R0C1\",\"direction\":\"X\",\"value\":1}]"),
              "29: found the direction 'X' in littlekillersum 1, expected UL, UR, DL or DR");
    EXPECT_EQ(of(",\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[]}]"),
              "29: found 1 cell and 0 cells in clone 1, expected the same number of each");
    EXPECT_EQ(message_of(link_of("{\"size\":9,\"grid\":[[]]}")), "29: found 1 row in grid, expected 9");
    EXPECT_EQ(message_of(link_of("{\"size\":")),
              "29: found no JSON in the link: the end of the text at byte 9, expected a value");
    EXPECT_EQ(message_of("https://f-puzzles.com/?load=N4Igzg"),
              "35: found the end of the link, expected the rest of it: it seems to be cut off");
    EXPECT_EQ(
        message_of("https://f-puzzles.com/?id=abc12"),
        "9: found the name of a puzzle on the server of f-puzzles, 'abc12', expected a link that contains the puzzle: this one needs the network");
    EXPECT_EQ(message_of("https://f-puzzles.com/"),
              "9: found an address of f-puzzles without a puzzle, expected '?load=' and the puzzle");
}

TEST(SudokuPad, EveryKindOfItsLinksIsRead) {
    const std::string line =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const auto givens = [](const std::string& text) {
        const Record record = read(text);
        EXPECT_FALSE(record.error) << record.error->message();
        std::string cells;
        for (std::uint8_t value : record.puzzle.classic()->givens.values)
            cells += value == 0 ? '.' : static_cast<char>('0' + value);
        return cells;
    };
    // A digit with the number of blanks after it, ten values for each digit; and a run of blanks as a letter.
    std::string sixty, runs, codoku;
    constexpr std::string_view alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    for (std::size_t i = 0; i < line.size();) {
        const int digit = line[i] == '.' ? 0 : line[i] - '0';
        int blanks = 0;
        for (++i; i < line.size() && line[i] == '.' && blanks < 5; ++i) ++blanks;
        const int number = digit + 10 * blanks;
        sixty += alphabet[static_cast<std::size_t>(number)];
        codoku += static_cast<char>(number + (number < 20 ? 38 : number < 46 ? 45 : 51));
    }
    for (std::size_t i = 0; i < line.size();) {
        std::size_t blanks = 0;
        while (i + blanks < line.size() && line[i + blanks] == '.') ++blanks;
        if (blanks > 0) runs += static_cast<char>('A' + static_cast<int>(blanks));
        i += blanks;
        if (i < line.size()) runs += line[i++];
    }
    EXPECT_EQ(givens("https://sudokupad.app/classic" + sixty), line);
    EXPECT_EQ(givens("https://sudokupad.app/classic" + runs), line);
    EXPECT_EQ(givens("https://sudokupad.app/scf" + codoku), line);
    EXPECT_EQ(board_of(read("https://sudokupad.app/scf" + codoku + "x")), "9x9+x");
}

TEST(SudokuPad, RowsAndColumnsMayRepeat) {
    const std::string zipped = "{id:'x',ce:[[,,,],[,,,],[,,,],[,,,]],metadata:{norowcol:t}}";
    EXPECT_EQ(board_of(read("ctc" + formats::pack_lz(zipped))), "4x4:none+repeats");
}

TEST(SudokuPad, CagesAndRegionsOfItsJsonAreReadAndDrawingsNamed) {
    const std::string zipped =
        "{id:'x',ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],"
        "[[2,2],[2,3],[3,2],[3,3]]],ca:[{ce:[[0,0],[0,1]],v:5,unique:t},{v:'title: It\\'s 1'},{ce:[[3,3]],v:'<4'}],"
        "l:[{wp:[[.5,.5],[1.5,.5]],c:FF0000,th:3}],metadata:{antiking:t}}";
    for (const std::string& text :
         {"https://sudokupad.app/scl" + formats::pack_lz(zipped), "ctc" + formats::pack_lz(zipped)}) {
        const Record record = read(text);
        EXPECT_EQ(board_of(record), "4x4+king+killer=5:r1c1,r1c2");
        EXPECT_EQ(record.puzzle.board_puzzle()->values[0], 1);
        EXPECT_EQ(record.about->title, "It's 1");
        EXPECT_EQ(words(record.losses), "cage with '<4', line");
    }
}

TEST(SudokuPad, ErrorsSayWhatAndWhere) {
    EXPECT_EQ(
        message_of("https://sudokupad.app/xyz123"),
        "23: found the name of a puzzle on the server of SudokuPad, 'xyz123', expected a link that contains the puzzle: this one needs the network");
    EXPECT_EQ(message_of("https://sudokupad.app/scl" + formats::pack_lz("{ce:[[,],[,]],ca:[{ce:[[9,9]]}]}")),
              "23: found the cell [9,9], expected [0,0] to [1,1]");
    EXPECT_EQ(message_of("https://sudokupad.app/scl" + formats::pack_lz("{a:'b'")),
              "23: found no JSON in the link: the end of the text at byte 7, expected ',' or '}'");
    EXPECT_EQ(
        message_of("https://tinyurl.com/abcd"),
        "9: found the name of a puzzle on the server of a URL shortener, 'tinyurl.com/abcd', expected a link that contains the puzzle: this one needs the network");
}

// ---- Among other text

TEST(Links, StandBesideOtherPuzzlesInAStream) {
    const std::string text =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n.Cage~3~R1C1~R1C2\n" +
        link_of('{' + grid_of(4) + '}') + "\n# https://sudokupad.app/abc\n";
    TextBytes bytes(text);
    PuzzleReader reader(bytes, Geometry::classic());
    std::string seen;
    for (Record record; reader.next(record);)
        (seen += name_of(record.format)) += record.error ? "! " : record.puzzle.board_puzzle() ? "+ " : " ";
    EXPECT_EQ(seen, "line iss+ fpuzzles+ ");
}

TEST(Links, OtherBoardsAreErrorsWhereOneIsExpected) {
    const auto puzzle = parse_classic_puzzle(".Cage~3~R1C1~R1C2");
    ASSERT_FALSE(puzzle);
    EXPECT_EQ(puzzle.error().code, Errc::unsupported);
    EXPECT_TRUE(parse_classic_puzzle(".~R1C1_5"));
    EXPECT_TRUE(parse_board_puzzle(".Cage~3~R1C1~R1C2", *parse_board("16x16")));
}

}  // namespace
}  // namespace nonet
