#pragma once
// Locked candidates: all places of a digit in one house lie in another house too, so the rest of the other
// has none.
//
//      . . . | . . .          the box's 7s all lie in the row:
//      7 7 . | x x x          pointing (from a box), claiming (from a line)
//      . . . | . . .

#include "techniques/technique.hpp"

namespace nonet {

struct Locked {
    House base;   // where the digit is confined
    House cover;  // the house that confines it
    Digit digit;
};

// inside[a][b]: the spots of house a that lie in house b.
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

// Visits the locked candidates of one pair of house types, whether they remove something or not: by base
// house, then cover house, then digit.  visit: bool(const Locked&), true to stop.
template <class Visit>
bool for_each_locked(const Position& position, HouseType base_type, HouseType cover_type, Visit&& visit) {
    for (int b = 0; b < side; ++b)
        for (int c = 0; c < side; ++c) {
            const auto base = static_cast<House>(first_house[base_type] + b);
            const auto cover = static_cast<House>(first_house[cover_type] + c);
            const Spots within = inside[base][cover];
            if (std::popcount(within) < 2) continue;  // lines that cross in one cell, boxes that do not cross
            for (Digit digit = 0; digit < side; ++digit) {
                const Spots spots = position.spots(base, digit);
                if ((spots & ~within) != 0 || (spots & (spots - 1)) == 0) continue;
                if (visit(Locked{base, cover, digit})) return true;
            }
        }
    return false;
}

// Visits all that remove something, in the order of trial: from boxes to columns and rows, from columns, from
// rows.
template <class Visit>
bool for_each_locked(const Position& position, Visit&& visit) {
    constexpr std::array<std::array<HouseType, 2>, 4> pairs{
        {{box_type, column_type}, {box_type, row_type}, {column_type, box_type}, {row_type, box_type}}};
    for (const auto& [base, cover] : pairs)
        if (for_each_locked(position, base, cover, [&](const Locked& locked) {
                return lost_spots(position, locked) != 0 && visit(locked);
            }))
            return true;
    return false;
}

// The techniques' common body: the pairs of house types in their order.
void find_locked(const Position& position, const Request& request, std::vector<Step>& steps,
                 std::span<const std::array<HouseType, 2>> pairs, std::string_view id, double rating);

}  // namespace nonet
