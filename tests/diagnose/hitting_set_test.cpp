#include "diagnose/hitting_set.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/rng.hpp"

namespace nonet {
namespace {

// Tries all subsets of twelve cells by size: the definition of "smallest".
int smallest_by_trying(const std::vector<CellSet>& sets) {
    int smallest = 13;
    for (unsigned bits = 0; bits < 1u << 12; ++bits) {
        bool hits = true;
        for (const CellSet& set : sets) hits = hits && (set.word(0) & bits) != 0;
        if (hits) smallest = std::min(smallest, std::popcount(bits));
    }
    return smallest;
}

TEST(HittingSet, IsAsSmallAsTryingAllSubsetsSays) {
    Rng rng(3);
    for (int round = 0; round < 200; ++round) {
        std::vector<CellSet> sets(1 + rng.below(10));
        for (CellSet& set : sets)
            while (set.size() < 1 + static_cast<int>(rng.below(4)))
                set.insert(static_cast<Cell>(rng.below(12)));
        const int smallest = smallest_by_trying(sets);
        const auto hitting = smallest_hitting_set(sets, cell_count);
        ASSERT_TRUE(hitting.complete && hitting.cells);
        EXPECT_EQ(hitting.cells->size(), smallest);
        for (const CellSet& set : sets) EXPECT_FALSE((*hitting.cells & set).empty());
        EXPECT_FALSE(smallest_hitting_set(sets, smallest).cells);
        EXPECT_TRUE(smallest_hitting_set(sets, smallest + 1).cells);
    }
}

TEST(HittingSet, OfNothingIsEmpty) {
    const auto hitting = smallest_hitting_set({}, 1);
    ASSERT_TRUE(hitting.cells);
    EXPECT_TRUE(hitting.cells->empty());
}

}  // namespace
}  // namespace nonet
