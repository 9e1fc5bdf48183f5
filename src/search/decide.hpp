#pragma once
// No solution, one, or several?

#include "nonet/solve.hpp"

namespace nonet {

// Solves as far as it takes to tell; `limits.solutions` is not looked at.
inline Answer decide(const ClassicPuzzle& puzzle, Limits limits = {}) {
    limits.solutions = 2;
    return solve(puzzle, limits);
}

}  // namespace nonet
