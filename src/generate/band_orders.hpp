#pragma once
// Bands whose columns are known as sets of three digits: counts the ways to order the columns so that each row holds
// every digit.

#include <array>
#include <bit>
#include <cstdint>

#include "core/rng.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

// For three adjacent boxes, the column of its box that holds each digit. [box][digit]: 0..2, each for three digits
using BoxColumns = std::array<std::array<std::uint8_t, side>, box_side>;

inline constexpr int order_count = 6;
inline constexpr std::uint8_t orders_of_three[order_count][box_side]{{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                                                     {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

inline constexpr std::uint32_t most_orders = 1728;

// The maximum number of orders, by how many pairs of digits share a column in the first box and in the second: 0, 2, 3, 5
// or 9.
inline constexpr std::array<std::uint32_t, side + 1> most_orders_by_pairs{192, 0, 288, 516, 0,
                                                                          864, 0, 0,   0,   most_orders};

// The columns of one box: sets of digits, nine bits each.
using ColumnSet = std::uint16_t;
using BoxSets = std::array<ColumnSet, box_side>;
inline constexpr ColumnSet all_digits = (1u << side) - 1;

// The set of the 36 pairs of digits that share a column of a box.
using Pairs = std::uint64_t;
inline constexpr auto pairs_in = [] {
    std::array<Pairs, 1u << side> table{};
    for (unsigned set = 0; set <= all_digits; ++set) {
        int pair = 0;
        for (int a = 0; a < side; ++a)
            for (int b = 0; b < a; ++b, ++pair) table[set] |= Pairs{set >> a & set >> b & 1} << pair;
    }
    return table;
}();
constexpr Pairs pairs_of(const BoxSets& box) {
    return pairs_in[box[0]] | pairs_in[box[1]] | pairs_in[box[2]];
}

// An upper bound of the number of ways, given the pairs of two of the boxes.
constexpr std::uint32_t most_orders_of(Pairs first, Pairs second) {
    return most_orders_by_pairs[static_cast<std::size_t>(std::popcount(first & second))];
}

// Counts the ways: 1 to most_orders. Each digit is in three columns and each column has three digits, so there is always
// at least one. About 20,000 instructions.
std::uint32_t count_orders(const BoxColumns& columns);

// Writes one of the orders, each equally likely, into three rows of a grid.
void write_random_order(const BoxColumns& columns, Rng& rng, Grid& grid, int top_row);

}  // namespace nonet::generate
