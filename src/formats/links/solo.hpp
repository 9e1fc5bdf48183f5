#pragma once
// Game IDs of Solo, from Simon Tatham's puzzles.
//
//   3x3kx:5_3b7d6b1...,borders,totals
//   |  |  |           |        |
//   |  |  grid        |        with 'k': the total of each cage, in the same form as the grid
//   |  letters        with 'j': the borders of the pieces, with 'k': those of the cages
//   boxes in a row of boxes x in a column of them; "9j": a jigsaw of 9 x 9 cells
//
//   grid      a number is a cell's value, a letter a to z is 1 to 26 empty cells, '_' separates two numbers
//   borders   between two cells of a row, row by row, and then of a column, column by column: a letter a to y is 1 to 25
//             places without a border and then one with it, '_' is one with a border, z is 26 places without one.  The last
//             border is after all places.  (Solo reads z as 26 places but writes it for 25; IDs of both kinds are read.)
//   letters   x: both diagonals; j and k as above; others describe the difficulty and the method of generation

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

[[nodiscard]] bool may_be_solo(std::string_view text);
[[nodiscard]] std::expected<Import, Fault> read_solo(std::string_view text);

// Returns the game ID.  What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_solo(const BoardPuzzle& puzzle,
                                                           std::vector<Loss>& losses);

}  // namespace nonet::formats
