// Puzzles of other boards on the command line, as users type and pipe them.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "cli/call.hpp"
#include "flow/first_board.hpp"
#include "nonet/boards.hpp"
#include "nonet/more/engines.hpp"

namespace nonet::cli {
namespace {

const std::string four = "..4..2....14....", four_solved = "3142423123141423";  // 4x4, one solution
const std::string four_several = "..4..2.....4....", four_none = "..44.2....14....";
const std::string six = ".....6..25..2....4....1.6......4.3..",
                  six_solved = "354126162543215634436215623451541362";
const std::string king = "3....5..7.5...31.8...4..5...16....2............2..1.........7..4.8......9.......2",
                  king_solved =
                      "341685297657293148289417536716834925534926871892751364165342789428179653973568412";
const std::string classic =
                      "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..",
                  classic_solved =
                      "316578492529134768487629531263415987974863125851792643138947256692351874745286319";
const std::string map = "jigsaw:1122112233443344";

TEST(Boards, ALineGivesALine) {
    const Called called =
        call("solve", four + "\n" + four_solved + " # done\n" + four_several + "\n" + four_none + "\n");
    EXPECT_EQ(called.out, four_solved + "\n" + four_solved + "\n" + four_several + "\tmultiple\n" +
                              four_none + "\tnone\n");
    EXPECT_EQ(called.exit, Exit::no);
}

TEST(Boards, APuzzleMayBeTyped) {
    EXPECT_EQ(call(six).out, six_solved + "\n");
    EXPECT_EQ(call("solve --board 9x9+king " + king).out, king_solved + "\n");
    EXPECT_EQ(call("count --board 9x9 " + king).out, "at least 2\n");
}

// Lines of 81 cells are not mistaken for classic ones if whole batches are read and answered.
TEST(Boards, ManyLinesOfNineAreOfTheBoardThatWasNamed) {
    const std::string lines = king + "\n" + king + "\n" + king + "\n";
    EXPECT_EQ(call("solve --board king", lines).out,
              king_solved + "\n" + king_solved + "\n" + king_solved + "\n");
    EXPECT_EQ(call("count --board king", lines).out, "1\n1\n1\n");
    EXPECT_EQ(call("minimal --board king", lines).out, lines);
    EXPECT_EQ(call("check --board king", lines).exit, Exit::done);
}

TEST(Boards, RowsWithBordersGiveRows) {
    const Called called = call("solve", "+---+---+\n|..4|..6|\n");
    EXPECT_EQ(called.exit, Exit::bad_input);  // two rows that fit any board
    const Called rows =
        call("solve --board 4x4",
             "+----+----+\n| .  . | 4 . |\n| . 2 | . . |\n+----+----+\n| . . | 1 4 |\n| . . | . . |\n");
    EXPECT_EQ(rows.out, "3 1 4 2\n4 2 3 1\n2 3 1 4\n1 4 2 3\n") << rows.err;
    EXPECT_EQ(call("solve", ". . 4 .\n. 2 . .\n. . 1 4\n. . . .\n").out, rows.out);
}

TEST(Boards, TheFirstPuzzleTellsTheBoardOfAFileHoweverItArrives) {
    const std::string text = ". . 4 .\n. 2 . .\n. . 1 4\n. . . .\n";
    for (const std::size_t step : {1u, 3u, 100u}) {
        StringInput in(text, step);
        StringOutput out, err;
        std::atomic<bool> cancel{false};
        Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
        const std::vector<std::string_view> words{"solve"};
        EXPECT_EQ(run(words, io), Exit::done) << step << err.text;
        EXPECT_EQ(out.text, "3 1 4 2\n4 2 3 1\n2 3 1 4\n1 4 2 3\n") << step;
    }
}

// A program that writes one puzzle and waits gets its answer before more is read.
TEST(Boards, NoMoreIsReadThanTheFirstPuzzle) {
    const std::string rows = "5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n";
    const std::pair<std::string, int> texts[] = {{four + "\n", 1},
                                                 {classic + "\n", 1},
                                                 {"rubbish\n", 1},
                                                 {rows, 1},
                                                 {". . 4 .\n. 2 . .\n. . 1 4\n. . . .\n", 1},
                                                 {". . 4 .\n. 2 . .\n", 2},
                                                 {classic.substr(0, 40), 2}};
    for (const auto& [text, expected] : texts) {
        int reads = 0;
        const auto read = [&, given = &text](char* buffer, std::size_t size) {
            return ++reads == 1 ? given->copy(buffer, size) : std::size_t{0};
        };
        std::string ahead;
        (void)board_ahead(read, ahead);
        EXPECT_EQ(reads, expected) << text;
        EXPECT_EQ(ahead, text);
    }
}

TEST(Boards, RowsOfSixteenAreNotPuzzlesOfFour) {
    const Called made = call("generate --board 16x16 --givens 200 --seed 1 --solutions");
    const std::string puzzle = made.out.substr(0, 256), solution = made.out.substr(257, 256);
    const auto rows = [](const std::string& cells) {
        std::string text;
        for (std::size_t at = 0; at < cells.size(); at += 16) text += cells.substr(at, 16) + "\n";
        return text;
    };
    EXPECT_EQ(call("solve --format line", rows(puzzle)).out, solution + "\n");
    EXPECT_EQ(call("solve", puzzle + "\n").out, solution + "\n");
}

TEST(Boards, AHeadingOrASlipOfThatLengthDoesNotTell) {
    const Called heading = call("solve", "sixteen-letters-\n" + classic + "\n");
    EXPECT_TRUE(heading.out.ends_with(classic_solved + "\n")) << heading.out;
    const Called slip = call("solve", "..4..2....14..8.\n" + four + "\n");
    EXPECT_EQ(slip.out, "..4..2....14..8.\tinvalid\n" + four_solved + "\n");
    EXPECT_EQ(slip.exit, Exit::bad_input);
}

TEST(Boards, ObjectsNameTheirOwnAndKeepTheirPlaceAmongOthersAndRubbish) {
    const Called called = call(
        "solve --json", R"({"board":"4x4","puzzle":")" + four + "\"}\n{\"puzzle\":\"" + classic +
                            "\"}\nrubbish\n{\"board\":\"9x9+king\",\"id\":7,\"puzzle\":\"" + king + "\"}\n");
    std::istringstream lines(called.out);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, R"({"file":"<stdin>","line":1,"board":"4x4","puzzle":")" + four +
                        R"(","status":"unique","solution":")" + four_solved + "\"}");
    std::getline(lines, line);
    EXPECT_TRUE(line.ends_with(R"("status":"unique","solution":")" + classic_solved + "\"}")) << line;
    std::getline(lines, line);
    EXPECT_TRUE(line.contains(R"("text":"rubbish","status":"invalid")")) << line;
    std::getline(lines, line);
    EXPECT_TRUE(line.contains(R"("board":"9x9+king")") && line.contains(king_solved) &&
                line.ends_with(R"("id":7})"))
        << line;
    EXPECT_EQ(called.exit, Exit::bad_input);
    // The output can be read again.
    EXPECT_TRUE(call("check --no-minimal --format line", called.out).out.starts_with(four + "\tunique\t"));
}

