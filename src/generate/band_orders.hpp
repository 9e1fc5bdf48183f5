#pragma once
// Bands of which each column is known as a set of three digits: in how many ways can the columns be put in order, so that
// each row holds every digit?

#include <array>
#include <cstdint>

#include "core/rng.hpp"
#include "nonet/grid.hpp"

namespace nonet::generate {

// In three boxes side by side, the column of its box in which each digit stands.  [box][digit]: 0..2
using BoxColumns = std::array<std::array<std::uint8_t, side>, box_side>;

inline constexpr std::uint32_t most_orders = 1728;

// At most so many, by how many pairs of digits share a column in the first box and in the second: 0, 2, 3, 5 or 9.
inline constexpr std::array<std::uint32_t, side + 1> most_orders_by_pairs{192, 0, 288, 516, 0,
                                                                          864, 0, 0,   0,   most_orders};

// The number of ways: 0 to most_orders.  About 20,000 instructions.
std::uint32_t count_orders(const BoxColumns& columns);

// Writes one of them, each equally likely, into three rows of a grid.  There must be one.
void write_random_order(const BoxColumns& columns, Rng& rng, Grid& grid, int top_row);

}  // namespace nonet::generate
