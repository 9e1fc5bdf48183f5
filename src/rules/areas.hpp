#pragma once
// Areas of cells, and regions that are to be found, as constraints of a network.

#include <cstdint>
#include <vector>

#include "nonet/geometry.hpp"
#include "rules/subsets.hpp"

namespace nonet::rules {

// Different cells of which those with one of these digits hang together.
struct Connected {
    std::uint32_t cells;  // of Network::placed
    Mask digits;
    int size;                // how many they are; 0: any number
    std::uint32_t adjacent;  // of Network::adjacent
};

// The number of the region of each cell of the board: none holds a digit twice.
struct Regions {
    std::uint32_t cells, numbers;  // of Network::placed
    int count;
    bool is_full;  // each holds every digit
};

// A cell says how many are the same as another: that one, and of each arm those before the first that is not.
struct Same {
    Cell number, first;
    std::vector<std::uint32_t> arms;  // of Network::lists
    int more;                         // so many more than it says
};

// Digits 0 to count - 1 stand in the cells, the first of each behind the first of the one before.
struct Precedence {
    std::uint32_t cells;
    int count;
};

}  // namespace nonet::rules
