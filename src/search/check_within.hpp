#pragma once
// check() as one of several questions under the same limits.

#include "nonet/check.hpp"
#include "search/shared_limits.hpp"

namespace nonet {

CheckReport check_within(const Puzzle& puzzle, bool minimality, SharedLimits& shared);

}  // namespace nonet
