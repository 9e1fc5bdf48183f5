#include "core/rules.hpp"

#include <algorithm>
#include <array>

#include "core/tables.hpp"
#include "core/used_digits.hpp"

namespace nonet {
namespace {

// The digit of each value as bits of a set: empty for an empty cell, and for a number that is not a value.
constexpr auto digit_of_value = [] {
    std::array<std::uint16_t, 256> table{};
    for (Digit digit = 0; digit < side; ++digit) table[digit + 1u] = DigitSet::of(digit).bits();
    return table;
}();
static_assert(box_side == 3, "is_finished joins three columns of a band at a time");

}  // namespace

bool has_clash(const Grid& grid) {
    UsedDigits used;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (grid[cell] == 0) continue;
        const auto digit = static_cast<Digit>(grid[cell] - 1);
        if (!used.free(cell).contains(digit)) return true;
        used.insert(cell, digit);
    }
    return false;
}

bool has_clash(const ClassicPuzzle& puzzle) {
    if (has_clash(puzzle.givens)) return true;
    for (int cell = 0; puzzle.marks && cell < cell_count; ++cell)
        if (const int value = puzzle.givens[cell];
            value != 0 && !(*puzzle.marks)[cell].contains(static_cast<Digit>(value - 1)))
            return true;
    return false;
}

bool is_finished(const Grid& grid) {
    std::uint16_t whole = DigitSet::all().bits();  // the digits that occur in every house so far
    std::array<std::uint16_t, side> columns{};
    const std::uint8_t* value = grid.values.data();
    for (int first = 0; first < side; first += box_side) {
        std::array<std::uint16_t, side> band{};  // the columns of three rows
        for (int row = first; row < first + box_side; ++row) {
            std::uint16_t shown = 0;
            for (std::size_t column = 0; column < side; ++column) {
                const std::uint16_t digit = digit_of_value[*value++];
                shown |= digit;
                band[column] |= digit;
            }
            whole &= shown;
        }
        for (std::size_t box = 0; box < side; box += box_side)
            whole &= static_cast<std::uint16_t>(band[box] | band[box + 1] | band[box + 2]);
        for (std::size_t column = 0; column < side; ++column) columns[column] |= band[column];
    }
    for (std::uint16_t column : columns) whole &= column;
    return whole == DigitSet::all().bits();
}

Candidates candidates_of(const ClassicPuzzle& puzzle) {
    const std::uint8_t* given = puzzle.givens.values.data();
    if (puzzle.marks) {
        Candidates candidates = *puzzle.marks;
        for (DigitSet& digits : candidates)
            if (const std::uint8_t value = *given++; value != 0) digits &= DigitSet(digit_of_value[value]);
        return candidates;
    }
    Candidates candidates;
    std::array<std::uint16_t, side> rows{}, columns{}, boxes{};
    for (std::size_t cell = 0, row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column, ++cell) {
            const std::uint16_t digit = digit_of_value[given[cell]];
            candidates[cell] = DigitSet(digit);
            rows[row] |= digit;
            columns[column] |= digit;
            boxes[row / box_side * box_side + column / box_side] |= digit;
        }
    for (std::size_t cell = 0, row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column, ++cell) {
            const std::size_t box = row / box_side * box_side + column / box_side;
            if (given[cell] == 0)
                candidates[cell] =
                    ~DigitSet(static_cast<std::uint16_t>(rows[row] | columns[column] | boxes[box]));
        }
    return candidates;
}

}  // namespace nonet
