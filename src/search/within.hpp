#pragma once
// Questions of the public headers, as some of several under the same limits.

#include "nonet/check.hpp"
#include "search/shared_limits.hpp"

namespace nonet {

CheckReport check_within(const ClassicPuzzle& puzzle, bool minimality, SharedLimits& shared);
TrueCandidates true_candidates_within(const ClassicPuzzle& puzzle, SharedLimits& shared);

}  // namespace nonet
