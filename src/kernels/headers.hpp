#pragma once
// What lanes.inl.hpp needs, included before a target region begins.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace nonet {

// The n lowest of some lanes; all of them when there are fewer.  Kernels with BMI2 have their own.
inline std::uint32_t lowest_bits_one_by_one(std::uint32_t bits, int count) {
    while (std::popcount(bits) > count) bits &= ~std::bit_floor(bits);
    return bits;
}

}  // namespace nonet
