// The contract of parts is enforced.

#include "nonet/more/dataset.hpp"
#include "support/contracts.hpp"

namespace nonet {
namespace {

TEST(Contracts, SharesHaveASum) {
    NONET_CONTRACTS_OR_SKIP();
    const std::vector<std::uint32_t> nothing{0, 0}, too_much{0xffffffff, 1};
    EXPECT_BROKEN(part_of({}, 0, {}), "sum_of_shares");
    EXPECT_BROKEN(part_of({}, 0, nothing), "sum_of_shares");
    EXPECT_BROKEN(part_of({}, 0, too_much), "sum_of_shares");
}

}  // namespace
}  // namespace nonet
