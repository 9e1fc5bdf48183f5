#pragma once
// Givens to add to a puzzle of several solutions so that it has one.

#include "diagnose/asker.hpp"
#include "nonet/more/diagnose.hpp"

namespace nonet {

// For a grid with several solutions, and what check() says of it.
Completions find_completions(const Grid& grid, const CheckReport& report, Asker& asker);

}  // namespace nonet
