#include "search/options.hpp"

#include <gtest/gtest.h>

#include "support/puzzle_sets.hpp"

namespace nonet::cover {
namespace {

using testing::random_minimal;

bool same(const std::optional<OpenOptions>& a, const std::optional<OpenOptions>& b) {
    return a.has_value() == b.has_value() && (!a || (a->open == b->open && a->count == b->count));
}

// Sets the givens one after the other, each with all consequences.
std::optional<OpenOptions> one_by_one(const Grid& givens) {
    OpenOptions state;
    for (int cell = 0; cell < cell_count; ++cell)
        if (givens[cell] != 0 && !choose(state, side * cell + givens[cell] - 1)) return std::nullopt;
    return state;
}

// Some cells of a solution, and in every other round a wrong value among them.
Grid random_givens(Rng& rng, int round) {
    Grid grid = testing::random_solution(rng);
    const std::uint32_t kept = 1 + rng.below(6);
    for (auto& value : grid.values)
        if (rng.below(7) >= kept) value = 0;
    if (round % 2 == 1)
        grid[static_cast<int>(rng.below(cell_count))] = static_cast<std::uint8_t>(1 + rng.below(side));
    return grid;
}

TEST(OpenOptions, BeginWithWhatTheGivensLeaveOneByOne) {
    Rng rng(41);
    int contradictions = 0;
    for (int round = 0; round < 400; ++round) {
        const Grid givens = random_givens(rng, round);
        const auto state = start({givens, {}});
        EXPECT_TRUE(same(state, one_by_one(givens)));
        contradictions += !state;
    }
    EXPECT_GT(contradictions, 50);
    EXPECT_LT(contradictions, 350);
}

TEST(OpenOptions, BeginWithinTheMarks) {
    Rng rng(42);
    const Grid givens = random_minimal(rng);
    ClassicPuzzle puzzle{givens, Candidates{}};
    puzzle.marks->fill(DigitSet::all());
    EXPECT_TRUE(same(start(puzzle), one_by_one(givens)));
    for (int cell = 0; cell < cell_count; ++cell)
        if (givens[cell] != 0)
            (*puzzle.marks)[static_cast<std::size_t>(cell)].erase(static_cast<Digit>(givens[cell] - 1));
    EXPECT_FALSE(start(puzzle));
}

// The search for a split relies on this: of constraints with two options that share one, each branch is a branch of the
// other.
TEST(OpenOptions, OfChainedConstraintsHaveTheSameBranches) {
    Rng rng(43);
    int chained = 0;
    for (int round = 0; round < 20; ++round) {
        const auto state = start({random_minimal(rng), {}});
        const auto branch = [&](int option) {
            std::optional<OpenOptions> child = *state;
            if (!choose(*child, option)) child.reset();
            return child;
        };
        for (int option = 0; option < option_count; ++option) {
            if (!(state->open[option / side] >> option % side & 1)) continue;
            std::optional<std::optional<OpenOptions>> other_branch;
            for (ConstraintBit own : places[option]) {
                const unsigned open = state->open[own.constraint];
                if (!has_two(open)) continue;
                const auto other = branch(lowest(own.constraint, open & ~own.bit));
                if (other_branch) {
                    EXPECT_TRUE(same(*other_branch, other));
                    ++chained;
                }
                other_branch = other;
            }
        }
    }
    EXPECT_GT(chained, 100);
}

TEST(OpenOptions, OneAndTwo) {
    for (unsigned mask = 1; mask < 1u << side; ++mask) {
        EXPECT_EQ(has_one(mask), std::popcount(mask) == 1);
        EXPECT_EQ(has_two(mask), std::popcount(mask) == 2);
    }
    EXPECT_FALSE(has_two(0));
}

}  // namespace
}  // namespace nonet::cover
