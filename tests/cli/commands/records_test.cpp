// Puzzles as records with other fields: JSON objects, rows of tables.

#include <gtest/gtest.h>

#include <algorithm>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

const std::string puzzle =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

TEST(Json, WhatACommandWritesAnotherReads) {
    const std::string once = call("solve --json", puzzle + "\n").out;
    EXPECT_EQ(call("solve --json", once).out, once);
    EXPECT_EQ(call("solve", once).out, once);  // in each puzzle's form
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

// No input can control the terminal on which the output is read.
TEST(Records, ControlCharactersAreEscapedInRowsAndMessages) {
    const auto has_control = [](std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto byte = static_cast<unsigned char>(text[i]);
            if ((byte < 0x20 && byte != '\n' && byte != '\t') || (byte >= 0x7f && byte < 0xa0)) return true;
        }
        return false;
    };
    const std::string hostile =
                          "\x1b[31m\x07\x08\x7f\xc2\x9b"
                          "2J\x9b"
                          "0m\x01",
                      in_json =
                          "\x7f\xc2\x9b"
                          "2J";
    for (const std::string command : {"solve", "check", "count", "rate", "canon", "minimal", "convert",
                                      "proof", "diagnose", "hint", "explain"})
        for (const std::string form : {"", " --json", " --format csv"})
            for (const std::string& text :
                 {hostile + "\n", puzzle + " # " + hostile + "\n", puzzle.substr(0, 40) + hostile + "\n",
                  "puzzle,name\n" + puzzle + "," + hostile + "\n" + hostile + ",x\n",
                  "puzzle," + hostile + "\n" + puzzle + ",x\n", "{\"puzzle\":\"" + hostile + "\"}\n",
                  "{\"" + hostile + "\":1}\n",
                  "{\"puzzle\":\"" + puzzle + "\",\"" + in_json + "\":[\"" + in_json + "\"]}\n",
                  "board: " + hostile + "\n" + puzzle + "\n"}) {
                const Called called = call(command + form, text);
                EXPECT_FALSE(has_control(called.out))
                    << command << form << ": " << testing::PrintToString(text);
                EXPECT_FALSE(has_control(called.err))
                    << command << form << ": " << testing::PrintToString(text);
            }
    EXPECT_EQ(call("solve", "\x1b[31m53\xc3\xa4\n").out, "\\x1b[31m53\xc3\xa4\tinvalid\n");
    EXPECT_EQ(call("solve", "puzzle,name\n" + puzzle + ",J\xe4ger\n").out.substr(0, 11), "puzzle,name");
    EXPECT_TRUE(call("solve", "puzzle,name\n" + puzzle + ",J\xe4ger\n").out.contains(",J\xe4ger,"));
    EXPECT_TRUE(call("solve --board \x1b[0m").err.contains("\\x1b[0m"));
}

// One message and one row, instead of one for each line of its bytes.
TEST(Records, AFileThatIsNotTextIsRefusedOnce) {
    for (const std::string magic : {"GIF89a", "%PDF-1.7\n", "PK\x03\x04",
                                    "\x7f"
                                    "ELF"}) {
        std::string bytes = magic;
        for (int i = 0; i < 20'000; ++i) bytes += static_cast<char>(i * 7919 >> 3);
        const Called called = call("solve --all-messages", bytes);
        EXPECT_EQ(called.exit, Exit::bad_input);
        EXPECT_EQ(std::ranges::count(called.err, '\n'), 1) << called.err;
        EXPECT_TRUE(called.err.contains(", expected text: puzzles in rows or lines of cells")) << called.err;
        EXPECT_EQ(std::ranges::count(called.out, '\n'), 1);
    }
    EXPECT_TRUE(call("solve", std::string("a\0\0b53", 6)).err.contains("a binary file"));
}

TEST(Csv, AnAnswerTakesTheColumnOfItsNameInAnyCase) {
    const Called called = call("solve", "Puzzle,Solutions,answer\n" + puzzle + ",,mine\n");
    EXPECT_TRUE(called.out.starts_with("Puzzle,Solutions,answer,status\n")) << called.out;
    EXPECT_TRUE(called.out.ends_with(",mine,unique\n")) << called.out;
}

// Rows without a quote are copied in pieces, the others field by field.
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
        // Fields that need quotes keep them.
        const std::string hard = "\"a \"\"b\"\"" + std::string(1, separator) + "\"";
        EXPECT_TRUE(solved("", hard).contains(row({"easy", puzzle, solution, hard, "unique"})));
    }
}

}  // namespace
}  // namespace nonet::cli
