#pragma once
// Decides whether a puzzle has no solution, one, or several.

#include "nonet/solve.hpp"

namespace nonet {

// Searches only as far as needed to decide; `limits.solutions` is ignored.
inline ClassicAnswer decide(const ClassicPuzzle& puzzle, Limits limits = {}) {
    limits.solutions = 2;
    return solve(puzzle, limits);
}

}  // namespace nonet
