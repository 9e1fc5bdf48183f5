// The contracts of the generators are enforced.

#include <array>

#include "generate/band_orders.hpp"
#include "generate/reduction.hpp"
#include "nonet/generate.hpp"
#include "support/contracts.hpp"

namespace nonet::generate {
namespace {

TEST(Contracts, ThereIsSomethingToTakeAwayFromASolutionOnly) {
    NONET_CONTRACTS_OR_SKIP();
    Reduction reduction;
    EXPECT_BROKEN(reduction.start(Grid(), {}, 0, Reduction::Rule::stop), "is_finished");
}

TEST(Contracts, FormsToAvoidAreAscending) {
    NONET_CONTRACTS_OR_SKIP();
    const std::array forms{Grid{{1}}, Grid{{0, 1}}};
    EXPECT_BROKEN(Generator::create({.avoid = forms}), "is_sorted");
}

TEST(Contracts, AColumnOfABoxHasThreeDigits) {
    NONET_CONTRACTS_OR_SKIP();
    EXPECT_BROKEN(count_orders(BoxColumns{}), "sizes.column. < box_side");
}

}  // namespace
}  // namespace nonet::generate
