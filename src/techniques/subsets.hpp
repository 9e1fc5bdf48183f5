#pragma once
// Subsets in colexicographic order: by greatest member, then by the next greatest, and so on.  Read as binary numbers, they
// ascend.  Sudoku Explainer tries pairs, triplets and quads in this order.

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "nonet/contract.hpp"
#include "techniques/position.hpp"

namespace nonet {

namespace subsets {

template <int size, class Bits, std::size_t count, class Visit>
bool visit_unions(const std::array<Bits, count>& masks, unsigned items, int limit, Visit&& visit,
                  unsigned chosen, unsigned united) {
    if constexpr (size == 0) {
        return visit(static_cast<Bits>(chosen), static_cast<Bits>(united));
    } else {
        // The greatest member first, ascending; the others must be smaller.
        for (Digit item : BasicDigitSet<Bits>(static_cast<Bits>(items))) {
            const unsigned bit = 1u << item;
            const unsigned wider = united | masks[item];
            if (count_of(static_cast<Bits>(wider)) > limit) continue;
            if (visit_unions<size - 1>(masks, items & (bit - 1), limit, visit, chosen | bit, wider))
                return true;
        }
        return false;
    }
}

// Sets larger than the common sizes.
template <class Bits, std::size_t count, class Visit>
bool visit_larger_unions(const std::array<Bits, count>& masks, unsigned items, int size, int limit,
                         Visit&& visit, unsigned chosen, unsigned united) {
    if (size == 6) return visit_unions<6>(masks, items, limit, visit, chosen, united);
    for (Digit item : BasicDigitSet<Bits>(static_cast<Bits>(items))) {
        const unsigned bit = 1u << item;
        const unsigned wider = united | masks[item];
        if (count_of(static_cast<Bits>(wider)) > limit) continue;
        if (visit_larger_unions(masks, items & (bit - 1), size - 1, limit, visit, chosen | bit, wider))
            return true;
    }
    return false;
}

}  // namespace subsets

// Visits each subset of `size` members of `items` whose masks unite to at most `limit` bits.
//
//   masks    one per item: 0..8 on the classic board
//   size     any; unrolled up to 6
//   visit    bool(Bits subset, Bits united): true to stop
//   united   bits that every union starts with
//   returns  whether `visit` stopped the search
template <class Bits, std::size_t count, class Visit>
bool for_each_union(const std::array<Bits, count>& masks, std::type_identity_t<Bits> items, int size,
                    int limit, Visit&& visit, std::type_identity_t<Bits> united = 0) {
    NONET_EXPECT(size >= 0 && items >> count == 0);
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

// Masks without bits: with a limit of 0 every subset of digits or lines is visited.
inline constexpr std::array<std::uint16_t, side> unweighted{};

}  // namespace nonet
