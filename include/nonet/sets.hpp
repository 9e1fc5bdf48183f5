#pragma once
// Sets of digits and of cells, as bits.  Iterating yields members in ascending order.
//
//   DigitSet      bits 0..8    of the classic board: digit d is bit d          2 bytes
//   BoardDigitSet  bits 0..24   of any board; a DigitSet turns into one         4 bytes
//   CellSet       bits 0..80   of the classic board:
//                              cell c is bit c % 64 of word c / 64            16 bytes

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

#include "nonet/contract.hpp"
#include "nonet/geometry.hpp"

namespace nonet {

// The number of members of every set of nine. A table, because std::popcount is a function call without a special
// instruction.
inline constexpr auto nine_bit_counts = [] {
    std::array<std::uint8_t, 1u << side> table{};
    for (std::size_t bits = 1; bits < table.size(); ++bits)
        table[bits] = static_cast<std::uint8_t>(table[bits / 2] + bits % 2);
    return table;
}();

// The type traits of an iterator over the members of a set.
template <class Member>
struct MemberIterator {
    using value_type = Member;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = void;
    using reference = Member;
    friend constexpr bool operator==(MemberIterator, MemberIterator) = default;
};

// The class behind both sets of digits. Only the 16-bit version knows its universe: nine digits.
template <std::unsigned_integral Bits>
class BasicDigitSet {
    static constexpr bool is_nine = std::same_as<Bits, std::uint16_t>;

 public:
    constexpr BasicDigitSet() = default;
    constexpr explicit BasicDigitSet(Bits bits) : bits_(bits) {}
    // Converts from nine to wide implicitly; from wide to nine only explicitly, and only for digits 0..8.
    template <std::unsigned_integral Other>
        requires(!std::same_as<Other, Bits>)
    constexpr explicit(is_nine) BasicDigitSet(BasicDigitSet<Other> other)
        : bits_(static_cast<Bits>(other.bits())) {
        if constexpr (is_nine) NONET_EXPECT(other.bits() >> side == 0);
    }

    [[nodiscard]] static constexpr BasicDigitSet below(int digit) {
        return BasicDigitSet(static_cast<Bits>((Bits{1} << digit) - 1));
    }
    [[nodiscard]] static constexpr BasicDigitSet all()
        requires is_nine
    {
        return below(side);
    }
    [[nodiscard]] static constexpr BasicDigitSet of(Digit digit) {
        return BasicDigitSet(static_cast<Bits>(Bits{1} << digit));
    }

    [[nodiscard]] constexpr bool contains(Digit digit) const { return bits_ >> digit & 1; }
    constexpr void insert(Digit digit) { bits_ |= static_cast<Bits>(Bits{1} << digit); }
    constexpr void erase(Digit digit) { bits_ &= static_cast<Bits>(~(Bits{1} << digit)); }
    [[nodiscard]] constexpr int size() const {
        if constexpr (is_nine)
            return nine_bit_counts[bits_];
        else
            return std::popcount(bits_);
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr Digit first() const {  // not for an empty set
        NONET_EXPECT(!empty());
        return static_cast<Digit>(std::countr_zero(bits_));
    }
    [[nodiscard]] constexpr Bits bits() const { return bits_; }

    friend constexpr BasicDigitSet operator|(BasicDigitSet a, BasicDigitSet b) {
        return make(a.bits_ | b.bits_);
    }
    friend constexpr BasicDigitSet operator&(BasicDigitSet a, BasicDigitSet b) {
        return make(a.bits_ & b.bits_);
    }
    friend constexpr BasicDigitSet operator-(BasicDigitSet a, BasicDigitSet b) {
        return make(a.bits_ & ~b.bits_);
    }
    friend constexpr BasicDigitSet operator~(BasicDigitSet a)
        requires is_nine
    {
        return all() - a;
    }
    constexpr BasicDigitSet& operator|=(BasicDigitSet o) { return *this = *this | o; }
    constexpr BasicDigitSet& operator&=(BasicDigitSet o) { return *this = *this & o; }
    constexpr BasicDigitSet& operator-=(BasicDigitSet o) { return *this = *this - o; }
    friend constexpr bool operator==(BasicDigitSet, BasicDigitSet) = default;

    class iterator : public MemberIterator<Digit> {
     public:
        constexpr iterator() = default;
        constexpr explicit iterator(unsigned rest) : rest_(rest) {}
        constexpr Digit operator*() const { return static_cast<Digit>(std::countr_zero(rest_)); }
        constexpr iterator& operator++() { return rest_ &= rest_ - 1, *this; }
        constexpr iterator operator++(int) { return std::exchange(*this, ++iterator(*this)); }
        friend constexpr bool operator==(iterator, iterator) = default;

     private:
        unsigned rest_ = 0;
    };
    [[nodiscard]] constexpr iterator begin() const { return iterator(bits_); }
    [[nodiscard]] constexpr iterator end() const { return iterator(0); }

 private:
    static constexpr BasicDigitSet make(auto bits) { return BasicDigitSet(static_cast<Bits>(bits)); }
    Bits bits_ = 0;
};
using DigitSet = BasicDigitSet<std::uint16_t>;
static_assert(sizeof(DigitSet) == 2 && sizeof(BoardDigitSet) == 4);
static_assert(Geometry::most_digits <= 32);

class CellSet {
 public:
    constexpr CellSet() = default;
    [[nodiscard]] static constexpr CellSet of(Cell cell) {
        CellSet set;
        set.insert(cell);
        return set;
    }
    // Cells 0..63 as the bits of `low`, 64..80 as those of `high`.
    [[nodiscard]] static constexpr CellSet from_words(std::uint64_t low, std::uint64_t high) {
        return {low, high};
    }
    [[nodiscard]] static constexpr CellSet all() {
        CellSet set;
        for (int cell = 0; cell < cell_count; ++cell) set.insert(static_cast<Cell>(cell));
        return set;
    }

