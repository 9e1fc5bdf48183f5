#pragma once
// A position as exact cover: 324 constraints ("cell 5 is filled", "row 3 has a 7", ...), each to be met by one of at most
// nine options ("5 in r3c4"). A constraint with one option left is a single, naked or hidden: here both are the same.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/rules.hpp"
#include "core/used_digits.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::cover {

inline constexpr int option_count = cell_count * side;
inline constexpr int constraint_count = 4 * cell_count;

// The place of an option in each of its four constraints: which constraint, and which bit of its mask.
struct ConstraintBit {
    std::uint16_t constraint, bit;
};

inline constexpr auto places = [] {
    std::array<std::array<ConstraintBit, 4>, option_count> table{};
    for (int option = 0; option < option_count; ++option) {
        const int cell = option / side, digit = option % side;
        const int row = row_of(cell), column = column_of(cell), box = box_of(cell);
        const int in_box = row % box_side * box_side + column % box_side;
        const auto place = [](int constraint, int bit) {
            return ConstraintBit{static_cast<std::uint16_t>(constraint),
                                 static_cast<std::uint16_t>(1 << bit)};
        };
        table[option] = {place(cell, digit), place(cell_count + side * row + digit, column),
                         place(2 * cell_count + side * column + digit, row),
                         place(3 * cell_count + side * box + digit, in_box)};
    }
    return table;
}();

// options_of[k][b] is the option of bit b of constraint k; ascending in b.
inline constexpr auto options_of = [] {
    std::array<std::array<std::uint16_t, side>, constraint_count> table{};
    for (int option = 0; option < option_count; ++option)
        for (ConstraintBit place : places[option])
            table[place.constraint][std::countr_zero(place.bit)] = static_cast<std::uint16_t>(option);
    return table;
}();

// For masks that are not empty. (std::popcount is a function call unless the CPU's instruction is enabled, and this runs
// for every removal.)
constexpr bool has_one(unsigned mask) { return (mask & (mask - 1)) == 0; }
constexpr bool has_two(unsigned mask) { return !has_one(mask) && has_one(mask & (mask - 1)); }

// The options still open, seen from every constraint.                                           650 bytes
struct OpenOptions {
    std::array<std::uint16_t, constraint_count> open;
    std::int16_t count = option_count;

    OpenOptions() { open.fill((1 << side) - 1); }
    explicit OpenOptions(const std::array<DigitSet, cell_count>& digits);
    int left(int constraint) const { return std::popcount(open[constraint]); }
    bool solved() const { return count == cell_count; }
};
static_assert(sizeof(OpenOptions) == 650);

// The lowest option of a constraint among those of `mask`.
inline int lowest(int constraint, unsigned mask) { return options_of[constraint][std::countr_zero(mask)]; }

// Chooses an option and draws all consequences; returns false on a contradiction.
inline bool choose(OpenOptions& state, int first) {
    std::array<std::uint16_t, constraint_count + 1> queue;
    int queued = 0;
    queue[queued++] = static_cast<std::uint16_t>(first);
    for (int at = 0; at < queued; ++at) {
        const int option = queue[at];
        for (ConstraintBit own : places[option]) {
            if (!(state.open[own.constraint] & own.bit)) return false;
            for (unsigned rest = state.open[own.constraint] & ~own.bit; rest != 0; rest &= rest - 1) {
                const int other = lowest(own.constraint, rest);
                --state.count;
                for (ConstraintBit place : places[other]) {
                    const auto open = state.open[place.constraint] &= static_cast<std::uint16_t>(~place.bit);
                    if (open == 0) return false;
                    if (has_one(open))
                        queue[queued++] = static_cast<std::uint16_t>(lowest(place.constraint, open));
                }
            }
        }
    }
    return true;
}

// Opens the options of the cells' digits, before any consequences are drawn.
inline OpenOptions::OpenOptions(const std::array<DigitSet, cell_count>& digits) : count(0) {
    open.fill(0);
    for (int cell = 0; cell < cell_count; ++cell)
        for (Digit digit : digits[static_cast<std::size_t>(cell)]) {
            ++count;
            for (ConstraintBit place : places[side * cell + digit]) open[place.constraint] |= place.bit;
        }
}

// The givens and the marks of a puzzle, with all consequences; none on a contradiction.
inline std::optional<OpenOptions> start(const ClassicPuzzle& puzzle) {
    if (has_clash(puzzle.givens)) return std::nullopt;
    const UsedDigits used(puzzle.givens);
    std::array<DigitSet, cell_count> digits;
    for (int cell = 0; cell < cell_count; ++cell) {
        const auto i = static_cast<std::size_t>(cell);
        const int value = puzzle.givens[cell];
        digits[i] = value != 0 ? DigitSet::of(static_cast<Digit>(value - 1)) : used.free(cell);
        if (puzzle.marks) digits[i] &= (*puzzle.marks)[i];
    }
    OpenOptions state(digits);
    if (std::ranges::find(state.open, 0) != state.open.end()) return std::nullopt;
    for (int constraint = 0; constraint < constraint_count; ++constraint)
        if (const unsigned open = state.open[constraint];
            has_one(open) && !choose(state, lowest(constraint, open)))
            return std::nullopt;
    return state;
}

}  // namespace nonet::cover
