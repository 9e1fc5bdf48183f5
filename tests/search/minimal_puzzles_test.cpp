#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "nonet/check.hpp"
#include "nonet/more/research.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using testing::count_up_to;
using testing::random_minimal;
using Values = std::array<std::uint8_t, cell_count>;

std::vector<Grid> minimal_puzzles(const Grid& puzzle, const Limits& limits = {.solutions = 0}) {
    std::vector<Grid> found;
    const auto keep = [&](const Grid& one) { found.push_back(one); };
    const auto search = find_minimal_puzzles(puzzle, keep, limits);
    EXPECT_EQ(search->found, found.size());
    return found;
}

std::set<Values> as_set(const std::vector<Grid>& grids) {
    std::set<Values> set;
    for (const Grid& grid : grids) set.insert(grid.values);
    return set;
}

// Every subset of the redundant givens, each tested separately.
std::set<Values> by_subsets(const Grid& puzzle, const std::vector<Cell>& redundant) {
    std::set<Values> found;
    for (unsigned subset = 0; subset < 1u << redundant.size(); ++subset) {
        Grid rest = puzzle;
        for (std::size_t i = 0; i < redundant.size(); ++i)
            if (subset >> i & 1) rest[redundant[i]] = 0;
        if (count_up_to(rest, 2) != 1) continue;
        bool minimal = true;
        for (int cell = 0; cell < cell_count && minimal; ++cell) {
            if (rest[cell] == 0) continue;
            Grid less = rest;
            less[cell] = 0;
            minimal = count_up_to(less, 2) != 1;
        }
        if (minimal) found.insert(rest.values);
    }
    return found;
}

TEST(MinimalPuzzles, AreThoseAmongAllSubsets) {
    Rng rng(11);
    std::size_t most = 0;
    for (int i = 0; i < 12; ++i) {
        Grid puzzle = random_minimal(rng);
        const Grid solution = solve({puzzle, {}}).first;
        for (int added = 0; added < 4; ++added) {
            const int cell = static_cast<int>(rng.below(cell_count));
            puzzle[cell] = solution[cell];
        }
        const auto redundant = check(ClassicPuzzle{puzzle, {}}).redundant;
        if (redundant.size() > 12) continue;
        const auto found = minimal_puzzles(puzzle);
        EXPECT_EQ(as_set(found).size(), found.size());  // each once
        EXPECT_EQ(as_set(found), by_subsets(puzzle, redundant));
        most = std::max(most, found.size());
    }
    EXPECT_GT(most, 5u);
}

TEST(MinimalPuzzles, BeginWithTheOneOfDroppingInOrder) {
    Rng rng(12);
    const Grid solution = testing::random_solution(rng);
    Grid greedy = solution;
    for (int cell = 0; cell < cell_count; ++cell) {
        const auto value = std::exchange(greedy[cell], std::uint8_t{0});
        if (count_up_to(greedy, 2) != 1) greedy[cell] = value;
    }
    EXPECT_EQ(minimal_puzzles(solution, {.solutions = 1}), std::vector{greedy});
}

TEST(FirstMinimal, IsOfEachThatOfDroppingInOrder) {
    Rng rng(14);
    std::vector<Grid> puzzles, minimal;
    for (int i = 0; i < 40; ++i) {
        Grid puzzle = random_minimal(rng);
        const Grid solution = solve({puzzle, {}}).first;
        for (int added = i / 2 * 2; added > 0; --added) {  // from no additional givens to many
            const int cell = static_cast<int>(rng.below(cell_count));
            puzzle[cell] = solution[cell];
        }
        puzzles.push_back(puzzle);
    }
    minimal.resize(puzzles.size());
    EXPECT_EQ(find_first_minimal(puzzles, minimal), Stop::finished);
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        EXPECT_EQ(std::vector{minimal[i]}, minimal_puzzles(puzzles[i], {.solutions = 1}));
    EXPECT_EQ(find_first_minimal({}, {}), Stop::finished);
}

TEST(FirstMinimal, SaysThatItWasCancelled) {
    Rng rng(15);
    const std::vector<Grid> puzzles{testing::random_solution(rng)};
    std::vector<Grid> minimal(1);
    const std::atomic<bool> cancel{true};
    EXPECT_EQ(find_first_minimal(puzzles, minimal, {.cancel = &cancel}), Stop::cancelled);
    EXPECT_EQ(minimal, puzzles);
}

TEST(MinimalPuzzles, KeepToTheirLimits) {
    Rng rng(13);
    const Grid solution = testing::random_solution(rng);
    std::uint64_t calls = 0;
    const auto count = [&](const Grid&) { ++calls; };
    const auto three = find_minimal_puzzles(solution, count, {.solutions = 3});
    EXPECT_EQ(three->stop, Stop::solutions);
    EXPECT_EQ(calls, 3u);
    EXPECT_EQ(find_minimal_puzzles(solution, count, {.solutions = 0, .nodes = 1000})->stop, Stop::budget);
    EXPECT_EQ(find_minimal_puzzles(Grid{}, count).error().code, Errc::bad_argument);
    const std::atomic<bool> cancel{true};
    EXPECT_EQ(find_minimal_puzzles(solution, count, {.solutions = 0, .cancel = &cancel})->stop,
              Stop::cancelled);
}

}  // namespace
}  // namespace nonet
