#include "nonet/sets.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/tables.hpp"

namespace nonet {
namespace {

TEST(CellSet, IteratesItsMembersInAscendingOrder) {
    CellSet set;
    for (Cell cell : {80, 0, 63, 64, 17}) set.insert(cell);
    EXPECT_EQ(std::vector<int>(set.begin(), set.end()), (std::vector<int>{0, 17, 63, 64, 80}));
    EXPECT_EQ(set.size(), 5);
    set.erase(64);
    EXPECT_FALSE(set.contains(64));
    EXPECT_EQ(CellSet::all().size(), cell_count);
}

TEST(DigitSet, ComplementStaysWithinTheDigits) {
    EXPECT_EQ((~DigitSet()).size(), side);
    EXPECT_EQ((DigitSet::all() - DigitSet::of(0)).first(), 1);
}

TEST(Tables, EveryHouseHasNineCellsAndEveryCellThreeHouses) {
    std::array<int, cell_count> houses{};
    for (const auto& set : house_sets) {
        EXPECT_EQ(set.size(), side);
        for (Cell cell : set) ++houses[cell];
    }
    for (int count : houses) EXPECT_EQ(count, 3);
}

}  // namespace
}  // namespace nonet
