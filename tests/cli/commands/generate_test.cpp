#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "cli/call.hpp"
#include "support/known_grids.hpp"

namespace nonet::cli {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string without_seed(const std::string& err) { return err.substr(err.find('\n') + 1); }

TEST(Generate, GivesTheSameBytesForAnyNumberOfJobs) {
    const Called one = call("generate -n 300 --seed 4 --symmetry rot180 -j1");
    EXPECT_EQ(one.exit, Exit::done);
    EXPECT_EQ(lines_of(one.out).size(), 300u);
    EXPECT_EQ(one.err, "");
    for (const char* jobs : {"-j2", "-j5"})
        EXPECT_EQ(call(std::string("generate -n 300 --seed 4 --symmetry rot180 ") + jobs).out, one.out);
    // A shorter run is the beginning of a longer one.
    EXPECT_TRUE(one.out.starts_with(call("generate -n 7 --seed 4 --symmetry rot180").out));
}

TEST(Generate, PrintsTheSeedItChose) {
    const Called called = call("generate");
    EXPECT_EQ(called.exit, Exit::done);
    ASSERT_TRUE(called.err.starts_with("nonet: --seed "));
    const std::string seed = called.err.substr(14, called.err.find('\n') - 14);
    EXPECT_EQ(call("generate --seed " + seed).out, called.out);
    EXPECT_EQ(without_seed(called.err), "");
}

TEST(Generate, PrintsSolutionsAfterATab) {
    const Called called = call("generate -n 3 --seed 5 --solutions --givens 30..31");
    for (const std::string& line : lines_of(called.out)) {
        ASSERT_EQ(line.size(), 163u);
        EXPECT_EQ(line[81], '\t');
        EXPECT_EQ(call("solve", line.substr(0, 81)).out, line.substr(82) + "\n");
    }
}

TEST(Generate, FillsAPattern) {
    const std::string mask =
        "xxx...xxxxx.x.x.xxx.x.x.x.x.x.xxx.x.x.xx.xx.x.x.xxx.x.x.x.x.x.xxx.x.x.xxxxx...xxx";
    const Called called = call("generate -n 3 --seed 6 --pattern " + mask);
    ASSERT_EQ(called.exit, Exit::done);
    for (const std::string& line : lines_of(called.out)) {
        for (std::size_t i = 0; i < 81; ++i) EXPECT_EQ(line[i] == '.', mask[i] == '.');
        EXPECT_EQ(call("count", line).out, "1\n");
    }
}

TEST(Generate, AvoidsTheIsomorphsOfAFile) {
    const std::string base = "generate -n 20 --seed 8 --givens 24..25";
    const Called first = call(base);
    const std::string path = ::testing::TempDir() + "nonet_unlike.txt";
    std::ofstream(path) << call("canon --scramble --seed 3", lines_of(first.out)[4]).out;
    const auto before = lines_of(first.out), after = lines_of(call(base + " --unlike " + path).out);
    std::remove(path.c_str());
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(before[i] == after[i], i != 4) << i;
}

TEST(Generate, TellsAFileThatItCannotRead) {
    const Called missing = call("generate --seed 1 --unlike /nonexistent");
    EXPECT_EQ(missing.exit, Exit::input_output);
    EXPECT_TRUE(missing.err.contains("nonet: /nonexistent: cannot open: "));
    const std::string path = ::testing::TempDir() + "nonet_unlike_bad.txt";
    std::ofstream(path) << std::string(81, '1') << "\nnonsense\n";
    const Called bad = call("generate --seed 1 --unlike " + path);
    std::remove(path.c_str());
    EXPECT_EQ(bad.exit, Exit::bad_input);
    EXPECT_TRUE(bad.err.contains(path + ":")) << bad.err;
    EXPECT_EQ(missing.out + bad.out, "");
}

TEST(Generate, PrintsTheRatingThatWasOrdered) {
    const Called called = call("generate -n 5 --seed 9 --rating 7.0..7.5 --symmetry rot180 -j1");
    ASSERT_EQ(called.exit, Exit::done);
    EXPECT_EQ(called.out, call("generate -n 5 --seed 9 --rating 7.0..7.5 --symmetry rot180 -j2").out);
    for (const std::string& line : lines_of(called.out)) {
        const std::string rated = call("rate", line.substr(0, 81)).out;
        EXPECT_TRUE(rated.starts_with(line + "\t")) << line << rated;
        const double er = std::stod(line.substr(82));
        EXPECT_TRUE(er >= 6.95 && er <= 7.55) << line;
    }
    EXPECT_TRUE(call("generate --seed 9 --rating ..1.5 --json").out.contains(",\"er\":1."));
}

TEST(Generate, RatesWhatIsNeeded) {
    // Without an XY-wing such a puzzle needs something harder; with it, an ER of 4.2 is possible.
    const Called called = call("generate -n 3 --seed 10 --needs xy_wing");
    ASSERT_EQ(called.exit, Exit::done);
    for (const std::string& line : lines_of(called.out)) {
        ASSERT_EQ(line.size(), 81u);
        EXPECT_TRUE(call("rate --counts", line).out.contains("xy_wing:"));
    }
    EXPECT_EQ(call("generate --seed 10 --needs xy_wing --rating 4.2 --json").exit, Exit::done);
}

TEST(Generate, MakesNeighbours) {
    const std::string like = lines_of(call("generate --seed 11").out)[0];
    const Called called =
        call("generate -n 20 --seed 12 --minimal --like-drop 2 --like-add 1 --like " + like);
    ASSERT_EQ(called.exit, Exit::done);
    for (const std::string& line : lines_of(called.out)) {
        int dropped = 0, added = 0;
        for (std::size_t i = 0; i < 81; ++i)
            if (line[i] != like[i]) dropped += like[i] != '.', added += line[i] != '.';
        EXPECT_EQ(dropped, 2);
        EXPECT_EQ(added, 1);
        EXPECT_TRUE(call("check", line).out.contains("minimal")) << line;
    }
}

// With one given less it has fewer neighbours than requested.
TEST(Generate, MakesNeighboursThatDifferInEveryGuise) {
    const std::string words = std::string("generate --seed 1 --like-add 0 --like ") + known::classic;
    const Called all = call(words + " -n 40 -j1");
    EXPECT_EQ(all.exit, Exit::budget);
    const std::size_t number = lines_of(all.out).size();
    EXPECT_EQ(all.err, "nonet: found " + std::to_string(number) +
                           " different puzzles, expected 40: the last 1000 attempts gave nothing new\n");
    EXPECT_EQ(number, lines_of(call("neighbours --add 0", known::classic).out).size());
    EXPECT_EQ(all.out, call(words + " -n 40 -j3").out);
    std::vector<std::string> forms = lines_of(call("canon", all.out + known::classic + "\n").out);
    ASSERT_EQ(forms.size(), number + 1);
    std::ranges::sort(forms);
    EXPECT_EQ(std::ranges::adjacent_find(forms), forms.end());
    EXPECT_TRUE(all.out.starts_with(call(words + " -n 7").out));
    EXPECT_EQ(lines_of(call(words + " -n 7").out).size(), 7u);
    EXPECT_EQ(lines_of(call(words + " -n 40 --repeats").out).size(), 40u);
    EXPECT_EQ(call(words + " --like-drop 0").err,
              "nonet: found 0 different puzzles, expected 1: the last 1000 attempts gave nothing new\n");
    EXPECT_EQ(call("generate --repeats").err, "nonet: --repeats needs --like\n");
}

TEST(Generate, MarksWhatIsNotAsOrdered) {
    const Called called = call("generate -n 2 --seed 1 --givens 17 --attempts 3");
    EXPECT_EQ(called.exit, Exit::budget);
    for (const std::string& line : lines_of(called.out))
        EXPECT_TRUE(line.substr(81).starts_with("\tconditions not met: 2"));
    EXPECT_EQ(called.err,
              "nonet: 2 of 2 puzzles do not meet the conditions: the attempts or the time ran out\n");
    const Called json = call("generate --seed 1 --givens 17 --attempts 3 --json");
    EXPECT_TRUE(json.out.contains("\"attempts\":3,\"met\":false}"));
}

TEST(Generate, KeepsATimeBudget) {
    const Called called = call("generate -n 100000 --seed 1 --givens 17 --budget 50ms -j1");
    EXPECT_EQ(called.exit, Exit::budget);
    EXPECT_LT(lines_of(called.out).size(), 2000u);
}

TEST(Generate, SaysASeedOnlyWhenItHasDrawnOneAndUsesIt) {
    EXPECT_EQ(call("generate --seed 1 --givens 30..35").err, "");
    EXPECT_TRUE(call("generate --givens 30..35").err.starts_with("nonet: --seed "));
    EXPECT_TRUE(call("generate --givens 35..30")
                    .err.starts_with("nonet: --givens: found '35..30', expected a range"));
}

TEST(Generate, SaysWhatIsWrongWithTheOrder) {
    const auto err = [](std::string_view words) {
        const Called called = call(words);
        EXPECT_EQ(called.exit, Exit::usage) << words;
        EXPECT_EQ(called.out, "");
        return called.err;
    };
    EXPECT_TRUE(err("generate --seed 1 --givens 40..20").contains("found '40..20', expected a range that"));
    EXPECT_TRUE(err("generate --seed 1 --givens 0").contains("no puzzle with fewer has one solution"));
    EXPECT_TRUE(
        err("generate --seed 1 --minimal --givens 81").contains("no minimal puzzle with more is known"));
    EXPECT_TRUE(err("generate --seed 1 --symmetry full --givens 18").contains("18 givens in groups"));
    EXPECT_TRUE(err("generate --seed 1 --givens x").contains("found 'x', expected a number from 0 to 81"));
    EXPECT_TRUE(err("generate --seed 1 --givens 24..x").contains("found 'x'"));
    EXPECT_TRUE(err("generate --seed 1 --givens ..").contains("found no number"));
    EXPECT_TRUE(err("generate --seed 1 --pattern xx")
                    .contains("--pattern: found a pattern of 2 characters, expected 81"));
    EXPECT_TRUE(err("generate --seed 1 --contains 11").contains("--contains: found"));
    EXPECT_TRUE(err("generate --seed 1 --budget 5n").contains("expected a time"));
    EXPECT_TRUE(err("generate --seed 1 --symmetry twirl").contains("twirl"));
    EXPECT_TRUE(err("generate --seed 1 --rating 7,5")
                    .contains("--rating: found '7,5', expected a number from 0 to 20"));
    EXPECT_TRUE(err("generate --seed 1 --rating 7.25").contains("found '7.25'"));
    EXPECT_TRUE(err("generate --seed 1 --rating 20.1").contains("found '20.1'"));
    EXPECT_TRUE(err("generate --seed 1 --rating 8..7").contains("found '8..7', expected a range that"));
    EXPECT_TRUE(err("generate --seed 1 --needs xy-wing")
                    .contains("unknown technique 'xy-wing'; did you mean 'xy_wing'"));
    EXPECT_TRUE(err("generate --seed 1 --needs nishio --rating ..7.0").contains("rated 7.5"));
    EXPECT_TRUE(err("generate --seed 1 --like-add 3").contains("--like-add needs --like"));
    EXPECT_TRUE(err("generate --seed 1 --like 11").contains("--like: found"));
}

// A table with the boards, which other commands can read directly.
TEST(Generate, MakesCluesAndNamesThemInTheBoard) {
    const Called made = call("generate --rules killer,thermo --board 6x6 -n 3 --seed 3 --solutions");
    EXPECT_EQ(made.exit, Exit::done) << made.err;
    const auto lines = lines_of(made.out);
    ASSERT_EQ(lines.size(), 4u);
    EXPECT_EQ(lines[0], "puzzle\tboard\tsolution");
    const Called solved = call("solve", made.out);
    EXPECT_EQ(solved.exit, Exit::done) << solved.err;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        EXPECT_NE(lines[i].find("+killer="), std::string::npos);
        EXPECT_NE(lines[i].find("+thermo:"), std::string::npos);
        EXPECT_NE(solved.out.find(lines[i].substr(lines[i].rfind('\t') + 1)), std::string::npos);
    }
    const Called medium = call("generate --rules sandwich --board 4x4 --level hard --seed 1 --json");
    EXPECT_NE(medium.out.find("+sandwich="), std::string::npos) << medium.out;
}

TEST(Generate, SaysWhichCluesItCanMake) {
    const auto error = [](const char* flags) { return call(std::string("generate ") + flags).err; };
    EXPECT_NE(error("--rules kiler").find("--rules: found 'kiler', expected some of killer, arrow"),
              std::string::npos);
    EXPECT_NE(error("--clues 3").find("--clues needs --rules"), std::string::npos);
    EXPECT_NE(error("--rules killer --clues 0").find("--clues: found 0"), std::string::npos);
    EXPECT_NE(error("--rules killer --rating 3").find("cannot be combined with --board or --rules"),
              std::string::npos);
    EXPECT_NE(error("--rules killer --level unfair").find("expected easy, medium, hard, expert or trial"),
              std::string::npos);
}

}  // namespace
}  // namespace nonet::cli
