// row: along the rows, passing the position on.
//
// The idea: recursion walks the cells in reading order and passes the position on, so no cell is searched for again. In
// an empty cell each digit is tried in turn; a digit is safe if no cell of its row, column and box holds it yet.
//
// Cost: one try looks at up to 20 cells of the classic board. The tree is as wide as there are digits and as deep as
// there are empty cells. It stays manageable because a wrong digit is often refuted a few cells later. On unlucky puzzles
// it is not: 17 givens can take 10^8 tries.

#include "engines/looking.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

template <class Board>
void fill_from(Field<Board>& field, int row, int column, WatchOf<Board>& watch) {
    if (column == field.columns()) return fill_from(field, row + 1, 0, watch);
    if (row == field.rows()) return void(watch.solution(field.grid));
    const Cell cell = static_cast<Cell>(field.columns() * row + column);
    if (field.grid[cell] != 0) return fill_from(field, row, column + 1, watch);
    for (Digit digit = 0; digit < field.digit_count(); ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(field, cell, digit)) continue;
        field.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(field, row, column + 1, watch);
        if (watch.stopped()) return;
        field.grid[cell] = 0;
        watch.take_back(cell, digit);
    }
}

template <class Board>
void fill(Field<Board>& field, WatchOf<Board>& watch) {
    fill_from(field, 0, 0, watch);
}

}  // namespace

constinit const EngineRecord engine::row{
    {"row", "along the rows, passing on the position",
     "37. Sudoku Solver (LeetCode, first program); Algorithm to Solve Sudoku | Sudoku Solver (GeeksforGeeks)",
     false, true},
    fill_field<Nine, fill>};

void engine::board::row(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
