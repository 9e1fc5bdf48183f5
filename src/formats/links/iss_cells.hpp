#pragma once
// Cells in strings of Interactive Sudoku Solver, written: of the grid, beside it, and those that say regions.

#include <optional>
#include <string>
#include <vector>

#include "core/boards.hpp"

namespace nonet::formats {

class IssCells {
 public:
    explicit IssCells(const BoardParts& parts);

    // "~R1C1", "~VA3", "~CC5".
    std::string cell(Cell cell) const;
    std::string cells(const std::vector<Cell>& list) const;

    // Whether it is one of those that say regions: all of a name.
    bool is_region(int cell) const { return regions_ && cell >= *regions_ && cell < *regions_ + count_; }
    // Whether all from the `first` on are.
    bool are_regions(const std::vector<Cell>& cells, std::size_t first) const;

    // What stands behind .Var, for each name that it makes.
    std::vector<std::string> variables() const;
    // "", "VL", "CC": the name of all cells of the grid, or of a kind beside it; nothing where the cells are not these.
    std::optional<std::string> whole(const std::vector<Cell>& cells) const;

 private:
    const BoardParts& parts_;
    const int count_;              // of the grid
    std::optional<Cell> regions_;  // the first of those that say regions
};

}  // namespace nonet::formats
