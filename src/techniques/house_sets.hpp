#pragma once
// Naked and hidden sets: k cells of a house for k digits.
//
//   naked    k cells that hold only k digits between them: the rest of the house loses these digits
//   hidden   k digits that have only k places between them: these places lose all other digits

#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {

struct HouseSet {
    House house;
    Spots cells;
    DigitSet digits;
};

// One number for each house.
using PerHouse = std::array<std::uint16_t, house_slots>;

// For each house the digits that have at least two and at most `most` (2, 3 or 4) places in it.
PerHouse narrow_digits(const Position& position, int most);

// For each house the spots of cells with at least two and at most `most` (2, 3 or 4) candidates.
PerHouse narrow_cells(const Position& position, int most);

// For each house whether some `size` (2, 3 or 4) of its narrow digits have at most `size` places between them: nothing else
// can hold a hidden set.  All houses are looked at together, so this costs less than the first few houses one by one.
PerHouse houses_with_hidden(const Position& position, int size, const PerHouse& narrow);

// Visits the naked sets of `size` that remove something.  A house needs 2*size empty cells: with fewer, the hidden set
// of the other cells is the simpler sight.  visit: bool(const HouseSet&), true to stop.
template <class Visit>
bool for_each_naked_set(const Position& position, int size, Visit&& visit) {
    const PerHouse narrow = narrow_cells(position, size);
    for (House house : set_houses) {
        const Spots empty = position.empty(house);
        if (count_of(narrow[house]) < size || count_of(empty) < 2 * size) continue;
        std::array<std::uint16_t, side> digits{};
        for (int spot : spots_of(empty)) digits[spot] = position.candidates(house_cells[house][spot]).bits();
        if (for_each_union(digits, narrow[house], size, size, [&](Spots cells, std::uint16_t united) {
                if (count_of(united) != size) return false;
                std::uint16_t others = 0;
                for (int spot : spots_of(static_cast<Spots>(empty & ~cells))) others |= digits[spot];
                return (others & united) != 0 && visit(HouseSet{house, cells, DigitSet(united)});
            }))
            return true;
    }
    return false;
}

// Visits the hidden sets of `size` in houses of more than `room` empty cells, whether they remove something or not.
template <class Visit>
bool for_each_hidden_set(const Position& position, int size, int room, Visit&& visit) {
    const PerHouse narrow = narrow_digits(position, size);
    const PerHouse hidden = houses_with_hidden(position, size, narrow);
    for (House house : set_houses) {
        if (!hidden[house] || count_of(position.empty(house)) <= room) continue;
        std::array<std::uint16_t, side> places{};
        for (Digit digit : DigitSet(narrow[house])) places[digit] = position.spots(house, digit);
        if (for_each_union(places, narrow[house], size, size, [&](std::uint16_t digits, Spots cells) {
                return count_of(cells) == size && visit(HouseSet{house, cells, DigitSet(digits)});
            }))
            return true;
    }
    return false;
}

// What a naked set takes from the rest of its house, and a hidden set from its own cells; cells ascending.
std::vector<CellDigits> naked_removals(const Position& position, const HouseSet& set);
std::vector<CellDigits> hidden_removals(const Position& position, const HouseSet& set);

// The set's cells with those of their candidates that are in `digits`.
std::vector<CellDigits> marks_at(const Position& position, House house, Spots cells, DigitSet digits);

}  // namespace nonet
