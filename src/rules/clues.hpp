#pragma once
// Clues from outside as constraints of a network: the cells of a line, from its first on.
//
//   cells   a number of Network::lists

#include <cstdint>
#include <vector>

#include "rules/subsets.hpp"

namespace nonet::rules {

// Different cells, along which so many are seen, each higher than all before it; or the first that is not has a digit.
struct Skyline {
    std::uint32_t cells;
    bool is_hidden;
    int wanted;
};

// Different cells, of which a stretch holds digits of a total, in one of these ways.
struct Stretch {
    struct Way {
        std::uint8_t from, to;     // its cells: the stretch and what bounds it
        std::uint8_t first, last;  // those of the stretch
        std::uint16_t total;       // of its digits
        Mask start;                // the digit before it; or 0: between the lowest and the highest of all
    };
    std::uint32_t cells;
    std::vector<Way> ways;
    bool is_full;  // they hold every digit
};

// The first cell says which cell of the list has the digit.
struct Room {
    std::uint32_t cells;
    Mask digit;
    bool is_different;  // the cells are
};

}  // namespace nonet::rules
