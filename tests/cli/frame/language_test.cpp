// --language.

#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

#include "cli/call.hpp"
#include "nonet/language.hpp"

namespace nonet::cli {
namespace {

const std::string puzzle =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
const std::string not_a_puzzle = "{\"id\": 8\n";
const std::string english = "<stdin>:1:9: error: found the end of the line, expected ',' or '}'";
const std::string german = "<stdin>:1:9: error: gefunden: das Ende der Zeile; erwartet: „,“ oder „}“";

TEST(LanguageOption, ErrorsOfPuzzlesAreInIt) {
    for (std::string_view words : {"solve --language de", "solve --language=de-AT", "--language de solve",
                                   "solve --language en --language de", "rate --language DE",
                                   "convert --language de --format grid", "solve --language de --jobs 4"}) {
        const Called called = call(words, not_a_puzzle);
        EXPECT_EQ(called.exit, Exit::bad_input) << words;
        EXPECT_TRUE(called.err.starts_with(german)) << words << called.err;
    }
    for (std::string_view words : {"solve", "solve --language en", "solve --language de --language en"})
        EXPECT_TRUE(call(words, not_a_puzzle).err.starts_with(english)) << words;
}

TEST(LanguageOption, TheRunLeavesNothingBehind) {
    EXPECT_TRUE(call("solve --language de", not_a_puzzle).err.starts_with(german));
    EXPECT_EQ(language(), Language::english);
    EXPECT_TRUE(call("solve", not_a_puzzle).err.starts_with(english));
}

// As the server does: each run has its own threads, and they speak its language.
TEST(LanguageOption, RunsAtTheSameTimeDoNotMix) {
    std::string input;
    for (int i = 0; i < 100; ++i) input += not_a_puzzle;
    int wrong[4] = {};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&, i] {
            const bool in_german = i % 2 == 0;
            const std::string_view words =
                in_german ? "check --jobs 2 --language de --all-messages" : "check --jobs 2 --all-messages";
            for (int round = 0; round < 20; ++round) {
                const Called called = call(words, input);
                wrong[i] += called.err.contains("gefunden") != in_german;
                wrong[i] += called.err.contains("found") == in_german;
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (int count : wrong) EXPECT_EQ(count, 0);
}

TEST(LanguageOption, UnknownCodesAreUsageErrors) {
    const auto refusal = [](std::string_view words) {
        const Called called = call(words, puzzle);
        EXPECT_EQ(called.exit, Exit::usage) << words;
        EXPECT_EQ(called.out, "") << words;
        return called.err;
    };
    EXPECT_EQ(refusal("solve --language xx"), "nonet: unknown language 'xx' (there are: en, de)\n");
    EXPECT_EQ(refusal("solve --language=ed"),
              "nonet: unknown language 'ed'; did you mean 'en' or 'de'? (there are: en, de)\n");
    EXPECT_EQ(refusal("--language deutsch solve"), "nonet: unknown language 'deutsch' (there are: en, de)\n");
    EXPECT_EQ(refusal("solve --language"), "nonet: --language needs a value: CODE\n");
    EXPECT_EQ(refusal("solve --language="), "nonet: unknown language '' (there are: en, de)\n");
}

// The library's part of a usage error too, wherever the option is.
TEST(LanguageOption, ValuesThatAreWrongAreExplainedInIt) {
    for (std::string_view words : {"solve --board 4x --language de", "solve --language de --board 4x",
                                   "--language de solve --board 4x"}) {
        const Called called = call(words, puzzle);
        EXPECT_EQ(called.exit, Exit::usage) << words;
        EXPECT_TRUE(called.err.starts_with("nonet: --board: column ")) << called.err;
        EXPECT_TRUE(called.err.contains("gefunden: ")) << called.err;
    }
    EXPECT_TRUE(call("solve --board 4x", puzzle).err.contains(": found "));
}

TEST(LanguageOption, TheCommandsOwnWordsStayEnglish) {
    EXPECT_EQ(call("--language de --help").out, call("--help").out);
    EXPECT_EQ(call("solve --language de --help").out, call("solve --help").out);
    EXPECT_TRUE(call("solve --help").out.contains("--language CODE"));
    EXPECT_EQ(call("solve --language de --json", puzzle).out, call("solve --json", puzzle).out);
    EXPECT_EQ(call("slove --language de").err, call("slove").err);
}

}  // namespace
}  // namespace nonet::cli
