#pragma once
// Scales, as callers in C name them.

#include "nonet/more/scales.hpp"
#include "nonet/result.hpp"

namespace nonet::capi {

// A name, or the text of a scale; without the techniques of a list of ids, NULL: none.
Result<Scale> scale_from(const char* scale, const char* without);

}  // namespace nonet::capi
