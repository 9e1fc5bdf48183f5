// maps: the tables of `tables` as hash maps.
//
// The idea: each row, column and box has a map from a value to whether it is used.  A map can be indexed by
// anything, so its ranges need no thought: the version that is quickest to write down.
//
// Cost: the tree of `row`; but each of the three lookups now computes a hash and follows a pointer, where
// `tables` reads one byte.  The same idea in the wrong container: compare the two times.

#include <array>
#include <unordered_map>

#include "engines/registry.hpp"
#include "engines/watch.hpp"

namespace nonet {
namespace {

using Map = std::unordered_map<int, bool>;  // value -> used

struct Maps {
    Grid grid;
    std::array<Map, side> rows, columns;
    std::array<std::array<Map, box_side>, box_side> boxes;  // boxes[band][stack]

    Map& box(Cell cell) { return boxes[row_of(cell) / box_side][column_of(cell) / box_side]; }

    bool is_safe(Cell cell, int value) {
        return !rows[row_of(cell)][value] && !columns[column_of(cell)][value] && !box(cell)[value];
    }

    void mark(Cell cell, int value, bool used) {
        rows[row_of(cell)][value] = used;
        columns[column_of(cell)][value] = used;
        box(cell)[value] = used;
    }
};

void fill_from(Maps& maps, int position, Watch& watch) {
    if (position == cell_count) return void(watch.solution(maps.grid));
    const Cell cell = static_cast<Cell>(position);
    if (maps.grid[cell] != 0) return fill_from(maps, position + 1, watch);
    for (Digit digit = 0; digit < side; ++digit) {
        if (!watch.try_digit(cell, digit)) continue;
        if (!maps.is_safe(cell, digit + 1)) continue;
        maps.mark(cell, digit + 1, true);
        maps.grid[cell] = digit + 1;
        if (watch.place(cell, digit)) return;
        fill_from(maps, position + 1, watch);
        if (watch.stopped()) return;
        maps.grid[cell] = 0;
        maps.mark(cell, digit + 1, false);
        watch.take_back(cell, digit);
    }
}

}  // namespace

constinit const EngineRecord engine::maps{
    {"maps", "as row, with hash maps of the digits used in rows, columns and boxes",
     "Sudoku-Solver (GitHub, nikhilkumar99k, solution 2)", false, true},
    [](const ClassicPuzzle& puzzle, Watch& watch) {
        Maps maps{puzzle.givens, {}, {}, {}};
        for (int cell = 0; cell < cell_count; ++cell)
            if (puzzle.givens[cell] != 0) maps.mark(static_cast<Cell>(cell), puzzle.givens[cell], true);
        fill_from(maps, 0, watch);
    }};

}  // namespace nonet
