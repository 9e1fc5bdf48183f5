#pragma once
// Rules about the number of cells with a digit, or of different digits, as a network has them.

#include <cstdint>
#include <vector>

#include "nonet/geometry.hpp"

namespace nonet::rules {

// The number of times that digits occur in the cells: `least` to `most`.
struct Count {
    struct Need {
        Digit digit;
        std::uint16_t least, most;
    };
    std::uint32_t cells, seen;  // of Network::placed and Network::adjacent: the places that see each place
    std::vector<Need> needs;
};

// Each digit that occurs in the cells does so as often as its value.
struct Counting {
    std::uint32_t cells, seen;  // as in Count
};

// The first cell is the number of different digits of the others.
struct Distinct {
    std::uint32_t cells;
    std::vector<std::uint32_t> group_ends;  // behind the first cell: groups that hold no digit twice
};

// The second cell is an index (from `low`) into the list; the first cell equals the cell at that index.
struct Element {
    std::uint32_t cells;
};

}  // namespace nonet::rules
