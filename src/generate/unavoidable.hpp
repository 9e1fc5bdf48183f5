#pragma once
// Unavoidable sets of a solution: sets of cells that can be filled in another way while all other cells stay.
// A puzzle of that solution is proper if and only if it has a given in every one of them.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/grid.hpp"
#include "nonet/sets.hpp"

namespace nonet::generate {

class UnavoidableSets {
 public:
    void clear();
    void add(const CellSet& set);

    // Those that show with two digits or within two lines of a chute: exchanging the two is another way.
    // About 80 sets; those of more than twelve cells are left out, as they seldom say anything.
    void add_simple(const Grid& solution);

    // Whether one of the sets would have no given left without these cells.
    bool needs(const CellSet& cells, const CellSet& removed) const;

    std::span<const CellSet> all() const { return sets_; }

 private:
    void add_digit_pairs(const Grid& solution);
    void add_line_pairs(const Grid& solution);

    // For 64 sets: bit i of the word of a cell says that set i of the 64 holds it.
    using Block = std::array<std::uint64_t, cell_count>;
    std::vector<CellSet> sets_;
    std::vector<Block> holding_;
};

// The cells in which two grids differ.
CellSet difference(const Grid& a, const Grid& b);

}  // namespace nonet::generate
