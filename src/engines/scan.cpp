// scan: looks for the first empty cell from the start every time.
//
// The idea: the grid alone is the state. Each level of the recursion finds the first empty cell by itself, tries each
// digit there, and recurses. A grid without an empty cell is a solution.
//
// Cost: the same tree as `row`, with the same digits tried; each level also looks at up to every cell to find its own.

#include "engines/looking.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

template <class Board>
int first_empty(const Field<Board>& field) {
    int cell = 0;
    while (cell < field.cell_count() && field.grid[static_cast<Cell>(cell)] != 0) ++cell;
    return cell;
}

template <class Board>
void fill(Field<Board>& field, WatchOf<Board>& watch) {
    const int found = first_empty(field);
    if (found == field.cell_count()) return void(watch.solution(field.grid));
    const Cell cell = static_cast<Cell>(found);
    for (Digit digit = 0; digit < field.digit_count(); ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(field, cell, digit)) continue;
        field.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill(field, watch);
        if (watch.stopped()) return;
        field.grid[cell] = 0;
        watch.take_back(cell, digit);
    }
}

}  // namespace

constinit const EngineRecord engine::scan{
    {"scan", "the first empty cell, searched from the start each time",
     "valid Sudoku (a Starlight site); 37. Sudoku Solver (LeetCode, second program); "
     "Sudoku-Solver (GitHub, nikhilkumar99k, solution 1)",
     false, true},
    fill_field<Nine, fill>};

void engine::board::scan(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
