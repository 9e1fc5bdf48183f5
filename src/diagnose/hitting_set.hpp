#pragma once
// The smallest set that has a member in common with each of several sets.

#include <optional>
#include <span>

#include "nonet/sets.hpp"

namespace nonet {

struct HittingSet {
    std::optional<CellSet> cells;  // a smallest one; none if each has `bound` cells or more
    bool complete = true;          // false if the search was abandoned: too many branches
};

// Branch and bound: one member of the smallest set not yet hit must be taken.
HittingSet smallest_hitting_set(std::span<const CellSet> sets, int bound);

}  // namespace nonet
