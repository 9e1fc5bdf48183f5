#include "nonet/diagnose.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/grids.hpp"

namespace nonet {
namespace {

using testing::grid;

std::string text_of(const std::vector<Edit>& edits) {
    std::string text;
    for (const Edit& edit : edits) {
        if (!text.empty()) text += ' ';
        text += "r" + std::to_string(row_of(edit.cell) + 1) + "c" + std::to_string(column_of(edit.cell) + 1) +
                "=" + std::to_string(edit.to);
    }
    return text;
}

// From a players' thread: one given had been left out in copying, and the publisher was blamed.
constexpr char dropped_given[] =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

TEST(Diagnose, NamesTheFiveGivensThatEndTheThread) {
    const Diagnosis diagnosis = diagnose({grid(dropped_given), {}});
    EXPECT_EQ(diagnosis.report.status, Status::multiple);
    EXPECT_EQ(diagnosis.solutions, 26u);
    EXPECT_TRUE(diagnosis.solutions_exact);
    ASSERT_TRUE(diagnosis.completions);
    EXPECT_TRUE(diagnosis.completions->single_known);
    EXPECT_EQ(text_of(diagnosis.completions->single), "r1c1=6 r1c2=5 r1c8=6 r3c1=9 r6c3=5");
}

}  // namespace
}  // namespace nonet
