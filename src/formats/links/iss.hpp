#pragma once
// Puzzles as Interactive Sudoku Solver writes them.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

// Whether a line begins like a string of it: ".Cage~10~R1C1~R1C2", ".~R1C1_5", ".AntiKnight.".
[[nodiscard]] bool may_be_iss(std::string_view text);

// Returns whether a line is one item and nothing else: ".Cage~10~R1C1~R1C2", ".~R1C1_5", ".End".
[[nodiscard]] bool is_iss_item(std::string_view text);

[[nodiscard]] std::expected<Import, Fault> read_iss(std::string_view text);

// As a string.  What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_iss(const WidePuzzle& puzzle,
                                                          std::vector<Loss>& losses);

// Its boxes of so many cells: the most square ones that fill the board, rather wide than high; {0, 0} where there are none.
[[nodiscard]] BoxShape iss_boxes(int rows, int columns, int size);

// .Doppelganger: cells beside the grid, dgc1 for the digit that row 1 misses, dgr1 for that of column 1, dgb1 for that of box
// 1, and rules that say so: none of a kind is the same, none is 0, and at each 0 of the grid those of its row, column and box
// differ.
void add_missing_digits(Import& import);

// .ChaosConstruction: cells cc1, cc2, ... beside the grid that say the region of each cell, and the rule that says so.
void add_found_regions(Import& import);

// The cells that a little killer of it names by their first one: the left column's go down and right, the right one's up and
// left, the top row's down and left, the bottom row's up and right.  None for a cell that names none.
[[nodiscard]] std::vector<Cell> iss_diagonal(int rows, int columns, Cell start);

}  // namespace nonet::formats
