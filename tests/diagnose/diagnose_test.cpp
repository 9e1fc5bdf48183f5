#include "nonet/more/diagnose.hpp"
#include "nonet/more/engines.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <set>
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

// From a players' thread: one given was lost in copying, and the publisher was blamed.
constexpr char dropped_given[] =
    "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

TEST(Diagnose, NamesTheFiveGivensThatEndTheThread) {
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid(dropped_given), {}});
    EXPECT_EQ(diagnosis.report.status, Status::multiple);
    EXPECT_EQ(diagnosis.solutions, 26u);
    EXPECT_TRUE(diagnosis.solutions_exact);
    ASSERT_TRUE(diagnosis.completions);
    EXPECT_TRUE(diagnosis.completions->single_known);
    EXPECT_EQ(text_of(diagnosis.completions->single), "r1c1=6 r1c2=5 r1c8=6 r3c1=9 r6c3=5");
}

TEST(Diagnose, CountsOnlyThoseCellsAsDifferingThatDo) {
    const Grid givens = grid(dropped_given);
    std::set<Cell> differing;
    std::optional<Grid> first;
    (void)run(*find_engine("scalar"), {givens, {}}, {.solutions = 0}, [&](const Grid& solution) {
        if (!first) first = solution;
        for (int cell = 0; cell < cell_count; ++cell)
            if (solution[cell] != (*first)[cell]) differing.insert(static_cast<Cell>(cell));
    });
    EXPECT_EQ(diagnose(ClassicPuzzle{givens, {}}).differing, std::vector(differing.begin(), differing.end()));
}

// The added givens make the puzzle unique, are at least as many as needed, and are found within the budget.
TEST(Diagnose, AddsGivensEvenToAlmostNothing) {
    for (const char* text : {"", "12.......3.......4", "123456789456789123789123456214365897"}) {
        const Grid givens = grid(text);
        const Diagnosis diagnosis = diagnose(ClassicPuzzle{givens, {}}, {.nodes = 50'000'000});
        ASSERT_TRUE(diagnosis.completions) << text;
        const Completions& completions = *diagnosis.completions;
        Grid more = givens;
        for (const Edit& edit : completions.fewest) more[edit.cell] = edit.to;
        EXPECT_EQ(solve({more, {}}).status, Status::unique) << text;
        EXPECT_GE(static_cast<int>(completions.fewest.size()), completions.needed) << text;
        EXPECT_GE(completions.needed, 17 - givens.filled()) << text;
        EXPECT_FALSE(diagnosis.solutions_exact) << text;
    }
}

// It compares at most 200 solutions, so with more of them fewer givens may be enough.
TEST(Diagnose, ProvesNothingFromSomeOfTheSolutions) {
    const Grid givens =
        grid("...4...................7......8...3...1..69..53....14.........6.9...231.3.59.....");
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{givens, {}}, {.nodes = 5'000'000});
    ASSERT_TRUE(diagnosis.completions);
    EXPECT_EQ(diagnosis.completions->needed, 3);
    EXPECT_EQ(diagnosis.completions->fewest.size(), 4u);
    EXPECT_FALSE(diagnosis.completions->fewest_proved);
}

// Two absent digits can be exchanged, so all but one of the absent digits have to be given.
TEST(Diagnose, AsksForAllAbsentDigitsButOne) {
    Grid givens = grid("316578492529134768487629531263415987974863125851792643138947256692351874745286319");
    for (int cell = 0; cell < cell_count; ++cell)
        if (givens[cell] > 2) givens[cell] = 0;
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{givens, {}}, {.nodes = 500'000});
    ASSERT_TRUE(diagnosis.completions);
    EXPECT_FALSE(diagnosis.completions->fewest_proved);
    EXPECT_EQ(diagnosis.completions->needed, 6);  // 18 givens, seven digits absent
}

TEST(Diagnose, OneBudgetIsForAllOfIt) {
    const Limits limits{.time = std::chrono::milliseconds(300)};
    const auto start = std::chrono::steady_clock::now();
    const Diagnosis diagnosis = diagnose(ClassicPuzzle{grid("12.......3.......4.......5"), {}}, limits);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
    EXPECT_EQ(diagnosis.report.status, Status::multiple);
    EXPECT_EQ(diagnose(ClassicPuzzle{grid(dropped_given), {}}, {.nodes = 3}).report.status, Status::budget);
}

}  // namespace
}  // namespace nonet
