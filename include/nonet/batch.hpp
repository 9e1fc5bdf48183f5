#pragma once
// Many puzzles at once, which is how they are solved fastest: each SIMD lane works on a puzzle of its own.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "nonet/engines.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/grid.hpp"
#include "nonet/limits.hpp"
#include "nonet/solve.hpp"

namespace nonet {

// A solution of puzzle number `index` of the batch.
using OnBatchSolution = FunctionRef<void(std::size_t index, const Grid& solution)>;

}  // namespace nonet
