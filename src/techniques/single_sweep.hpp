#pragma once
// Fast placement of hidden singles, for when only their number and the hardest of them matter, not the single steps.
//
// The order does not affect the result: a digit with one place left keeps it, so all orders place the same digits.  It does
// affect the rating, which is that of the easiest order: last empty cells, then boxes, then lines.

#include "techniques/technique.hpp"

namespace nonet {

// Whether the set has exactly one member.
constexpr bool is_single(std::unsigned_integral auto spots) {
    return spots != 0 && (spots & (spots - 1)) == 0;
}

// Returns the first member of a set that is not empty, counted along the house.
constexpr std::size_t first_spot(std::unsigned_integral auto spots) {
    return static_cast<std::size_t>(std::countr_zero(spots));
}

struct SingleSweep {
    int placed = 0;
    double hardest = 0;
};

// Places hidden singles until there are none left.
//
//   hardest   the hardest step so far: singles up to it may be taken in any order
//   budget    spends one node for each single
//   cost      a few hundred nanoseconds a pass; each pass places all singles it finds
SingleSweep sweep_hidden_singles(Position& position, double hardest, Budget& budget);

// The hidden single, the technique that the sweep replaces.  Its forms go from easy to hard: the last empty cell of a house, the
// last place in a box, the last place in a row (a column is as hard as a row).
extern const TechniqueRecord& swept_technique;
inline constexpr std::size_t swept_levels = 3;

}  // namespace nonet
