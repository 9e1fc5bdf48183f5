#include "nonet/more/research.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <span>

#include "core/rng.hpp"
#include "support/estimates.hpp"
#include "support/known_grids.hpp"
#include "support/slow_build.hpp"

namespace nonet {
namespace {

using namespace testing;

constexpr double all_grids = 6'670'903'752'021'072'936'960.0;  // Felgenhauer and Jarvis 2005

bool is_said_to_be_unknown(const Estimate& estimate) {
    return estimate.low == static_cast<double>(estimate.at_least) && std::isinf(estimate.high) &&
           !estimate.exact;
}

TEST(Estimate, IsExactForFewSolutions) {
    // No, one, and 4,068 solutions: the first five rows of a grid.
    Grid clash = grid(known::classic);
    clash[1] = 3;
    for (const Grid& givens :
         {clash, grid(known::classic), grid("123456789456789123789123456214365897365897214")}) {
        const auto counted = static_cast<double>(count_solutions({givens, {}}, {.solutions = 0}).solutions);
        const Estimate estimate = estimate_solutions(ClassicPuzzle{givens, {}});
        EXPECT_TRUE(estimate.exact);
        EXPECT_EQ(estimate.solutions, counted);
        EXPECT_EQ(estimate.low, counted);
        EXPECT_EQ(estimate.high, counted);
        EXPECT_EQ(estimate.probes, 0u);
    }
}

TEST(Estimate, HoldsTheCountAboutAsOftenAsItSays) {
    for (const char* text : std::span(countable).first(slow_build ? 1 : std::size(countable))) {
        const Coverage found = coverage(text, 50, 100);
        EXPECT_GE(found.held, 43) << text;
        EXPECT_NEAR(found.ratio, 1, 0.03) << text;
    }
}

TEST(Estimate, OfTheEmptyGridIsNearTheNumberOfAllGrids) {
    const Estimate estimate = estimate_solutions(ClassicPuzzle{}, {.probes = 1000});
    EXPECT_FALSE(estimate.exact);
    EXPECT_NEAR(estimate.solutions, all_grids, 0.1 * all_grids);
    EXPECT_LT(estimate.low, all_grids);
    EXPECT_GT(estimate.high, all_grids);
    EXPECT_LT(estimate.high - estimate.low, 0.2 * all_grids);
    EXPECT_EQ(estimate.at_least, 100'000u);
    EXPECT_EQ(estimate.probes, 1000u);
}

TEST(Estimate, DependsOnTheSeedAndOnNothingElse) {
    const auto with_seed = [](std::uint64_t seed) {
        return estimate_solutions(puzzle(countable[0]), {.seed = seed, .probes = 50}).solutions;
    };
    EXPECT_EQ(with_seed(1), with_seed(1));
    EXPECT_NE(with_seed(1), with_seed(2));
}

TEST(Estimate, HonoursMarks) {
    ClassicPuzzle full = with_full_marks({});
    EXPECT_EQ(estimate_solutions(full, {.probes = 20}).solutions,
              estimate_solutions(ClassicPuzzle{}, {.probes = 20}).solutions);
    // r1c1 must not be 1, 2 or 3: two thirds of the grids.
    (*full.marks)[0] = DigitSet(0b111'111'000);
    const Estimate estimate = estimate_solutions(full, {.probes = 1000});
    EXPECT_NEAR(estimate.solutions, all_grids * 2 / 3, 0.1 * all_grids);
}

// A probe ends with a count, which must honour the marks as well: here they matter in every cell.
TEST(Estimate, HonoursMarksInTheCountsThatEndItsProbes) {
    const Grid solution = solve(puzzle(known::classic)).first;
    ClassicPuzzle marked = with_full_marks({});
    Rng rng(12);
    for (int cell = 0; cell < cell_count; ++cell)
        for (int struck = 0; struck < (cell < 30 ? 5 : 4); ++struck) {
            const auto digit = static_cast<Digit>(rng.below(side));
            if (digit + 1 != solution[cell]) (*marked.marks)[cell].erase(digit);
        }
    const Count exact = count_solutions(marked, {.solutions = 5'000'000});
    ASSERT_EQ(exact.stop, Stop::finished);
    ASSERT_GT(exact.solutions, 200'000u);
    const Estimate estimate = estimate_solutions(marked, {.probes = 1000});
    const auto truth = static_cast<double>(exact.solutions);
    EXPECT_NEAR(estimate.solutions, truth, 0.2 * truth);
}

TEST(Estimate, EndsWithItsLimits) {
    const Estimate few_nodes = estimate_solutions(ClassicPuzzle{}, {}, {.nodes = 1'000'000});
    EXPECT_EQ(few_nodes.stop, Stop::budget);
    EXPECT_LT(few_nodes.probes, 10'000u);
    EXPECT_GT(few_nodes.probes, 1u);
    EXPECT_FALSE(is_said_to_be_unknown(few_nodes));
    // The probe that was cut short does not count.
    EXPECT_EQ(few_nodes.solutions,
              estimate_solutions(ClassicPuzzle{}, {.probes = few_nodes.probes}).solutions);
    const Estimate hardly_any = estimate_solutions(ClassicPuzzle{}, {}, {.nodes = 10});
    EXPECT_EQ(hardly_any.stop, Stop::budget);
    EXPECT_TRUE(is_said_to_be_unknown(hardly_any));
    const std::atomic<bool> cancel = true;
    const Estimate cancelled = estimate_solutions(ClassicPuzzle{}, {}, {.cancel = &cancel});
    EXPECT_EQ(cancelled.stop, Stop::cancelled);
    EXPECT_TRUE(is_said_to_be_unknown(cancelled));
    EXPECT_TRUE(is_said_to_be_unknown(estimate_solutions(ClassicPuzzle{}, {.probes = 1})));
}

}  // namespace
}  // namespace nonet
