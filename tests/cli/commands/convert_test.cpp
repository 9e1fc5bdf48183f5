#include <gtest/gtest.h>

#include "cli/call.hpp"
#include "command/writers.hpp"
#include "frame/form_names.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

const std::string puzzle =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

TEST(Convert, WritesEveryFormOfTheList) {
    for (const PuzzleWriter& writer : puzzle_writers()) {
        std::string expected = writer.write(*parse_classic_puzzle(puzzle)).value();
        if (!writer.has_rows) expected += '\n';
        const std::string words = "convert --format " + std::string(writer.name);
        EXPECT_EQ(call(words, puzzle + "\n").out, expected);
        const Called two = call(words, puzzle + "\n" + puzzle + "\n");
        EXPECT_EQ(two.out, expected + (writer.has_rows ? "\n" : "") + expected);
    }
}

TEST(Convert, HasAWriterForEveryFormThatItTakes) {
    int written = 0;
    for (const NamedForm& form : named_forms) {
        const Called one = call("convert --format " + std::string(form.name), puzzle + "\n");
        EXPECT_EQ(one.out.empty(), one.exit == Exit::usage) << form.name;
        written += one.exit == Exit::done;
    }
    EXPECT_EQ(written, 19);
}

TEST(Convert, KeepsThePlaceOfWhatIsNoPuzzle) {
    EXPECT_EQ(call("convert", "12\n").out, "12\tinvalid\n");
    EXPECT_EQ(call("convert --format grid", "12\n").out, "invalid\n");
    EXPECT_EQ(call("convert --format csv", "12\n").out, "puzzle\ninvalid\n");
}

}  // namespace
}  // namespace nonet::cli
