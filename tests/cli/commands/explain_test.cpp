// How answers end: pruned paths, chosen techniques, limits and dead ends; long lists; failing outputs.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/call.hpp"
#include "support/known_grids.hpp"

namespace nonet::cli {
namespace {

using known::classic, known::classic_solution;

// Needs a Claiming, a Pointing and more; some of its eliminations are useless.
const std::string hard = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
// Norvig's grid without a solution, which his search took 1,439 seconds to refute.
const std::string norvig =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

bool contains(std::string_view text, std::string_view part) { return text.contains(part); }
auto lines_of(std::string_view text) { return std::ranges::count(text, '\n'); }

TEST(Explain, EndsAtTheFirstDeadEnd) {
    const Called called = call("explain", norvig);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(lines_of(called.out), 3) << called.out;
    EXPECT_TRUE(called.out.starts_with("This puzzle has no solution: ")) << called.out;
    EXPECT_TRUE(contains(called.out, "\nThe puzzle has no solution: column 5 has no place for 1.\n") ||
                contains(called.out, " has no place for ") || contains(called.out, " has no candidate"))
        << called.out;
    EXPECT_TRUE(contains(call("explain --json", norvig).out, R"("ending":"clash","end":")"));
    EXPECT_TRUE(contains(call("explain --json", norvig).out, R"("dead_end":{")"));
}

TEST(Explain, HasABudgetOfItsOwn) {
    // Two solutions that no technique can distinguish, and no easy common conclusion.
    const Called called = call("explain", std::string(81, '.'));
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_TRUE(contains(call("explain --help").out, "(default: 10000000n"));
    EXPECT_TRUE(contains(call("hint --help").out, "(default: 10000000n"));
    const Called spent = call("explain --budget 3n", hard);
    EXPECT_EQ(spent.exit, Exit::budget);
    EXPECT_TRUE(contains(spent.out, ": the budget was spent (--budget allows more).\n")) << spent.out;
}

TEST(Explain, StopsAfterAsManyStepsAsAreAskedFor) {
    const std::string whole = call("explain", hard).out;
    const Called two = call("explain --stop-after 2", hard);
    EXPECT_EQ(two.exit, Exit::done);
    const std::string stopped = "Stopped after 2 steps, as --stop-after says.\n";
    EXPECT_TRUE(two.out.ends_with(stopped)) << two.out;
    EXPECT_EQ(lines_of(two.out), 3);
    EXPECT_TRUE(whole.starts_with(two.out.substr(0, two.out.size() - stopped.size()))) << two.out;
    EXPECT_TRUE(
        call("explain --stop-after 1", hard).out.ends_with("Stopped after 1 step, as --stop-after says.\n"));
    EXPECT_EQ(call("explain --stop-after 0", hard).out, "Stopped after 0 steps, as --stop-after says.\n");
    EXPECT_TRUE(contains(call("explain --json --stop-after 2", hard).out, R"("ending":"budget")"));
    // With at least the number of steps, the whole path is printed. A budget that is exceeded earlier is reported.
    const auto steps = static_cast<long>(lines_of(whole)) - 1;
    EXPECT_EQ(call("explain --stop-after " + std::to_string(steps), hard).out, whole);
    EXPECT_EQ(call("explain --stop-after 10000", hard).out, whole);
    EXPECT_EQ(call("explain --stop-after 10000 --budget 3n", hard).exit, Exit::budget);
    // Several solutions are reported by the exit code as usual.
    EXPECT_EQ(call("explain --stop-after 0", std::string(81, '.')).exit, Exit::no);
    for (const std::string other : {"--all-steps", "--pruned"}) {
        const Called both = call("explain --stop-after 2 " + other, hard);
        EXPECT_EQ(both.exit, Exit::usage);
        EXPECT_TRUE(contains(both.err, other + " and --stop-after cannot be combined")) << both.err;
    }
}

// Records the size of the output at each write.
class Writes : public StringOutput {
 public:
    Condition write(std::string_view bytes) override {
        if (!bytes.empty()) parts.emplace_back(bytes);
        return StringOutput::write(bytes);
    }
    std::vector<std::string> parts;
};

TEST(Explain, WritesEachStepWhenItIsFound) {
    StringInput in(hard);
    Writes out;
    StringOutput err;
    std::atomic<bool> cancel{false};
    Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
    const std::vector<std::string_view> words{"explain"};
    EXPECT_EQ(run(words, io), Exit::done);
    EXPECT_EQ(out.text, call("explain -j1", hard).out);
    EXPECT_EQ(static_cast<long>(out.parts.size()), lines_of(out.text));
    EXPECT_TRUE(out.parts.front().starts_with("1. [")) << out.parts.front();
}

TEST(Explain, TheOrderStaysWhateverTheJobs) {
    std::string text;
    for (int i = 0; i < 30; ++i) text += hard + "\n" + classic + "\n" + norvig + "\n";
    EXPECT_EQ(call("explain -j3", text).out, call("explain -j1", text).out);
}

TEST(Explain, PrunedLeavesOutWhatIsOfNoUse) {
    const std::string whole = call("explain", hard).out, pruned = call("explain --pruned", hard).out;
    EXPECT_LT(lines_of(pruned), lines_of(whole));
    const auto places = [](const std::string& text) {
        long count = 0;
        for (std::size_t at = 0; (at = text.find(" So r", at)) != std::string::npos; ++at)
            count += text.substr(at + 8, 4) == " is " && text[at + 12] <= '9';
        return count;
    };
    EXPECT_EQ(places(pruned), places(whole));
    EXPECT_TRUE(pruned.ends_with("\n" + whole.substr(whole.find("Solved: "))));
    EXPECT_EQ(call("explain --pruned --all-steps", hard).exit, Exit::usage);
    EXPECT_TRUE(contains(call("explain --pruned --format html", hard).out, " steps, the hardest of them "));
}

TEST(Explain, APageIsInChaptersOfAHundredPuzzles) {
    const auto count = [](std::string_view text, std::string_view part) {
        long found = 0;
        for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++found;
        return found;
    };
    for (const auto& [puzzles, chapters] :
         {std::pair{1, 0}, {2, 1}, {100, 1}, {101, 1}, {200, 2}, {202, 3}}) {
        std::string text;
        for (int i = 0; i < puzzles; ++i) text += "nonsense\n";
        const std::string page = call("explain --format html", text).out;
        EXPECT_EQ(count(page, "<section id="), puzzles);
        EXPECT_EQ(count(page, "<nav "), chapters) << puzzles;
        EXPECT_EQ(count(page, "<li><a href=\"#puzzle-"), puzzles == 1     ? 0
                                                         : puzzles == 101 ? 101
                                                                          : puzzles + chapters - 1)
            << puzzles;
        EXPECT_EQ(count(page, "<!DOCTYPE html>"), 1);
        EXPECT_TRUE(page.ends_with("</body>\n</html>\n"));
    }
    EXPECT_EQ(call("explain --format html --shard 1/2", hard).exit, Exit::usage);
}

TEST(Explain, TechniquesCanBeChosen) {
    const Called singles = call("explain --only hidden_single,naked_single", hard);
    EXPECT_TRUE(contains(singles.out, ": no chosen technique finds anything more.\n")) << singles.out;
    EXPECT_FALSE(contains(singles.out, "Pointing"));
    EXPECT_EQ(call("explain --only naked_single --only hidden_single", hard).out, singles.out);
    EXPECT_TRUE(contains(call("explain", hard).out, "] Pointing. "));
    EXPECT_FALSE(contains(call("explain --without pointing", hard).out, "] Pointing. "));
    EXPECT_TRUE(contains(call("explain --all-steps --only pointing", hard).out, "] Pointing. "));
    EXPECT_FALSE(contains(call("explain --all-steps --only pointing", hard).out, "Hidden"));
    EXPECT_TRUE(contains(call("hint --level 3 --only pointing", hard).out, "a Pointing in box "));
    EXPECT_EQ(call("hint --only naked_quad", hard).out, "No technique finds a step.\n");
    EXPECT_EQ(call("explain --only x_wings", hard).err, call("explain --without x_wings", hard).err);
    EXPECT_TRUE(call("explain --only x_wings", hard)
                    .err.starts_with("nonet: unknown technique 'x_wings'; did you mean 'x_wing', "));
    EXPECT_EQ(call("explain --only ,", hard).exit, Exit::usage);
    EXPECT_EQ(call("explain --only pointing --without pointing", hard).err,
              "nonet: --only and --without leave no technique\n");
}

TEST(Explain, HintsNameTheHouseOnce) {
    EXPECT_EQ(call("hint --level 3", std::string(classic)).out, "There is a Hidden Single in box 3.\n");
}

TEST(Techniques, AreListedInEveryForm) {
    const Called text = call("techniques"), json = call("techniques --json"),
                 csv = call("techniques --format csv");
    EXPECT_EQ(lines_of(text.out), lines_of(json.out) + 1);
    EXPECT_EQ(lines_of(csv.out), lines_of(text.out));
    EXPECT_TRUE(json.out.starts_with(
        R"({"technique":"hidden_single","name":"Hidden Single","ratings":{"SE 1.2.1":1.0},"assumes_unique":false,)"))
        << json.out;
    EXPECT_TRUE(csv.out.starts_with("technique,name,SE 1.2.1,assumes_unique,meaning\nhidden_single,"));
    for (const char* words : {"docs bash", "docs zsh", "docs fish"})
        EXPECT_TRUE(contains(call(words).out, "nested_dynamic_chain_plus")) << words;
    for (const char* words : {"explain --help", "hint --help", "generate --help"}) {
        EXPECT_TRUE(contains(call(words).out, "techniques'")) << words;
        EXPECT_FALSE(contains(call(words).out, "nested_dynamic_chain_plus")) << words;
    }
    for (const char* words : {"generate --help", "docs man", "docs zsh", "docs bash"})
        EXPECT_TRUE(contains(call(words).out, "antidiagonal")) << words;
}

TEST(Check, NamesAPageOfEqualDigitsAndCountsTheRest) {
    const std::string ones = std::string(81, '1') + "\n";
    const Called text = call("check --format text", ones), row = call("check", ones),
                 diagnosis = call("diagnose", ones);
    for (const Called& called : {text, row, diagnosis})
        EXPECT_TRUE(contains(called.out, "and 791 more pairs of equal digits in a house")) << called.out;
    EXPECT_LE(lines_of(text.out), 40);
    EXPECT_LE(lines_of(diagnosis.out), 40);
    EXPECT_LE(row.out.size(), 3000u);
    std::string few(classic);
    few[4] = '3';
    EXPECT_FALSE(contains(call("check --format text", few + "\n").out, "more pairs"));
}

TEST(Run, APuzzleAsAnArgumentIsAnswered) {
    const std::string puzzle(classic);
    EXPECT_EQ(call(puzzle).out, std::string(classic_solution) + "\n");
    EXPECT_EQ(call(puzzle + " --json").out, call("solve --json", puzzle).out);
    EXPECT_EQ(call("solve " + puzzle + " " + puzzle).out,
              std::string(classic_solution) + "\n" + std::string(classic_solution) + "\n");
    EXPECT_EQ(call("count " + puzzle).out, "1\n");
    EXPECT_EQ(call("rate " + puzzle).out, call("rate", puzzle).out);
    const Called mixed = call("count " + puzzle + " file.txt");
    EXPECT_EQ(mixed.exit, Exit::input_output);
    EXPECT_TRUE(
        contains(mixed.err, ": cannot open: No such file or directory; puzzles and files cannot be mixed\n"));
}

TEST(Run, AnOutputThatCannotBeWrittenEndsWithFour) {
    for (std::string_view words : {"techniques", "engines", "--help", "solve --help"}) {
        StringInput in("");
        StringOutput out, err;
        out.state = Output::Condition::failed;
        std::atomic<bool> cancel{false};
        Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
        std::vector<std::string_view> list;
        for (std::string_view rest = words; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            list.push_back(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        EXPECT_EQ(run(list, io), Exit::input_output) << words;
        EXPECT_EQ(err.text, "nonet: cannot write the output: the test says so\n") << words;
    }
    const Called made = call("dataset make -n 1 --strata 30 --output /proc/no/such");
    EXPECT_EQ(made.exit, Exit::input_output) << made.err;
}

}  // namespace
}  // namespace nonet::cli
