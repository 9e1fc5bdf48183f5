#include "nonet/sets.hpp"

#include <gtest/gtest.h>

#include <concepts>
#include <vector>

#include "core/tables.hpp"
#include "core/wide.hpp"

namespace nonet {
namespace {

template <class Set, class... Members>
Set set_of(Members... members) {
    Set set;
    (set.insert(static_cast<typename Set::iterator::value_type>(members)), ...);
    return set;
}

TEST(CellSet, IteratesItsMembersInAscendingOrder) {
    CellSet set;
    for (Cell cell : {80, 0, 63, 64, 17}) set.insert(cell);
    EXPECT_EQ(std::vector<int>(set.begin(), set.end()), (std::vector<int>{0, 17, 63, 64, 80}));
    EXPECT_EQ(set.size(), 5);
    set.erase(64);
    EXPECT_FALSE(set.contains(64));
    EXPECT_EQ(CellSet::all().size(), cell_count);
}

TEST(WideCellSet, IteratesItsMembersInAscendingOrder) {
    auto set = set_of<WideCellSet>(624, 80, 0, 63, 64, 575, 576);
    EXPECT_EQ(std::vector<int>(set.begin(), set.end()), (std::vector<int>{0, 63, 64, 80, 575, 576, 624}));
    EXPECT_EQ(set.size(), 7);
    EXPECT_EQ(set.first(), 0);
    set.erase(576);
    EXPECT_FALSE(set.contains(576));
    EXPECT_TRUE(set.contains(624));
    EXPECT_TRUE(WideCellSet().begin() == WideCellSet().end());
    EXPECT_EQ(WideCellSet::below(625).size(), 625);
    EXPECT_FALSE(WideCellSet::below(256).contains(256));
}

// The same test for every kind of set, with its own members.
template <class Set>
void expect_algebra(int low, int middle, int high) {
    const auto a = set_of<Set>(low, middle), b = set_of<Set>(middle, high);
    EXPECT_EQ(a | b, set_of<Set>(low, middle, high));
    EXPECT_EQ(a & b, set_of<Set>(middle));
    EXPECT_EQ(a - b, set_of<Set>(low));
    Set c = a;
    EXPECT_EQ(c |= b, (a | b));
    EXPECT_EQ(c &= b, b);
    EXPECT_EQ(c -= a, set_of<Set>(high));
    EXPECT_EQ(c.first(), high);
    EXPECT_FALSE(c.empty());
    EXPECT_TRUE((c - c).empty());
    EXPECT_NE(a, b);
}

TEST(Sets, UniteMeetAndDiffer) {
    expect_algebra<DigitSet>(0, 4, 8);
    expect_algebra<BoardDigitSet>(3, 15, 24);
    expect_algebra<CellSet>(5, 64, 80);
    expect_algebra<WideCellSet>(5, 64, 624);
}

TEST(DigitSet, ComplementStaysWithinTheDigits) {
    EXPECT_EQ((~DigitSet()).size(), side);
    EXPECT_EQ((DigitSet::all() - DigitSet::of(0)).first(), 1);
}

TEST(DigitSet, WidensByItselfAndNarrowsOnlyWhenAsked) {
    static_assert(std::convertible_to<DigitSet, BoardDigitSet>);
    static_assert(!std::convertible_to<BoardDigitSet, DigitSet>);
    const DigitSet nine(0b1'0000'0011);
    BoardDigitSet wide = nine;
    EXPECT_EQ(wide, nine);
    EXPECT_EQ(DigitSet(wide), nine);
    wide |= BoardDigitSet::of(24);
    EXPECT_EQ(std::vector<int>(wide.begin(), wide.end()), (std::vector<int>{0, 1, 8, 24}));
    EXPECT_EQ(wide.size(), 4);
    EXPECT_EQ(wide & nine, nine);
    EXPECT_EQ(BoardDigitSet::below(25).size(), 25);
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
