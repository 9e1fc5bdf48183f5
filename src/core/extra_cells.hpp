#pragma once
// Cells beside the board, by the names that rules call them by: rules/extra.hpp.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"

namespace nonet {

// Cells of one name, in rows.
struct ExtraGroup {
    std::string name;  // small letters
    int count = 1, columns = 1;
    friend bool operator==(const ExtraGroup&, const ExtraGroup&) = default;
};

// All of a board, one group behind the other.
struct ExtraCells {
    int first = 0;  // the number of the first one: so many cells has the board
    std::vector<ExtraGroup> groups;

    int count() const;
    // The number of its group; -1 of a cell on the board.
    int group_of(int cell) const;
    // "s4", "a": a group of one cell has no number.
    std::string name(int cell) const;
    // The number of a cell of a group, counted from 1.
    std::optional<Cell> cell(std::string_view group, int number) const;
};
}  // namespace nonet
