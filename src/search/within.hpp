#pragma once
// What functions of the public headers do on the classic board, and some of them as one of several searches under shared
// limits.

#include "nonet/check.hpp"
#include "nonet/more/research.hpp"
#include "search/shared_limits.hpp"

namespace nonet {

Estimate estimate_classic(const ClassicPuzzle& puzzle, const EstimateOptions& options, const Limits& limits);
CheckReport check_within(const ClassicPuzzle& puzzle, bool minimality, SharedLimits& shared);
TrueCandidates true_candidates_within(const ClassicPuzzle& puzzle, SharedLimits& shared);

}  // namespace nonet
