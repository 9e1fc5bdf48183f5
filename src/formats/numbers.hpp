#pragma once
// 81 numbers over lines of any lengths, as far as they are more than cells one after the other: rows.cpp finds the lines.

#include <vector>

#include "formats/drawn_row.hpp"

namespace nonet::formats {

// What is wrong, if anything is, with lines that hold 81 cells together: the dashes of a list are no cells, and three cells on
// a line may be boxes, which would be another puzzle.
std::optional<Error> read_numbers(const std::vector<DrawnRow>& rows, ClassicPuzzle& puzzle);

// Lines that hold another number of cells.
Error bad_numbers(const std::vector<DrawnRow>& rows);

}  // namespace nonet::formats
