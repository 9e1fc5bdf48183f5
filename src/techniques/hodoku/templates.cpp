// Templates: the 46,656 ways to put a digit into each row, column and box.  If all remaining ways of a digit share a cell, the
// digit is placed there; a place that is in none of them is removed.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

struct Templates {
    const Board& board;
    const Search& search;
    std::array<std::vector<CellSet>, side> left;
    std::array<CellSet, side> common;

    // Lists all ways that contain the placed cells and otherwise use candidates.
    void list(Digit digit) {
        CellSet usable = board.cells(digit);
        for (int cell = 0; cell < cell_count; ++cell)
            if (board.value(static_cast<Cell>(cell)) == digit + 1) usable.insert(static_cast<Cell>(cell));
        grow(digit, usable, 0, {});
    }

    void grow(Digit digit, const CellSet& usable, int row, const CellSet& cells) {
        if (search.spend()) return;
        if (row == side) {
            left[digit].push_back(cells);
            return;
        }
        for (Cell cell : house_sets[row] & usable)
            grow(digit, usable - peers[cell], row + 1, cells | CellSet::of(cell));
    }

    void share(Digit digit) {
        common[digit] = left[digit].empty() ? CellSet{} : CellSet::all();
        for (const CellSet& cells : left[digit]) common[digit] &= cells;
    }

    // Drops the ways that use a cell which another digit needs.
    bool drop(Digit digit) {
        CellSet taken;
        for (Digit other : ~DigitSet::of(digit)) taken |= common[other];
        if (std::erase_if(left[digit], [&](const CellSet& cells) { return meets(cells, taken); }) == 0)
            return false;
        share(digit);
        return true;
    }

    void settle() {
        for (Digit digit : DigitSet::all()) {
            list(digit);
            share(digit);
        }
        for (bool changed = true; changed && !search.budget.stopped();) {
            changed = false;
            for (Digit digit : DigitSet::all()) changed = drop(digit) || changed;
        }
    }
};

}  // namespace

bool find_template_set(const Board& board, const Search& search, Find& find) {
    Templates templates{board, search, {}, {}};
    templates.settle();
    if (search.budget.stopped()) return false;
    for (Digit digit : DigitSet::all()) {
        const CellSet cells = templates.common[digit] & board.empty();
        if (cells.empty()) continue;
        for (Cell cell : cells) find.place.push_back({cell, digit});
        find.show(Role::pattern, cells, DigitSet::of(digit));
        find.kind = "template_set";
        return true;
    }
    return false;
}

bool find_template_delete(const Board& board, const Search& search, Find& find) {
    Templates templates{board, search, {}, {}};
    templates.settle();
    if (search.budget.stopped()) return false;
    for (Digit digit : DigitSet::all()) {
        CellSet used;
        for (const CellSet& cells : templates.left[digit]) used |= cells;
        find.drop(board.cells(digit) - used, digit);
        if (find.remove.empty()) continue;
        find.show(Role::pattern, used & board.empty(), DigitSet::of(digit));
        find.kind = "template_delete";
        return true;
    }
    return false;
}

}  // namespace nonet::hodoku
