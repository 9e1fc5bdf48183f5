#pragma once
// The sets of digits that some cells can hold, with a different digit in each cell.

#include <bit>
#include <span>
#include <vector>

#include "rules/network.hpp"

namespace nonet::rules {

// Returns whether each cell can have its own digit of the set, given as many digits as cells.
//
//   masks   the digits that each cell can hold
inline bool can_hold(std::span<const Mask> masks, Mask set) {
    if (masks.empty()) return true;
    for (Mask left = masks.front() & set; left != 0; left &= left - 1)
        if (can_hold(masks.subspan(1), set & ~(left & (~left + 1)))) return true;
    return false;
}

// Returns all sets for which `fits` holds, sorted by their smaller digits.
//
//   cost   the number of sets of that size among `digits`, and some assignments of each
template <class Fits>
std::vector<Mask> ways_to_fill(std::span<const Mask> masks, int digits, Fits fits) {
    std::vector<Mask> found;
    Mask any = 0;
    for (Mask mask : masks) any |= mask;
    const auto count = static_cast<int>(masks.size());
    const auto extend = [&](auto& self, Mask set, int from) -> void {
        if (std::popcount(set) == count) {
            if (fits(set) && can_hold(masks, set)) found.push_back(set);
            return;
        }
        for (int digit = from; digit < digits; ++digit)
            if ((any >> digit & 1) != 0) self(self, set | Mask{1} << digit, digit + 1);
    };
    extend(extend, 0, 0);
    return found;
}

}  // namespace nonet::rules
