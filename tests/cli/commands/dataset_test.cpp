#include <gtest/gtest.h>

#include "cli/call.hpp"
#include "cli/folder.hpp"

namespace nonet::cli {
namespace {

const std::string classic =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
const std::string solution =
    "316578492529134768487629531263415987974863125851792643138947256692351874745286319";

std::string replaced(std::string text, std::size_t at, char c) {
    text[at] = c;
    return text;
}

TEST(DatasetAudit, SaysWhatIsWrongWithARow) {
    const std::string short_solution = solution.substr(1), wrong = replaced(solution, 1, '2');
    const std::string table =
        "puzzle,solution\n" + classic + "," + short_solution + "\n" + classic + "," + wrong + "\n";
    const Called called = call("dataset audit", table + "x" + classic + "," + solution + "\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_TRUE(called.out.starts_with("<stdin>:2:1: wrong_solution: found '" + short_solution +
                                       "', expected 81 digits\n"
                                       "<stdin>:3:1: wrong_solution: r1c2 and r1c9 are both 2 (row 1)\n"
                                       "<stdin>:3:1: repeat: the same as <stdin>:2\n"
                                       "<stdin>:4:"));
    EXPECT_TRUE(called.out.contains(
        "\nrows\t3\nreadable\t2\nunique\t2\nforms\t1\ngivens\t32:2\npuzzles from\tcolumn puzzle\n"
        "solutions from\tcolumn solution\nsolutions checked\t2\ndefects\t4\n"
        "unreadable\t1\nwrong_solution\t2\nrepeat\t1\n"));
}

TEST(DatasetAudit, TakesTheSolutionBehindAPuzzleOnALine) {
    EXPECT_EQ(call("dataset audit", classic + "\t" + solution + "\n").exit, Exit::done);
    EXPECT_EQ(call("dataset audit", classic + " # easy\n").exit, Exit::done);
    const Called called = call("dataset audit", classic + "\t" + replaced(solution, 0, '1') + "\n");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_TRUE(called.out.starts_with("<stdin>:1:1: wrong_solution: r1c1 is 1, the given is 3\n"));
}

TEST(DatasetAudit, ADamagedSolutionBehindAPuzzleIsNotOverlooked) {
    const Called called = call("dataset audit", classic + " " + solution.substr(1) + "\n");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_TRUE(called.out.contains("solutions from\tafter the puzzle\nsolutions checked\t1\n"));
}

TEST(DatasetAudit, FindsTheSolutionUnderAnyOfItsNames) {
    const std::string wrong = replaced(solution, 0, '1');
    for (const std::string name : {"solution", "Solutions", "ANSWER", "answers", "solved", "Target"}) {
        const Called table =
            call("dataset audit", "source,question," + name + ",rating\nx," + classic + "," + wrong + ",3\n");
        EXPECT_EQ(table.exit, Exit::no) << name;
        EXPECT_TRUE(table.out.starts_with("<stdin>:2:1: wrong_solution: r1c1 is 1, the given is 3\n"))
            << name;
        EXPECT_TRUE(table.out.contains("puzzles from\tcolumn question\nsolutions from\tcolumn " + name +
                                       "\nsolutions checked\t1\ndefects\t1\n"));
        const Called object = call(
            "dataset audit", R"({"id":1,"quiz":")" + classic + R"(",")" + name + R"(":")" + wrong + "\"}\n");
        EXPECT_EQ(object.exit, Exit::no) << name;
        EXPECT_TRUE(object.out.starts_with("<stdin>:1:1: wrong_solution: r1c1 is 1, the given is 3\n"))
            << name;
        EXPECT_TRUE(object.out.contains("puzzles from\tkey quiz\nsolutions from\tkey " + name +
                                        "\nsolutions checked\t1\ndefects\t1\n"));
    }
}

