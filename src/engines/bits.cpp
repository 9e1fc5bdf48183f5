// bits: the tables of `tables` as sets of bits.
//
// The idea: the digits of a row, a column or a box are one number, bit d for digit d. Two ORs and a complement give all
// the digits that fit a cell at once; only those are tried.
//
// Cost: the tree of `row`, cell for cell, but only digits that fit are tried. So digit tries equal placed digits, several
// times fewer than `row` counts.

#include "engines/field.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

template <class Board>
void fill_from(Field<Board>& field, HouseDigits<Board>& used, int position, WatchOf<Board>& watch) {
    if (position == field.cell_count()) return void(watch.solution(field.grid));
    const Cell cell = static_cast<Cell>(position);
    if (field.grid[cell] != 0) return fill_from(field, used, position + 1, watch);
    for (Digit digit : used.free(cell)) {
        if (!watch.try_digit(cell, digit)) continue;
        used.insert(cell, digit);
        field.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(field, used, position + 1, watch);
        if (watch.stopped()) return;
        field.grid[cell] = 0;
        used.erase(cell, digit);
        watch.take_back(cell, digit);
    }
}

template <class Board>
void fill(Field<Board>& field, WatchOf<Board>& watch) {
    HouseDigits<Board> used(field);
    fill_from(field, used, 0, watch);
}

}  // namespace

constinit const EngineRecord engine::bits{
    {"bits", "like tables, but with sets of bits: tries only digits that fit", "common knowledge", false,
     true},
    fill_field<Nine, fill>};

void engine::board::bits(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
