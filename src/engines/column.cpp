// column: down the columns, with a test of its own for each rule.
//
// The idea: the same recursion as `row`, walking r1c1, r2c1, ... r9c1, r1c2 and so on.  "Safe" is three
// questions, one for each rule of the game: is the value in the row, in the column, in the box?
//
// Cost: up to 27 looks a try, as `row`; but another order of cells is another tree, and which one is smaller
// depends on the puzzle.  No order is good for all puzzles: that is what `mrv` is for.

#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

bool used_in_row(const Grid& grid, int row, int value) {
    for (int column = 0; column < side; ++column)
        if (grid[cell_at(row, column)] == value) return true;
    return false;
}

bool used_in_column(const Grid& grid, int column, int value) {
    for (int row = 0; row < side; ++row)
        if (grid[cell_at(row, column)] == value) return true;
    return false;
}

bool used_in_box(const Grid& grid, int first_row, int first_column, int value) {
    for (int row = 0; row < box_side; ++row)
        for (int column = 0; column < box_side; ++column)
            if (grid[cell_at(first_row + row, first_column + column)] == value) return true;
    return false;
}

bool is_safe(const Grid& grid, int row, int column, int value) {
    return !used_in_row(grid, row, value) && !used_in_column(grid, column, value) &&
           !used_in_box(grid, row - row % box_side, column - column % box_side, value);
}

void fill_from(Grid& grid, int row, int column, Watch& watch) {
    if (row == side) return fill_from(grid, 0, column + 1, watch);
    if (column == side) return void(watch.solution(grid));
    const Cell cell = cell_at(row, column);
    if (grid[cell] != 0) return fill_from(grid, row + 1, column, watch);
    for (Digit digit = 0; digit < side; ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(grid, row, column, digit + 1)) continue;
        grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(grid, row + 1, column, watch);
        if (watch.stopped()) return;
        grid[cell] = 0;
        watch.take_back(cell, digit);
    }
}

}  // namespace

constinit const EngineRecord engine::column{
    {"column", "down the columns, with separate tests of row, column and box",
     "Solving Sudoku in C++ (AlgoMuse)", false, true},
    [](const ClassicPuzzle& puzzle, Watch& watch) {
        Grid grid = puzzle.givens;
        fill_from(grid, 0, 0, watch);
    }};

}  // namespace nonet
