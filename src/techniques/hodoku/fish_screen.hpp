#pragma once
// Whether a fish can remove anything of a digit, asked before all of them are listed.
//
// Suppose what it removes were true.  Its fins, if it has any, see it, so they are gone, and so is all of the cover house in which it
// stands.  Then as many base houses as the fish has, without that candidate, fit into one cover house less; or, where it
// stands in two cover houses and in one base house, one base house less into two less.  Where no candidate leads to that
// there is no such fish.  The reverse need not hold.

#include <array>
#include <span>

#include "core/tables.hpp"
#include "nonet/sets.hpp"

namespace nonet::hodoku {

struct FishUnit {
    House house;
    CellSet cells;  // the places of the digit
};

// Base lines against crossing lines, of any size.
bool may_be_lines(std::span<const FishUnit> base, std::span<const FishUnit> cover, const CellSet& places,
                  int size);

// With boxes on both sides, of size 2 or 3.
bool may_be_franken(std::span<const FishUnit> base, std::span<const FishUnit> cover, const CellSet& places,
                    int size);

}  // namespace nonet::hodoku
