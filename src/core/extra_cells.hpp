#pragma once
// Extra cells, with the names by which rules refer to them: rules/extra.hpp.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"

namespace nonet {

// The cells of one name, in rows.
struct ExtraGroup {
    std::string name;  // small letters
    int count = 1, columns = 1;
    friend bool operator==(const ExtraGroup&, const ExtraGroup&) = default;
};

// All extra cells of a board, one group after the other.
struct ExtraCells {
    int first = 0;  // the number of the first extra cell, which is the number of cells on the board
    std::vector<ExtraGroup> groups;

    int count() const;
    // Returns the number of the cell's group; -1 for a cell on the board.
    int group_of(int cell) const;
    // Returns "s4" or "a": a group of one cell has no number.
    std::string name(int cell) const;
    // Returns a cell of a group by its 1-based number.
    std::optional<Cell> cell(std::string_view group, int number) const;
};
}  // namespace nonet
