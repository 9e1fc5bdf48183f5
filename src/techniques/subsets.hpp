#pragma once
// Subsets in colexicographic order: by their greatest member, then by the next greatest, and so on.  Read as
// binary numbers they ascend.  This is the order in which Sudoku Explainer tries pairs, triplets and quads.

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/sets.hpp"

namespace nonet {

// Visits each subset of `size` members of `items` whose masks unite to at most `limit` bits.
//
//   masks    one per item 0..8
//   visit    bool(std::uint16_t subset, std::uint16_t united): true to stop
//   returns  whether it was stopped
template <class Visit>
bool for_each_union(const std::array<std::uint16_t, side>& masks, std::uint16_t items, int size, int limit,
                    Visit&& visit, std::uint16_t chosen = 0, std::uint16_t united = 0) {
    if (size == 0) return visit(chosen, united);
    if (std::popcount(items) < size) return false;
    // The greatest member first, ascending; the rest must lie below it.
    for (unsigned rest = items; rest != 0; rest &= rest - 1) {
        const unsigned bit = rest & -rest;
        const auto wider = static_cast<std::uint16_t>(united | masks[std::countr_zero(bit)]);
        if (std::popcount(wider) > limit) continue;
        const auto below = static_cast<std::uint16_t>(items & (bit - 1));
        if (for_each_union(masks, below, size - 1, limit, visit, static_cast<std::uint16_t>(chosen | bit),
                           wider))
            return true;
    }
    return false;
}

}  // namespace nonet
