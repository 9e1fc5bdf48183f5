// W-Wing, XY-Wing and XYZ-Wing, in the order of their cells.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

CellSet cells_of_size(const Board& board, int size) {
    CellSet cells;
    for (Cell cell : board.empty())
        if (board.candidates(cell).size() == size) cells.insert(cell);
    return cells;
}

// Finds the first house with two places for the digit, each seen by a different one of the two cells.  A place that sees both
// counts only for the first cell.
bool linked(const Board& board, Cell i, Cell j, Digit digit, House& link) {
    for (int house = 0; house < house_count; ++house) {
        if (count_of(board.spots(static_cast<House>(house), digit)) != 2) continue;
        bool by_i = false, by_j = false, clear = true;
        for (Cell place : house_sets[house] & board.cells(digit)) {
            if (place == i || place == j)
                clear = false;
            else if (sees(place, i))
                by_i = true;
            else if (sees(place, j))
                by_j = true;
        }
        if (!clear || !by_i || !by_j) continue;
        link = static_cast<House>(house);
        return true;
    }
    return false;
}

void show_wing(Find& find, const Board& board, Cell pivot, Cell a, Cell b, Digit shared) {
    find.exhibits = {{.role = Role::pivot, .cells = {{pivot, board.candidates(pivot)}}},
                     {.role = Role::pincer,
                      .cells = {{a, board.candidates(a)}, {b, board.candidates(b)}},
                      .digits = DigitSet::of(shared)}};
}

bool xy_wing_of(const Board& board, Cell pivot, Cell a, Cell b, Find& find) {
    const DigitSet shared = board.candidates(a) & board.candidates(b);
    if (!sees(pivot, a) || !sees(pivot, b) || shared.size() != 1) return false;
    find.drop(peers[a] & peers[b] & board.cells(shared.first()), shared.first());
    if (find.remove.empty()) return false;
    show_wing(find, board, pivot, a, b, shared.first());
    return true;
}

}  // namespace

bool find_w_wing(const Board& board, Find& find) {
    find.kind = "w_wing";
    const CellSet pairs = cells_of_size(board, 2);
    for (Cell i : pairs)
        for (Cell j : pairs) {
            if (j <= i || board.candidates(i) != board.candidates(j)) continue;
            const CellSet seen = peers[i] & peers[j];
            for (Digit gone : board.candidates(i)) {
                const Digit other = (board.candidates(i) - DigitSet::of(gone)).first();
                House link{};
                if (!meets(seen, board.cells(gone)) || !linked(board, i, j, other, link)) continue;
                find.drop(seen & board.cells(gone), gone);
                find.show(Role::pincer, two(i, j), board.candidates(i));
                find.show(Role::pattern, house_sets[link] & board.cells(other), DigitSet::of(other));
                find.show(Role::base, {link});
                return true;
            }
        }
    return false;
}

bool find_xy_wing(const Board& board, Find& find) {
    find.kind = "xy_wing";
    const CellSet pairs = cells_of_size(board, 2);
    for (Cell i : pairs)
        for (Cell j : pairs) {
            const DigitSet first = board.candidates(i) | board.candidates(j);
            if (j <= i || first.size() != 3) continue;
            for (Cell k : pairs) {
                if (k <= j || (first | board.candidates(k)).size() != 3) continue;
                if (board.candidates(k) == board.candidates(i) || board.candidates(k) == board.candidates(j))
                    continue;
                if (xy_wing_of(board, i, j, k, find) || xy_wing_of(board, j, i, k, find) ||
                    xy_wing_of(board, k, i, j, find))
                    return true;
            }
        }
    return false;
}

bool find_xyz_wing(const Board& board, Find& find) {
    find.kind = "xyz_wing";
    const CellSet pairs = cells_of_size(board, 2);
    for (Cell i : cells_of_size(board, 3)) {
        const DigitSet all = board.candidates(i);
        for (Cell j : pairs& peers[i]) {
            if ((board.candidates(j) - all) != DigitSet{}) continue;
            for (Cell k : pairs& peers[i]) {
                const DigitSet shared = board.candidates(j) & board.candidates(k);
                if (k <= j || !(board.candidates(k) - all).empty() || shared.size() != 1) continue;
                find.drop(peers[i] & peers[j] & peers[k] & board.cells(shared.first()), shared.first());
                if (find.remove.empty()) continue;
                show_wing(find, board, i, j, k, shared.first());
                return true;
            }
        }
    }
    return false;
}

}  // namespace nonet::hodoku
