#pragma once
// Fish: in k parallel lines, all places of a digit are in only k crossing lines.
//
//      base    base
//       c2      c6    c9
//   r3   X . . . X . . x  cover      each base line needs its own cover line, so the base lines use up
//   r7   X . . . X . . x  cover      all cover lines: the digit's other places there go
//
// Cost: 9 digits x the subsets of lines with few places, columns first.

#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {

template <class Board>
struct BasicFish {
    HouseKind base;                // row or column
    typename Board::Spots lines;   // the base lines, as bits
    typename Board::Spots covers;  // the crossing lines, as bits
    Digit digit;
};
using Fish = BasicFish<Nine>;

// Base columns are tried first.
inline constexpr std::array fish_types{HouseKind::column, HouseKind::row};

constexpr HouseKind crossing(HouseKind base) {
    return base == HouseKind::row ? HouseKind::column : HouseKind::row;
}

// Appends the fish of `size` on base lines of one kind that remove something, ordered by lines (as binary numbers), then by
// digit.  With `one`, appends only the first.  Finds none if the base lines need not hold every digit.
template <class Board>
void collect_fish(const BasicPosition<Board>& position, int size, HouseKind base, bool one,
                  std::vector<BasicFish<Board>>& found);

}  // namespace nonet
