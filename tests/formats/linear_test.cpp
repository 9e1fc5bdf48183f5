// Reading takes linear time for any text: each format has a generator of hostile texts, which is timed at one size and
// at twice that size.

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/boards.hpp"
#include "nonet/reader.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

// A text of any size: `unit` repeated between a head and a tail. A '$' in the unit is the number of the repetition.
struct Hostile {
    std::string_view name;
    std::string head, unit, tail;
    std::string_view board = {};  // of the stream; empty: the classic one
};

std::string fpuzzles_grid(int size) {
    std::string row = "[{}";
    for (int i = 1; i < size; ++i) row += ",{}";
    row += ']';
    std::string grid = "\"size\":" + std::to_string(size) + ",\"grid\":[" + row;
    for (int i = 1; i < size; ++i) grid += ',' + row;
    return grid + ']';
}

const std::vector<Hostile>& generators() {
    static const auto& all = *new std::vector<Hostile>{
        {"dots25", "board: 25x25\n", "white: r1c1,r1c2\n", "", ""},
        {"dots25 inc", "board: 9x9\n", "killer=$: r1c1,r1c2\n", "", ""},
        {"regions", "board: 9x9\n", "region: r1c1,r1c2\n", "", ""},
        {"marks", "board: 9x9\n", "marks=1,2: r1c1\n", "", ""},
        {"iss cages", "", ".Cage~10~R1C1~R1C2", "", ""},
        {"rules iss region", "", ".AllDifferent~R1C1~R1C2", "", ""},
        {"rules iss raw", "", ".~R1C1_5", "", ""},
        {"iss tilde", "", ".Cage", "", ""},
        {"iss tildes", "", ".Cage~", "", ""},
        {"iss unknown", "", ".Abc$~1", "", ""},
        {"iss lines", "", ".Cage~10~R1C1~R1C2\n", "", ""},
        {"iss given lines", "", ".~R1C1_5\n", "", ""},
        {"iss or", "", ".Or", "", ""},
        {"iss or end", "", ".Or.Cage~3~R1C1~R1C2.End", "", ""},
        {"iss or unknown", ".Cage~10~R1C1~R1C2", ".Or.Foo$.End", "", ""},
        {"iss replicate", "", ".Replicate~B~R1C1.Cage~10~R1C1~R1C2.End", "", ""},
        {"iss replicate nest", "", ".Replicate~B~R1C1", "", ""},
        {"iss var", ".Cage~10~R1C1~R1C2", ".Var~A$~x~1", "", ""},
        {"iss regex", "", ".Regex~abcd~R1C1~R1C2", "", ""},
        {"iss var letters", ".Cage~10~R1C1~R1C2", ".Var~A~x~1", "", ""},
        {"fp keys", "{" + fpuzzles_grid(9), ",\"k$\":[1]", "}", ""},
        {"fp rules", "{" + fpuzzles_grid(9) + ",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"]}",
         ",{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":$}", "]}", ""},
        {"fp thermo", "{" + fpuzzles_grid(9) + ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}",
         ",{\"lines\":[[\"R1C1\",\"R1C2\"]]}", "]}", ""},
        {"fp extraregion", "{" + fpuzzles_grid(9) + ",\"extraregion\":[{\"cells\":[\"R1C1\",\"R1C2\"]}",
         ",{\"cells\":[\"R1C1\",\"R1C2\"]}", "]}", ""},
        {"fp cells keys", "{\"size\":9,\"grid\":[[{\"a\":1", ",\"k$\":1", "}]]}", ""},
        {"json deep", "", "{\"a\":", "", ""},
        {"json deep nl", "", "{\"a\":\n", "", ""},
        {"json brackets", "", "[", "", ""},
        {"json brackets nl", "", "[\n", "", ""},
        {"json braces", "", "{", "", ""},
        {"json braces nl", "", "{\n", "", ""},
        {"json blank lines", "{\"a\":\n", "\n", "", ""},
        {"json blank lines 2", "{\n", "\n", "", ""},
        {"json blank lines 3", "[\n", " \n", "", ""},
        {"json objects", "[", "{\"a\":1},", "", ""},
        {"json objects2", "", "{\"puzzle\":1}", "", ""},
        {"json objects3", "", "{\"puzzle\":1},", "", ""},
        {"json objects broken", "", "{\"puzzle\" 1},", "", ""},
        {"json broken", "", "{\"puzzle\":x ", "", ""},
        {"json broken2", "", "{\"a\" ", "", ""},
        {"json broken3", "", "{\"a\":\"\\", "", ""},
        {"json wrappers", "", "{\"a\":[", "", ""},
        {"json wrappers2", "", "{\"a\":{\"b\":1},", "", ""},
        {"json wrapper members", "{\"a\":{\"puzzle\":\"1\"}", ",\"b$\":1", "}", ""},
        {"json members", "", "\"a\":1,", "", ""},
        {"json members nl", "", "\"a\":1,\n", "", ""},
        {"json members broken", "", "\"a\":", "", ""},
        {"json closing", "", "]}", "", ""},
        {"json closing comma", "", "],", "", ""},
        {"json closing nl", "", "],\n", "", ""},
        {"json closing obj", "", "],{", "", ""},
        {"json quotes", "{", "\"", "", ""},
        {"json quote", "{\"", "\\\"", "", ""},
        {"json puzzle list", "{\"puzzles\":[", "[[5,3,0],", "", ""},
        {"json long text", "{\"puzzle\":\"", "5\\n", "\"}", ""},
        {"json long text rows", "{\"puzzle\":\"", "530070000\\n", "\"}", ""},
        {"json long text lines", "{\"puzzle\":\"",
         "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\\n", "\"}", ""},
        {"json array", "{\"puzzle\":[", "5,", "5]}", ""},
        {"json board", "{\"puzzle\":\"1\",\"board\":\"9x9", "+killer=3:r1c1", "\"}", ""},
        {"json board2", "", "{\"puzzle\":\"1\",\"board\":\"25x25+x\"}\n", "", ""},
        {"json board3", "", "{\"puzzle\":\"1\",\"board\":\"25x25+killer=$:r1c1,r2c2\"}\n", "", ""},
        {"csv board", "puzzle,board\n", "1,25x25+killer=$:r1c1,r2c2\n", "", ""},
        {"csv board nine", "puzzle,board\n", "1,9x9+knight+region:r1c1,r2c$\n", "", ""},
        {"csv quote", "puzzle,a\n", "\"\n", "", ""},
        {"csv quote2", "puzzle,a\n", "\"a\n", "", ""},
        {"csv fields", "puzzle,a\n", ",", "", ""},
        {"csv header", "", "puzzle,a\n", "", ""},
        {"csv header long", "puzzle", ",a", "", ""},
        {"board lines", "", "board: 9x9\n", "", ""},
        {"board lines25", "", "board: 25x25+x+windoku\n\n", "", ""},
        {"board name long", "board: 9x9", "+knight", "", ""},
        {"board name or", "board: 9x9+or[white:r1c1,r1c2", "+white:r1c1,r1c2", "]", ""},
        {"board name deep", "board: 9x9+", "or[", "", ""},
        {"board cells", "board: 9x9+thermo:r1c1", ",r1c2", "", ""},
        {"board lines cells", "board: 25x25+thermo:r1c1", "-r25c1-r1c1", "", ""},
        {"board extra", "board: 9x9+extra=600:a+sum=3:a1", "-a600-a1", "", ""},
        {"board rows", "board: 9x9\n", "530070000\n", "", ""},
        {"board row", "board: 9x9\n", "5 ", "", ""},
        {"extra lines", "board: 9x9\n", "extra: a$\n", "", ""},
        {"rules dashes", "", "--------\n", "", ""},
        {"rules plus", "", "+-------+\n", "", ""},
        {"dashes line", "", "-", "", ""},
        {"dots line", "", ".", "", ""},
        {"nine", "", "9", "", ""},
        {"spaces", "5", " ", "", ""},
        {"blank lines", "", "\n", "", ""},
        {"cr", "", "\r", "", ""},
        {"rows", "", "530070000\n", "", ""},
        {"rows8", "", "53007000\n", "", ""},
        {"rows gap", "", "530070000\n\n", "", ""},
        {"rows gap2", "", "530070000\n\n\n", "", ""},
        {"row1 gap", "", "53 7\n", "", ""},
        {"numbers", "", "5\n", "", ""},
        {"numbers line", "", "5 ", "", ""},
        {"numbers gap", "", "5 3 0 0 7 0 0 0 0 5 3 0 0 7 0 0 0 0\n\n", "", ""},
        {"pencil", "", "12 3 4 5 6 7 8 9 1\n", "", ""},
        {"spread", "", "53  7    \n", "", ""},
        {"names", "", "A 5 3 . . 7 . . . .\n", "", ""},
        {"header", "", "1 2 3 4 5 6 7 8 9\n", "", ""},
        {"md header", "", "| a | b | c | d | e | f | g | h | i |\n", "", ""},
        {"md", "", "|---|---|---|---|---|---|---|---|---|\n", "", ""},
        {"md both", "", "| a | b | c | d | e | f | g | h | i |\n|---|---|---|---|---|---|---|---|---|\n", "",
         ""},
        {"literal", "", "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0]],", "", ""},
        {"literal open", "", "{5,", "", ""},
        {"literal open nl", "", "{5,\n", "", ""},
        {"literal lines", "", "{\n", "", ""},
        {"literal quotes", "", "\"53..7....\",", "", ""},
        {"literal quote", "", "'5',", "", ""},
        {"literal apostrophe", "", "it's ", "", ""},
        {"literal names", "", "a=[", "", ""},
        {"literal blank", "{5,3,\n", "\n", "", ""},
        {"cells", "", "r1c1=5, ", "", ""},
        {"cells nl", "", "r1c1=5\n", "", ""},
        {"cells list", "a: ", "r1c1=5 ", "", ""},
        {"html", "", "<table>", "", ""},
        {"html nl", "", "<table>\n", "", ""},
        {"html td", "<table>", "<td>5", "", ""},
        {"html tr", "<table>", "<tr><td>5\n", "", ""},
        {"html open", "", "<td\n", "", ""},
        {"html comment", "<table>", "<!--", "", ""},
        {"html amp", "<table><td>", "&", "", ""},
        {"html tables", "", "<table><tr><td>5</td></tr></table>", "", ""},
        {"games", "", "<game data=\"000\"/>", "", ""},
        {"games nl", "", "<game data=\"000\"/>\n", "", ""},
        {"games good", "",
         "<game data=\"530070000600195000098000060800060003400803001700020006060000280000419005000080079\"/>",
         "", ""},
        {"games attr", "<game ", "a=\"b\" ", "", ""},
        {"games open", "", "<game ", "", ""},
        {"links", "", "https://f-puzzles.com/?load=N4Ig ", "", ""},
        {"links nl", "", "https://f-puzzles.com/?load=N4Ig\n", "", ""},
        {"links N4", "N4Ig", "a", "", ""},
        {"links pad", "https://sudokupad.app/scl", "N4Ig", "", ""},
        {"links iss", "https://sigh.github.io/Interactive-Sudoku-Solver/?q=", ".Cage~10~R1C1~R1C2", "", ""},
        {"links penpa", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=", "7V", "", ""},
        {"killer", "3x3::k:", "0:", "", ""},
        {"killer nl", "", "3x3::k:0:\n", "", ""},
        {"sumocue", "SumoCueV1", "=10", "", ""},
        {"sumocue nl", "", "SumoCueV1=10\n", "", ""},
        {"hodoku", "", ":0000:x:", "", ""},
        {"hodoku nl", "", ":0000:x:5\n", "", ""},
        {"hodoku plus", "", "+5", "", ""},
        {"hodoku removed",
         ":0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:", "312 ",
         "", ""},
        {"label", "", "a: ", "", ""},
        {"label nl", "",
         "Puzzle: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", "",
         ""},
        {"line comment", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 ",
         "a ", "", ""},
        {"line lines", "",
         "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 ", "", ""},
        {"quoted", "", "> ", "", ""},
        {"quoted nl", "", "> \n", "", ""},
        {"backticks", "", "`5` ", "", ""},
        {"bold", "", "| **5** ", "", ""},
        {"amp", "", "5 & ", "", ""},
        {"words", "", "word ", "", ""},
        {"words nl", "", "word\n", "", ""},
        {"utf", "", "\xC3\xA9", "", ""},
        {"utf nl", "", "\xC3\xA9\n", "", ""},
        {"zwj", "", "\xE2\x80\x8D", "", ""},
        {"colours", "", "\x1b[1m", "", ""},
        {"comments", "", "# a\n", "", ""},
        {"b6 rows", "", "1 2 3 4 5 6\n", "", "6x6"},
        {"b6 row", "", "1 ", "", "6x6"},
        {"b6 open", "", "[1,", "", "6x6"},
        {"b6 open nl", "", "[1,\n", "", "6x6"},
        {"b6 blank", "[1,\n", "\n", "", "6x6"},
        {"b6 lists", "", "12,34 ", "", "6x6"},
        {"b6 fields", "", "1,", "", "6x6"},
        {"b6 spaces", "1", " ", "", "6x6"},
        {"b6 literal", "",
         "[[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6],[1,2,3,4,5,6]],", "", "6x6"},
        {"b6 quotes", "", "\"", "", "6x6"},
        {"b6 json", "", "{\"puzzle\":\"1\"}", "", "6x6"},
        {"b25 rows", "", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25\n", "", "25x25"},
        {"b25 line", "", "1", "", "25x25"},
        {"b25 words", "", "1\n", "", "25x25"},
        {"b25 json", "", "{\"puzzle\":\"1\"}", "", "25x25"},
    };
    return all;
}

