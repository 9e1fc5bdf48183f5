#pragma once
// Subsets in colexicographic order: by their greatest member, then by the next greatest, and so on.  Read as
// binary numbers they ascend.  This is the order in which Sudoku Explainer tries pairs, triplets and quads.

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/contract.hpp"
#include "techniques/position.hpp"

namespace nonet {

namespace subsets {

template <int size, class Visit>
bool visit_unions(const std::array<std::uint16_t, side>& masks, unsigned items, int limit, Visit&& visit,
                  unsigned chosen, unsigned united) {
    if constexpr (size == 0) {
        return visit(static_cast<std::uint16_t>(chosen), static_cast<std::uint16_t>(united));
    } else {
        // The greatest member first, ascending; the rest must lie below it.
        for (Digit item : DigitSet(static_cast<std::uint16_t>(items))) {
            const unsigned bit = 1u << item;
            const unsigned wider = united | masks[item];
            if (nine_bit_counts[wider] > limit) continue;
            if (visit_unions<size - 1>(masks, items & (bit - 1), limit, visit, chosen | bit, wider))
                return true;
        }
        return false;
    }
}

// Sets larger than those that are asked for all the time.
template <class Visit>
bool visit_larger_unions(const std::array<std::uint16_t, side>& masks, unsigned items, int size, int limit,
                         Visit&& visit, unsigned chosen, unsigned united) {
    if (size == 6) return visit_unions<6>(masks, items, limit, visit, chosen, united);
    for (Digit item : DigitSet(static_cast<std::uint16_t>(items))) {
        const unsigned bit = 1u << item;
        const unsigned wider = united | masks[item];
        if (nine_bit_counts[wider] > limit) continue;
        if (visit_larger_unions(masks, items & (bit - 1), size - 1, limit, visit, chosen | bit, wider))
            return true;
    }
    return false;
}

}  // namespace subsets

// Visits each subset of `size` members of `items` whose masks unite to at most `limit` bits.
//
//   masks    one per item 0..8
//   size     any; up to 6 it is unrolled
//   visit    bool(std::uint16_t subset, std::uint16_t united): true to stop
//   united   bits that every union begins with
//   returns  whether it was stopped
template <class Visit>
bool for_each_union(const std::array<std::uint16_t, side>& masks, std::uint16_t items, int size, int limit,
                    Visit&& visit, std::uint16_t united = 0) {
    NONET_EXPECT(size >= 0 && items >> side == 0);
    if (count_of(items) < size) return false;
    switch (size) {
        case 0: return subsets::visit_unions<0>(masks, items, limit, visit, 0, united);
        case 1: return subsets::visit_unions<1>(masks, items, limit, visit, 0, united);
        case 2: return subsets::visit_unions<2>(masks, items, limit, visit, 0, united);
        case 3: return subsets::visit_unions<3>(masks, items, limit, visit, 0, united);
        case 4: return subsets::visit_unions<4>(masks, items, limit, visit, 0, united);
        case 5: return subsets::visit_unions<5>(masks, items, limit, visit, 0, united);
        case 6: return subsets::visit_unions<6>(masks, items, limit, visit, 0, united);
        default: return subsets::visit_larger_unions(masks, items, size, limit, visit, 0, united);
    }
}

}  // namespace nonet
