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

// How many cell symmetries the set holds.
std::uint64_t size_of(const Partial& way);

// One of them, with its digits: those that no cell shows take the labels left, in ascending order.
Transform transform_of(Partial way);

// Nothing when every value is 0..9 and stands at most once in a house.
std::optional<Error> clash_in(const Grid& grid);

}  // namespace nonet::canon