TEST(DatasetAudit, ReadsSolutionsThatAreArrays) {
    std::string rows;
    for (int i = 0; i < 81; ++i)
        rows += std::string(i % 9 == 0 ? "[" : "") + solution[static_cast<std::size_t>(i)] +
                (i % 9 < 8 ? ","
                 : i < 80  ? "],"
                           : "]");
    const std::string begin = R"({"puzzle":")" + classic + R"(","solution":)";
    EXPECT_EQ(call("dataset audit", begin + "[" + rows + "]}\n").exit, Exit::done);
    const Called called = call("dataset audit", begin + "[" + replaced(rows, 3, '7') + "]}\n");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_TRUE(called.out.contains("wrong_solution")) << called.out;
    const Called none = call("dataset audit", begin + "null}\n");
    EXPECT_EQ(none.exit, Exit::done);
    EXPECT_TRUE(none.out.contains("solutions checked\tnone\n"));
}

TEST(DatasetAudit, TellsOfAllSourcesAlsoAfterItWentOn) {
    const Folder folder;
    const std::string b = folder.write("b.csv", "Quiz;answer\n" + classic + ";" + solution + "\n");
    const std::string a = folder.write("a.jsonl", R"({"puzzle":")" + classic + "\"}\n");
    const std::string words = "dataset audit --json --output " + (folder / "o") + " " + a + " " + b;
    const std::string from =
        R"("puzzles_from":["key puzzle","column Quiz"],"solutions_from":["column answer"]})";
    EXPECT_TRUE(call(words).out.contains(from));
    EXPECT_TRUE(call(words + " --resume").out.contains(from));
}

TEST(DatasetAudit, JudgesPuzzles) {
    const std::string open(81, '.'), clash = "11" + std::string(79, '.');
    const std::string none =
        replaced(classic, 1, '9');  // a digit that the solution has elsewhere and that no given has
    const Called called = call("dataset audit --json", open + "\n" + clash + "\n" + none + "\n");
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_EQ(
        called.out.substr(0, called.out.find("{\"rows\"")),
        "{\"file\":\"<stdin>\",\"line\":1,\"defect\":\"multiple\",\"detail\":\"more than one solution\"}\n"
        "{\"file\":\"<stdin>\",\"line\":2,\"defect\":\"clash\",\"detail\":\"r1c1 and r1c2 are both 1 (row "
        "1)\"}\n"
        "{\"file\":\"<stdin>\",\"line\":3,\"defect\":\"none\",\"detail\":\"no solution\"}\n");
    EXPECT_TRUE(
        called.out.contains("\"defects\":{\"clash\":1,\"none\":1,\"multiple\":1},"
                            "\"puzzles_from\":[\"line\"],\"solutions_from\":[]}"));
}

TEST(DatasetAudit, AsksForMinimalityWhenAsked) {
    const Called minimal = call("minimal", classic);
    EXPECT_TRUE(call("dataset audit --minimal", minimal.out).out.contains("\nminimal\t1\n"));
    const Called called = call("dataset audit --minimal", classic);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_TRUE(called.out.starts_with("<stdin>:1:1: not_minimal: can each be dropped: r1c1 r1c4 "));
    EXPECT_EQ(call("dataset audit", classic).exit, Exit::done);
    EXPECT_EQ(call("dataset audit --minimal --budget 1n", classic).exit, Exit::budget);
}

TEST(DatasetAudit, FindsTheSamePuzzleInOtherGuises) {
    const Folder folder;
    const std::string other = call("canon --scramble --seed 3", classic).out;
    const std::string a = folder.write("a", classic + "\n" + other + other);
    const std::string b = folder.write("b", call("canon --scramble --seed 4", classic).out + classic + "\n");
    const Called called = call("dataset audit " + a + " " + b);
    EXPECT_TRUE(called.out.starts_with(a + ":2:1: isomorph: isomorph of " + a + ":1\n" +  //
                                       a + ":3:1: repeat: the same as " + a + ":2\n" +    //
                                       b + ":1:1: leak: isomorph of " + a + ":1\n" +      //
                                       b + ":2:1: leak: the same as " + a + ":1\n"));
}

