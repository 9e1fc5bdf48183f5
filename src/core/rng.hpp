#pragma once
// The project's random numbers: the same on every platform, compiler and number of threads.
//
// xoshiro256** (Blackman and Vigna 2018), seeded by splitmix64. Item i of a batch uses Rng(seed, i), its own stream, so
// the results do not depend on threads or the order of work.

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "nonet/contract.hpp"

namespace nonet {

class Rng {
 public:
    explicit constexpr Rng(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t x = seed ^ mix(stream + 0x632be59bd9b4e019u);
        for (auto& word : state_) word = mix(x += 0x9e3779b97f4a7c15u);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Uniform in 0..bound-1, without bias; bound at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        NONET_EXPECT(bound >= 1);
        // Lemire's multiplication: reject the few low products that would favour small results.
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Fisher and Yates, from the last to the first.
    template <class T>
    constexpr void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

 private:
    static constexpr std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace nonet
