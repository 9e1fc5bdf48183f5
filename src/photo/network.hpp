#pragma once
// The classifier of glyphs, a small convolutional network.
//
//   20 x 20 -- 12 filters 5 x 5 --> 16 x 16 -- maximum of 2 x 2 --> 8 x 8
//           -- 32 filters 3 x 3 -->  6 x 6  -- maximum of 2 x 2 --> 3 x 3 --> 96 --> 10
//
// The weights are whole numbers from -45 to 45, one printable character each, times a scale for each output.

#include <array>

#include "photo/cells.hpp"

namespace nonet::photo {

inline constexpr int class_count = side + 1;

// The logarithms of the probabilities of the classes: 0 is a glyph that is no upright digit, then the digits 1 to 9.
using Scores = std::array<double, class_count>;

Scores classify(const Glyph& glyph);

// In weights.cpp: layer after layer, the weights of each input for all outputs; the scales and the biases of each layer.
extern const char network_weights[];
extern const float network_scales[];

}  // namespace nonet::photo
