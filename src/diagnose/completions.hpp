#pragma once
// Givens to add to a puzzle of several solutions so that it has one.

#include "diagnose/asker.hpp"
#include "nonet/diagnose.hpp"

namespace nonet {

// For a grid with several solutions.
Completions find_completions(const Grid& grid, Asker& asker);

}  // namespace nonet
