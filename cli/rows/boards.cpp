#include "rows/boards.hpp"

#include <optional>

namespace nonet::cli {

BoardSolver& solver_of(const Geometry& board) {
    thread_local std::optional<BoardSolver> solver;
    if (!solver || solver->geometry() != board) solver.emplace(board);
    return *solver;
}

std::string line_of(const Record& record, std::span<const std::uint8_t> values) {
    return format_line(record.puzzle.geometry(), values);
}

std::string grid_of(const Record& record, std::span<const std::uint8_t> values) {
    return format_grid(record.puzzle.geometry(), values, '.', record.glyphs);
}

std::string boxed_of(const Record& record, std::span<const std::uint8_t> values, const Look& look) {
    return boxed(record.puzzle, values, record.glyphs, look);
}

}  // namespace nonet::cli