TEST(Boards, TablesHaveAColumnForThem) {
    const Called called = call("solve --format csv", four + "\n" + four_none + "\n");
    EXPECT_EQ(called.out, "puzzle,board,solution,status\n" + four + ",4x4," + four_solved + ",unique\n" +
                              four_none + ",4x4,,none\n");
    EXPECT_EQ(call("solve", called.out).out, called.out);
    const std::string objects = R"({"board":"9x9+king","puzzle":")" + king + "\"}\n";
    EXPECT_EQ(call("solve --format csv", objects).out,
              "puzzle,board,solution,status\n" + king + ",9x9+king," + king_solved + ",unique\n");
    const std::string mixed = "board,puzzle\n4x4," + four + "\n9x9+king," + king + "\n," + classic + "\n";
    EXPECT_EQ(call("solve", mixed).out, "board,puzzle,solution,status\n4x4," + four + "," + four_solved +
                                            ",unique\n9x9+king," + king + "," + king_solved +
                                            ",unique\n9x9," + classic + "," + classic_solved + ",unique\n");
}

TEST(Boards, AMapOfPiecesIsAName) {
    EXPECT_EQ(call("solve --board " + map + " " + four).out, four_solved + "\n");
    EXPECT_EQ(call("convert --format pretty --board jigsaw:1112122233343444 " + four).out,
              "+---------+---+\n"
              "| .   . 4 | . |\n"
              "|   +-----+   |\n"
              "| . | 2 .   . |\n"
              "+---+-----+---+\n"
              "| .   . 1 | 4 |\n"
              "|   +-----+   |\n"
              "| . | . .   . |\n"
              "+---+---------+\n");
}

