#include <gtest/gtest.h>

#include <sstream>

#include "cli/call.hpp"
#include "cli/folder.hpp"
#include "command/sha256.hpp"
#include "dataset/quotas.hpp"

namespace nonet::cli {
namespace {

TEST(DatasetMake, WritesTheSameRowsAsJsonLines) {
    const Folder folder;
    const std::string words =
        "dataset make -n 20 --strata 25,30..31 --seed 2 --ratings --split 0.7 --output ";
    ASSERT_EQ(call(words + (folder / "csv")).exit, Exit::done);
    ASSERT_EQ(call(words + (folder / "json") + " --format json").exit, Exit::done);
    for (const std::string part : {"train", "test"}) {
        std::istringstream table(folder.read("csv/" + part + ".csv"));
        std::string expected, line;
        std::getline(table, line);
        ASSERT_EQ(line, "puzzle,solution,givens,stratum,er,ep,ed");
        while (std::getline(table, line)) {
            std::istringstream fields(line);
            constexpr const char* keys[] = {"puzzle", "solution", "givens", "stratum", "er", "ep", "ed"};
            std::string object, field;
            for (const char* key : keys) {
                std::getline(fields, field, ',');
                const bool is_text = !std::string_view("givens er ep ed").contains(key);
                const std::string quote = is_text ? "\"" : "";
                object += (object.empty() ? "{\"" : ",\"") + std::string(key) + "\":" + quote + field + quote;
            }
            expected += object + "}\n";
        }
        EXPECT_EQ(folder.read("json/" + part + ".jsonl"), expected);
        EXPECT_EQ(call("dataset audit " + (folder / ("json/" + part + ".jsonl"))).exit, Exit::done);
    }
    EXPECT_TRUE(folder.read("json/manifest.json").contains("\"file\":\"train.jsonl\""));
}

TEST(DatasetMake, KeepsToItsStrata) {
    const Folder folder;
    const std::string words = "dataset make -n 20 --strata 25,30..31 --seed 2 --minimal --output ";
    EXPECT_EQ(call(words + (folder / "a") + " -j1 --attempts 256").exit,
              Exit::budget);  // none of 30 is minimal
    const std::string free = "dataset make -n 20 --strata 25,30..31 --seed 2 --output ";
    const Called called = call(free + (folder / "b"));
    EXPECT_EQ(called.out, "25\t20\n30..31\t20\n");
    EXPECT_EQ(call(free + (folder / "c") + " -j3").exit, Exit::done);
    const std::string rows = folder.read("b/puzzles.csv");
    EXPECT_EQ(rows, folder.read("c/puzzles.csv"));
    EXPECT_EQ(folder.read("b/manifest.json"), folder.read("c/manifest.json"));
    const Called audit = call("dataset audit " + (folder / "b") + "/puzzles.csv");
    EXPECT_EQ(audit.exit, Exit::done);
    EXPECT_TRUE(audit.out.contains("\nforms\t40\ngivens\t25:20 30:"));
}

TEST(DatasetMake, GoesOnWithTheSeedThatItHasDrawn) {
    const Folder folder;
    const std::string words = "dataset make -n 100 --strata 25 --attempts 64 --output " + (folder / "a");
    const Called first = call(words);
    ASSERT_TRUE(first.err.starts_with("nonet: --seed ")) << first.err;
    const std::size_t end = first.err.find('\n') + 1, begin = first.err.find("--seed");
    const std::string seed = first.err.substr(begin, end - begin);
    const Called again = call(words + " --resume"), typed = call(words + " --resume " + seed);
    EXPECT_EQ(again.err, first.err.substr(end));  // the strata that were not filled, and no seed
    EXPECT_EQ(again.out, first.out);
    EXPECT_EQ(typed.out, first.out);
    EXPECT_EQ(call(words + " --resume --seed 1").exit, Exit::usage);
    call("dataset make -n 100 --strata 25 --attempts 64 --output " + (folder / "b") + " " + seed);
    EXPECT_EQ(folder.read("a/puzzles.csv"), folder.read("b/puzzles.csv"));
    EXPECT_TRUE(folder.read("a/manifest.json").contains("\"seed\":" + seed.substr(7, seed.find('\n') - 7)));
}

// Even a hundred thousand million puzzles would not fill it: random puzzles almost never have 17 givens.
TEST(DatasetMake, GivesUpAStratumThatNothingComesFor) {
    const Folder folder;
    const std::string words = "dataset make -n 30 --strata 17,30 --patience 128 --seed 2 --output ";
    const Called called = call(words + (folder / "a") + " -j1");
    EXPECT_EQ(called.exit, Exit::budget);
    EXPECT_EQ(called.out, "17\t0\n30\t30\n");
    EXPECT_EQ(
        called.err,
        "nonet: stratum 17: found 0 of 30 puzzles; given up after 128 puzzles in a row that did not fit (--patience N "
        "tries longer)\n");
    const std::string manifest = folder.read("a/manifest.json");
    EXPECT_TRUE(manifest.contains(R"({"stratum":"17","wanted":30,"rows":0,"given_up":true})")) << manifest;
    EXPECT_TRUE(manifest.contains(R"({"stratum":"30","wanted":30,"rows":30,"given_up":false})")) << manifest;
    EXPECT_EQ(call(words + (folder / "b") + " -j3").err, called.err);
    EXPECT_EQ(folder.read("a/puzzles.csv"), folder.read("b/puzzles.csv"));
    EXPECT_EQ(manifest, folder.read("b/manifest.json"));
    // A resumed run prints the same message, and does not start again.
    const Called again = call(words + (folder / "a") + " --resume");
    EXPECT_EQ(again.err, called.err);
    EXPECT_EQ(again.exit, Exit::budget);
    // With strata by rating, every puzzle is a candidate for the stratum.
    const Called rated = call(
        "dataset make -n 2 --by rating --strata 1.2,9.9 --patience 200 --seed 1 --output " + (folder / "c"));
    EXPECT_EQ(rated.exit, Exit::budget);
    EXPECT_TRUE(rated.out.starts_with("1.2\t2\n9.9\t")) << rated.out;
    const Called cut =
        call("dataset make -n 9 --strata 17 --attempts 64 --seed 2 --output " + (folder / "d"));
    EXPECT_EQ(cut.err, "nonet: stratum 17: found 0 of 9 puzzles; --attempts ended first\n");
    EXPECT_EQ(cut.exit, Exit::budget);
}

TEST(DatasetMake, PatienceBeginsAgainWithEachPuzzle) {
    Quotas quotas({{"a", {}}, {"b", {}}}, 3, 100);
    quotas.tried(0, 99);
    EXPECT_FALSE(quotas.is_closed(0));
    quotas.keep(0);
    quotas.tried(0, 99);
    EXPECT_FALSE(quotas.is_closed(0));
    quotas.tried(0, 1);
    EXPECT_TRUE(quotas.is_given_up(0));
    EXPECT_FALSE(quotas.is_closed(1));
    EXPECT_EQ(quotas.progress(), "1 of 6 kept; b: 0 of 3");
    for (int i = 0; i < 3; ++i) quotas.keep(1);
    quotas.tried(1, 1000);
    EXPECT_TRUE(quotas.is_full(1));
    EXPECT_FALSE(quotas.is_given_up(1));
    EXPECT_EQ(quotas.progress(), "4 of 6 kept; a: 1 of 3");
    Quotas copy({{"a", {}}, {"b", {}}}, 3, 100);
    std::istringstream saved(quotas.saved());
    copy.restore(saved);
    EXPECT_TRUE(copy.is_given_up(0));
    EXPECT_EQ(copy.progress(), quotas.progress());
    Quotas endless({{"a", {}}}, 1, 0);
    endless.tried(0, 1'000'000'000);
    EXPECT_FALSE(endless.is_closed(0));
}

// Changes the end of a checkpoint, whose first line ends with the SHA-256 of the other lines.
std::string with_end(const std::string& checkpoint, const std::string& end, const std::string& other) {
    EXPECT_TRUE(checkpoint.ends_with(end));
    const std::size_t line = checkpoint.find('\n') + 1, hash = checkpoint.rfind(' ', line) + 1;
    const std::string rest = checkpoint.substr(line, checkpoint.size() - line - end.size()) + other;
    return checkpoint.substr(0, hash) + hex(Sha256().add(rest).digest()) + '\n' + rest;
}

// Isomorphs occur once in thousands of millions of puzzles. So the checkpoint is set back to the first puzzle, with all
// rows still in the file, and all of them are made again.
TEST(DatasetMake, LeavesOutAndCountsWhatItHasAlready) {
    for (const auto& [form, name] :
         {std::pair{"csv", std::string("puzzles.csv")}, {"json", "puzzles.jsonl"}}) {
        const Folder folder;
        const std::string words = "dataset make -n 100 --strata 25 --seed 2 --attempts 64 --format " +
                                  std::string(form) + " --output " + (folder / "a");
        const std::string counts = name == "puzzles.csv"
                                       ? "25\t64\n"
                                       : R"({"stratum":"25","wanted":100,"rows":64,"given_up":false})"
                                         "\n";
        EXPECT_EQ(call(words).out, counts);
        EXPECT_TRUE(folder.read("a/manifest.json").contains("\"items\":64,\"isomorphs_left_out\":0,"));
        std::string rows = folder.read("a/" + name);
        const std::string done = "finished\n64 0 64 64 0\n";
        folder.write("a/checkpoint", with_end(folder.read("a/checkpoint"), done, "at work\n0 0 64 64 0\n"));
        EXPECT_EQ(call(words + " --resume").out, counts);
        EXPECT_EQ(folder.read("a/" + name), rows);
        EXPECT_TRUE(folder.read("a/manifest.json").contains("\"items\":64,\"isomorphs_left_out\":64,"));
        EXPECT_TRUE(folder.read("a/checkpoint").ends_with("finished\n64 64 64 64 64\n"));
        folder.write("a/" + name, rows.replace(rows.rfind(".."), 1, "z"));
        EXPECT_TRUE(call(words + " --resume").err.contains(name + " was changed"));
    }
}

}  // namespace
}  // namespace nonet::cli
