// Singles, taken from the queues; and the last resort, a digit of the solution.

#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

void place(Find& find, std::string_view kind, Candidate single) {
    find.kind = kind;
    find.place.push_back(single);
}

// Whether all other digits of some house of the cell are placed.
bool fills_house(const Board& board, Candidate single) {
    for (House house : houses_of(single.cell)) {
        bool last = true;
        for (Digit digit : ~DigitSet::of(single.digit)) last = last && board.free(house, digit) == 0;
        if (last) return true;
    }
    return false;
}

bool is_only_place(const Board& board, Candidate single) {
    for (House house : houses_of(single.cell))
        if (board.free(house, single.digit) == 1) return true;
    return false;
}

}  // namespace

bool find_full_house(Board& board, Find& find) {
    for (Candidate single : board.naked)
        if (board.value(single.cell) == 0 && fills_house(board, single)) {
            place(find, "full_house", single);
            return true;
        }
    return false;
}

bool find_naked_single(Board& board, Find& find) {
    while (const auto single = board.naked.take())
        if (board.value(single->cell) == 0) {
            place(find, "naked_single", *single);
            return true;
        }
    return false;
}

bool find_hidden_single(Board& board, Find& find) {
    while (const auto single = board.hidden.take())
        if (board.value(single->cell) == 0) {
            if (!is_only_place(board, *single)) return false;
            place(find, "hidden_single", *single);
            return true;
        }
    return false;
}

bool find_by_force(const Board& board, const Search& search, Find& find) {
    int rest = board.empty().size() / 2;
    for (Cell cell : board.empty())
        if (rest-- == 0) {
            place(find, "brute_force", {cell, static_cast<Digit>(search.solution[cell] - 1)});
            return true;
        }
    return false;
}

}  // namespace nonet::hodoku
