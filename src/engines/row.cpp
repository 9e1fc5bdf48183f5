// row: along the rows, carrying the position.
//
// The idea: recursion walks the cells in reading order and hands the position on, so nothing is searched for
// twice.  In an empty cell the digits 1..9 are tried in turn; a digit is safe when its row, column and box do
// not hold it yet.
//
// Cost: one try looks at up to 27 cells.  The tree is 9 wide and as deep as there are empty cells; what saves
// it is that a wrong digit is often refuted a few cells later.  On unlucky puzzles it is not: 17 givens can
// take 10^8 tries.

#include "engines/looking.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

void fill_from(Grid& grid, int row, int column, Watch& watch) {
    if (column == side) return fill_from(grid, row + 1, 0, watch);
    if (row == side) return void(watch.solution(grid));
    const Cell cell = cell_at(row, column);
    if (grid[cell] != 0) return fill_from(grid, row, column + 1, watch);
    for (Digit digit = 0; digit < side; ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(grid, row, column, digit + 1)) continue;
        grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(grid, row, column + 1, watch);
        if (watch.stopped()) return;
        grid[cell] = 0;
        watch.take_back(cell, digit);
    }
}

}  // namespace

constinit const EngineRecord engine::row{
    {"row", "along the rows, carrying the position",
     "37. Sudoku Solver (LeetCode, first program); Algorithm to Solve Sudoku | Sudoku Solver (GeeksforGeeks)",
     false, true},
    [](const ClassicPuzzle& puzzle, Watch& watch) {
        Grid grid = puzzle.givens;
        fill_from(grid, 0, 0, watch);
    }};

}  // namespace nonet
