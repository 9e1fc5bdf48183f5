// The checker accepts no claim that brute force shows to be false.

#include "proof/false_claims.hpp"

namespace nonet {
namespace {

TEST(FalseClaims, AreRejectedForEveryRuleAndLemma) { testing::deny_every_rule(1, 1); }

}  // namespace
}  // namespace nonet
