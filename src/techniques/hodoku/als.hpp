#pragma once
// Almost locked sets: cells of a house with one digit more than there are cells.  Two of them that share no cell are bound
// by a restricted common: a digit that stands in one of the two at most, as all its places see each other.

#include <span>

#include "techniques/hodoku/find.hpp"

namespace nonet::hodoku {

struct Als {
    CellSet cells;
    DigitSet digits;
    std::array<CellSet, side> places;  // by digit
    std::array<CellSet, side> seeing;  // what sees all places of the digit; nothing where there are none
};

// Two sets, the first before the second, and one or two digits that bind them.
struct Bond {
    int first = 0, second = 0;
    Digit x = 0;
    std::optional<Digit> y;

    DigitSet digits() const { return DigitSet::of(x) | (y ? DigitSet::of(*y) : DigitSet{}); }
};

// In the order of houses, and of cells within them.
std::vector<Als> list_als(const Board& board);

// By first, then by second set.  Where two digits or more bind, the first and the last of them.
std::vector<Bond> list_bonds(const Board& board, std::span<const Als> sets, const Search& search);

struct AlsTables {
    AlsTables(const Board& board, const Search& search)
        : sets(list_als(board)), bonds(list_bonds(board, sets, search)) {}

    std::vector<Als> sets;
    std::vector<Bond> bonds;
};

// Those of the path's memory, or where there is none made anew in `own`.
const AlsTables& tables_of(const Board& board, const Search& search, std::optional<AlsTables>& own);

// The digit goes from cells that see all its places in both sets.
inline void drop_common(const Board& board, const Als& a, const Als& b, DigitSet digits, Find& find) {
    for (Digit digit : digits) find.drop(a.seeing[digit] & b.seeing[digit] & board.cells(digit), digit);
}

inline void show_als(Find& find, Role role, const Board& board, const Als& set) {
    Exhibit& shown = find.exhibits.emplace_back(Exhibit{.role = role, .digits = set.digits});
    for (Cell cell : set.cells) shown.cells.push_back({cell, board.candidates(cell)});
}

}  // namespace nonet::hodoku
