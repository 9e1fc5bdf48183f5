#pragma once
// 81 numbers on lines of any length, where they are more than cells one after the other. rows.cpp finds the lines.

#include <vector>

#include "formats/drawn_row.hpp"

namespace nonet::formats {

// Reads lines that hold 81 cells together, or returns an error. The dashes of a list are not cells. Three cells on a
// line may be boxes, which would be another puzzle.
std::optional<Error> read_numbers(const std::vector<DrawnRow>& rows, ClassicPuzzle& puzzle);

// Reports lines that hold another number of cells.
Error bad_numbers(const std::vector<DrawnRow>& rows);

}  // namespace nonet::formats