TEST(DatasetSplit, KeepsIsomorphsTogetherAndEveryRow) {
    const Folder folder;
    const std::string made = call("generate -n 200 --seed 5").out;
    const std::string a = folder.write("a.txt", made + call("canon --scramble --seed 9", made).out);
    const std::string out = folder / "parts";
    const Called called = call("dataset split --parts one=1,two=2 --seed 0 --output " + out + " " + a);
    EXPECT_EQ(called.exit, Exit::done);
    const std::string one = folder.read("parts/one.txt"), two = folder.read("parts/two.txt");
    EXPECT_EQ(one.size() + two.size(), 400u * 82);
    EXPECT_GT(one.size(), 90u * 82);
    EXPECT_LT(one.size(), 180u * 82);
    EXPECT_FALSE(call("dataset audit " + out + "/one.txt " + out + "/two.txt").out.contains("leak"));
    EXPECT_TRUE(
        folder.read("parts/manifest.json").contains("\"rows\":" + std::to_string(one.size() / 82) + ","));
    // Another seed gives another division; an existing folder is left unchanged.
    call("dataset split --parts one=1,two=2 --seed 1 --output " + (folder / "other") + " " + a);
    EXPECT_NE(folder.read("other/one.txt"), one);
    EXPECT_EQ(call("dataset split --parts one=1,two=2 --seed 0 --output " + out + " " + a).exit, Exit::usage);
    EXPECT_EQ(call("dataset split --resume --parts one=2,two=2 --output " + out + " " + a).exit, Exit::usage);
    EXPECT_EQ(folder.read("parts/one.txt"), one);
}

TEST(DatasetSplit, NamesThePartsOfAPackedFileByWhatIsInIt) {
    const Folder folder;
    const std::string packed = folder.write("a.csv.gz", "id,puzzle\n7," + classic + "\n");
    EXPECT_EQ(call("dataset split --parts all=1 --output " + (folder / "p") + " " + packed).exit, Exit::done);
    EXPECT_EQ(folder.read("p/all.csv"), "id,puzzle\n7," + classic + "\n");
}

TEST(DatasetSplit, WritesOverNoFileOfOthers) {
    const Folder folder;
    const std::string mine = folder.write("train.txt", "mine\n");
    const Called called = call("dataset split --resume --output " + (folder / ""), classic);
    EXPECT_EQ(called.exit, Exit::usage);
    EXPECT_TRUE(called.err.contains("train.txt exists already"));
    EXPECT_EQ(folder.read("train.txt"), "mine\n");
}

TEST(DatasetSplit, KeepsPuzzlesOfOneSolutionTogetherWhenAsked) {
    const Folder folder;
    const std::string made = call("generate -n 60 --seed 6 --from " + solution).out;
    const std::string a = folder.write(
        "a.csv", "id;puzzle\n" +
                     [&] {
                         std::string rows;
                         for (std::size_t i = 0; i < 60; ++i)
                             rows += std::to_string(i) + ";" + made.substr(82 * i, 82);
                         return rows;
                     }() +
                     "60;" + std::string(81, '.') + "\n");
    const Called called = call("dataset split --by solution --output " + (folder / "p") + " " + a);
    EXPECT_EQ(called.exit, Exit::no);
    EXPECT_TRUE(called.err.contains(a + ":62:1: error: found a puzzle with status multiple"));
    const std::string train = folder.read("p/train.csv"), test = folder.read("p/test.csv");
    EXPECT_EQ(std::min(train.size(), test.size()), std::string("id;puzzle\n").size());
    EXPECT_TRUE((train + test).contains("id;puzzle\n0;" + made.substr(0, 82) + "1;"));
}

