#pragma once
// Which candidates of a digit fish can remove at all, and from which base houses, asked before the fish are listed.
//
// Suppose what a fish removes were true.  Its fins, if it has any, see it, so they are gone, and so is all of the cover house in which it
// stands.  Then as many base houses as the fish has, without that candidate, fit into one cover house less; or, where it
// stands in two cover houses and in one base house, one base house less into two less.  Where no candidate leads to that
// there is no such fish.  The reverse need not hold.

#include <array>
#include <span>

#include "core/tables.hpp"
#include "techniques/hodoku/board.hpp"

namespace nonet::hodoku {

struct FishUnit {
    House house;
    CellSet cells;  // the places of the digit
};

// What fish of base lines and crossing lines may remove, by their size.
constexpr int most_screened_lines = 4;
using LineVictims = std::array<CellSet, most_screened_lines + 1>;
LineVictims victims_of_lines(const Board& board, Digit digit, int base_side);

// What fish of two or three houses with boxes on both sides may remove, and with which base houses.
struct FrankenHopes {
    static constexpr std::size_t most_units = 2 * side;
    CellSet victims;
    // Of two base houses by their number the last ones that may go with them, as bits; of fish of two houses the second ones,
    // for the first taken twice.
    std::array<std::array<std::uint32_t, most_units>, most_units> last{};
};
FrankenHopes hopes_of_franken(std::span<const FishUnit> base, std::span<const FishUnit> cover,
                              const CellSet& places, int size);

}  // namespace nonet::hodoku