    [[nodiscard]] constexpr bool contains(Cell cell) const { return words_[cell / 64] >> (cell % 64) & 1; }
    constexpr void insert(Cell cell) { words_[cell / 64] |= std::uint64_t{1} << (cell % 64); }
    constexpr void erase(Cell cell) { words_[cell / 64] &= ~(std::uint64_t{1} << (cell % 64)); }
    [[nodiscard]] constexpr int size() const {
        // Sums bits in pairs, fours and eights in parallel; the multiplication then adds up the eight bytes.
        constexpr std::uint64_t pairs = 0x5555'5555'5555'5555, fours = 0x3333'3333'3333'3333,
                                eights = 0x0f0f'0f0f'0f0f'0f0f, bytes = 0x0101'0101'0101'0101;
        std::uint64_t sum = 0;
        for (std::uint64_t word : words_) {
            word -= word >> 1 & pairs;
            word = (word & fours) + (word >> 2 & fours);
            sum += (word + (word >> 4)) & eights;
        }
        return static_cast<int>(sum * bytes >> 56);
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    [[nodiscard]] constexpr Cell first() const {  // not for an empty set
        NONET_EXPECT(!empty());
        return *begin();
    }
    [[nodiscard]] constexpr std::uint64_t word(int i) const { return words_[i]; }

    friend constexpr CellSet operator|(CellSet a, CellSet b) {
        return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1]};
    }
    friend constexpr CellSet operator&(CellSet a, CellSet b) {
        return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1]};
    }
    friend constexpr CellSet operator-(CellSet a, CellSet b) {
        return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1]};
    }
    constexpr CellSet& operator|=(CellSet o) { return *this = *this | o; }
    constexpr CellSet& operator&=(CellSet o) { return *this = *this & o; }
    constexpr CellSet& operator-=(CellSet o) { return *this = *this - o; }
    friend constexpr bool operator==(CellSet, CellSet) = default;

    class iterator : public MemberIterator<Cell> {
     public:
        constexpr iterator() = default;
        constexpr iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Cell operator*() const {
            return static_cast<Cell>(low_ ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
        }
        constexpr iterator& operator++() {
            (low_ ? low_ : high_) &= (low_ ? low_ : high_) - 1;
            return *this;
        }
        constexpr iterator operator++(int) { return std::exchange(*this, ++iterator(*this)); }
        friend constexpr bool operator==(iterator, iterator) = default;

     private:
        std::uint64_t low_ = 0, high_ = 0;
    };
    [[nodiscard]] constexpr iterator begin() const { return {words_[0], words_[1]}; }
    [[nodiscard]] constexpr iterator end() const { return {0, 0}; }

 private:
    constexpr CellSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    std::array<std::uint64_t, 2> words_{};
};
static_assert(sizeof(CellSet) == 16);

// Pencil marks of the classic board: for each cell the digits that may still go there.
using Candidates = std::array<DigitSet, cell_count>;

}  // namespace nonet
