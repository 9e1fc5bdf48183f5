#include "nonet/more/engines.hpp"
#include "nonet/more/research.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "nonet/canon.hpp"
#include "support/puzzle_sets.hpp"

namespace nonet {
namespace {

using testing::random_solution;

Grid without(Grid grid, const CellSet& cells) {
    for (Cell cell : cells) grid[cell] = 0;
    return grid;
}

bool is_unavoidable(const Grid& solution, const CellSet& cells) {
    return count_solutions({without(solution, cells), {}}, {.solutions = 2}).solutions == 2;
}

std::vector<CellSet> sets_of(const Grid& solution, int most) {
    return find_unavoidable_sets(solution, most)->sets;
}

// Returns the minimal differences between the solution and all others that agree with it outside of `free`.
std::vector<CellSet> by_enumeration(const Grid& solution, const CellSet& free, int most) {
    std::vector<CellSet> all, minimal;
    const auto take = [&](const Grid& other) {
        CellSet set;
        for (int cell = 0; cell < cell_count; ++cell)
            if (other[cell] != solution[cell]) set.insert(static_cast<Cell>(cell));
        if (!set.empty()) all.push_back(set);
    };
    EXPECT_EQ(run(*find_engine("scalar"), {without(solution, free), {}}, {.solutions = 0}, take)->stop,
              Stop::finished);
    std::ranges::sort(all, {}, &CellSet::size);
    for (const CellSet& set : all)
        if (set.size() <= most &&
            std::ranges::none_of(minimal, [&](const CellSet& smaller) { return (smaller - set).empty(); }))
            minimal.push_back(set);
    return minimal;
}

std::set<std::pair<std::uint64_t, std::uint64_t>> words(const std::vector<CellSet>& sets) {
    std::set<std::pair<std::uint64_t, std::uint64_t>> words;
    for (const CellSet& set : sets) words.emplace(set.word(0), set.word(1));
    return words;
}

TEST(UnavoidableSets, AreUnavoidableAndMinimalAndInOrder) {
    Rng rng(1);
    for (int i = 0; i < 5; ++i) {
        const Grid solution = random_solution(rng);
        const auto sets = sets_of(solution, 9);
        EXPECT_GT(sets.size(), 10u);
        EXPECT_TRUE(std::ranges::is_sorted(sets, {}, &CellSet::size));
        for (const CellSet& set : sets) {
            EXPECT_TRUE(is_unavoidable(solution, set));
            for (Cell cell : set) EXPECT_FALSE(is_unavoidable(solution, set - CellSet::of(cell)));
        }
    }
}

// Completeness: within the cells of three digits, and within two bands, all sets are found.
TEST(UnavoidableSets, AreAllThatAnEnumerationFinds) {
    Rng rng(2);
    for (int i = 0; i < 4; ++i) {
        const Grid solution = random_solution(rng);
        constexpr int most = 10;
        const auto sets = sets_of(solution, most);
        std::vector<CellSet> regions;
        for (int a = 1; a <= side; a += 2)
            for (int b = a + 1; b <= side; b += 2) {
                CellSet region;
                for (int cell = 0; cell < cell_count; ++cell)
                    if (solution[cell] == a || solution[cell] == b || solution[cell] == a % side + 1)
                        region.insert(static_cast<Cell>(cell));
                regions.push_back(region);
            }
        CellSet rows;
        for (int cell = 0; cell < 4 * side; ++cell) rows.insert(static_cast<Cell>(cell));
        regions.push_back(rows);
        for (const CellSet& region : regions) {
            std::vector<CellSet> within;
            std::ranges::copy_if(sets, std::back_inserter(within),
                                 [&](const CellSet& set) { return (set - region).empty(); });
            EXPECT_EQ(words(within), words(by_enumeration(solution, region, most)));
        }
    }
}

TEST(UnavoidableSets, AreAsManyInEveryGuise) {
    Rng rng(3);
    const Grid solution = random_solution(rng);
    const auto sets = sets_of(solution, 8);
    for (std::uint64_t i = 0; i < 10; ++i)
        EXPECT_EQ(sets_of(apply(random_transform(5, i), solution), 8).size(), sets.size());
}

TEST(UnavoidableSets, KeepToTheirLimits) {
    Rng rng(4);
    const Grid solution = random_solution(rng);
    const auto cut = find_unavoidable_sets(solution, 12, {.nodes = 500});
    EXPECT_EQ(cut->stop, Stop::budget);
    EXPECT_EQ(cut->nodes, 500u);
    EXPECT_EQ(find_unavoidable_sets(solution, 3)->sets.size(), 0u);
    Grid wrong = solution;
    std::swap(wrong[0], wrong[1]);
    EXPECT_EQ(find_unavoidable_sets(wrong, 8).error().code, Errc::bad_argument);
    EXPECT_EQ(find_unavoidable_sets(without(solution, CellSet::of(0)), 8).error().code, Errc::bad_argument);
}

}  // namespace
}  // namespace nonet
