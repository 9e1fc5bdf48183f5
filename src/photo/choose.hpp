#pragma once
// The likeliest puzzle among the readings of its cells.

#include <array>
#include <optional>

#include "nonet/photo.hpp"
#include "photo/network.hpp"

namespace nonet::photo {

// For each cell, the logarithms of the probabilities that it is empty or has a digit.
using Readings = std::array<Scores, cell_count>;

// Returns the givens, their confidence and the status; the corners are unset. Tries a bounded number of readings in the
// order of their probability until one is proper.
PhotoReading choose(const Readings& readings);

}  // namespace nonet::photo
