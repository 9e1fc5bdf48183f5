#include <gtest/gtest.h>

#include <set>

#include "nonet/canon.hpp"
#include "nonet/text.hpp"
#include "search/neighbours.hpp"
#include "support/known_grids.hpp"
#include "support/puzzle_sets.hpp"
#include "support/shared_sets.hpp"

namespace nonet {
namespace {

using testing::count_up_to;
using testing::shared_lines;
using Values = std::array<std::uint8_t, cell_count>;

std::set<Values> neighbours(const Grid& puzzle, int dropped, int added) {
    std::set<Values> found;
    std::uint64_t calls = 0;
    const auto keep = [&](const Grid& one) { ++calls, found.insert(one.values); };
    const PuzzleSearch search = find_neighbours(puzzle, dropped, added, keep);
    EXPECT_EQ(search.found, calls);
    EXPECT_EQ(calls, found.size());  // each once
    EXPECT_EQ(search.stop, Stop::finished);
    return found;
}

// Adds givens in every way, and tests each result separately.
void add_all(const Grid& puzzle, Grid& rest, int added, int from, std::set<Values>& found) {
    if (added == 0) {
        if (count_up_to(rest, 2) == 1) found.insert(rest.values);
        return;
    }
    for (int cell = from; cell < cell_count; ++cell)
        for (int value : rest[cell] == 0 ? testing::fitting_values(rest, cell) : std::vector<int>{}) {
            if (value == puzzle[cell]) continue;
            rest[cell] = static_cast<std::uint8_t>(value);
            add_all(puzzle, rest, added - 1, cell + 1, found);
            rest[cell] = 0;
        }
}

std::set<Values> by_trying(const Grid& puzzle, int dropped, int added) {
    std::set<Values> found;
    for (int first = 0; first < cell_count; ++first)
        for (int second = dropped == 2 ? first + 1 : first; second < (dropped == 2 ? cell_count : first + 1);
             ++second) {
            if (puzzle[first] == 0 || puzzle[second] == 0) continue;
            Grid rest = puzzle;
            rest[first] = rest[second] = 0;
            add_all(puzzle, rest, added, 0, found);
        }
    return found;
}

TEST(Neighbours, AreThoseOfTryingAll) {
    Rng rng(21);
    const Grid puzzle = testing::random_minimal(rng);
    const auto near = neighbours(puzzle, 1, 1);
    EXPECT_GT(near.size(), 10u);
    EXPECT_EQ(near, by_trying(puzzle, 1, 1));
    EXPECT_EQ(neighbours(puzzle, 1, 2), by_trying(puzzle, 1, 2));
    EXPECT_EQ(neighbours(puzzle, 2, 1), by_trying(puzzle, 2, 1));
    Grid fuller = puzzle;
    const Grid solution = solve({puzzle, {}}).first;
    for (int cell = 0; cell < cell_count; cell += 5) fuller[cell] = solution[cell];
    EXPECT_EQ(neighbours(fuller, 1, 0), by_trying(fuller, 1, 0));
    EXPECT_EQ(neighbours(puzzle, 1, 0).size(), 0u);  // minimal
}

// If there are too many solutions to list, candidates are added one by one.
TEST(Neighbours, DoNotDependOnTheListsLength) {
    Rng rng(22);
    const Grid puzzle = testing::random_minimal(rng);
    const auto expected = neighbours(puzzle, 1, 2);
    for (std::size_t most : {0, 1, 5, 63, 64, 65, 200}) {
        std::set<Values> found;
        const auto keep = [&](const Grid& one) { EXPECT_TRUE(found.insert(one.values).second); };
        find_neighbours_listing(puzzle, 1, 2, keep, {.solutions = 0}, most);
        EXPECT_EQ(found, expected);
    }
}

TEST(Neighbours, KeepToTheirLimits) {
    Rng rng(23);
    const Grid puzzle = testing::random_minimal(rng);
    std::uint64_t calls = 0;
    const auto count = [&](const Grid&) { ++calls; };
    EXPECT_EQ(find_neighbours(puzzle, 2, 2, count, {.solutions = 7}).stop, Stop::solutions);
    EXPECT_EQ(calls, 7u);
    EXPECT_EQ(find_neighbours(puzzle, 2, 2, count, {.solutions = 0, .nodes = 100}).stop, Stop::budget);
    const std::atomic<bool> cancel{true};
    EXPECT_EQ(find_neighbours(puzzle, 2, 2, count, {.solutions = 0, .cancel = &cancel}).stop,
              Stop::cancelled);
}

// The list of puzzles with 17 givens is complete, so every neighbour with 17 givens has its form in it.
TEST(Neighbours, OfSeventeenGivensAreInTheList) {
    NONET_LINES_OR_SKIP(lines, "seventeen.txt.zst");
    std::set<Values> forms;
    for (const std::string& line : lines)
        forms.insert(canonicalize(testing::puzzle(line).givens)->grid.values);
    std::size_t found = 0, others = 0;
    for (std::size_t i = 0; i < 100; ++i) {
        const Grid puzzle = testing::puzzle(lines[i * 450]).givens;
        const Values own = canonicalize(puzzle)->grid.values;
        for (const Values& values : neighbours(puzzle, 1, 1)) {
            const Values form = canonicalize(Grid{values})->grid.values;
            EXPECT_TRUE(forms.contains(form));
            ++found;
            others += form != own;
        }
    }
    EXPECT_GT(others, 10u);
    EXPECT_GE(found, others);
}

// Impossible numbers are rejected immediately: more dropped than there are, or fewer than 17 left.
TEST(Neighbours, EndAtOnceWhereNoneCanBe) {
    const Grid puzzle = *parse_line(known::classic);
    const int givens = puzzle.filled();
    const auto never = [](const Grid&) { ADD_FAILURE(); };
    for (const auto& [dropped, added] :
         {std::pair{givens + 1, 20}, {cell_count, cell_count}, {givens - 16, 0}}) {
        const PuzzleSearch search = find_neighbours(puzzle, dropped, added, never, {.nodes = 1});
        EXPECT_EQ(search.stop, Stop::finished);
        EXPECT_EQ(search.found, 0u);
    }
}

}  // namespace
}  // namespace nonet
