#pragma once
// The board of a puzzle in a string of Interactive Sudoku Solver, written: its shape, its boxes or pieces, and what else is a
// house or holds between neighbours.

#include <string>

#include "formats/links/export.hpp"

namespace nonet::formats {

[[nodiscard]] std::string iss_board(const Export& from);

}  // namespace nonet::formats
