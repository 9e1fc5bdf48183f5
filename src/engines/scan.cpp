// scan: look for the first empty cell, from the start, every time.
//
// The idea: the grid alone is the state.  Each level of the recursion finds the first empty cell by itself,
// tries the digits 1..9 there, and asks the same question again.  A grid without an empty cell is a solution.
//
// Cost: the same tree as `row`, the same digits tried; each level pays up to 81 looks more to find its cell.

#include "engines/looking.hpp"
#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

int first_empty(const Grid& grid) {
    int cell = 0;
    while (cell < cell_count && grid[cell] != 0) ++cell;
    return cell;
}

void fill(Grid& grid, Watch& watch) {
    const int found = first_empty(grid);
    if (found == cell_count) return void(watch.solution(grid));
    const Cell cell = static_cast<Cell>(found);
    for (Digit digit = 0; digit < side; ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(grid, row_of(cell), column_of(cell), digit + 1)) continue;
        grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill(grid, watch);
        if (watch.stopped()) return;
        grid[cell] = 0;
        watch.take_back(cell, digit);
    }
}

}  // namespace

constinit const EngineRecord engine::scan{
    {"scan", "the first empty cell, searched from the start each time",
     "valid Sudoku (a Starlight site); 37. Sudoku Solver (LeetCode, second program); "
     "Sudoku-Solver (GitHub, nikhilkumar99k, solution 1)",
     false, true},
    [](const ClassicPuzzle& puzzle, Watch& watch) {
        Grid grid = puzzle.givens;
        fill(grid, watch);
    }};

}  // namespace nonet
