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

// What the board is made of when a term is added, "killer=10:r1c1,r1c2" or several with '+' between them; errors have
// their place in the term.  Takes time by the term and not by the board's other rules, which are not copied: the rules are
// those of the term, where cells beside the board are not yet gathered.
Result<BoardParts> parts_with_term(const BoardParts& board, std::string_view term);

// "r12c3"
std::string board_cell_name(Cell cell, int columns);

}  // namespace nonet::formats