TEST(Boards, WrongNamesAreRefusedWithThePlaceAndAWayOn) {
    for (const char* name : {"9x9+kin", "26x26", "6x7x8", "jigsaw:112", "9x9++x"}) {
        const Called called = call("solve --board " + std::string(name), four);
        EXPECT_EQ(called.exit, Exit::usage) << name;
        EXPECT_TRUE(called.err.starts_with("nonet: --board: column ")) << called.err;
        const bool is_close = std::string_view(name).ends_with("kin");
        EXPECT_TRUE(called.err.ends_with(is_close ? "; did you mean 'king'?\n"
                                                  : "; 'nonet boards' lists the names\n"))
            << called.err;
        EXPECT_EQ(called.out, "");
    }
    const Called key = call("solve", "{\"board\":\"9x9+kin\",\"puzzle\":\"" + king + "\"}\n");
    EXPECT_EQ(key.exit, Exit::bad_input);
    EXPECT_TRUE(key.err.starts_with("<stdin>:1:")) << key.err;
}

TEST(Boards, WrongSizesKeepTheirRow) {
    const Called called = call("solve --board 4x4", "..4..2....14...\n" + four + "\n");
    EXPECT_EQ(called.out, "..4..2....14...\tinvalid\n" + four_solved + "\n");
    EXPECT_TRUE(called.err.starts_with("<stdin>:1:")) << called.err;
    EXPECT_EQ(called.exit, Exit::bad_input);
}

TEST(Boards, OtherCommandsRefuseThemAndGoOn) {
    const std::string input =
        R"({"board":"4x4","puzzle":")" + four + "\"}\n{\"puzzle\":\"" + classic + "\"}\n";
    const Called called = call("canon", input);
    EXPECT_TRUE(called.err.contains("found a board of 4 x 4 cells, expected the classic one for 'canon'"))
        << called.err;
    EXPECT_EQ(std::ranges::count(called.out, '\n'), 2) << called.out;
    EXPECT_EQ(called.exit, Exit::bad_input);
}

TEST(Boards, StepsAreDrawn) {
    const std::string crossed = ".6.2..25.......31...................";
    const Called drawn = call("draw --board 6x6+x --step 2 " + crossed);
    EXPECT_EQ(drawn.exit, Exit::done) << drawn.err;
    EXPECT_TRUE(drawn.out.contains("<title>Common Peer Elimination in a House: r3c3 is not 4</title>"))
        << drawn.out.substr(0, 500);
    EXPECT_TRUE(
        call("draw --board 6x6+x --step 1 --only naked_single " + crossed).err.contains("found 0 steps"));
    const Called late = call("draw --board 6x6+x --step 999 " + crossed);
    EXPECT_TRUE(late.err.contains("steps, expected at least 999")) << late.err;
    EXPECT_EQ(late.exit, Exit::no);
    EXPECT_TRUE(call("draw --board 6x6+x --step 1 --scale nonet " + six).err.contains("--scale"));
    const Called off =
        call("draw --board 6x6+knight --step 1 --only bug,hidden_single " + std::string(36, '.'));
    EXPECT_TRUE(off.err.contains("Bivalue Universal Grave works only on boards")) << off.err;
}

