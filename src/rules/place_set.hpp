#pragma once
// Places in a list of cells, as bits, so that a test of many cells takes a few operations.
//
//   place p    bit p % 64 of word p / 64
//   Words      the number of 64-bit words: two for most boards, otherwise enough for the largest board

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "nonet/geometry.hpp"

namespace nonet::rules {

constexpr std::size_t few_words = 2, many_words = (Geometry::most_cells + 63) / 64;
constexpr std::size_t words_for(std::size_t places) {
    return places <= 64 * few_words ? few_words : many_words;
}

template <std::size_t Words>
struct PlaceSet {
    std::array<std::uint64_t, Words> words{};

    static PlaceSet of(std::size_t place) {
        PlaceSet set;
        set.words[place / 64] = std::uint64_t{1} << (place % 64);
        return set;
    }
    static PlaceSet at(const std::uint64_t* words) {
        PlaceSet set;
        std::copy_n(words, Words, set.words.begin());
        return set;
    }
    static PlaceSet below(std::size_t count) {
        PlaceSet set;
        for (std::size_t i = 0; i < Words && 64 * i < count; ++i)
            set.words[i] = ~std::uint64_t{0} >> (count - 64 * i < 64 ? 64 - (count - 64 * i) : 0);
        return set;
    }

    void insert(std::size_t place) { words[place / 64] |= std::uint64_t{1} << (place % 64); }
    bool contains(std::size_t place) const { return words[place / 64] >> (place % 64) & 1; }
    bool empty() const {
        std::uint64_t any = 0;
        for (std::uint64_t word : words) any |= word;
        return any == 0;
    }
    int size() const {
        // Counts as CellSet does: pairs, fours and eights side by side, added by the multiplication.
        constexpr std::uint64_t pairs = 0x5555'5555'5555'5555, fours = 0x3333'3333'3333'3333,
                                eights = 0x0f0f'0f0f'0f0f'0f0f, bytes = 0x0101'0101'0101'0101;
        std::uint64_t count = 0;
        for (std::uint64_t word : words) {
            word -= word >> 1 & pairs;
            word = (word & fours) + (word >> 2 & fours);
            count += ((word + (word >> 4)) & eights) * bytes >> 56;
        }
        return static_cast<int>(count);
    }
    // Requires a set that is not empty.
    std::size_t first() const {
        std::size_t i = 0;
        while (words[i] == 0) ++i;
        return 64 * i + static_cast<std::size_t>(std::countr_zero(words[i]));
    }
    bool has_one() const {
        std::uint64_t once = 0, more = 0;
        for (std::uint64_t word : words) {
            more |= (once != 0 ? word : 0) | (word & (word - 1));
            once |= word;
        }
        return once != 0 && more == 0;
    }

    // Calls act(place) for each place until a call returns false; returns whether none did.
    template <class Act>
    bool all_of(Act act) const {
        for (std::size_t i = 0; i < Words; ++i)
            for (std::uint64_t left = words[i]; left != 0; left &= left - 1)
                if (!act(64 * i + static_cast<std::size_t>(std::countr_zero(left)))) return false;
        return true;
    }

    PlaceSet& operator|=(const PlaceSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] |= other.words[i];
        return *this;
    }
    PlaceSet& operator&=(const PlaceSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] &= other.words[i];
        return *this;
    }
    PlaceSet& operator-=(const PlaceSet& other) {
        for (std::size_t i = 0; i < Words; ++i) words[i] &= ~other.words[i];
        return *this;
    }
    friend PlaceSet operator|(PlaceSet a, const PlaceSet& b) { return a |= b; }
    friend PlaceSet operator&(PlaceSet a, const PlaceSet& b) { return a &= b; }
    friend PlaceSet operator-(PlaceSet a, const PlaceSet& b) { return a -= b; }
    friend bool operator==(const PlaceSet&, const PlaceSet&) = default;
};
static_assert(sizeof(PlaceSet<few_words>) == 16);

// For each digit the places of a list in which it is open, and the places that have one digit: the sets of the digits
// one after the other, then the set of single places.
template <std::size_t Words>
class HeldPlaces {
 public:
    HeldPlaces(const std::uint64_t* words, int digits) : words_(words), digits_(digits) {}
    PlaceSet<Words> of(int digit) const {
        return PlaceSet<Words>::at(words_ + Words * static_cast<std::size_t>(digit));
    }
    PlaceSet<Words> any(std::uint32_t digits) const {
        PlaceSet<Words> all;
        for (; digits != 0; digits &= digits - 1) all |= of(std::countr_zero(digits));
        return all;
    }
    PlaceSet<Words> single() const { return of(digits_); }

 private:
    const std::uint64_t* words_;
    int digits_;
};

}  // namespace nonet::rules
