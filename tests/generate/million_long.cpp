// A million puzzles of one seed, in slices: takes minutes for the slow engine that checks them.

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/canon.hpp"
#include "nonet/generate.hpp"
#include "nonet/more/engines.hpp"
#include "nonet/more/kernels.hpp"
#include "nonet/solve.hpp"
#include "support/system.hpp"
#include "support/text_grid.hpp"

namespace nonet {
namespace {

constexpr std::size_t slice = 50'000, slices = 20;
constexpr GenerateOptions order{.seed = 2026};

std::vector<Generated> make(std::size_t first, std::size_t count) {
    std::vector<Generated> made(count);
    EXPECT_EQ(Generator::create(order)->make(first, made), Stop::finished);
    return made;
}

class Million : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Million, IsUniqueAndMinimalByTheScalarEngine) {
    const Engine& engine = *find_engine("scalar");
    for (const Generated& made : make(GetParam() * slice, slice)) {
        ClassicPuzzle puzzle{.givens = made.puzzle, .marks = {}};
        const auto answer = solve(puzzle, {}, engine);
        ASSERT_EQ(answer->status, Status::unique) << text_of(made.puzzle);
        ASSERT_EQ(answer->first, made.solution) << text_of(made.puzzle);
        for (int cell = 0; cell < cell_count; ++cell) {
            const auto given = std::exchange(puzzle.givens[cell], 0);
            if (given != 0) {
                ASSERT_EQ(solve(puzzle, {}, engine)->status, Status::multiple) << text_of(made.puzzle);
            }
            puzzle.givens[cell] = given;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Slice, Million, ::testing::Range(std::size_t{0}, slices));

// There are about 2.5e25 minimal puzzles up to isomorphism (Berthier 2009): a single pair among a million would be a defect.
TEST(Million, HasNoTwoIsomorphs) {
    std::vector<Grid> forms;
    forms.reserve(slice * slices);
    for (std::size_t i = 0; i < slices; ++i)
        for (const Generated& made : make(i * slice, slice)) forms.push_back(canonicalize(made.puzzle)->grid);
    std::ranges::sort(forms, {}, &Grid::values);
    EXPECT_EQ(std::ranges::adjacent_find(forms), forms.end());
}

TEST(Million, BeginsTheSameWithEveryKernel) {
    const auto made = make(0, slice);
    for (const Kernel* kernel : kernels()) {
        if (!is_supported(*kernel)) continue;
        testing::set_variable("NONET_KERNEL", std::string(name_of(*kernel)));
        const auto again = make(0, slice);
        testing::unset_variable("NONET_KERNEL");
        EXPECT_TRUE(std::ranges::equal(made, again, {}, &Generated::puzzle, &Generated::puzzle))
            << name_of(*kernel);
    }
}

}  // namespace
}  // namespace nonet
