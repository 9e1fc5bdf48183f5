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

TEST(Contracts, AColumnOfABoxHasThreeDigits) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_BROKEN(count_orders(BoxColumns{}), "sizes.column. < box_side");
}

}  // namespace
}  // namespace nonet::generate
