#include <gtest/gtest.h>

#include <algorithm>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

const std::string classic =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
const std::string solution =
    "316578492529134768487629531263415987974863125851792643138947256692351874745286319";
const std::string seventeen =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

long lines_of(const std::string& text) { return std::ranges::count(text, '\n'); }

TEST(Minimal, DropsWhatIsNotNeeded) {
    const Called one = call("minimal", classic);
    EXPECT_EQ(one.exit, Exit::done);
    EXPECT_EQ(lines_of(one.out), 1);
    EXPECT_TRUE(call("check", one.out).out.contains("minimal: no given can be dropped"));
    EXPECT_EQ(call("minimal --all --limit 1", classic).out, one.out);
    const Called many = call("minimal --all --limit 50", classic);
    EXPECT_EQ(lines_of(many.out), 50);
    EXPECT_FALSE(call("check", many.out).out.contains("not minimal"));
    EXPECT_TRUE(
        call("minimal --json", classic).out.contains("\"minimal\":\"" + one.out.substr(0, 81) + "\"}"));
    EXPECT_EQ(call("minimal --limit 4", classic).exit, Exit::usage);
}

TEST(Minimal, SaysWhereThereIsNothingToDrop) {
    const std::string open(81, '.');
    const Called called = call("minimal", open + "\nrubbish\n" + classic + "\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_TRUE(called.out.starts_with(open + "\tmultiple\nrubbish\tinvalid\n"));
    EXPECT_EQ(lines_of(called.out), 3);
    EXPECT_EQ(call("minimal", open).exit, Exit::no);
    const Called cut = call("minimal --all --budget 3000n", solution);
    EXPECT_EQ(cut.exit, Exit::budget);
    EXPECT_TRUE(cut.out.ends_with(solution + "\tbudget\n"));
}

// With a budget each puzzle is searched separately. The rows are the same, regardless of the text between the plain
// lines.
TEST(Minimal, SaysTogetherWhatItSaysOfEach) {
    const std::string open(81, '.');
    const std::string input = classic + "\n" + solution + " a comment\n\n" + open + "\nrubbish\n" + classic +
                              "\n" + std::string(80, '.') + "\n" + solution + "\n" + "12" +
                              std::string(79, '.') + "\n";
    for (const std::string words :
         {"minimal", "minimal --json", "check", "check --no-minimal", "check --json",
          "check --format csv --no-minimal", "check --format text"}) {
        const Called together = call(words + " -", input),
                     each = call(words + " --budget 100000000n -", input);
        EXPECT_EQ(together.out, each.out) << words;
        EXPECT_EQ(together.err, each.err) << words;
        EXPECT_EQ(together.exit, each.exit) << words;
    }
}

// The budget can be exceeded before it is known whether a puzzle has one solution: then nothing is listed.
TEST(Unavoidable, AndMinimalListNothingOfWhatMayNotBeProper) {
    const std::string hard =
        "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
    for (const char* words : {"unavoidable", "unavoidable --size 4", "minimal", "minimal --all"}) {
        const Called called = call(std::string(words) + " --budget 5n", hard);
        EXPECT_EQ(called.out, hard + "\tbudget\n") << words;
        EXPECT_EQ(called.exit, Exit::budget) << words;
    }
}

TEST(Unavoidable, PrintsTheSetsOfTheSolution) {
    const Called sets = call("unavoidable --size 8", classic);
    EXPECT_EQ(sets.exit, Exit::done);
    EXPECT_EQ(sets.out, call("unavoidable --size 8", solution).out);
    const Called counts = call("unavoidable --size 8 --counts", solution);
    EXPECT_TRUE(counts.out.starts_with(solution + "\t4:"));
    EXPECT_GT(lines_of(sets.out), 5);
    EXPECT_TRUE(call("unavoidable --size 8 --counts --json", solution)
                    .out.contains("\"count\":" + std::to_string(lines_of(sets.out)) + ",\"exact\":true,"));
    EXPECT_TRUE(call("unavoidable --size 8 --json", solution).out.contains("\"cells\":[["));
    EXPECT_EQ(call("unavoidable --budget 10n", solution).exit, Exit::budget);
}

TEST(Neighbours, ArePrintedOnceUpToIsomorphism) {
    const Called called = call("neighbours", seventeen);
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_EQ(call("dataset audit", called.out).exit, Exit::done);  // unique, and pairwise different
    EXPECT_EQ(call("neighbours --drop 0 --add 0", classic).out, "");
    const Called fewer = call("neighbours --drop 1 --add 0", classic);
    EXPECT_EQ(lines_of(fewer.out), 16);
    EXPECT_EQ(call("neighbours --drop 1 --add 0 --minimal", classic).out, "");
    EXPECT_EQ(call("neighbours --drop 2 --add 2 --budget 1000n", seventeen).exit, Exit::budget);
}

TEST(Neighbours, AreNewInTheWholeRunWhenAsked) {
    const std::string twice = classic + "\n" + call("canon --scramble --seed 2", classic).out;
    const std::string words = "neighbours --drop 1 --add 0";
    EXPECT_EQ(lines_of(call(words, twice).out), 32);
    EXPECT_EQ(lines_of(call(words + " --new", twice).out), 16);
    EXPECT_EQ(call(words + " --new -j1", twice).out, call(words + " --new -j3", twice).out);
    EXPECT_EQ(call(words + " --new --shard 1/2", twice).exit, Exit::usage);
}

}  // namespace
}  // namespace nonet::cli
