#pragma once
// Functions of the public headers that can run as one of several searches under shared limits.

#include "nonet/check.hpp"
#include "search/shared_limits.hpp"

namespace nonet {

CheckReport check_within(const ClassicPuzzle& puzzle, bool minimality, SharedLimits& shared);
TrueCandidates true_candidates_within(const ClassicPuzzle& puzzle, SharedLimits& shared);

}  // namespace nonet
