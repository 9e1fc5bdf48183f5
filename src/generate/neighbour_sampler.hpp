#pragma once
// The puzzles near a given one, {-n+m}: n of its givens go and m others come, with any digits.

#include <optional>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

class NeighbourSampler {
 public:
    // groups     disjoint sets of cells that hold givens together or not at all; what is in none of them stays
    // solution   if there is one, only its digits come
    NeighbourSampler(const Grid& puzzle, std::span<const CellSet> groups,
                     const std::optional<Grid>& solution);

    std::size_t most_to_drop() const { return filled_.size(); }
    std::size_t most_to_add(std::size_t drop) const { return empty_.size() + drop; }

    // Draws one.  All without two equal digits in a house have the same chance, proper or not; so those that are proper
    // come out uniformly when the others are thrown away.
    //
    //   returns  none when the digits drawn clash, or when a group comes back as it was
    std::optional<Grid> draw(Rng& rng, int drop, int add);

 private:
    bool fill(const CellSet& group, Grid& grid, Rng& rng) const;

    Grid puzzle_;
    std::optional<Grid> solution_;
    std::vector<CellSet> filled_, empty_;  // the groups
    std::vector<CellSet> free_;            // those that may come, in one draw
};

}  // namespace nonet::generate
