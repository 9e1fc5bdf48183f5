#pragma once
// Puzzles of other boards: their solver, and their values as text, with overloads for both kinds of answers.

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

using WideValues = std::vector<std::uint8_t>;

// Values of the record's board: one line, rows in the record's own glyphs, boxed.
inline std::string line_of(const Record&, const Grid& grid) { return format_line(grid); }
inline std::string line_of(const Record& record, const WideValues& values) {
    return format_board_line(record.wide->geometry, values);
}
inline std::string grid_of(const Record&, const Grid& grid) { return format_grid(grid); }
inline std::string grid_of(const Record& record, const WideValues& values) {
    return format_board_grid(record.wide->geometry, values, '.', record.glyphs);
}
inline std::string boxed_of(const Record& record, const Grid& grid, const Look& look) {
    return boxed(grid, record.puzzle.givens, look);
}
inline std::string boxed_of(const Record& record, const WideValues& values, const Look& look) {
    return boxed(*record.wide, values, record.glyphs, look);
}

// Return the candidates of the cells as text.
inline std::string marks_of(const Record&, const Candidates& digits) { return format_marks(digits); }
inline std::string marks_of(const Record& record, const std::vector<WideDigitSet>& digits) {
    return format_board_marks(record.wide->geometry, digits);
}
inline std::string pencil_of(const Record&, const Candidates& digits) { return format_pencil(digits); }
inline std::string pencil_of(const Record& record, const std::vector<WideDigitSet>& digits) {
    return format_board_pencil(record.wide->geometry, digits);
}

}  // namespace nonet::cli
