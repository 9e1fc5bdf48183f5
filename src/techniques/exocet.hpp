#pragma once
// The parts of an exocet that double exocets use too.

#include <array>
#include <vector>

#include "techniques/technique.hpp"
#include "techniques/view.hpp"

namespace nonet {

// Two base cells, and two targets that hold the same digits.
struct Exocet {
    View view;
    std::array<Cell, 2> base, targets;
    DigitSet digits;
    std::array<House, 3> cross_lines;  // of the base's box; then, if junior, of the targets
};

// Returns the junior exocets of the grid as seen, including those that remove nothing; only some if the budget runs out.
std::vector<Exocet> junior_exocets(const Position& position, const Steps& steps, View view);

}  // namespace nonet
