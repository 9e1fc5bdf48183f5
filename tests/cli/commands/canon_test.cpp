#include <gtest/gtest.h>

#include "cli/call.hpp"

namespace nonet::cli {
namespace {

const std::string classic =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
const std::string form = ".......12....345.6.167..83.....57......21..43.283..1..4...6.3..863..1.9.9..8....1";

TEST(Canon, PrintsTheFormAndWhatElseIsAsked) {
    EXPECT_EQ(call("canon", classic).out, form + "\n");
    EXPECT_EQ(call("canon --automorphisms", classic).out, form + "\t1\n");
    EXPECT_EQ(call("canon --automorphisms --transform", form).out,
              form + "\t1\ttransposed=no rows=123456789 columns=123456789 digits=123456789\n");
    EXPECT_TRUE(call("canon --json", classic).out.contains("\"form\":\"" + form + "\",\"automorphisms\":1,"));
    const std::string empty(81, '.');
    EXPECT_TRUE(
        call("canon --automorphisms --generators", empty).out.starts_with(empty + "\t3359232\ttransposed="));
}

TEST(Canon, KeepsCsvForCsvWithAColumnForTheGenerators) {
    EXPECT_TRUE(call("canon", "puzzle,x\n" + classic + ",a\n")
                    .out.starts_with("puzzle,x,form,automorphisms,transform\n"));
    const std::string empty(81, '.');
    const std::string out = call("canon --generators", "puzzle,x\n" + empty + ",a\n").out;
    EXPECT_TRUE(out.starts_with("puzzle,x,form,automorphisms,transform,generators\n" + empty + ",a," + empty +
                                ",3359232,transposed="));
    EXPECT_TRUE(out.contains("; transposed="));
}

TEST(Canon, ScramblesKeepTheForm) {
    const Called scrambled = call("canon --scramble --seed 5", classic + "\n" + classic + "\n");
    EXPECT_EQ(scrambled.out, call("canon --scramble --seed 5 -j2", classic + "\n" + classic + "\n").out);
    EXPECT_NE(scrambled.out.substr(0, 81), scrambled.out.substr(82, 81));  // each record has its own symmetry
    EXPECT_EQ(call("canon", scrambled.out).out, form + "\n" + form + "\n");
}

TEST(Canon, ScramblesAnewUnlessASeedIsTyped) {
    const Called one = call("canon --scramble", classic), other = call("canon --scramble", classic);
    EXPECT_NE(one.out, other.out);
    ASSERT_TRUE(one.err.starts_with("nonet: --seed ")) << one.err;
    EXPECT_EQ(call("canon --scramble " + one.err.substr(7), classic).out, one.out);
    EXPECT_EQ(call("canon --scramble --seed 5", classic).err, "");
}

TEST(Canon, TellsWhetherTwoPuzzlesAreTheSame) {
    const Called same = call("canon --same " + classic + " " + form);
    EXPECT_EQ(same.exit, Exit::done);
    EXPECT_TRUE(same.out.starts_with("same\ttransposed="));
    std::string other = classic;
    other[0] = '.';
    const Called different = call("canon --same " + classic + " " + other);
    EXPECT_EQ(different.exit, Exit::no);
    EXPECT_EQ(different.out, "different\n");
    EXPECT_EQ(call("canon --same " + classic + " " + other + " --json").out, "{\"same\":false}\n");
    EXPECT_EQ(call("canon --same " + classic).exit, Exit::usage);
    EXPECT_TRUE(call("canon --same 12 " + classic).err.contains("'12': found"));
}

TEST(Canon, RefusesClashesAndGoesOn) {
    const std::string clash = "11" + std::string(79, '.');
    const Called called = call("canon", clash + "\n" + classic + "\n");
    EXPECT_EQ(called.exit, Exit::bad_input);
    EXPECT_EQ(called.out, clash + "\tinvalid\n" + form + "\n");
    EXPECT_EQ(
        called.err,
        "<stdin>:1:2: error: found a second 1 in a row, column or box, expected each digit at most once "
        "in a house\n");
    EXPECT_TRUE(call("canon --json", clash).out.contains("\"status\":\"invalid\""));
    EXPECT_EQ(call("canon --format csv", clash).out,
              "puzzle,form,automorphisms,transform\n" + clash + ",invalid,,\n");
}

TEST(Canon, RefusesFlagsThatDoNotGoTogether) {
    EXPECT_EQ(call("canon --seed 4", classic).exit, Exit::usage);
    EXPECT_EQ(call("canon --scramble --automorphisms", classic).exit, Exit::usage);
}

}  // namespace
}  // namespace nonet::cli
