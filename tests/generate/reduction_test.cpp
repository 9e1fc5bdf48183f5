#include "generate/reduction.hpp"
#include "command/symmetry.hpp"
#include "nonet/more/engines.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "generate/proper_check.hpp"
#include "generate/solution_sampler.hpp"
#include "generate/unavoidable.hpp"
#include "kernels/kernel.hpp"
#include "nonet/generate.hpp"
#include "nonet/solve.hpp"
#include "support/text_grid.hpp"

namespace nonet::generate {
namespace {

bool is_proper(const Grid& puzzle) {
    const Engine* engine = find_engine("scalar");
    return solve({.givens = puzzle}, {}, *engine)->status == Status::unique;
}

// The simple method, with one proof for each group.
Grid reduce_plainly(const Grid& solution, const std::vector<CellSet>& groups, int fewest,
                    Reduction::Rule rule) {
    Grid puzzle = solution;
    for (const CellSet& group : groups) {
        Grid less = puzzle;
        for (Cell cell : group) less[cell] = 0;
        if (less.filled() >= fewest && is_proper(less))
            puzzle = less;
        else if (rule == Reduction::Rule::stop)
            break;
    }
    return puzzle;
}

Grid reduce(const Grid& solution, const std::vector<CellSet>& groups, int fewest, Reduction::Rule rule,
            const Kernel& kernel, int& questions) {
    Budget budget({});
    ProperCheck check(budget, kernel);
    Reduction reduction;
    bool asking = reduction.start(solution, groups, fewest, rule);
    while (asking) {
        const Grid puzzle = reduction.puzzle();
        EXPECT_TRUE(check.ask({&puzzle, 1}));
        std::vector<Grid> others;
        for (const Grid& found : check.solutions(0))
            if (found != solution) others.push_back(found);
        asking = reduction.answer(others);
        ++questions;
    }
    EXPECT_EQ(reduction.puzzle(), reduction.proven_puzzle());
    return reduction.puzzle();
}

std::vector<CellSet> shuffled_orbits(Symmetry symmetry, Rng& rng) {
    std::vector<CellSet> groups;
    CellSet seen;
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        if (seen.contains(cell)) continue;
        groups.push_back(orbit_of(cell, symmetry));
        seen |= groups.back();
    }
    rng.shuffle(std::span(groups));
    return groups;
}

TEST(Reduction, GivesWhatThePlainMethodGivesWithEveryKernel) {
    SolutionSampler sampler;
    int questions = 0, reductions = 0;
    for (std::uint64_t i = 0; i < 60; ++i) {
        Rng rng(41, i);
        const Grid solution = sampler.next(rng);
        const auto groups = shuffled_orbits(static_cast<Symmetry>(i % symmetry_count), rng);
        const int fewest = i % 4 == 3 ? 30 : 0;
        const auto rule = i % 5 == 4 ? Reduction::Rule::stop : Reduction::Rule::go_on;
        const Grid plain = reduce_plainly(solution, groups, fewest, rule);
        for (const Kernel* kernel : kernels()) {
            if (!kernel->supported()) continue;
            EXPECT_EQ(text_of(reduce(solution, groups, fewest, rule, *kernel, questions)), text_of(plain))
                << kernel->name << " " << i;
            ++reductions;
        }
    }
    EXPECT_LT(questions, 40 * reductions);  // the simple method needs one for each group
}

TEST(UnavoidableSets, HoldAnotherSolutionEach) {
    SolutionSampler sampler;
    Rng rng(42);
    const Grid solution = sampler.next(rng);
    std::vector<CellSet> sets;
    find_line_exchanges(solution, sets);
    EXPECT_GT(sets.size(), 18u);  // at least one for each pair of lines, except for the longest
    for (const CellSet& set : sets) {
        Grid puzzle = solution;
        for (Cell cell : set) puzzle[cell] = 0;
        EXPECT_FALSE(is_proper(puzzle));
    }
}

TEST(Reduction, KnowsOnlyOfGivensThatAreNeeded) {
    SolutionSampler sampler;
    Rng rng(43);
    const Grid solution = sampler.next(rng);
    const auto groups = shuffled_orbits(Symmetry::rot180, rng);
    Budget budget({});
    ProperCheck check(budget);
    Reduction reduction;
    bool asking = reduction.start(solution, groups, 0);
    while (asking) {
        const Grid puzzle = reduction.puzzle();
        ASSERT_TRUE(check.ask({&puzzle, 1}));
        std::vector<Grid> others;
        for (const Grid& found : check.solutions(0))
            if (found != solution) others.push_back(found);
        asking = reduction.answer(others);
    }
    int known = 0;
    for (Cell given : reduction.givens()) {
        Grid less = reduction.puzzle();
        less[given] = 0;
        if (!reduction.is_known_needed(given)) continue;
        EXPECT_FALSE(is_proper(less));
        ++known;
    }
    EXPECT_GT(known, 5);
}

TEST(UnavoidableSets, DifferenceFindsEveryCell) {
    const Grid grid;
    for (int cell = 0; cell < cell_count; ++cell)
        for (std::uint8_t value : {1, 8, 9}) {
            Grid other;
            other[cell] = value;
            EXPECT_EQ(difference(grid, other), CellSet::of(static_cast<Cell>(cell)));
        }
    Grid a = grid_of(std::string(81, '1')), b = grid_of(std::string(81, '9'));
    EXPECT_EQ(difference(a, b), CellSet::all());
    EXPECT_TRUE(difference(a, a).empty());
}

}  // namespace
}  // namespace nonet::generate
