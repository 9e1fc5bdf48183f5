// column: down the columns, with a separate test for each house.
//
// The idea: the same recursion as `row`, walking r1c1, r2c1, ... r9c1, r1c2 and so on. "Safe" is three tests, one for
// each house of the cell: is the digit in the row, in the column, in the box?
//
// Cost: up to 27 looks a try instead of the 20 of `row`. A different order of cells gives a different tree, and which one
// is smaller depends on the puzzle. No fixed order is good for all puzzles; `mrv` solves that.

#include "engines/field.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

template <class Board>
bool is_in_house(const Field<Board>& field, House house, Digit digit) {
    for (Cell cell : field.house_cells(house))
        if (field.grid[cell] == digit + 1) return true;
    return false;
}

template <class Board>
bool is_safe(const Field<Board>& field, Cell cell, Digit digit) {
    for (House house : field.houses_of(cell))
        if (is_in_house(field, house, digit)) return false;
    return field.allows(cell, digit);
}

template <class Board>
void fill_from(Field<Board>& field, int row, int column, WatchOf<Board>& watch) {
    if (row == field.rows()) return fill_from(field, 0, column + 1, watch);
    if (column == field.columns()) return void(watch.solution(field.grid));
    const Cell cell = static_cast<Cell>(field.columns() * row + column);
    if (field.grid[cell] != 0) return fill_from(field, row + 1, column, watch);
    for (Digit digit = 0; digit < field.digit_count(); ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(field, cell, digit)) continue;
        field.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(field, row + 1, column, watch);
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

constinit const EngineRecord engine::column{
    {"column", "down the columns, with separate tests of row, column and box",
     "Solving Sudoku in C++ (AlgoMuse)", false, true},
    fill_field<Nine, fill>};

void engine::board::column(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
