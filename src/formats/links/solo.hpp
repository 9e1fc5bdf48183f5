#pragma once
// Game IDs of Solo, of Simon Tatham's puzzles.
//
//   3x3kx:5_3b7d6b1...,borders,totals
//   |  |  |           |        |
//   |  |  grid        |        with 'k': for each cage its total, in the same form as the grid
//   |  letters        with 'j' those of the pieces, with 'k' those of the cages
//   boxes in a row of boxes x in a column of them; "9j": a jigsaw of 9 x 9 cells
//
//   grid      a number is a cell's value, a letter a to z that many empty cells, '_' separates two numbers
//   borders   between two cells of a row, row by row, and then of a column, column by column: a letter a to y is that many
//             places without a border and one with it, '_' a border at once, z 26 places without one.  A last border
//             stands behind all places.  (Solo reads z as 26 places but writes it for 25; IDs of both kinds are read.)
//   letters   x: both diagonals; j and k as above; others say how hard the puzzle is and how it was made

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

[[nodiscard]] bool may_be_solo(std::string_view text);
[[nodiscard]] std::expected<Import, Fault> read_solo(std::string_view text);

// Returns the game ID.  What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_solo(const WidePuzzle& puzzle,
                                                           std::vector<Loss>& losses);

}  // namespace nonet::formats
