#pragma once
// The puzzles near a given one, {-n+m}: n of its givens are removed and m others added, with any digits.

#include <optional>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "nonet/puzzle.hpp"

namespace nonet::generate {

class NeighbourSampler {
 public:
    // groups     disjoint sets of cells that are given together or not at all; cells in no group stay
    // solution   if given, only its digits are added
    NeighbourSampler(const Grid& puzzle, std::span<const CellSet> groups,
                     const std::optional<Grid>& solution);

    std::size_t most_to_drop() const { return filled_.size(); }
    std::size_t most_to_add(std::size_t drop) const { return empty_.size() + drop; }

    // Draws a neighbour. All neighbours without equal digits in a house are equally likely, proper or not; so rejecting
    // the improper ones leaves a uniform draw of the proper ones.
    //
    //   returns  none if the digits drawn clash, or if a group comes back unchanged
    std::optional<Grid> draw(Rng& rng, int drop, int add);

 private:
    bool fill(const CellSet& group, Grid& grid, Rng& rng) const;

    Grid puzzle_;
    std::optional<Grid> solution_;
    std::vector<CellSet> filled_, empty_;  // the groups
    std::vector<CellSet> free_;            // those that may be added, in one draw
};

}  // namespace nonet::generate
