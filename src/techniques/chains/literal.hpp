#pragma once
// Candidates and literals as small numbers.
//
//   mark     0..728    9*cell + digit: one candidate of the classic board; on others 25*cell + digit, 0..15624
//   literal  0..1457   2*mark + on: "the candidate is true" (on = 1) or "it is false" (on = 0)
//
// Code for every board uses the numbers of Numbering<Board>; the names without it are for the classic board.

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "nonet/step.hpp"
#include "techniques/position.hpp"

namespace nonet::chains {

using Mark = std::uint16_t;
using Lit = std::uint16_t;

constexpr Lit lit_of(Mark mark, bool on) { return static_cast<Lit>(2 * mark + on); }
constexpr Mark mark_of(Lit lit) { return static_cast<Mark>(lit >> 1); }
constexpr bool is_on(Lit lit) { return lit & 1; }
constexpr Lit negation(Lit lit) { return lit ^ 1; }

template <class Board>
struct Numbering {
    static constexpr bool is_nine = std::same_as<Board, Nine>;
    static constexpr int mark_count = Board::most_cells * Board::most_digits;
    static constexpr int lit_count = 2 * mark_count;
    static_assert(lit_count <= 1 << 16);

    static constexpr Mark mark_of(int cell, int digit) {
        return static_cast<Mark>(Board::most_digits * cell + digit);
    }
    static constexpr Cell cell_of(Mark mark) { return static_cast<Cell>(mark / Board::most_digits); }
    static constexpr Digit digit_of(Mark mark) { return static_cast<Digit>(mark % Board::most_digits); }
    static constexpr Literal literal_of(Lit lit) {
        const Mark mark = chains::mark_of(lit);
        return {cell_of(mark), digit_of(mark), is_on(lit)};
    }

    // Lists with up to `most` entries; on other boards, vectors of the length that the board needs.
    template <class T, int most>
    using List = std::conditional_t<is_nine, std::array<T, static_cast<std::size_t>(most)>, std::vector<T>>;
};

inline constexpr int mark_count = Numbering<Nine>::mark_count;
inline constexpr int lit_count = Numbering<Nine>::lit_count;
constexpr Mark mark_of(int cell, int digit) { return Numbering<Nine>::mark_of(cell, digit); }
constexpr Cell cell_of(Mark mark) { return Numbering<Nine>::cell_of(mark); }
constexpr Digit digit_of(Mark mark) { return Numbering<Nine>::digit_of(mark); }

// Sets the length of a list on other boards; lists on the classic board have a fixed length.
template <class T>
void lengthen(std::vector<T>& list, int size, T value = {}) {
    list.assign(static_cast<std::size_t>(size), value);
}
template <class T, std::size_t size>
void lengthen(std::array<T, size>&, int) {}

// A set of numbers below `size`, as bits.  Only `{}` makes it empty, because thousands are created at once and filled later.
template <int size>
class Bits {
 public:
    constexpr bool contains(int i) const { return words_[i >> 6] >> (i & 63) & 1; }
    constexpr void insert(int i) { words_[i >> 6] |= std::uint64_t{1} << (i & 63); }
    constexpr void erase(int i) { words_[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }
    // Inserts `i`; returns true if it is new.
    constexpr bool add(int i) {
        const bool is_new = !contains(i);
        insert(i);
        return is_new;
    }
    constexpr bool any() const {
        std::uint64_t all = 0;
        for (std::uint64_t word : words_) all |= word;
        return all != 0;
    }
    constexpr bool meets(const Bits& other) const { return (*this & other).any(); }

    friend constexpr Bits operator|(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] |= b.words_[i];
        return a;
    }
    friend constexpr Bits operator&(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= b.words_[i];
        return a;
    }
    friend constexpr Bits operator-(Bits a, const Bits& b) {
        for (std::size_t i = 0; i < a.words_.size(); ++i) a.words_[i] &= ~b.words_[i];
        return a;
    }
    constexpr Bits& operator|=(const Bits& b) { return *this = *this | b; }

    // Visits the members, ascending.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
                visit(static_cast<int>(64 * i) + std::countr_zero(rest));
    }

 private:
    std::array<std::uint64_t, (size + 63) / 64> words_;
};
template <class Board>
using LitSet = Bits<Numbering<Board>::lit_count>;
using MarkSet = Bits<mark_count>;

// Whether exactly two bits are set.
constexpr bool is_pair(std::uint32_t bits) {
    const unsigned rest = bits & (bits - 1);
    return rest != 0 && (rest & (rest - 1)) == 0;
}

constexpr Why why_of(HouseType type) {
    return type == box_type ? Why::box : type == row_type ? Why::row : Why::column;
}
constexpr HouseType house_type_of(Why why) {
    return why == Why::box ? box_type : why == Why::row ? row_type : column_type;
}

}  // namespace nonet::chains
