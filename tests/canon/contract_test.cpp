// The contract of symmetries is enforced.

#include "nonet/canon.hpp"
#include "support/contracts.hpp"

namespace nonet {
namespace {

TEST(Contracts, ATransformIsASymmetry) {
    NONET_CONTRACTS_OR_SKIP();
    Transform twice, torn;
    twice.digits[0] = 1;
    std::swap(torn.rows[2], torn.rows[3]);
    for (const Transform& wrong : {twice, torn}) {
        EXPECT_BROKEN(apply(wrong, Grid()), "is_symmetry");
        EXPECT_BROKEN(inverse(wrong), "is_symmetry");
        EXPECT_BROKEN(compose(wrong, Transform()), "is_symmetry");
        EXPECT_BROKEN(compose(Transform(), wrong), "is_symmetry");
    }
}

}  // namespace
}  // namespace nonet
