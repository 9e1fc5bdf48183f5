// tables: remembers the used digits instead of looking for them.
//
// The idea: the walk of `row`, but each row, column and box keeps a table of the digits it holds. "Safe" is three
// lookups, independent of the grid. In return every placed digit is recorded three times, and removed again when it is
// taken back.
//
// Cost: three lookups a try, six writes a placed digit.  The tree is that of `row`, try for try.

#include <array>
#include <vector>

#include "engines/field.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

// used[house][digit]
template <class Board>
using Tables = std::vector<std::array<bool, Board::most_digits>>;

template <class Board>
bool is_safe(const Field<Board>& field, const Tables<Board>& used, Cell cell, Digit digit) {
    for (House house : field.houses_of(cell))
        if (used[house][digit]) return false;
    return field.allows(cell, digit);
}

template <class Board>
void mark(const Field<Board>& field, Tables<Board>& used, Cell cell, Digit digit, bool is_used) {
    for (House house : field.houses_of(cell)) used[house][digit] = is_used;
}

template <class Board>
void fill_from(Field<Board>& field, Tables<Board>& tables, int position, WatchOf<Board>& watch) {
    if (position == field.cell_count()) return void(watch.solution(field.grid));
    const Cell cell = static_cast<Cell>(position);
    if (field.grid[cell] != 0) return fill_from(field, tables, position + 1, watch);
    for (Digit digit = 0; digit < field.digit_count(); ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(field, tables, cell, digit)) continue;
        mark(field, tables, cell, digit, true);
        field.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(field, tables, position + 1, watch);
        if (watch.stopped()) return;
        field.grid[cell] = 0;
        mark(field, tables, cell, digit, false);
        watch.take_back(cell, digit);
    }
}

template <class Board>
void fill(Field<Board>& field, WatchOf<Board>& watch) {
    Tables<Board> tables(static_cast<std::size_t>(field.house_count()));
    for (int i = 0; i < field.cell_count(); ++i)
        if (const Cell cell = static_cast<Cell>(i); field.grid[cell] != 0)
            mark(field, tables, cell, static_cast<Digit>(field.grid[cell] - 1), true);
    fill_from(field, tables, 0, watch);
}

}  // namespace

constinit const EngineRecord engine::tables{
    {"tables", "like row, with tables of the digits used in rows, columns and boxes",
     "37. Sudoku Solver (LeetCode, third program)", false, true},
    fill_field<Nine, fill>};

void engine::board::tables(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
