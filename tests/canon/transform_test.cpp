#include <gtest/gtest.h>

#include <set>

#include "canon/symmetry.hpp"
#include "core/tables.hpp"
#include "nonet/canon.hpp"
#include "support/known_grids.hpp"
#include "support/text_grid.hpp"

namespace nonet {
namespace {

TEST(Transform, AppliesInTheDocumentedOrder) {
    const Grid grid = grid_of(known::classic);
    Transform transform{.transposed = true};
    transform.rows = {1, 0, 2, 3, 4, 5, 6, 7, 8};
    transform.columns = {6, 7, 8, 3, 4, 5, 0, 1, 2};
    transform.digits = {8, 1, 2, 3, 4, 5, 6, 7, 0};
    const Grid image = apply(transform, grid);
    // r1c1 of the image: h[1][6], which is g[6][1] = 3, and 3 keeps its name. r9c9: h[8][2] = g[2][8] = 1, renamed to
    // 9.
    EXPECT_EQ(grid[cell_at(6, 1)], 3);
    EXPECT_EQ(image[cell_at(0, 0)], 3);
    EXPECT_EQ(grid[cell_at(2, 8)], 1);
    EXPECT_EQ(image[cell_at(8, 8)], 9);
    EXPECT_EQ(image.filled(), grid.filled());
}

TEST(Transform, ComposesAndInvertsLikeItsEffect) {
    const Grid grid = grid_of(known::classic);
    for (std::uint64_t i = 0; i < 500; ++i) {
        const Transform a = random_transform(1, i), b = random_transform(2, i), c = random_transform(3, i);
        ASSERT_TRUE(is_symmetry(a));
        EXPECT_EQ(apply(compose(a, b), grid), apply(b, apply(a, grid)));
        EXPECT_EQ(compose(compose(a, b), c), compose(a, compose(b, c)));
        EXPECT_EQ(compose(a, inverse(a)), Transform{});
        EXPECT_EQ(compose(inverse(a), a), Transform{});
        EXPECT_EQ(apply(inverse(a), apply(a, grid)), grid);
    }
}

TEST(Transform, KeepsASolutionASolution) {
    const Grid solution = grid_of(known::classic_solution);
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Grid image = apply(random_transform(4, i), solution);
        for (const auto& house : house_cells) {
            DigitSet digits;
            for (Cell cell : house) digits.insert(image[cell] - 1);
            ASSERT_EQ(digits, DigitSet::all());
        }
    }
}

TEST(Transform, RejectsWhatIsNoSymmetry) {
    EXPECT_TRUE(is_symmetry({}));
    EXPECT_FALSE(is_symmetry({.rows = {0, 1, 3, 2, 4, 5, 6, 7, 8}}));     // tears the first band
    EXPECT_FALSE(is_symmetry({.columns = {0, 1, 3, 2, 4, 5, 6, 7, 8}}));  // tears the first stack
    EXPECT_FALSE(is_symmetry({.rows = {0, 0, 2, 3, 4, 5, 6, 7, 8}}));
    EXPECT_FALSE(is_symmetry({.digits = {0, 1, 2, 3, 4, 5, 6, 7, 7}}));
    EXPECT_FALSE(is_symmetry({.digits = {0, 1, 2, 3, 4, 5, 6, 7, 9}}));
}

TEST(Transform, RandomOnesAreReproducibleAndReachEveryPlace) {
    EXPECT_EQ(random_transform(7, 3), random_transform(7, 3));
    EXPECT_FALSE(random_transform(7, 3) == random_transform(7, 4));
    std::set<int> sources, targets, orientations;
    for (std::uint64_t i = 0; i < 400; ++i) {
        const Transform transform = random_transform(7, i);
        sources.insert(transform.rows[0] * side + transform.columns[4]);
        targets.insert(transform.digits[0]);
        orientations.insert(transform.transposed);
    }
    EXPECT_GT(sources.size(), 75u);  // 400 draws of 81: all but 0.6 on average
    EXPECT_EQ(targets.size(), std::size_t{side});
    EXPECT_EQ(orientations.size(), 2u);
}

}  // namespace
}  // namespace nonet
