// Each command called with strings: its output, its messages, and its exit code.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/call.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"
#include "support/known_grids.hpp"

namespace nonet::cli {
namespace {

using known::classic, known::classic_solution;

// The classic puzzle with one given dropped: several solutions.
std::string several() {
    std::string line = classic;
    line[0] = '.';
    line[3] = '.';
    line[60] = '.';
    return line;
}
// With an additional given that fits its houses but not the solution.
std::string unsolvable() {
    std::string line = classic;
    line[1] = '9';
    return line;
}

std::string as_rows(std::string_view line, std::string_view separator = " ", char blank = '0') {
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        text += line[i] == '.' ? blank : line[i];
        text += i % 9 == 8 ? "\n" : separator;
    }
    return text;
}

std::string as_literal(std::string_view line, std::string_view quote) {
    std::string text = "{\n";
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i % 9 == 0) text += "  {";
        text.append(quote).append(1, quote.empty() && line[i] == '.' ? '0' : line[i]).append(quote);
        text += i % 9 == 8 ? (i == 80 ? "}\n" : "},\n") : ", ";
    }
    return text + "}\n";
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

std::size_t lines_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

TEST(Solve, TheTutorialsGridGivesTheTutorialsRowsInAllFourForms) {
    const std::string rows = as_rows(classic_solution);
    EXPECT_TRUE(rows.starts_with("3 1 6 5 7 8 4 9 2\n5 2 9 1 3 4 7 6 8\n"));
    for (const std::string& input : {as_rows(classic), as_literal(classic, ""), as_literal(classic, "'"),
                                     as_rows(classic, "", '.'), as_rows(classic, "\n")}) {
        const Called called = call("solve", input);
        EXPECT_EQ(called.out, rows) << input;
        EXPECT_EQ(called.exit, Exit::done);
        EXPECT_EQ(called.err, "");
    }
    EXPECT_EQ(call("solve --format grid", std::string(classic) + "\n").out, rows);
    EXPECT_EQ(call("solve", std::string(classic) + "\n").out, std::string(classic_solution) + "\n");
}

