// maps: the tables of `tables` as hash maps.
//
// The idea: each row, column and box has a map from a digit to whether it is used. A map accepts any index, so no ranges
// need to be considered: this version is the quickest to write.
//
// Cost: the tree of `row`; but each of the three lookups computes a hash and follows a pointer, while `tables` reads one
// byte. It is the same idea in the wrong container: compare the two times.

#include <unordered_map>
#include <vector>

#include "engines/field.hpp"
#include "engines/registry.hpp"

namespace nonet {
namespace {

// used[house][digit]
using Maps = std::vector<std::unordered_map<Digit, bool>>;

template <class Board>
bool is_safe(const Field<Board>& field, Maps& used, Cell cell, Digit digit) {
    for (House house : field.houses_of(cell))
        if (used[house][digit]) return false;
    return field.allows(cell, digit);
}

template <class Board>
void mark(const Field<Board>& field, Maps& used, Cell cell, Digit digit, bool is_used) {
    for (House house : field.houses_of(cell)) used[house][digit] = is_used;
}

template <class Board>
void fill_from(Field<Board>& field, Maps& maps, int position, WatchOf<Board>& watch) {
    if (position == field.cell_count()) return void(watch.solution(field.grid));
    const Cell cell = static_cast<Cell>(position);
    if (field.grid[cell] != 0) return fill_from(field, maps, position + 1, watch);
    for (Digit digit = 0; digit < field.digit_count(); ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!is_safe(field, maps, cell, digit)) continue;
        mark(field, maps, cell, digit, true);
        field.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(field, maps, position + 1, watch);
        if (watch.stopped()) return;
        field.grid[cell] = 0;
        mark(field, maps, cell, digit, false);
        watch.take_back(cell, digit);
    }
}

template <class Board>
void fill(Field<Board>& field, WatchOf<Board>& watch) {
    Maps maps(static_cast<std::size_t>(field.house_count()));
    for (int i = 0; i < field.cell_count(); ++i)
        if (const Cell cell = static_cast<Cell>(i); field.grid[cell] != 0)
            mark(field, maps, cell, static_cast<Digit>(field.grid[cell] - 1), true);
    fill_from(field, maps, 0, watch);
}

}  // namespace

constinit const EngineRecord engine::maps{
    {"maps", "like row, with hash maps of the digits used in rows, columns and boxes",
     "Sudoku-Solver (GitHub, nikhilkumar99k, solution 2)", false, true},
    fill_field<Nine, fill>};

void engine::board::maps(const BoardPuzzle& puzzle, BoardWatch& watch) {
    fill_field<Wide, fill>(puzzle, watch);
}

}  // namespace nonet
