#pragma once
// Totals of cells as 64 or 128 bits: bit t is the total t above that of the cells' lowest digits. sum_propagation.cpp
// computes with them.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "rules/network.hpp"

namespace nonet::rules::totals {

__extension__ typedef unsigned __int128 Long;

inline int lowest(std::uint64_t bits) { return std::countr_zero(bits); }
inline int lowest(Long bits) {
    const auto half = static_cast<std::uint64_t>(bits);
    return half != 0 ? std::countr_zero(half) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}
inline int highest(std::uint64_t bits) { return 63 - std::countl_zero(bits); }
inline int highest(Long bits) {
    const auto half = static_cast<std::uint64_t>(bits >> 64);
    return half != 0 ? 127 - std::countl_zero(half) : highest(static_cast<std::uint64_t>(bits));
}

// Calls use(total) for each total.
template <class Totals, class Use>
void each_bit(Totals bits, Use use) {
    for (; bits != 0; bits &= bits - 1) use(lowest(bits));
}

// Moves each bit t to bit total - t.
inline std::uint64_t rests(std::uint64_t bits, int total) {
    const auto swap = [&](int by, std::uint64_t low) { bits = (bits >> by & low) | (bits & low) << by; };
    swap(1, 0x5555555555555555);
    swap(2, 0x3333333333333333);
    swap(4, 0x0f0f0f0f0f0f0f0f);
    return __builtin_bswap64(bits) >> (63 - total);
}
inline Long rests(Long bits, int total) {
    const Long low = rests(static_cast<std::uint64_t>(bits), 63);
    return (low << 64 | rests(static_cast<std::uint64_t>(bits >> 64), 63)) >> (127 - total);
}

// Returns the totals of up to three cells with different digits; of three cells the last may equal another.
template <class Totals>
Totals reached(std::span<const Mask> masks) {
    const auto from_low = [](Mask mask) { return static_cast<Totals>(mask >> std::countr_zero(mask)); };
    Totals found = from_low(masks[0]);
    if (masks.size() == 1) return found;
    found = 0;
    const int lows = std::countr_zero(masks[0]) + std::countr_zero(masks[1]);
    for (Mask a = masks[0]; a != 0; a &= a - 1) {
        const int digit = std::countr_zero(a);
        const int shift = digit - lows;
        const auto others = static_cast<Totals>(masks[1] & ~(a & (~a + 1)));
        found |= shift >= 0 ? others << shift : others >> -shift;
    }
    if (masks.size() == 2) return found;
    const Totals two = found;
    found = 0;
    const int low = std::countr_zero(masks[2]);
    for (Mask c = masks[2]; c != 0; c &= c - 1) found |= two << (std::countr_zero(c) - low);
    return found;
}

// Restricts up to three cells to those digits with which their total is one of these. Returns the digits that all ways
// have.
//
// Measured, not kept: for one total all ways of two cells at once, by reversing the mask. 3 % more instructions on a
// hard killer: most often there are several totals, or two digits.
template <class Totals>
Mask keep(std::span<const Mask> masks, Totals totals, std::span<Mask> kept) {
    Mask every = ~Mask{0};
    for (Mask& mask : kept) mask = 0;
    const int low = std::countr_zero(masks.back());
    if (masks.size() == 1) {
        kept[0] = masks[0] & static_cast<Mask>(totals) << low;
        return has_one(kept[0]) ? kept[0] : 0;
    }
    for (Mask a = masks[0]; a != 0; a &= a - 1) {
        const Mask first = a & (~a + 1);
        const int sum = std::countr_zero(first) - std::countr_zero(masks[0]);
        if (masks.size() == 2) {
            const Mask last = masks[1] & ~first & static_cast<Mask>(totals >> sum) << low;
            if (last == 0) continue;
            kept[0] |= first;
            kept[1] |= last;
            every &= first | (has_one(last) ? last : 0);
            continue;
        }
        for (Mask b = masks[1] & ~first; b != 0; b &= b - 1) {
            const Mask second = b & (~b + 1);
            const int both = sum + std::countr_zero(second) - std::countr_zero(masks[1]);
            const Mask last = masks[2] & ~first & ~second & static_cast<Mask>(totals >> both) << low;
            if (last == 0) continue;
            kept[0] |= first;
            kept[1] |= second;
            kept[2] |= last;
            every &= first | second | (has_one(last) ? last : 0);
        }
    }
    return every;
}

// Returns the bits up to and including this one.
template <class Totals>
Totals up_to(int total) {
    return total + 1 >= static_cast<int>(8 * sizeof(Totals)) ? ~Totals{0} : (Totals{1} << (total + 1)) - 1;
}

// Returns the bits of a list from `first` to before `last`, within one word of it.
inline std::uint64_t between(std::size_t first, std::size_t last, std::size_t word) {
    const std::size_t begin = 64 * word, end = begin + 64;
    if (last <= begin || first >= end) return 0;
    const std::uint64_t from = first <= begin ? ~std::uint64_t{0} : ~std::uint64_t{0} << (first - begin);
    return last >= end ? from : from & ((std::uint64_t{1} << (last - begin)) - 1);
}

// Returns bounds for the lowest and the highest total of different digits, from each cell's lowest and highest digit.
inline std::pair<int, int> bounds_of(std::span<const Mask> masks) {
    std::array<int, Geometry::most_digits> low, high;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        low[i] = std::countr_zero(masks[i]);
        high[i] = 31 - std::countl_zero(masks[i]);
    }
    std::sort(low.begin(), low.begin() + static_cast<std::ptrdiff_t>(masks.size()));
    std::sort(high.begin(), high.begin() + static_cast<std::ptrdiff_t>(masks.size()));
    int least = 0, most = 0, last = -1, next = Geometry::most_digits;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        last = std::max(low[i], last + 1);
        least += last;
        next = std::min(high[masks.size() - 1 - i], next - 1);
        most += next;
    }
    return {least, most};
}

}  // namespace nonet::rules::totals
