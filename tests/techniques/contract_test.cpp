// The contracts of the subset search are enforced.

#include "support/contracts.hpp"
#include "techniques/house_sets.hpp"
#include "techniques/subsets.hpp"

namespace nonet {
namespace {

TEST(Contracts, SubsetsAreOfNineItems) {
    NONET_CONTRACTS_OR_SKIP();
    const auto visit = [](std::uint16_t, std::uint16_t) { return true; };
    EXPECT_BROKEN(for_each_union(unweighted, 0, -1, 9, visit), "size >= 0");
    EXPECT_BROKEN(for_each_union(unweighted, 1 << 9, 1, 9, visit), "items >> count");
}

TEST(Contracts, HouseSetsAreOfTwoToFour) {
    NONET_CONTRACTS_OR_SKIP();
    const Position position(ClassicPuzzle{});
    for (const int size : {1, 5}) {
        EXPECT_BROKEN(narrow_digits(position, size), "most");
        EXPECT_BROKEN(narrow_cells(position, size), "most");
        EXPECT_BROKEN(houses_with_hidden(position, size, PerHouse{}), "size");
    }
}

}  // namespace
}  // namespace nonet