std::string text_of(const Hostile& hostile, std::size_t size) {
    std::string text = hostile.head;
    for (std::size_t number = 0; text.size() + hostile.unit.size() + hostile.tail.size() < size; ++number) {
        const std::size_t sign = hostile.unit.find('$');
        if (sign == std::string::npos)
            text += hostile.unit;
        else
            ((text += hostile.unit.substr(0, sign)) += std::to_string(number)) +=
                hostile.unit.substr(sign + 1);
    }
    return text + hostile.tail;
}

// Returns the CPU time of this process, which has one thread: other processes do not count.
double seconds_for(const std::string& text, std::string_view board) {
    const std::clock_t begin = std::clock();
    TextBytes bytes(text);
    PuzzleReader reader =
        board.empty() ? PuzzleReader(bytes) : PuzzleReader(bytes, parse_board(board).value());
    for (Record record; reader.next(record);) {
    }
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// Uses the minimum of several measurements, which other load affects least. A text that takes less than `little` is
// read within a second at 1 MiB, even if its time grows with the square of its size.
bool is_linear(const Hostile& hostile, std::size_t size, std::string& measured) {
    constexpr double most_ratio = 2.5, little = testing::slow_build ? 0.05 : 0.003;  // seconds
    const std::string one = text_of(hostile, size), two = text_of(hostile, 2 * size);
    double least_two = seconds_for(two, hostile.board);
    if (least_two < little) return true;
    double least_one = seconds_for(one, hostile.board);
    for (int again = 0; again < 200 && least_two >= little && least_two > most_ratio * least_one; ++again) {
        least_two = std::min(least_two, seconds_for(two, hostile.board));
        least_one = std::min(least_one, seconds_for(one, hostile.board));
    }
    measured = std::to_string(1000 * least_one) + " ms for " + std::to_string(one.size()) + " bytes, " +
               std::to_string(1000 * least_two) + " ms for twice as many";
    return least_two < little || least_two <= most_ratio * least_one;
}

TEST(Linear, TextsOfTwiceTheSizeTakeTwiceTheTime) {
    for (const Hostile& hostile : generators()) {
        std::string measured;
        EXPECT_TRUE(is_linear(hostile, 32'000, measured)) << hostile.name << ": " << measured;
    }
}

// 1 MiB of the texts that took 7 to 38 s before reading was linear. A second is far more than necessary.
TEST(Linear, AMebibyteIsReadWithinASecond) {
    constexpr std::string_view names[] = {"dots25",      "fp keys",    "json deep",
                                          "iss or",      "iss cages",  "regions",
                                          "json braces", "b6 open nl", "json blank lines"};
    for (const Hostile& hostile : generators()) {
        if (std::ranges::find(names, hostile.name) == std::end(names)) continue;
        const std::string text = text_of(hostile, max_text_size);
        double least = 1e9;
        for (int again = 0; again < 5 && least > 1; ++again)
            least = std::min(least, seconds_for(text, hostile.board));
        EXPECT_LT(least, testing::slow_build ? 20 : 1) << hostile.name;
    }
}

}  // namespace
}  // namespace nonet
