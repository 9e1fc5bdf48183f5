#include <gtest/gtest.h>

#include "nonet/more/engines.hpp"
#include "nonet/solve.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;

std::vector<BoardDigitSet> union_of(const std::vector<std::string>& solutions) {
    std::vector<BoardDigitSet> digits(cell_count);
    for (const auto& solution : solutions)
        for (int cell = 0; cell < cell_count; ++cell)
            digits[cell].insert(static_cast<Digit>(solution[cell] - '1'));
    return digits;
}

TEST(TrueCandidates, OfAProperPuzzleAreItsSolution) {
    const auto result = true_candidates(puzzle(known::classic));
    EXPECT_EQ(result.digits, union_of({known::classic_solution}));
    EXPECT_EQ(result.stop, Stop::finished);
}

TEST(TrueCandidates, OfAnUnsolvablePuzzleAreNone) {
    ClassicPuzzle broken = puzzle(known::classic);
    broken.givens[1] = 3;
    const auto result = true_candidates(broken);
    EXPECT_EQ(result.digits, std::vector<BoardDigitSet>(cell_count));
    EXPECT_EQ(result.stop, Stop::finished);
}

TEST(TrueCandidates, OfTheEmptyGridAreAll) {
    EXPECT_EQ(true_candidates(ClassicPuzzle{}).digits, std::vector(cell_count, BoardDigitSet::below(side)));
}

TEST(TrueCandidates, AreTheUnionOfAllSolutions) {
    int checked = 0;
    for (const auto& line : read_lines(source_path("data/several.txt"))) {
        if (std::stoul(line.substr(cell_count)) > 300) continue;
        ++checked;
        const auto solutions = list(*find_engine("mrv"), puzzle(line));
        const auto result = true_candidates(puzzle(line));
        EXPECT_EQ(result.digits, union_of(solutions)) << line;
        EXPECT_EQ(result.stop, Stop::finished);
    }
    EXPECT_GT(checked, 20);
}

TEST(TrueCandidates, HonourMarks) {
    for (std::uint64_t i = 0; i < 100; ++i) {
        Rng rng(21, i);
        const Grid solution = random_solution(rng);
        const ClassicPuzzle puzzle{{}, random_marks(solution, rng, 10 + rng.below(30))};
        if (count_solutions(puzzle, {.solutions = 300}).stop != Stop::finished) continue;
        ASSERT_EQ(true_candidates(puzzle).digits, union_of(list(*find_engine("mrv"), puzzle))) << i;
    }
}

TEST(TrueCandidates, UnderABudgetShowNothingFalse) {
    const ClassicPuzzle several = puzzle(read_lines(source_path("data/several.txt")).front());
    const auto exact = true_candidates(several).digits;
    bool stopped = false, finished = false;
    for (std::uint64_t nodes = 1; nodes < 100'000; nodes *= 2) {
        const auto result = true_candidates(several, {.nodes = nodes});
        (result.stop == Stop::budget ? stopped : finished) = true;
        for (int cell = 0; cell < cell_count; ++cell)
            EXPECT_TRUE((result.digits[cell] - exact[cell]).empty());
        if (result.stop == Stop::finished) {
            EXPECT_EQ(result.digits, exact);
        }
    }
    EXPECT_TRUE(stopped && finished);
    const std::atomic<bool> cancel = true;
    EXPECT_EQ(true_candidates(several, {.cancel = &cancel}).stop, Stop::cancelled);
}

}  // namespace
}  // namespace nonet
