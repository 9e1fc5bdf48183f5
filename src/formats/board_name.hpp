#pragma once
// The canonical form of a board's name, and the parts that a name describes.

#include <span>
#include <string>
#include <string_view>

#include "core/boards.hpp"
#include "nonet/function_ref.hpp"
#include "nonet/result.hpp"

namespace nonet::formats {

// Returns the canonical name. parse_board makes the same board from it again.
std::string name_of_parts(const BoardParts& parts);

// Returns the parts that a board's name describes. The errors are those of parse_board.
Result<BoardParts> parts_of_name(std::string_view name);

// Returns the board's parts with a term added: "killer=10:r1c1,r1c2", or several terms with '+' between them. Error
// places are positions in the term. The cost depends on the term only, since the board's other rules are not copied:
// the result has the rules of the term alone, and its extra cells are not yet gathered.
Result<BoardParts> parts_with_term(const BoardParts& board, std::string_view term);

// Returns the board of these parts and more rules, which are checked like those of a name.
Result<Geometry> board_with(BoardParts parts, std::span<const Rule> rules);

// Returns the board without the rules for which `is_left_out` holds; the same board if it has no name.
Geometry board_without(const Geometry& board, FunctionRef<bool(const Rule&)> is_left_out);

// Returns a name like "r12c3".
std::string name_of_cell(Cell cell, int columns);

}  // namespace nonet::formats
