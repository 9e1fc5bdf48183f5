// More boards of every rule, with the same claims.

#include "proof/false_claims.hpp"

namespace nonet {
namespace {

TEST(FalseClaimsInNumber, AreRejectedForEveryRuleAndLemma) {
    for (std::uint64_t seed : {2, 3, 4}) testing::deny_every_rule(20, seed);
}

}  // namespace
}  // namespace nonet