TEST(Boards, EveryEngineSolvesComparesAndIsTraced) {
    for (const Engine* engine : engines()) {
        const std::string name(engine->name);
        EXPECT_EQ(call("solve --board 4x4 --engine " + name + ' ' + four).out, four_solved + "\n") << name;
        const Called traced = call("trace --board 4x4 --engine " + name + ' ' + four);
        EXPECT_TRUE(traced.out.contains(R"("board":"4x4")")) << traced.out;
        EXPECT_TRUE(traced.out.contains(R"({"event":"solution","grid":")" + four_solved + "\"}\n"))
            << traced.out;
    }
    const Called compared = call("compare --board 4x4 " + four);
    EXPECT_EQ(compared.exit, Exit::done) << compared.err;
    for (const Engine* engine : engines())
        EXPECT_TRUE(compared.out.contains('\n' + std::string(engine->name))) << compared.out;
    // Cells use the board's own columns, and values begin at 0 if the board's do.
    const Called zero = call("trace --engine mrv --board 4x4+0..3 ................");
    EXPECT_TRUE(zero.out.contains(R"({"event":"place","cell":[2,1],"digit":)")) << zero.out;
    EXPECT_TRUE(zero.out.contains(R"({"event":"try","cell":[1,1],"digit":0})")) << zero.out;
    // Resumed from a later point, the remaining events are the same.
    const std::string whole = call("trace --board 4x4 " + four).out;
    const std::string rest = call("trace --board 4x4 --from r1c1=3,r1c2=1 " + four).out;
    const std::string placed = R"({"event":"place","cell":[1,2],"digit":1})"
                               "\n";
    ASSERT_TRUE(whole.contains(placed));
    const auto events_of = [](const std::string& out, std::size_t from) {
        return out.substr(from, out.find("{\"stop\"") - from);
    };
    EXPECT_EQ(events_of(rest, rest.find('\n') + 1), events_of(whole, whole.find(placed) + placed.size()));
    EXPECT_TRUE(rest.contains(R"("from":"r1c1=3,r1c2=1"})")) << rest;
    // Only some engines support marks.
    const std::string marks = call("convert --format marks --board 4x4", four).out;
    const Called refused = call("solve --engine row --board 4x4", marks);
    EXPECT_TRUE(refused.err.contains("found pencil marks for engine 'row', expected givens only"))
        << refused.err;
    EXPECT_EQ(call("solve --engine dlx --board 4x4", marks).exit, Exit::done);
    EXPECT_EQ(call("solve --engine row --board 25x25 --budget 1000n", std::string(625, '.') + "\n").exit,
              Exit::budget);
}

TEST(Boards, CountCountsListsUnitesAndEstimates) {
    EXPECT_EQ(call("count --limit 0 --board 4x4 ................").out, "288\n");
    EXPECT_EQ(call("count --limit 0 --board 4x4:none ................").out, "576\n");
    EXPECT_EQ(call("count --list " + four).out, four_solved + "\n");
    EXPECT_EQ(
        call("count --list --json " + four_none).out,
        R"({"file":"<stdin>","line":1,"board":"4x4","puzzle":")" + four_none + "\",\"status\":\"none\"}\n");
    const std::string marks = call("count --candidates --format marks " + four).out;
    EXPECT_EQ(marks.size(), 65u);
    EXPECT_TRUE(marks.starts_with("..3.1...")) << marks;
    EXPECT_TRUE(call("count --estimate --seed 1 --board 4x4 ................").out.starts_with("288"));
}

