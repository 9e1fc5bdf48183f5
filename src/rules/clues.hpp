#pragma once
// Outside clues as constraints of a network: the cells of a line, beginning with its first.
//
//   cells   an index into Network::lists

#include <cstdint>
#include <vector>

#include "rules/subsets.hpp"

namespace nonet::rules {

// Different cells. `wanted` is the number of visible cells, each higher than all before it; or the digit of the first
// hidden cell.
struct Skyline {
    std::uint32_t cells;
    bool is_hidden;
    int wanted;
};

// Different cells, in which the digits of a stretch have a total in one of these ways.
struct Stretch {
    struct Way {
        std::uint8_t from, to;     // its cells: the stretch and its bounds
        std::uint8_t first, last;  // the cells of the stretch alone
        std::uint16_t total;       // of its digits
        Mask start;  // the digit before it; or 0: between the lowest and the highest of all digits
    };
    std::uint32_t cells;
    std::vector<Way> ways;
    bool is_full;  // the cells hold every digit
};

// The first cell holds the position of the cell with the digit.
struct Room {
    std::uint32_t cells;
    Mask digit;
    bool is_different;  // whether the cells differ
};

}  // namespace nonet::rules
