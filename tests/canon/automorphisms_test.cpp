#include <gtest/gtest.h>

#include "canon/line_group.hpp"
#include "canon/symmetry.hpp"
#include "core/rng.hpp"
#include "nonet/canon.hpp"
#include "support/known_grids.hpp"
#include "support/text_grid.hpp"

namespace nonet {
namespace {

// The generators map the puzzle to itself, and generate as many symmetries as lead to the minlex form.
void expect_group(const Grid& grid) {
    const auto group = automorphisms(grid);
    ASSERT_TRUE(group);
    EXPECT_EQ(group->count, canonicalize(grid)->automorphisms) << text_of(grid);
    canon::LineGroup generated;
    for (const Transform& generator : group->generators) {
        EXPECT_TRUE(is_symmetry(generator));
        EXPECT_EQ(apply(generator, grid), grid) << text_of(grid);
        generated.add(generator);
    }
    EXPECT_EQ(generated.order(), group->count);
    EXPECT_LE(group->generators.size(), 30u);
}

TEST(Automorphisms, HaveThePublishedCounts) {
    EXPECT_EQ(automorphisms(grid_of(known::most_canonical))->count, 648u);
    EXPECT_EQ(automorphisms(grid_of(known::classic_solution))->count, 1u);
    EXPECT_TRUE(automorphisms(grid_of(known::classic_solution))->generators.empty());
    EXPECT_EQ(automorphisms(Grid{})->count, 3'359'232u);
}

TEST(Automorphisms, AreGeneratedByTheGenerators) {
    const Grid canonical = grid_of(known::most_canonical);
    expect_group(canonical);
    expect_group({});
    expect_group(grid_of(known::classic));
    for (unsigned mask = 1; mask < 512; mask += 7)
        for (int kind = 0; kind < 3; ++kind) {
            Grid part = canonical;
            for (int cell = 0; cell < cell_count; ++cell) {
                const int of = kind == 0 ? box_of(cell) : kind == 1 ? column_of(cell) : part[cell] - 1;
                if (!(mask >> of & 1)) part[cell] = 0;
            }
            expect_group(apply(random_transform(31, mask), part));
        }
}

TEST(Automorphisms, AreFoundInSparsePuzzles) {
    for (std::uint64_t i = 0; i < 300; ++i) {
        Rng rng(32, i);
        Grid grid = grid_of(known::classic_solution);
        for (auto& value : grid.values)
            if (rng.below(12) != 0) value = 0;
        expect_group(grid);
    }
}

TEST(LineGroup, CountsTheFullGroup) {
    canon::LineGroup group;
    EXPECT_EQ(group.order(), 1u);
    EXPECT_FALSE(group.add({}));
    for (std::uint64_t i = 0; i < 20; ++i) group.add(random_transform(33, i));
    EXPECT_EQ(group.order(),
              3'359'232u);  // twenty random ones generate everything, except with a probability below 10^-5
    EXPECT_FALSE(group.add(random_transform(33, 99)));
}

}  // namespace
}  // namespace nonet
