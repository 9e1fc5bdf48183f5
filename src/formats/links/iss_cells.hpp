#pragma once
// Writes cells in strings of Interactive Sudoku Solver: cells of the grid, extra cells, and region cells (extra cells
// that hold the regions of the grid's cells).

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

    // Returns whether it is a region cell; all of these share one name.
    bool is_region(int cell) const { return regions_ && cell >= *regions_ && cell < *regions_ + count_; }
    // Returns whether all cells from `first` on are region cells.
    bool are_regions(const std::vector<Cell>& cells, std::size_t first) const;

    // Returns the arguments of .Var, for each name that it declares.
    std::vector<std::string> variables() const;
    // Returns the name of all cells of the grid or of one kind of extra cells: "", "VL", "CC". Returns nothing if the
    // cells are not exactly these.
    std::optional<std::string> whole(const std::vector<Cell>& cells) const;

 private:
    const BoardParts& parts_;
    const int count_;              // the number of cells of the grid
    std::optional<Cell> regions_;  // the first region cell
};

}  // namespace nonet::formats
