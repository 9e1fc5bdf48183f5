#pragma once
// The number of ways to complete a first band, by the sampler's own count of orders.

#include <array>
#include <cstdint>
#include <vector>

#include "generate/solution_sampler.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

// Returns the ways to spread the digits of each box over new columns, as described in the sampler's header: every digit
// moves to another column of its box, and each column has three again.
inline std::vector<std::array<std::uint8_t, side>> moves_within(const Grid& band, int box) {
    std::vector<std::array<std::uint8_t, side>> moves;
    for (unsigned bits = 0; bits < 1u << side; ++bits) {
        std::array<std::uint8_t, side> move{};
        std::array<int, box_side> sizes{};
        for (int cell = 0; cell < box_side * side; ++cell) {
            if (box_of(cell) != box) continue;
            const int digit = band[cell] - 1, column = column_of(cell) % box_side;
            move[digit] =
                static_cast<std::uint8_t>((column + 1 + static_cast<int>(bits >> digit & 1)) % box_side);
            ++sizes[move[digit]];
        }
        if (sizes == std::array{3, 3, 3}) moves.push_back(move);
    }
    return moves;
}

inline BoxColumns columns_left(const Grid& band, const BoxColumns& middle) {
    BoxColumns lowest{};
    for (int cell = 0; cell < box_side * side; ++cell) {
        const int box = box_of(cell), digit = band[cell] - 1;
        lowest[box][digit] = static_cast<std::uint8_t>(3 - column_of(cell) % box_side - middle[box][digit]);
    }
    return lowest;
}

// Returns the number of ways to complete a first band.
inline std::uint64_t completions(const Grid& band, SolutionSampler& sampler) {
    const auto first = moves_within(band, 0), second = moves_within(band, 1), third = moves_within(band, 2);
    std::uint64_t total = 0;
    for (const auto& a : first)
        for (const auto& b : second)
            for (const auto& c : third) {
                const BoxColumns middle{a, b, c};
                total += std::uint64_t{sampler.orders(middle)} * sampler.orders(columns_left(band, middle));
            }
    return total;
}

}  // namespace nonet::generate
