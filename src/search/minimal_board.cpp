// Finds the first minimal puzzle within a puzzle of any board.

#include <algorithm>

#include "nonet/more/research.hpp"
#include "search/board_search.hpp"

namespace nonet {

namespace {

// Returns the puzzle itself if it is not proper, or if the limits end the search.
MinimalPuzzle first_minimal(const Grid& givens, Limits limits) {
    const auto list = [](const Grid& grid) { return std::vector(grid.values.begin(), grid.values.end()); };
    MinimalPuzzle minimal{list(givens), Stop::finished};
    bool is_found = false;
    const auto take = [&](const Grid& found) { minimal.values = list(found), is_found = true; };
    limits.solutions = 1;
    const Result<PuzzleSearch> search = find_minimal_puzzles(givens, take, limits);
    if (search && !is_found) minimal.stop = search->stop;
    return minimal;
}

}  // namespace

MinimalPuzzle find_first_minimal(const Puzzle& any, const Limits& limits) {
    if (const ClassicPuzzle* classic = any.classic(); classic && !classic->marks)
        return first_minimal(classic->givens, limits);
    const Budget begun(limits);
    const BoardPuzzle puzzle = to_board_puzzle(any);
    AnyBoard solver(puzzle.geometry);
    BoardSearch search(solver, begun.left());
    MinimalPuzzle minimal{puzzle.values, Stop::finished};
    std::vector<BoardDigitSet> marks = list_of_marks(puzzle.geometry, puzzle.marks);
    const BoardDigitSet all = BoardDigitSet::below(puzzle.geometry.digit_count());
    for (std::size_t i = 0; i < minimal.values.size() && !search.stopped(); ++i) {
        if (minimal.values[i] == 0 || !search.can_drop(minimal.values, marks, static_cast<Cell>(i))) continue;
        minimal.values[i] = 0;
        marks[i] = all;
    }
    minimal.stop = search.why();
    return minimal;
}

}  // namespace nonet
