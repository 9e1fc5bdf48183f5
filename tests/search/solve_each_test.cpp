#include <gtest/gtest.h>

#include "nonet/batch.hpp"
#include "support/grids.hpp"
#include "support/known_grids.hpp"

namespace nonet {
namespace {

using namespace nonet::testing;
using namespace std::chrono_literals;

// Lanes take more than a thousand nodes for these. This holds for every kernel for the first ones, which have one
// solution each.
constexpr std::string_view hard[] = {
    "98.7..6..7..6..8....5....4.8..9..3...3..6..8.....3...21....9....9..761.....1....8",
    "98.7..6..7..6..8....5....4.8..9..3...3..7........3...21....7....7..691.....1....8",
    "4.5....2..2..........42......2.9.45.5.7......9..5....2........5.5...............7",
};
constexpr std::string_view two_solutions =
    "..6578492529134768487629531263415987974863125851792643..8947256692351874745286319";
constexpr std::string_view no_solution =
    "3.65384..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

// The hard ones between others, so that an answer at the wrong place is detected.
std::vector<Grid> mixture() {
    std::vector<Grid> grids;
    for (std::string_view one : hard) {
        grids.push_back(grid(known::classic));
        grids.push_back(grid(one));
        grids.push_back(grid(no_solution));
        grids.push_back(grid(two_solutions));
        grids.push_back(grid(known::seventeen));
    }
    return grids;
}

struct Solved {
    std::vector<Grid> grids, first, second;
    std::vector<Tally> tallies;
    std::vector<Alone> alone;

    explicit Solved(std::vector<Grid> puzzles, const Limits& limits, std::vector<Candidates> marks = {})
        : grids(std::move(puzzles)), first(grids.size()), second(grids.size()), tallies(grids.size()) {
        alone = solve_each(
            {.grids = grids, .marks = marks, .tallies = tallies, .first = first, .second = second}, limits);
    }
};

void expect_as_one_by_one(const Solved& solved, const Limits& limits) {
    for (std::size_t i = 0; i < solved.grids.size(); ++i) {
        const ClassicAnswer answer = solve({solved.grids[i], {}}, limits);
        EXPECT_EQ(status_of(solved.tallies[i]), answer.status) << i;
        EXPECT_EQ(solved.tallies[i].solutions, answer.solutions) << i;
        EXPECT_EQ(solved.first[i], answer.first) << i;
        EXPECT_EQ(solved.second[i], answer.second) << i;
    }
}

TEST(SolveEach, SaysWhatSolveSaysOfEachPuzzle) {
    for (const std::uint64_t solutions : {1u, 2u, 3u, 101u}) {
        const Limits limits{.solutions = solutions};
        expect_as_one_by_one(Solved(mixture(), limits), limits);
    }
}

// The share of each is exceeded first, and without a second search they would have no answer.
TEST(SolveEach, WhatSpentItsShareIsSearchedAloneWithTheWholeBudget) {
    for (const Limits& limits :
         {Limits{.solutions = 2, .time = 1h}, Limits{.solutions = 2, .nodes = 1'000'000}}) {
        std::vector<Grid> grids = mixture();
        std::vector<Tally> together(grids.size());
        solve_batch({.grids = grids, .marks = {}, .tallies = together, .first = {}, .second = {}},
                    {.nodes = 1000});
        std::vector<std::size_t> spent;
        for (std::size_t i = 0; i < grids.size(); ++i)
            if (together[i].stop == Stop::budget) spent.push_back(i);
        ASSERT_FALSE(spent.empty());

        std::vector<Tally> tallies(grids.size());
        const auto alone =
            solve_each({.grids = grids, .marks = {}, .tallies = tallies, .first = {}, .second = {}}, limits);
        std::vector<std::size_t> indices;
        for (const Alone& one : alone) {
            indices.push_back(one.index);
            EXPECT_EQ(one.answer.status, solve({grids[one.index], {}}, limits).status);
        }
        EXPECT_EQ(indices, spent);
        for (const Tally& tally : tallies) EXPECT_NE(tally.stop, Stop::budget);
        expect_as_one_by_one(Solved(mixture(), limits), limits);
    }
}

TEST(SolveEach, AFewNodesAreCountedForEachPuzzleAlone) {
    for (const std::uint64_t nodes : {std::uint64_t{5}, std::uint64_t{999'999}}) {
        const Limits limits{.nodes = nodes};
        const Solved solved(mixture(), limits);
        EXPECT_EQ(solved.alone.size(), solved.grids.size());
        expect_as_one_by_one(solved, limits);
    }
}

TEST(SolveEach, ABudgetIsEachPuzzlesOwn) {
    const std::vector<Grid> grids(20, grid(hard[0]));
    const std::uint64_t enough = solve({grids[0], {}}).counters.nodes;
    for (const Tally& tally : Solved(grids, {.nodes = enough + 1}).tallies)
        EXPECT_EQ(status_of(tally), Status::unique);
    for (const Tally& tally : Solved(grids, {.nodes = 2}).tallies) EXPECT_EQ(tally.stop, Stop::budget);
}

TEST(SolveEach, MarksRestrictTogetherAndAlone) {
    const ClassicPuzzle empty{grid(two_solutions), {}};
    Candidates marks;
    marks.fill(DigitSet::all());
    const ClassicAnswer both = solve(empty);
    for (int cell = 0; cell < cell_count; ++cell)
        if (empty.givens[cell] == 0) marks[static_cast<std::size_t>(cell)] = {};
    for (const Limits& limits : {Limits{}, Limits{.nodes = 100}}) {
        EXPECT_EQ(Solved({empty.givens}, limits, {marks}).tallies[0].solutions, 0u);
        EXPECT_EQ(Solved({empty.givens}, limits).second[0], both.second);
    }
}

TEST(SolveEach, APuzzleWithoutAnAnswerWhenWorkIsCancelledSaysSo) {
    const std::atomic<bool> cancel{true};
    for (const Limits& limits : {Limits{.cancel = &cancel}, Limits{.nodes = 100, .cancel = &cancel}}) {
        const Solved solved(mixture(), limits);
        EXPECT_TRUE(solved.alone.empty());
        for (const Tally& tally : solved.tallies) EXPECT_EQ(tally.stop, Stop::cancelled);
    }
}

}  // namespace
}  // namespace nonet
