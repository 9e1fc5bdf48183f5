#pragma once
// Puzzles of other boards: their solver, and their values as text.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "forms/boxed.hpp"
#include "nonet/board_text.hpp"
#include "nonet/reader.hpp"
#include "nonet/solve.hpp"
#include "nonet/text.hpp"

namespace nonet::cli {

// Returns a solver for puzzles of this board; each thread keeps its last one.
BoardSolver& solver_of(const Geometry& board);

// Values of the record's board: one line, rows in the record's own glyphs, boxed.
std::string line_of(const Record& record, std::span<const std::uint8_t> values);
std::string grid_of(const Record& record, std::span<const std::uint8_t> values);
std::string boxed_of(const Record& record, std::span<const std::uint8_t> values, const Look& look);
inline std::string line_of(const Record& record, const Grid& grid) { return line_of(record, grid.values); }
inline std::string grid_of(const Record& record, const Grid& grid) { return grid_of(record, grid.values); }
inline std::string boxed_of(const Record& record, const Grid& grid, const Look& look) {
    return boxed_of(record, grid.values, look);
}

}  // namespace nonet::cli
