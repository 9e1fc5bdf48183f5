#pragma once
// Killers in the form of strings, for 9 x 9 cells.
//
//   killer    3x3:d:k:2817:2817:...   after 'k' a number for each cell: 256 x its cage's total + the cage's number; a total of 0:
//                                     the cell is in no cage; 'd': with both diagonals.  Or 81 characters (Short)
//   sumocue   SumoCueV1D=11J0+0J0...  '=' and the total of a cage at its first cell, 0: none; '+' and the zero-based number of
//                                     that cell at its others; after 'J' the number of the cell's piece, if there are pieces;
//                                     'D': with both diagonals
//
// A cage of one cell is a given.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

inline constexpr int cage_numbers =
    256;  // a cell of a killer string is its cage's total * 256 + the number of the cage

[[nodiscard]] bool may_be_killer(std::string_view text);
[[nodiscard]] std::expected<Import, Fault> read_killer(std::string_view text);

[[nodiscard]] bool may_be_sumocue(std::string_view text);
[[nodiscard]] std::expected<Import, Fault> read_sumocue(std::string_view text);

// Return the strings. What they cannot hold is added to `losses`; a board that they cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_killer(const BoardPuzzle& puzzle,
                                                             std::vector<Loss>& losses);
[[nodiscard]] std::expected<std::string, Fault> write_sumocue(const BoardPuzzle& puzzle,
                                                              std::vector<Loss>& losses);

}  // namespace nonet::formats