TEST(Dataset, SaysWhatCannotBe) {
    const Folder folder;
    const auto refused = [&](const std::string& words, const std::string& why) {
        const Called called = call(words);
        EXPECT_EQ(called.exit, Exit::usage) << words;
        EXPECT_TRUE(called.err.contains(why)) << called.err;
    };
    const std::string out = " --output " + (folder / "x");
    refused("dataset", "expected one of make, audit, split");
    refused("dataset aduit", "did you mean 'audit'?");
    refused("dataset make --strata 24", "--output DIR is needed");
    refused("dataset make" + out, "--strata is needed");
    refused("dataset make --strata 24..22" + out, "found '24..22', expected a range that");
    refused("dataset make --strata 22..24,24" + out, "overlap");
    refused("dataset make --by rating --strata 2.15..3" + out,
            "found '2.15', expected a number from 0 to 20");
    refused("dataset make --strata 2.5" + out, "found '2.5', expected a number from 0 to 81");
    refused("dataset make --strata 24 --split 1" + out, "expected a share between 0 and 1");
    refused("dataset make --strata 24 --budget 5n" + out, "it needs --ratings");
    refused("dataset split --parts a=1,a=2" + out, "found 'a' twice");
    refused("dataset split --parts ../a=1" + out, "expected a name and a share");
    refused("dataset split --parts a=0.1234567" + out, "expected a name and a share");
    refused("dataset split --parts a=0" + out, "expected shares with a sum");
    refused("dataset audit --resume", "--resume needs --output");
    refused("dataset audit --budget 2s", "not a time");
    EXPECT_FALSE(std::filesystem::exists(folder / "x"));
}

// If a solution were read as a second puzzle, it would be in a part by itself, and the keys would be lost.
TEST(DatasetSplit, KeepsRowsOfJsonAsTheyWere) {
    const Folder folder;
    std::string text;
    int id = 0;
    for (std::string lines = call("generate -n 40 --seed 5 --solutions").out; !lines.empty();
         lines.erase(0, lines.find('\n') + 1))
        text += "{\"id\": " + std::to_string(++id) + ", \"puzzle\": \"" + lines.substr(0, 81) +
                "\", \"solution\": \"" + lines.substr(82, 81) + "\", \"tags\": [\"x\", {}]}\n";
    const std::string file = folder.write("a.jsonl", text);
    const Called called = call("dataset split --parts a=1,b=1 --output " + (folder / "p") + " " + file);
    EXPECT_EQ(called.exit, Exit::done) << called.err;
    const std::string a = folder.read("p/a.jsonl"), b = folder.read("p/b.jsonl");
    EXPECT_EQ(a.size() + b.size(), text.size());
    EXPECT_FALSE(a.empty() || b.empty());
    for (; !text.empty(); text.erase(0, text.find('\n') + 1)) {
        const std::string row = text.substr(0, text.find('\n') + 1);
        EXPECT_NE(a.contains(row), b.contains(row)) << row;
    }
}

TEST(DatasetSplit, MakesLinesOfAListOfObjects) {
    const Folder folder;
    const std::string file =
        folder.write("a.json", "[{\"puzzle\":\"" + classic + "\"},\n{\n  \"puzzle\": \"" + classic +
                                   "\",\n  \"id\": 2\n}]\n");
    EXPECT_EQ(call("dataset split --parts all=1 --output " + (folder / "p") + " " + file).exit, Exit::done);
    EXPECT_EQ(folder.read("p/all.jsonl"),
              "{\"puzzle\":\"" + classic + "\"}\n{  \"puzzle\": \"" + classic + "\",  \"id\": 2}\n");
}

TEST(DatasetSplit, MixesNoObjectsIntoATable) {
    const Folder folder;
    const std::string table = folder.write("a.csv", "puzzle,id\n" + classic + ",1\n");
    const std::string objects = folder.write("b.jsonl", "{\"puzzle\":\"" + classic + "\"}\n");
    const Called called =
        call("dataset split --parts all=1 --output " + (folder / "p") + " " + table + " " + objects);
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_TRUE(called.err.contains("b.jsonl:1:1: error: found JSON, expected rows of the table"));
    EXPECT_EQ(folder.read("p/all.csv"), "puzzle,id\n" + classic + ",1\n");
}

}  // namespace
}  // namespace nonet::cli
