#pragma once
// Finds givens that make the solution of a puzzle with several solutions unique.

#include "diagnose/asker.hpp"
#include "nonet/more/diagnose.hpp"

namespace nonet {

// Requires a grid with several solutions, and the report of check() for it.
Completions find_completions(const Grid& grid, const CheckReport& report, Asker& asker);

}  // namespace nonet
