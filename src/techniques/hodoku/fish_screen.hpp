#pragma once
// A screen before the search for fish: the candidates of a digit that fish can remove at all, and the base houses they need.
//
// Suppose that a candidate which a fish removes were true.  It sees the fins, if there are any, so they are gone, and so are all
// places in its cover house.  Then the remaining places of the fish's base houses fit into one cover house less.  If the
// candidate is in two cover houses and one base house, the places of one base house less fit into two cover houses less.  If
// neither holds for any candidate, there is no such fish.  The reverse need not hold.

#include <array>
#include <span>

#include "core/tables.hpp"
#include "techniques/hodoku/board.hpp"

namespace nonet::hodoku {

struct FishUnit {
    House house;
    CellSet cells;  // the places of the digit
};

// The candidates that fish of base lines and crossing lines may remove, by size.
constexpr int most_screened_lines = 4;
using LineVictims = std::array<CellSet, most_screened_lines + 1>;
LineVictims victims_of_lines(const Board& board, Digit digit, int base_side);

// The candidates that fish of two or three houses with boxes on both sides may remove, and the base houses they need.
struct FrankenHopes {
    static constexpr std::size_t most_units = 2 * side;
    CellSet victims;
    // For two base houses, the last ones that can complete them, as bits.  For fish of two houses: the second ones, indexed by
    // the first one twice.
    std::array<std::array<std::uint32_t, most_units>, most_units> last{};
};
FrankenHopes hopes_of_franken(std::span<const FishUnit> base, std::span<const FishUnit> cover,
                              const CellSet& places, int size);

}  // namespace nonet::hodoku
