#pragma once
// Files of KSudoku:
//
//   <ksudoku><game had-help="0"><puzzle>
//     <graph order="9" type="sudoku"/>                        or type="custom": sizes, and the houses and cages inside
//     <values>f___h____d__...</values>                        b to z: 1 to 25, _ for an empty cell
//   </puzzle><history>...</history></game></ksudoku>
//
// Cells are counted column by column. The history belongs to the player, and is not part of the puzzle.

#include <expected>
#include <string_view>

#include "formats/links/import.hpp"

namespace nonet::formats {

// Returns whether a line begins such a file.
[[nodiscard]] bool may_be_ksudoku(std::string_view line);

// Returns whether the file ends on this line.
[[nodiscard]] bool ends_ksudoku(std::string_view line);

// Returns the puzzle of a whole file.
[[nodiscard]] std::expected<Import, Fault> read_ksudoku_file(std::string_view text);

}  // namespace nonet::formats
