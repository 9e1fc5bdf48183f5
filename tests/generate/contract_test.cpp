// The contracts of what makes puzzles: each fires.

#include "generate/band_orders.hpp"
#include "generate/reduction.hpp"
#include "support/contracts.hpp"

namespace nonet::generate {
namespace {

TEST(Contracts, ThereIsSomethingToTakeAwayFromASolutionOnly) {
    NONET_CONTRACTS_OR_SKIP();
    Reduction reduction;
    EXPECT_BROKEN(reduction.start(Grid(), {}, 0, Reduction::Rule::stop), "is_finished");
}

TEST(Contracts, ABandHasAnOrder) {
    NONET_CONTRACTS_OR_SKIP();
    // 1 2 3 stand in the first columns of two boxes and in all of the third: no row can hold them once.
    BoxColumns columns{};
    for (auto& box : columns)
        for (Digit digit = 0; digit < side; ++digit) box[digit] = digit / box_side;
    columns[2] = {0, 1, 2, 0, 1, 2, 0, 1, 2};
    ASSERT_EQ(count_orders(columns), 0u);
    Rng rng(1);
    Grid grid;
    EXPECT_BROKEN(write_random_order(columns, rng, grid, 0), "rows.empty");
}

}  // namespace
}  // namespace nonet::generate
