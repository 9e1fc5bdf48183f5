#pragma once
// The one fixed form of a board's name, and what it is made of.

#include <string>
#include <string_view>

#include "core/boards.hpp"
#include "nonet/result.hpp"

namespace nonet::formats {

// Of it parse_board makes the same board again.
std::string name_of_parts(const BoardParts& parts);

// What the board of a name is made of; errors as parse_board.
Result<BoardParts> parts_of_name(std::string_view name);

// "r12c3"
std::string board_cell_name(Cell cell, int columns);

}  // namespace nonet::formats
