#pragma once
// The one fixed form of a board's name.

#include <string>

#include "core/boards.hpp"

namespace nonet::formats {

// Of it parse_board makes the same board again.
std::string name_of_parts(const BoardParts& parts);

// "r12c3"
std::string board_cell_name(Cell cell, int columns);

}  // namespace nonet::formats
