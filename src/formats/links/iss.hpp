#pragma once
// Puzzles in the format of Interactive Sudoku Solver.

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"

namespace nonet::formats {

// Returns whether a line begins like one of its strings: ".Cage~10~R1C1~R1C2", ".~R1C1_5", ".AntiKnight.".
[[nodiscard]] bool may_be_iss(std::string_view text);

// Returns whether a line is exactly one item: ".Cage~10~R1C1~R1C2", ".~R1C1_5", ".End".
[[nodiscard]] bool is_iss_item(std::string_view text);

[[nodiscard]] std::expected<Import, Fault> read_iss(std::string_view text);

// Returns the string. What it cannot hold is added to `losses`; a board that it cannot hold is a fault.
[[nodiscard]] std::expected<std::string, Fault> write_iss(const BoardPuzzle& puzzle,
                                                          std::vector<Loss>& losses);

// Returns the shape of its boxes of `size` cells: the most square one that fills the board, and rather wide than high;
// {0, 0} if there is none.
[[nodiscard]] BoxShape iss_boxes(int rows, int columns, int size);

// .Doppelganger: adds extra cells for the missing digits: dgc1 for row 1, dgr1 for column 1, dgb1 for box 1; and rules
// for them. Cells of one kind differ and are never 0. At each 0 of the grid, the missing digits of its row, column and
// box differ.
void add_missing_digits(Import& import);

// .ChaosConstruction: adds extra cells cc1, cc2, ... that hold the region of each cell, and the rule for them.
void add_found_regions(Import& import);

// Returns the cells of the little killer diagonal that begins at a cell: from the left column down and right, from the
// right column up and left, from the top row down and left, from the bottom row up and right. Returns no cells for any
// other cell.
[[nodiscard]] std::vector<Cell> iss_diagonal(int rows, int columns, Cell start);

}  // namespace nonet::formats
