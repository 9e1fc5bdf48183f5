#include "generate/pattern_search.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"

#include <gtest/gtest.h>

#include "generate/solution_sampler.hpp"
#include "nonet/generate.hpp"
#include "nonet/solve.hpp"

namespace nonet {
namespace {

Generated made_by(const GenerateOptions& options, std::uint64_t item) {
    std::vector<Generated> made(1);
    Generator::create(options)->make(item, made);
    return made[0];
}

// Places of givens for which drawing solutions until one is unique takes more than a second.
CellSet few_cells() {
    const Grid model = made_by({.seed = 5, .fewest_givens = 24, .most_givens = 24}, 0).puzzle;
    CellSet cells;
    for (int cell = 0; cell < cell_count; ++cell)
        if (model[cell] != 0) cells.insert(static_cast<Cell>(cell));
    return cells;
}

GenerateOptions with_pattern(const CellSet& cells) {
    return {.seed = 17,
            .fewest_givens = cells.size(),
            .most_givens = cells.size(),
            .cells = cells,
            .attempts = 5000};
}

TEST(Generator, FindsDigitsForAPatternOfFewCells) {
    GenerateOptions options = with_pattern(few_cells());
    const Cell first = options.cells.first();
    options.contains[first] = 7;
    std::vector<Generated> together(3);
    Generator::create(options)->make(0, together);
    for (std::size_t i = 0; i < together.size(); ++i) {
        const Generated& made = together[i];
        EXPECT_TRUE(made.met);
        EXPECT_GT(made.attempts, 256u);  // this number of solutions is drawn first
        const auto answer = solve({made.puzzle, {}}, {}, *find_engine("scalar"));
        EXPECT_EQ(answer->status, Status::unique);
        EXPECT_EQ(answer->first, made.solution);
        EXPECT_EQ(made.puzzle[first], 7);
        for (int cell = 0; cell < cell_count; ++cell)
            EXPECT_EQ(made.puzzle[cell] != 0, options.cells.contains(static_cast<Cell>(cell)));
        EXPECT_EQ(made_by(options, i).puzzle, made.puzzle);
    }
}

// Two rows are never enough, with any digits.
TEST(Generator, EndsTheSearchForAPatternWithItsAttempts) {
    CellSet cells;
    for (int cell = 0; cell < 2 * side; ++cell) cells.insert(static_cast<Cell>(cell));
    GenerateOptions options = with_pattern(cells);
    options.attempts = 270;
    const Generated made = made_by(options, 0);
    EXPECT_FALSE(made.met);
    EXPECT_EQ(made.attempts, 270u);
}

TEST(PatternSearch, ComesToTheSameWithEveryKernel) {
    generate::SolutionSampler sampler;
    Rng rng(3);
    Grid start = sampler.next(rng);
    for (Cell cell : CellSet::all() - few_cells()) start[cell] = 0;
    std::vector<Grid> came_to;
    for (const Kernel* kernel : kernels()) {
        if (!is_supported(*kernel)) continue;
        Budget budget(Limits{});
        Rng own(4);
        generate::PatternSearch search;
        search.begin(start, {});
        for (int i = 0; i < 6; ++i) (void)search.step(own, budget, *kernel);
        came_to.push_back(search.givens());
        EXPECT_EQ(search.givens(), came_to.front()) << name_of(*kernel);
    }
    EXPECT_NE(came_to.front(), start);
}

}  // namespace
}  // namespace nonet
