#include "rows/boards.hpp"

#include <optional>

namespace nonet::cli {

BoardSolver& solver_of(const Geometry& board) {
    thread_local std::optional<BoardSolver> solver;
    if (!solver || solver->geometry() != board) solver.emplace(board);
    return *solver;
}

}  // namespace nonet::cli
