#pragma once
// Fish: the places of a digit in k parallel lines lie in only k crossing lines.
//
//      base    base
//       c2      c6    c9
//   r3   X . . . X . . x  cover      each base line needs its own cover line, so the base lines use up
//   r7   X . . . X . . x  cover      the cover lines: the digit's other places there go
//
// Cost: 9 digits x the subsets of lines with few places, columns first.

#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {

struct Fish {
    HouseType base;        // row_type or column_type
    std::uint16_t lines;   // the base lines, as bits 0..8
    std::uint16_t covers;  // the crossing lines, as bits 0..8
    Digit digit;
};

inline constexpr std::array<HouseType, 2> fish_types{column_type, row_type};  // base columns are tried first

// Appends the fish of `size` on base lines of one type that remove something, by lines (as binary numbers),
// then digit. With `one`, only the first.
void collect_fish(const Position& position, int size, HouseType base, bool one, std::vector<Fish>& found);

}  // namespace nonet
