#pragma once
// Almost locked sets: cells of a house with one more digit than there are cells.  Two sets without a common cell are bound by a
// restricted common: a digit that at most one of the two holds, because all its places see each other.

#include <span>

#include "techniques/hodoku/find.hpp"

namespace nonet::hodoku {

struct Als {
    CellSet cells;
    DigitSet digits;
    std::array<CellSet, side> places;  // by digit
    std::array<CellSet, side> seeing;  // cells that see all places of the digit; none if it has no places
};

// Two sets, the first before the second, and one or two digits that bind them.
struct Bond {
    int first = 0, second = 0;
    Digit x = 0;
    std::optional<Digit> y;

    DigitSet digits() const { return DigitSet::of(x) | (y ? DigitSet::of(*y) : DigitSet{}); }
};

// Lists the almost locked sets in the order of houses, and of cells within them.
std::vector<Als> list_als(const Board& board);

// Lists the bonds by first, then by second set.  If more than two digits bind, takes the first and the last of them.
std::vector<Bond> list_bonds(const Board& board, std::span<const Als> sets, const Search& search);

struct AlsTables {
    AlsTables(const Board& board, const Search& search)
        : sets(list_als(board)), bonds(list_bonds(board, sets, search)) {}

    std::vector<Als> sets;
    std::vector<Bond> bonds;
};

// Returns the tables of the path's memory, or builds them in `own` if there is no memory.
const AlsTables& tables_of(const Board& board, const Search& search, std::optional<AlsTables>& own);

// Removes the digit from cells that see all its places in both sets.
inline void drop_common(const Board& board, const Als& a, const Als& b, DigitSet digits, Find& find) {
    for (Digit digit : digits) find.drop(a.seeing[digit] & b.seeing[digit] & board.cells(digit), digit);
}

inline void show_als(Find& find, Role role, const Board& board, const Als& set) {
    Exhibit& shown = find.exhibits.emplace_back(Exhibit{.role = role, .digits = set.digits});
    for (Cell cell : set.cells) shown.cells.push_back({cell, board.candidates(cell)});
}

}  // namespace nonet::hodoku
