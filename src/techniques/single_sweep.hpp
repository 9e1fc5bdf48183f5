#pragma once
// Hidden singles by the dozen, where only their number and the hardest of them matter, and not each as a step.
//
// The order does not matter for where it ends: a digit with one place left keeps it, so all orders place the same
// digits.  It does matter for the rating, which is that of the easiest order: last empty cells, then boxes, then lines.

#include "techniques/technique.hpp"

namespace nonet {

// Whether there is exactly one.
constexpr bool is_single(std::unsigned_integral auto spots) {
    return spots != 0 && (spots & (spots - 1)) == 0;
}

// The first of a set that is not empty, counted along the house.
constexpr std::size_t first_spot(std::unsigned_integral auto spots) {
    return static_cast<std::size_t>(std::countr_zero(spots));
}

struct SingleSweep {
    int placed = 0;
    double hardest = 0;
};

// Places hidden singles until there is none.
//
//   hardest   the hardest step so far: singles up to it may be taken in any order
//   budget    one node for each
//   cost      a few hundred nanoseconds a pass; each pass places all it meets
SingleSweep sweep_hidden_singles(Position& position, double hardest, Budget& budget);

// The hidden single, which the sweep stands for.  Its forms go from easy to hard: the last empty cell of a house, the
// last place in a box, in a row (and in a column, which is as hard).
extern const TechniqueRecord& swept_technique;
inline constexpr std::size_t swept_levels = 3;

}  // namespace nonet
