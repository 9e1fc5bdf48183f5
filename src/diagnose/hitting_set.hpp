#pragma once
// The smallest set that has a member in common with each of some sets.

#include <optional>
#include <span>

#include "nonet/sets.hpp"

namespace nonet {

struct HittingSet {
    std::optional<CellSet> cells;  // a smallest one; none when all have `bound` cells or more
    bool complete = true;          // false when the search was given up: too many branches
};

// Branch and bound: some member of the smallest set not yet hit has to be taken.
HittingSet smallest_hitting_set(std::span<const CellSet> sets, int bound);

}  // namespace nonet
