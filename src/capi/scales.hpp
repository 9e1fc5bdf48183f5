#pragma once
// Scales in the form in which C callers specify them.

#include "nonet/more/scales.hpp"
#include "nonet/result.hpp"

namespace nonet::capi {

// Returns a scale from a name or its text, without the techniques of a list of ids; NULL: without none.
Result<Scale> scale_from(const char* scale, const char* without);

}  // namespace nonet::capi
