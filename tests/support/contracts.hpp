#pragma once
// Broken preconditions end the program if it is built with contracts, and do nothing otherwise.

#include <gtest/gtest.h>

#include "nonet/contract.hpp"

namespace nonet::testing {

#ifdef NONET_CONTRACTS
inline constexpr bool has_contracts = true;
#else
inline constexpr bool has_contracts = false;
#endif

}  // namespace nonet::testing

#define NONET_CONTRACTS_OR_SKIP()       \
    if (!nonet::testing::has_contracts) \
    GTEST_SKIP() << "this build looks at no contracts; with the CMake option NONET_CONTRACTS it would"

// Expects that the program ends and names the condition, which is a regular expression.
#define EXPECT_BROKEN(statement, condition) \
    EXPECT_DEATH(static_cast<void>(statement), "Assertion.*" condition)
