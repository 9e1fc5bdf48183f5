#pragma once
// Areas of cells, and regions to be found, as constraints of a network.

#include <cstdint>
#include <vector>

#include "nonet/geometry.hpp"
#include "rules/subsets.hpp"

namespace nonet::rules {

// Different cells. Those that hold one of these digits are connected.
struct Connected {
    std::uint32_t cells;  // of Network::placed
    Mask digits;
    int size;                // the number of connected cells; 0: any
    std::uint32_t adjacent;  // of Network::adjacent
};

// The number of the region of each cell of the board. No region has a digit twice.
struct Regions {
    std::uint32_t cells, numbers;  // of Network::placed
    int count;
    bool is_full;  // each holds every digit
};

// The number cell counts the cells that equal the first cell: the first cell itself, and on each arm those before the
// first different one.
struct Same {
    Cell number, first;
    std::vector<std::uint32_t> arms;  // of Network::lists
    int more;                         // added to the number
};

// The digits 0 to count - 1 all occur in the cells, and each occurs first after the first occurrence of the one before.
struct Precedence {
    std::uint32_t cells;
    int count;
};

}  // namespace nonet::rules