TEST(Solve, ARowWithoutASolutionIsThePuzzleAsItCameATabAndAWord) {
    std::string zeros = unsolvable();
    std::ranges::replace(zeros, '.', '0');
    const Called called = call("solve", zeros + "  # a comment\n" + several() + "\n12345\n" + classic + "\n");
    EXPECT_EQ(called.out,
              zeros + "\tnone\n" + several() + "\tmultiple\n12345\tinvalid\n" + classic_solution + "\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_TRUE(called.err.starts_with("<stdin>:3:")) << called.err;
    EXPECT_TRUE(contains(called.err, ": error: found ")) << called.err;
    EXPECT_TRUE(contains(called.err, ", expected ")) << called.err;
    EXPECT_EQ(lines_of(called.err), 1u);
}

TEST(Solve, TheExitSaysTheWorst) {
    const std::string good = std::string(classic) + "\n", none = unsolvable() + "\n", many = several() + "\n";
    EXPECT_EQ(call("solve", "").exit, Exit::done);
    EXPECT_EQ(call("solve", good).exit, Exit::done);
    EXPECT_EQ(call("solve", good + none).exit, Exit::no);
    EXPECT_EQ(call("solve", good + many).exit, Exit::no);
    EXPECT_EQ(call("solve --first", good + many).exit, Exit::done);
    EXPECT_EQ(call("solve --first", none).exit, Exit::no);
    EXPECT_EQ(call("solve --engine row --budget 100n", none + good).exit, Exit::budget);
    EXPECT_EQ(call("solve --engine row --budget 100n", "x\n" + good).exit, Exit::bad_input);
    EXPECT_EQ(call("solve", "/no/such/file").exit, Exit::bad_input);  // the text is not a puzzle
    EXPECT_EQ(call("solve /no/such/file -", "x\n").exit, Exit::input_output);
}

TEST(Solve, AMissingFileIsReportedAndTheOthersGoOn) {
    const Called called = call("solve /no/such/file - /", std::string(classic) + "\n");
    EXPECT_EQ(called.out, std::string(classic_solution) + "\n");
    EXPECT_EQ(called.err,
              "nonet: /no/such/file: cannot open: No such file or directory\n"
              "nonet: /: cannot read: Is a directory\n");
    EXPECT_EQ(called.exit, Exit::input_output);
}

TEST(Solve, GridsStandApartFromEachOther) {
    const std::string grid = as_rows(classic);
    const std::string broken = grid.substr(0, grid.size() - 2) + "\n";
    EXPECT_EQ(
        call("solve", grid + "\n" + as_rows(unsolvable()) + "\n" + as_rows(several()) + "\n" + broken).out,
        as_rows(classic_solution) +
            "\nno solution exists\n\nmultiple solutions exist\n\ninvalid: not a puzzle\n");
}

TEST(Solve, CsvKeepsItsColumnsAndFillsTheSolution) {
    const std::string puzzle(classic), solution(classic_solution);
    EXPECT_EQ(call("solve", "quizzes,solutions\n" + puzzle + ",\n").out,
              "quizzes,solutions,status\n" + puzzle + "," + solution + ",unique\n");
    EXPECT_EQ(call("solve", "id,puzzle,note\n7," + puzzle + ",\"a, b\"\n8," + unsolvable() + ",c\n").out,
              "id,puzzle,note,solution,status\n7," + puzzle + ",\"a, b\"," + solution + ",unique\n8," +
                  unsolvable() + ",c,,none\n");
    EXPECT_EQ(call("solve --format csv", puzzle + "\n").out,
              "puzzle,solution,status\n" + puzzle + "," + solution + ",unique\n");
    EXPECT_EQ(call("solve --format line", "id,puzzle\n7," + puzzle + "\n").out, solution + "\n");
}

TEST(Solve, JsonHasOneObjectForEachPuzzle) {
    const std::string puzzle(classic), solution(classic_solution);
    const Called called = call("solve --json", puzzle + "\n12\"\n");
    EXPECT_TRUE(called.out.starts_with(R"({"file":"<stdin>","line":1,"puzzle":")" + puzzle +
                                       R"(","status":"unique","solution":")" + solution + "\"}\n"))
        << called.out;
    EXPECT_TRUE(contains(called.out,
                         R"({"file":"<stdin>","line":2,"text":"12\"","status":"invalid","error":{"code":")"))
        << called.out;
    const Called many = call("solve --json", several() + "\n");
    EXPECT_TRUE(contains(many.out, R"("status":"multiple","solution":")"));
    EXPECT_TRUE(contains(many.out, R"("second":")"));
}

TEST(Solve, StatsGoToStandardError) {
    const std::string input = std::string(classic) + "\n" + several() + "\n1\n";
    const Called words = call("solve --stats --engine mrv", input);
    EXPECT_TRUE(contains(words.err, "3 puzzles: 1 unique, 1 multiple, 1 invalid\n")) << words.err;
    EXPECT_TRUE(contains(words.err, "\nengine mrv: ")) << words.err;
    EXPECT_FALSE(contains(call("check --stats", input).err, "engine"));
    const Called json = call("solve --stats --json --engine row --first", std::string(classic) + "\n");
    EXPECT_TRUE(contains(json.err, R"("solved":1,)")) << json.err;
    EXPECT_TRUE(contains(json.err, R"("digit_tries":6732,"backtracks":720,"nodes":)")) << json.err;
}

// With a budget of nodes it solves puzzle by puzzle.
TEST(Solve, WholeBatchesAreAnsweredAsPuzzleByPuzzle) {
    const std::string good = std::string(classic) + "\n";
    std::string text;
    for (int i = 0; i < 500; ++i)
        for (const std::string& each : std::initializer_list<std::string>{
                 good, good, several() + "\n", good, unsolvable() + "\r\n", i % 9 ? "" : "12345\n", good,
                 i % 50 ? "" : as_rows(several()) + "\n", i % 60 ? "" : std::string(729, '.') + "\n" + good})
            text += each;
    for (const char* options : {"", " --first", " --json", " --first --json", " --format grid",
                                " --format csv", " --format pretty", " --budget 1m"}) {
        const Called together = call(std::string("solve -j2") + options, text);
        const Called alone = call(std::string("solve -j2") + options + " --budget 1000000n", text);
        EXPECT_EQ(together.exit, alone.exit) << options;
        EXPECT_TRUE(together.out == alone.out) << options;
        EXPECT_TRUE(together.err == alone.err) << options;
        EXPECT_GE(lines_of(together.out), 3000u) << options;
    }
}

TEST(Solve, PencilMarksRestrictAndSomeEnginesTakeNone) {
    const std::string marks = call("convert --format marks", several() + "\n").out;
    EXPECT_EQ(call("solve --format line", marks).out, marks.substr(0, 729) + "\tmultiple\n");
    const Called refused = call("solve --engine row", marks);
    EXPECT_EQ(refused.exit, Exit::bad_input);
    EXPECT_EQ(refused.err, "<stdin>:1:1: error: found pencil marks for engine 'row', expected givens only\n");
}

TEST(Check, NamesEqualDigitsByTheirCells) {
    std::string line = classic;
    line[4] = '3';
    const Called called = call("check --format text", line + "\n");
    EXPECT_TRUE(contains(called.out, "r1c1 and r1c5 are both 3 (row 1)")) << called.out;
    EXPECT_EQ(called.exit, Exit::no);
}

TEST(Check, TellsSeveralSolutionsByTwoThatDiffer) {
    const Called called = call("check", several() + "\n");
    EXPECT_TRUE(called.out.starts_with(several() + "\tmultiple\tseveral solutions; two of them differ in "))
        << called.out;
    EXPECT_EQ(called.exit, Exit::no);
    const Called text = call("check --format text", several() + "\n");
    EXPECT_EQ(lines_of(text.out), 4u) << text.out;  // verdict, givens, two solutions
}

TEST(Check, TellsMinimalFromRedundant) {
    EXPECT_TRUE(contains(call("check", std::string(known::seventeen) + "\n").out,
                         "\tunique\texactly one solution; minimal: no given can be dropped; 17 givens"));
    const Called more = call("check", std::string(classic) + "\n");
    EXPECT_TRUE(contains(more.out, "\tunique\texactly one solution; not minimal: ")) << more.out;
    EXPECT_EQ(more.exit, Exit::done);
    EXPECT_TRUE(contains(call("check --json", std::string(classic) + "\n").out,
                         R"("minimal":false,"redundant":[[1,1])"));
    EXPECT_FALSE(contains(call("check --no-minimal", std::string(classic) + "\n").out, "minimal"));
    EXPECT_TRUE(contains(call("check --budget 3n", std::string(classic) + "\n").out,
                         "unknown whether it is minimal: the budget"));
    EXPECT_EQ(call("check --budget 3n", std::string(classic) + "\n").exit, Exit::budget);
    EXPECT_FALSE(contains(call("check --json --no-minimal", std::string(classic) + "\n").out, "\"minimal\""));
}

TEST(Check, JudgesFinishedGrids) {
    const Called right = call("check", std::string(classic_solution) + "\n");
    EXPECT_TRUE(contains(right.out,
                         "\tunique\ta finished grid, and correct; rows right; columns right; boxes right; "
                         "all 27 sums are 45\n"))
        << right.out;
    EXPECT_EQ(right.exit, Exit::done);
    std::string wrong = classic_solution;
    wrong[0] = '4';
    const Called judged = call("check", wrong + "\n");
    EXPECT_TRUE(contains(judged.out,
                         "\tnone\ta finished grid, but wrong; rows wrong: row 1; columns wrong: column 1; "
                         "boxes wrong: box 1; sums that are not 45: row 1 is 46, column 1 is 46, "
                         "box 1 is 46; r1c1 and "))
        << judged.out;
    EXPECT_EQ(judged.exit, Exit::no);
}

TEST(Check, WarnsOfFewGivensAndOfAbsentDigits) {
    const std::string line =
        "12345678........................................................................."
        "\n";
    const Called called = call("check --format text", line);
    EXPECT_TRUE(contains(called.out, "warning: fewer than 17 givens")) << called.out;
    EXPECT_FALSE(contains(called.out, "no given shows")) << called.out;
    const std::string fewer =
        "1234567.........................................................................."
        "\n";
    EXPECT_TRUE(contains(call("check", fewer).out, "warning: no given shows 8, 9"))
        << call("check", fewer).out;
}

TEST(Count, PrintsTheNumberUpToTheLimit) {
    const std::string many = several() + "\n", empty = std::string(81, '.') + "\n";
    EXPECT_EQ(call("count", std::string(classic) + "\n" + many + unsolvable() + "\nx\n").out,
              "1\nat least 2\n0\ninvalid\n");
    EXPECT_EQ(call("count", empty).out, "at least 2\n");
    EXPECT_EQ(call("count --limit 1000", empty).out, "at least 1000\n");
    EXPECT_EQ(call("count --format csv", std::string(classic) + "\n" + empty + "x\n").out,
              std::string("puzzle,count,exact\n") + classic + ",1,true\n" + std::string(81, '.') +
                  ",2,false\nx,invalid,\n");
    EXPECT_EQ(call("count", many).exit, Exit::done);
    const Called stopped = call("count --limit 0 --budget 5000n", empty);
    EXPECT_TRUE(stopped.out.starts_with("at least ")) << stopped.out;
    EXPECT_EQ(stopped.exit, Exit::budget);
    EXPECT_TRUE(contains(call("count --json --limit 0", many).out, R"("exact":true)"));
    EXPECT_TRUE(contains(call("count --json --limit 2", many).out, R"("count":2,"exact":false)"));
}

TEST(Count, ListsEachSolutionOnce) {
    const std::string many = several() + "\n";
    const std::string count = call("count --limit 0", many).out;
    std::string list = call("count --limit 0 --list", many).out;
    EXPECT_EQ(std::to_string(lines_of(list)) + "\n", count);
    std::istringstream stream(list);
    std::vector<std::string> solutions;
    for (std::string line; std::getline(stream, line);) solutions.push_back(line);
    for (const std::string& solution : solutions)
        EXPECT_TRUE(contains(call("check", solution + "\n").out, "and correct"));
    std::ranges::sort(solutions);
    EXPECT_EQ(std::ranges::unique(solutions).size(), 0u);
    EXPECT_EQ(call("count --list", unsolvable() + "\n").out, unsolvable() + "\tnone\n");
    EXPECT_EQ(call("count --list --format csv", std::string(classic) + "\n").out,
              std::string("puzzle,solution,status\n") + classic + "," + classic_solution + ",solved\n");
}

TEST(Count, CandidatesAreTheUnionOfTheList) {
    const std::string many = several() + "\n";
    std::string united(729, '.');
    std::istringstream list(call("count --limit 0 --list", many).out);
    for (std::string line; std::getline(list, line);)
        for (std::size_t cell = 0; cell < 81; ++cell)
            united[cell * 9 + static_cast<std::size_t>(line[cell] - '1')] = line[cell];
    EXPECT_EQ(call("count --candidates --format marks", many).out, united + "\n");
    EXPECT_TRUE(contains(call("count --candidates --json", many).out,
                         "\"candidates\":\"" + united + "\",\"exact\":true"));
    EXPECT_EQ(lines_of(call("count --candidates", many).out), 13u);
}

TEST(Compare, ShowsTheKnownCounts) {
    const std::string two = std::string(classic) + "\n" + known::easy + "\n";
    const Called json = call("compare --json --engines row", two);
    EXPECT_EQ(lines_of(json.out), 2u);
    EXPECT_TRUE(contains(
        json.out, R"("engine":"row","status":"solved","solutions":1,"digit_tries":6732,"backtracks":720,)"));
    EXPECT_TRUE(contains(json.out, R"("digit_tries":1295,"backtracks":118,)"));
    const Called table = call("compare --engines row,mrv", two);
    EXPECT_TRUE(table.out.starts_with("2 puzzles; until the first solution\nengine ")) << table.out;
    EXPECT_TRUE(contains(table.out, "8,027")) << table.out;
    EXPECT_EQ(lines_of(table.out), 4u);
}

TEST(Compare, AHopelessEngineStopsAtItsBudget) {
    const std::string input = std::string(known::seventeen) + "\n" + classic + "\n";
    const Called called = call("compare --engines row,fast --budget 20000n", input);
    EXPECT_TRUE(contains(called.out, "  stopped at ")) << called.out;
    EXPECT_EQ(called.exit, Exit::budget);
    EXPECT_TRUE(contains(call("compare --json --engines row --budget 20000n", input).out,
                         R"("engine":"row","status":"budget","solutions":0,"digit_tries":0,)"));
}

TEST(Compare, AnEngineThatTakesNoMarksSaysSo) {
    const std::string marks = call("convert --format marks", std::string(classic) + "\n").out;
    const Called called = call("compare --engines row,fast", marks);
    EXPECT_TRUE(contains(called.out, "takes no pencil marks")) << called.out;
    EXPECT_EQ(called.exit, Exit::done);
}

TEST(Convert, EveryFormComesBackAsTheSamePuzzle) {
    const std::string line = std::string(classic) + "\n";
    for (std::string_view form : {"line", "grid", "csv", "pretty"}) {
        const Called there = call("convert --format " + std::string(form), line);
        EXPECT_EQ(there.err, "") << form;
        EXPECT_EQ(call("convert --format line", there.out).out, line) << form;
    }
    for (std::string_view form : {"pencil", "marks"}) {
        const std::string there = call("convert --format " + std::string(form), line).out;
        EXPECT_EQ(call("convert --format marks", there).out, call("convert --format marks", line).out)
            << form;
    }
}

TEST(Convert, ReportsWhatCouldNotBeCarried) {
    const std::string commented =
        std::string(classic) + " # easy\n" + classic + "\n" + classic + " # again\n";
    const Called called = call("convert --format grid", commented);
    EXPECT_EQ(called.err,
              "nonet: not carried over: comments or further columns (puzzles: 2; the first: <stdin>:1)\n");
    EXPECT_EQ(called.exit, Exit::done);
    std::string marks = call("convert --format marks", std::string(classic) + "\n").out;
    EXPECT_EQ(call("convert --format marks", marks).err, "");
    marks[9 + 8] = '.';  // 9 is crossed out in r1c2
    EXPECT_EQ(call("convert --format line", marks).err,
              "nonet: not carried over: pencil marks (puzzles: 1; the first: <stdin>:1)\n");
}

TEST(Engines, AreAllListed) {
    const Called table = call("engines"), json = call("engines --json");
    for (const Engine* engine : engines()) {
        EXPECT_TRUE(contains(table.out, "\n" + std::string(engine->name) + " ")) << engine->name;
        EXPECT_TRUE(contains(json.out, "{\"engine\":\"" + std::string(engine->name) + "\",")) << engine->name;
    }
    for (const Kernel* kernel : kernels()) {
        const std::string name(name_of(*kernel)), lanes = std::to_string(lanes_of(*kernel));
        EXPECT_TRUE(contains(table.out, "\n" + name + " ")) << name;
        EXPECT_TRUE(contains(json.out, "{\"kernel\":\"" + name + "\",\"lanes\":" + lanes + ",")) << name;
    }
    EXPECT_EQ(lines_of(json.out), engines().size() + kernels().size());
}

}  // namespace
}  // namespace nonet::cli
