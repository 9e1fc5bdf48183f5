#pragma once
// The search for the minlex form.

#include <vector>

#include "canon/partial.hpp"
#include "nonet/canon.hpp"

namespace nonet::canon {

// All the ways to the minlex form, as sets of symmetries that are pairwise disjoint; at least one.
struct Minlex {
    Grid grid;
    std::vector<Partial> ways;
};

Minlex find_minlex(const Grid& grid);

// The number of cell symmetries in the set.
std::uint64_t size_of(const Partial& way);

// Returns one of them, with its digits: those that no cell shows get the remaining labels, in ascending order.
Transform transform_of(Partial way);

// Returns nothing if every value is 0..9 and occurs at most once in a house.
std::optional<Error> clash_in(const Grid& grid);

}  // namespace nonet::canon
