#pragma once
// A set of cell symmetries whose first few rows are fixed: the state of the search for the minlex form.
//
// The source rows that become rows 0..k-1 are known. The columns are known only as far as those rows distinguish them:
//
//   position   0 1 2 | 3 4 5 | 6 7 8        where a column ends up
//   column     4 3 5 | 1 0 2 | 8 6 7        which source column that is
//   ends       . 1 1 | . . 1 | 1 1 1        a class of columns ends here: within a class, any order will do
//   open       2                            the first two stacks may still be swapped: no given yet
//
// "Any order will do" is the invariant: every order gives the same text for the rows so far, provided that the labels of
// the digits that were first seen in the class move along. Such digits have the lowest label of their class:
//
//   labels     digit -> label, 0 when not seen; columns of one class that show new digits share the lowest
//
// A later row that distinguishes two columns splits their class and settles the labels. So the cost of the 6^4 orders of
// the columns is paid only if it matters.

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "nonet/geometry.hpp"

namespace nonet::canon {

// Sixteen numbers of four bits: number i is bits 4i .. 4i+3.
class Nibbles {
 public:
    constexpr Nibbles() = default;
    constexpr explicit Nibbles(std::uint64_t bits) : bits_(bits) {}
    constexpr unsigned operator[](unsigned i) const { return bits_ >> (4 * i) & 15; }
    constexpr void set(unsigned i, unsigned value) {
        bits_ = (bits_ & ~(std::uint64_t{15} << (4 * i))) | std::uint64_t{value} << (4 * i);
    }
    constexpr void add(std::uint64_t bits) { bits_ += bits; }
    constexpr std::uint64_t bits() const { return bits_; }

 private:
    std::uint64_t bits_ = 0;
};

struct Partial {
    static constexpr std::uint16_t all_ends = (1u << side) - 1;
    static constexpr std::uint16_t stack_ends = 0b100'100'100;

    Nibbles labels;                               // by value 1..9
    Nibbles home;                                 // by value: the column in which it was first seen
    Nibbles column_at{0x876543210};               // by position
    Nibbles position_of{0x876543210};             // by column
    std::array<std::uint64_t, side> newcomers{};  // by column: 1 in the nibble of each value first seen there
    std::uint64_t weight = 1;  // the number of orders of empty rows and bands that this one represents
    std::array<std::uint8_t, side> rows{};  // source rows, the first `k` of them
    std::uint16_t unused = all_ends;        // source rows not yet used
    std::uint16_t ends = stack_ends;
    std::uint8_t seen = 0;         // labels given
    std::uint8_t open = box_side;  // stacks at the front without a given; 0 if fewer than two
    bool transposed = false;

    bool settled() const { return ends == all_ends; }
    unsigned class_begin(unsigned position) const {
        return static_cast<unsigned>(std::bit_width(ends & ((1u << position) - 1)));
    }
    unsigned class_end(unsigned position) const {
        return static_cast<unsigned>(std::countr_zero(static_cast<unsigned>(ends >> position))) + position +
               1;
    }

    void put(unsigned position, unsigned column) {
        column_at.set(position, column);
        position_of.set(column, position);
    }

    // Orders the class that begins at `begin`: columns[i] comes i-th, and group[i] is the index at which the group of
    // columns that stay together with it begins.
    void split(unsigned begin, const unsigned* columns, const unsigned* group, unsigned size) {
        for (unsigned i = 0; i < size; ++i) {
            put(begin + i, columns[i]);
            labels.add(newcomers[columns[i]] * group[i]);
            if (group[i] == i && i > 0) ends |= static_cast<std::uint16_t>(1u << (begin + i - 1));
        }
    }

    // Assigns the value the lowest label of its class: its home column comes first.
    void settle(unsigned value) {
        const unsigned column = home[value];
        const unsigned begin = class_begin(position_of[column]), size = class_end(begin) - begin;
        if (size == 1) return;
        constexpr unsigned group[box_side]{0, 1, 1};
        unsigned columns[box_side]{column};
        for (unsigned i = 0, n = 1; i < size; ++i)
            if (column_at[begin + i] != column) columns[n++] = column_at[begin + i];
        split(begin, columns, group, size);
    }

    // Registers a new value, seen in a column of a class of which `label` is the lowest free label.
    void meet(unsigned value, unsigned column, unsigned label) {
        labels.set(value, label);
        home.set(value, column);
        newcomers[column] += std::uint64_t{1} << (4 * value);
        ++seen;
    }

    // Returns the label of a value in a column whose position is known; 0 for an empty cell.
    unsigned label(unsigned value, unsigned column) {
        if (value == 0) return 0;
        if (labels[value] == 0) {
            meet(value, column, seen + 1u);
            return seen;
        }
        if (!settled()) settle(value);
        return labels[value];
    }

    // Swaps two stacks without givens.
    void swap_stacks(unsigned a, unsigned b) {
        for (unsigned i = 0; a != b && i < box_side; ++i) {
            const unsigned at_a = column_at[a * box_side + i], at_b = column_at[b * box_side + i];
            put(a * box_side + i, at_b);
            put(b * box_side + i, at_a);
        }
    }
};
static_assert(sizeof(Partial) == 136);

}  // namespace nonet::canon
