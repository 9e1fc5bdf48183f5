// Puzzles as records with other fields: objects of JSON, rows of tables.

#include <gtest/gtest.h>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

const std::string puzzle =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

TEST(Json, WhatACommandWritesAnotherReads) {
    const std::string once = call("solve --json", puzzle + "\n").out;
    EXPECT_EQ(call("solve --json", once).out, once);
    EXPECT_EQ(call("solve", once).out, once);  // as each puzzle came
    const std::string marked = call("convert --json", call("convert --format pencil", puzzle).out).out;
    EXPECT_TRUE(marked.contains("\"marks\""));
    const std::string again = call("convert --json", marked).out;
    EXPECT_EQ(again.substr(0, again.find("\"format\"")), marked.substr(0, marked.find("\"format\"")));
}

TEST(Json, KeysAreKeptAndAnswersTakeTheirPlace) {
    const std::string row =
        "{\"id\": 7, \"status\": \"?\", \"quiz\": \"" + puzzle + "\", \"tags\": [1, {\"a\": \"b\"}]}\n";
    const Called called = call("count", row + "{\"id\": 8}\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    const std::string expected =
        "{\"file\":\"<stdin>\",\"line\":1,\"puzzle\":\"" + puzzle +
        "\",\"count\":1,\"exact\":true,\"id\":7,\"status\":\"?\",\"tags\":[1, {\"a\": "
        "\"b\"}]}\n";
    EXPECT_TRUE(called.out.starts_with(expected)) << called.out;
    EXPECT_TRUE(
        called.err.starts_with("<stdin>:2:1: error: found an object without a puzzle, expected a key"));
    const Called solved = call("solve", row);
    EXPECT_TRUE(solved.out.contains("\"status\":\"unique\"")) << solved.out;
    EXPECT_FALSE(solved.out.contains("\"?\""));
    EXPECT_TRUE(
        call("convert --format line", row).err.contains("not carried over: comments or further columns"));
}

TEST(Json, BytesThatAreNoUtf8AreReplaced) {
    const std::string empty(81, '.');
    const Called called = call("convert --json", "{\"puzzle\":\"" + empty + "\",\"na\xE9\":\"\xE9\"}\n");
    EXPECT_TRUE(called.out.ends_with("\"na\\ufffd\":\"\\ufffd\"}\n")) << called.out;
}

TEST(Csv, AnAnswerTakesTheColumnOfItsNameInAnyCase) {
    const Called called = call("solve", "Puzzle,Solutions,answer\n" + puzzle + ",,mine\n");
    EXPECT_TRUE(called.out.starts_with("Puzzle,Solutions,answer,status\n")) << called.out;
    EXPECT_TRUE(called.out.ends_with(",mine,unique\n")) << called.out;
}

// Rows without a quote are passed on in pieces, the others field by field.
TEST(Csv, QuotesThatNobodyNeedsChangeNothing) {
    for (const char separator : {',', ';', '\t'}) {
        const auto row = [&](std::initializer_list<std::string> fields) {
            std::string text;
            for (const std::string& field : fields)
                text += (text.empty() ? "" : std::string(1, separator)) + field;
            return text + "\n";
        };
        const auto solved = [&](const std::string& quote, const std::string& last) {
            const std::string rows = row({"level", "puzzle", "solution", "note"}) +
                                     row({quote + "easy" + quote, puzzle, "?", last}) +
                                     row({quote + "few" + quote, puzzle}) +
                                     row({quote + "many" + quote, puzzle, "", "", "surplus", "more"}) +
                                     row({quote + "bad" + quote, "53", "old", ""});
            return call("solve --format csv", rows).out;
        };
        const std::string plain = solved("", "n");
        EXPECT_EQ(solved("\"", "n"), plain);
        const std::string solution = call("solve", puzzle).out.substr(0, 81);
        EXPECT_EQ(plain, row({"level", "puzzle", "solution", "note", "status"}) +
                             row({"easy", puzzle, solution, "n", "unique"}) +
                             row({"few", puzzle, solution, "", "unique"}) +
                             row({"many", puzzle, solution, "", "unique"}) +
                             row({"bad", "53", "", "", "invalid"}));
        // And what needs them keeps them.
        const std::string hard = "\"a \"\"b\"\"" + std::string(1, separator) + "\"";
        EXPECT_TRUE(solved("", hard).contains(row({"easy", puzzle, solution, hard, "unique"})));
    }
}

}  // namespace
}  // namespace nonet::cli
