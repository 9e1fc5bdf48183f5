#pragma once
// Writes the board of a puzzle as a string of Interactive Sudoku Solver: its shape, its boxes or pieces, its other
// houses, and its rules for neighbours.

#include <string>

#include "formats/links/export.hpp"

namespace nonet::formats {

[[nodiscard]] std::string iss_board(const Export& from);

}  // namespace nonet::formats
