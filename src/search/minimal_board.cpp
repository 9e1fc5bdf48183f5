// Finds the first minimal puzzle within a puzzle of any board.

#include <algorithm>

#include "nonet/more/research.hpp"
#include "search/board_search.hpp"

namespace nonet {

MinimalPuzzle find_first_minimal(const Puzzle& any, const Limits& limits) {
    const Budget begun(limits);
    const WidePuzzle puzzle = as_wide(any);
    AnyBoard solver(puzzle.geometry);
    BoardSearch search(solver, begun.left());
    MinimalPuzzle minimal{puzzle.values, Stop::finished};
    std::vector<WideDigitSet> marks = list_of_marks(puzzle.geometry, puzzle.marks);
    const WideDigitSet all = WideDigitSet::below(puzzle.geometry.digit_count());
    for (std::size_t i = 0; i < minimal.values.size() && !search.stopped(); ++i) {
        if (minimal.values[i] == 0 || !search.can_drop(minimal.values, marks, static_cast<Cell>(i))) continue;
        minimal.values[i] = 0;
        marks[i] = all;
    }
    minimal.stop = search.why();
    return minimal;
}

}  // namespace nonet