TEST(Boards, CheckSaysWhatIsWrongWithEachRule) {
    const Called once = call("check --format text --board 4x4+nonconsecutive", "12..............\n");
    EXPECT_TRUE(
        once.out.starts_with("none: no solution\n  r1c1 is 1 and r1c2 is 2: they must not differ by 1\n"))
        << once.out;
    EXPECT_EQ(once.exit, Exit::no);
    EXPECT_TRUE(
        call("check --board 4x4+knight", "1.....1.........\n").out.contains("r1c1 and r2c3 are both 1"));
    const Called finished = call("check --format text --board 4x4", four_solved + "\n");
    EXPECT_EQ(
        finished.out,
        "unique: a finished grid, and correct\n  rows right\n  columns right\n  boxes right\n  all 12 sums are 10\n");
    EXPECT_TRUE(
        call("check " + four)
            .out.starts_with(four + "\tunique\texactly one solution; minimal: no given can be dropped"));
    EXPECT_TRUE(call("check --json " + four_several).out.contains(R"("differing":[[)"));
}

TEST(Boards, MinimalDropsWhatIsNotNeeded) {
    const Called called = call("minimal " + four_solved);
    EXPECT_EQ(called.out.size(), 17u);
    EXPECT_EQ(call("solve", called.out).out, four_solved + "\n");
    EXPECT_TRUE(call("check", called.out).out.contains("minimal: no given can be dropped"));
}

TEST(Boards, GenerateMakesWhatSolveSolves) {
    for (const char* board : {"4x4", "6x6:3x2", "9x9+x", "jigsaw:112211223344334", "8x8+0..7"}) {
        if (std::string_view(board).starts_with("jigsaw")) board = "jigsaw:1122112233443344";
        const std::string words = "generate -n 3 --seed 5 --json --board " + std::string(board);
        const Called made = call(words);
        EXPECT_EQ(std::ranges::count(made.out, '\n'), 3) << made.err;
        const Called checked = call("check --format line", made.out);
        EXPECT_EQ(checked.exit, Exit::done) << board << checked.out << checked.err;
        EXPECT_EQ(call(words).out, made.out);
    }
    EXPECT_TRUE(call("generate --board 6x6 --rating 3.0").err.contains("--rating is for the classic board"));
    EXPECT_EQ(call("generate --board 6x6 --givens 40").exit, Exit::usage);
}

TEST(Boards, ConvertWritesEveryForm) {
    for (const char* form : {"line", "grid", "csv", "json", "pretty", "pencil", "marks"}) {
        const Called there =
            call("convert --board 16x16 --format " + std::string(form), "1" + std::string(254, '.') + "G\n");
        const Called back = call("convert --board 16x16 --format line", there.out);
        EXPECT_EQ(back.out, "1" + std::string(254, '.') + "G\n") << form << there.out << back.err;
    }
    const Called lost = call("convert", R"({"board":"9x9+king","puzzle":")" + king + "\"}\n");
    EXPECT_TRUE(lost.err.contains("not carried over: the names of their boards")) << lost.err;
}

TEST(Boards, BudgetsEndTheSearch) {
    const Called called = call("solve --budget 1n", std::string(625, '.') + "\n");
    EXPECT_EQ(called.exit, Exit::budget);
    EXPECT_TRUE(called.out.ends_with("\tbudget\n"));
}

TEST(Boards, StatsAndThreadsAreAsForTheClassicBoard) {
    std::string input, output;
    for (int i = 0; i < 40; ++i) input += four + "\n", output += four_solved + "\n";
    for (const char* jobs : {"1", "3"}) {
        const Called called = call("solve --stats --jobs " + std::string(jobs), input);
        EXPECT_EQ(called.out, output);
        EXPECT_TRUE(called.err.contains("40")) << called.err;
    }
}

// The text of the command lists names that are boards.
TEST(Boards, TheListNamesBoards) {
    std::istringstream lines(call("boards --json").out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        const std::size_t begin = line.find(":\"") + 2;
        const std::string name = line.substr(begin, line.find('"', begin) - begin);
        const auto board = parse_board(name);
        EXPECT_TRUE(board) << name;
        EXPECT_TRUE(call("boards " + name).out.starts_with(board->name())) << name;
    }
    EXPECT_GE(count, 15);
    EXPECT_TRUE(call("boards --json 9x9+x").out.contains(R"({"kind":"diagonal","name":)"));
    EXPECT_EQ(call("boards 9x").exit, Exit::usage);
}

}  // namespace
}  // namespace nonet::cli
