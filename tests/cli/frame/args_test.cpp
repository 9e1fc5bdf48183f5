#include "frame/args.hpp"

#include <gtest/gtest.h>

#include "cli/call.hpp"
#include "flow/limits.hpp"
#include "frame/flags.hpp"
#include "frame/words.hpp"

namespace nonet::cli {
namespace {

constexpr Flag limit{.name = "--limit", .kind = Flag::Kind::number, .value = "N", .help = ""};
constexpr Flag form = flag::format("line grid", "");
constexpr std::array flags{limit, form, flag::jobs, flag::json, flag::budget, flag::engine("")};
constexpr Command command{.name = "test", .operands = "[FILE...]", .flags = flags, .run = nullptr};

Args parse(std::vector<std::string_view> words) { return Args(command, words); }

std::string refusal(std::vector<std::string_view> words) {
    try {
        parse(std::move(words));
    } catch (const UsageError& error) {
        return error.what();
    }
    return "no refusal";
}

TEST(Args, ValuesComeAfterASpaceAnEqualsSignOrTheLetter) {
    EXPECT_EQ(parse({"--limit", "5"}).number(limit, 2), 5u);
    EXPECT_EQ(parse({"--limit=5"}).number(limit, 2), 5u);
    EXPECT_EQ(parse({}).number(limit, 2), 2u);
    EXPECT_EQ(parse({"-j4"}).number(flag::jobs, 0), 4u);
    EXPECT_EQ(parse({"-j", "4"}).number(flag::jobs, 0), 4u);
    EXPECT_EQ(parse({"--limit", "5", "--limit", "7"}).number(limit, 2), 7u);
}

TEST(Args, FilesAreWhatIsLeft) {
    EXPECT_EQ(parse({}).files(), (std::vector<std::string>{"-"}));
    EXPECT_EQ(parse({"a", "--json", "-", "b"}).files(), (std::vector<std::string>{"a", "-", "b"}));
    EXPECT_EQ(parse({"--", "--json"}).files(), (std::vector<std::string>{"--json"}));
}

TEST(Args, ABudgetIsATimeOrANumberOfNodes) {
    const auto limits = [](std::string_view text) {
        Limits budget;
        parse({"--budget", text}).budget(flag::budget, budget);
        return budget;
    };
    using namespace std::chrono_literals;
    EXPECT_EQ(limits("500ms").time, 500ms);
    EXPECT_EQ(limits("2s").time, 2s);
    EXPECT_EQ(limits("1m").time, 1min);
    EXPECT_EQ(limits("3h").time, 3h);
    EXPECT_EQ(limits("20us").time, 20us);
    EXPECT_EQ(limits("100000n").nodes, 100000u);
    EXPECT_EQ(limits("100000n").time, 0s);
    for (std::string_view bad :
         {"5", "0s", "s", "-1s", "1.5s", "2 s", "99999999999999999h", "99999999999999999999n"})
        EXPECT_TRUE(refusal({"--budget", bad}).starts_with("--budget: found '")) << bad;
}

// A command with a default time limit must not apply it if a number of nodes is given: the answer would depend on the
// machine.
TEST(Args, ABudgetOfNodesLeavesNoClock) {
    StringInput in("");
    StringOutput out, err;
    std::atomic<bool> cancel{false};
    const Streams io{.in = in, .out = out, .err = err, .cancel = cancel};
    using namespace std::chrono_literals;
    const auto limits = [&](std::vector<std::string_view> words) {
        const Limits made = limits_by(parse(std::move(words)), io, {.time = 5s});
        EXPECT_EQ(made.cancel, &cancel);
        return std::pair(made.nodes, std::chrono::duration_cast<std::chrono::milliseconds>(made.time));
    };
    EXPECT_EQ(limits({}), std::pair(std::uint64_t{0}, 5000ms));
    EXPECT_EQ(limits({"--budget", "20ms"}), std::pair(std::uint64_t{0}, 20ms));
    EXPECT_EQ(limits({"--budget", "7n"}), std::pair(std::uint64_t{7}, 0ms));
}

TEST(Args, RefusesWhatIsNotPossibleInOneHelpfulLine) {
    EXPECT_EQ(refusal({"--limt", "5"}), "unknown option '--limt'; did you mean '--limit'?");
    EXPECT_EQ(refusal({"--xyzzy"}), "unknown option '--xyzzy'");
    EXPECT_EQ(refusal({"-x"}), "unknown option '-x'");
    EXPECT_EQ(refusal({"--limit"}), "--limit needs a value: N");
    EXPECT_EQ(refusal({"--limit", "many"}), "--limit: found 'many', expected a whole number");
    EXPECT_EQ(refusal({"--limit", "-1"}), "--limit: found '-1', expected a whole number");
    EXPECT_EQ(
        refusal({"--limit", "99999999999999999999"}),
        "--limit: found '99999999999999999999', expected a number up to 18446744073709551615: this one is too "
        "large");
    EXPECT_EQ(refusal({"--budget", "99999999999999999999s"}),
              "--budget: found '99999999999999999999s', expected a smaller value");
    EXPECT_EQ(refusal({"--budget", "99999999999999999h"}),
              "--budget: found '99999999999999999h', expected a smaller value");
    EXPECT_EQ(refusal({"--budget", "0s"}),
              "--budget: found '0s', expected a time like 500ms, 2s or 1m, or nodes like 100000n");
    EXPECT_EQ(refusal({"--json=yes"}), "--json takes no value");
    EXPECT_EQ(refusal({"--jobs", "0"}), "--jobs: found '0', expected a number from 1 to 1024");
    EXPECT_EQ(refusal({"--format", "gird"}),
              "unknown format 'gird'; did you mean 'grid'? (there are: line, grid)");
    EXPECT_TRUE(
        refusal({"--engine", "rwo"}).starts_with("unknown engine 'rwo'; did you mean 'row'? (there are: "));
}

TEST(Args, SuggestsUpToThreeSimilarNames) {
    const std::vector<std::string_view> names{"solve", "check", "count", "compare"};
    EXPECT_EQ(suggestion("slove", names), "; did you mean 'solve'?");
    EXPECT_EQ(suggestion("chek", names), "; did you mean 'check'?");
    EXPECT_EQ(suggestion("comp", names), "; did you mean 'compare'?");
    EXPECT_EQ(suggestion("paint", names), "");
    constexpr std::string_view near[] = {"naked_triplet", "naked_pair", "naked_quad", "naked_pairs",
                                         "nakd_pairs"};
    EXPECT_EQ(suggestion("nakd_pair", near), "; did you mean 'naked_pair', 'nakd_pairs' or 'naked_pairs'?");
    constexpr std::string_view two[] = {"solver", "check", "solve"};
    EXPECT_EQ(suggestion("solv", two), "; did you mean 'solve' or 'solver'?");
    EXPECT_EQ(suggestion("", names), "");
}

TEST(Run, UsageErrorsEndWithTwo) {
    for (std::string_view words : {"", "slove", "--nothing", "solve --nothing", "solve --engine nobody",
                                   "engines file", "solve --json --format grid", "count --candidates --list",
                                   "count --format pencil", "docs", "--color"}) {
        const Called called = call(words);
        EXPECT_EQ(called.exit, Exit::usage) << words;
        EXPECT_EQ(called.out, "") << words;
        EXPECT_NE(called.err, "") << words;
    }
    EXPECT_EQ(call("help solve").out, call("solve --help").out);
    EXPECT_EQ(call("help").out, call("--help").out);
    for (const char* words : {"help dataset", "dataset --help", "dataset -h", "--help dataset"})
        EXPECT_EQ(call(words).exit, Exit::done) << words;
    EXPECT_TRUE(call("help dataset").out.contains("dataset audit"));
    EXPECT_EQ(call("dataset").err, "nonet: dataset: found no command, expected one of make, audit, split\n");
    EXPECT_EQ(call("hint --level 6").err, "nonet: unknown level '6' (there are: 1, 2, 3, 4, 5)\n");
    EXPECT_EQ(call("hint --givens 1").err, "nonet: unknown option '--givens'; did you mean '--puzzle'?\n");
    EXPECT_EQ(call("diagnose --givens 1").err,
              "nonet: unknown option '--givens'; did you mean '--puzzle'?\n");
    EXPECT_EQ(call("explain --steps 1").err,
              "nonet: unknown option '--steps'; did you mean '--stop-after'?\n");
    EXPECT_EQ(call("explain --givens 1").err, "nonet: unknown option '--givens'\n");
    EXPECT_EQ(call("slove").err, "nonet: unknown command 'slove'; did you mean 'solve'?\n");
}

TEST(Run, HelpAndVersionGoToStandardOutput) {
    for (std::string_view words : {"--help", "-h", "--version", "-V", "solve --help", "solve -h",
                                   "solve --version", "--color never solve --help"}) {
        const Called called = call(words);
        EXPECT_EQ(called.exit, Exit::done) << words;
        EXPECT_NE(called.out, "") << words;
        EXPECT_EQ(called.err, "") << words;
    }
}

TEST(Commands, EachIsDocumentedEverywhere) {
    const std::string man = call("docs man").out, bash = call("docs bash").out, zsh = call("docs zsh").out,
                      fish = call("docs fish").out;
    for (const Command* one : commands()) {
        const std::string name(one->name);
        EXPECT_NE(man.find(".SS nonet " + name), std::string::npos) << name;
        EXPECT_NE(bash.find(name + "')"), std::string::npos) << name;
        EXPECT_NE(zsh.find(name + "')"), std::string::npos) << name;
        EXPECT_NE(fish.find("-a " + name.substr(name.rfind(' ') + 1) + " "), std::string::npos) << name;
        EXPECT_FALSE(one->examples.empty()) << name;
        const std::string help = call(name + " --help").out;
        EXPECT_NE(help.find("Usage: nonet " + name), std::string::npos) << name;
        for (const Flag& flag : one->flags) {
            EXPECT_NE(help.find(flag.name), std::string::npos) << name << flag.name;
            EXPECT_FALSE(flag.help.empty()) << name << flag.name;
            EXPECT_EQ(flag.kind == Flag::Kind::toggle, flag.value.empty()) << name << flag.name;
        }
    }
}

}  // namespace
}  // namespace nonet::cli
