#pragma once
// What exocets are made of, for those that put two together.

#include <array>
#include <vector>

#include "techniques/technique.hpp"
#include "techniques/view.hpp"

namespace nonet {

// Two cells whose digits two others repeat.
struct Exocet {
    View view;
    std::array<Cell, 2> base, targets;
    DigitSet digits;
    std::array<House, 3> cross_lines;  // that of the base's box, then those of the targets of a junior exocet
};

// The junior exocets of the grid as seen, also those that remove nothing; some of them where the budget is spent.
std::vector<Exocet> junior_exocets(const Position& position, const Steps& steps, View view);

}  // namespace nonet
