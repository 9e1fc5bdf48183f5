#pragma once
// Locked candidates: all places of a digit in one house are in another house too, so the rest of the other house loses it.
//
//      . . . | . . .          all 7s of the box are in the row:
//      7 7 . | x x x          pointing (from a box), claiming (from a line)
//      . . . | . . .

#include "techniques/technique.hpp"

namespace nonet {

struct Locked {
    House base;   // where the digit is confined
    House cover;  // the house that confines it
    Digit digit;
};

// inside[a][b]: the spots of house a that are also in house b.
inline constexpr auto inside = [] {
    std::array<std::array<Spots, house_count>, house_count> table{};
    for (int a = 0; a < house_count; ++a)
        for (int spot = 0; spot < side; ++spot)
            for (HouseType type : house_types)
                table[a][cell_places[house_cells[a][spot]].house[type]] |= static_cast<Spots>(1u << spot);
    return table;
}();

// The spots of `cover` that lose the digit.
inline Spots lost_spots(const Position& position, const Locked& locked) {
    return static_cast<Spots>(position.spots(locked.cover, locked.digit) &
                              ~inside[locked.cover][locked.base]);
}

// If two or more spots of a house are all in one house of another type: which of the three crossing houses that is, else
// `nowhere`.
//
//      0 1 2      a box's rows, and a line's boxes, are its thirds: spots 0-2, 3-5, 6-8;
//      3 4 5      a box's columns are the spots with the same remainder
//      6 7 8
inline constexpr int nowhere = box_side;
using Confinement = std::array<std::uint8_t, 1u << side>;  // by the set of spots: 0, 1, 2 or nowhere

constexpr Confinement confinement(int step_between, int step_within) {
    Confinement table{};
    table.fill(nowhere);
    for (int i = 0; i < box_side; ++i) {
        int whole = 0;
        for (int j = 0; j < box_side; ++j) whole |= 1 << (step_between * i + step_within * j);
        for (int bits = 1; bits <= whole; ++bits)
            if ((bits & ~whole) == 0 && (bits & (bits - 1)) != 0)
                table[static_cast<std::size_t>(bits)] = static_cast<std::uint8_t>(i);
    }
    return table;
}
inline constexpr Confinement in_third = confinement(box_side, 1);
inline constexpr Confinement in_remainder = confinement(1, box_side);

// The i-th of the three houses of another type that cross a house.
constexpr House crossing(int base, HouseType cover, int i) {
    const int index = type_of(base) == row_type ? base : base % side;
    if (type_of(base) != box_type) {  // the boxes of a line
        const int box =
            type_of(base) == row_type ? index / box_side * box_side + i : i * box_side + index / box_side;
        return static_cast<House>(first_box + box);
    }
    return static_cast<House>(first_house[cover] +
                              (cover == row_type ? index / box_side : index % box_side) * box_side + i);
}

// Visits the locked candidates of one pair of house types, including those that remove nothing: by base house, then cover house,
// then digit.  visit: bool(const Locked&), true to stop.
template <class Visit>
bool for_each_locked(const Position& position, HouseType base_type, HouseType cover_type, Visit&& visit) {
    const Confinement& confined = cover_type == column_type ? in_remainder : in_third;
    for (int b = 0; b < side; ++b) {
        const auto base = static_cast<House>(first_house[base_type] + b);
        std::array<DigitSet, box_side + 1> within{};
        for (Digit digit = 0; digit < side; ++digit)
            within[confined[position.spots(base, digit)]].insert(digit);
        for (int i = 0; i < box_side; ++i)
            for (Digit digit : within[i])
                if (visit(Locked{base, crossing(base, cover_type, i), digit})) return true;
    }
    return false;
}

// The types of base and cover, in the order in which they are tried.
struct LockedTypes {
    HouseType base, cover;
};
inline constexpr std::array<LockedTypes, 2> pointing_order{{{box_type, column_type}, {box_type, row_type}}};
inline constexpr std::array<LockedTypes, 2> claiming_order{{{column_type, box_type}, {row_type, box_type}}};

}  // namespace nonet
