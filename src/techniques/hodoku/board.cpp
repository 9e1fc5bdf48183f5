#include "techniques/hodoku/board.hpp"

namespace nonet::hodoku {

void Queue::drop(House house, Digit digit) {
    for (std::size_t i = begin_; i < end_; ++i) {
        if (entries_[i].digit != digit || !house_sets[house].contains(entries_[i].cell)) continue;
        for (; i + 1 < end_; ++i) entries_[i] = entries_[i + 1];
        --end_;
        return;
    }
}

Board::Board(const ClassicPuzzle& puzzle) {
    candidates_.fill(DigitSet::all());
    for (int digit = 0; digit < side; ++digit) {
        cells_[digit] = allowed_[digit] = CellSet::all();
        spots_[digit].fill((1u << side) - 1);
        free_[digit].fill(side);
    }
    for (int cell = 0; cell < cell_count; ++cell)
        if (const int value = puzzle.givens[cell]; value != 0) {
            givens_.insert(static_cast<Cell>(cell));
            place(static_cast<Cell>(cell), static_cast<Digit>(value - 1));
        }
    if (!puzzle.marks) return;
    for (Cell cell : empty_)
        for (Digit digit : candidates_[cell] - (*puzzle.marks)[cell]) remove(cell, digit);
}

Board::Board(const ClassicState& state, const Grid& givens)
    : Board(ClassicPuzzle{.givens = state.values, .marks = state.marks}) {
    givens_ = {};
    for (int cell = 0; cell < cell_count; ++cell)
        if (givens[cell] != 0) givens_.insert(static_cast<Cell>(cell));
    naked.clear();
    hidden.clear();
}

void Board::clear_spot(Cell cell, Digit digit) {
    cells_[digit].erase(cell);
    ++changes_[digit];
    const CellPlace& place = cell_places[cell];
    for (int type = 0; type < 3; ++type)
        spots_[digit][place.house[type]] &= static_cast<Spots>(~place.spot[type]);
}

// `own` is the digit that is being placed in this cell, or -1: its houses no longer need that digit.
void Board::lose_spot(Cell cell, Digit digit, int own) {
    for (House house : houses_of(cell)) {
        const int left = --free_[digit][house];
        if (left == 1 && digit != own && spots_[digit][house] != 0)
            hidden.push({house_cells[house][std::countr_zero(spots_[digit][house])], digit});
        if (left == 0 && own < 0) hidden.drop(house, digit);
    }
}

void Board::remove(Cell cell, Digit digit) {
    if (!has(cell, digit)) return;
    candidates_[cell].erase(digit);
    clear_spot(cell, digit);
    const DigitSet left = candidates_[cell];
    if (left.empty()) return;  // only if the position contradicts itself
    if (left.size() == 1) naked.push({cell, left.first()});
    lose_spot(cell, digit, -1);
}

void Board::place(Cell cell, Digit digit) {
    if (values_[cell] == digit + 1) return;
    values_[cell] = static_cast<std::uint8_t>(digit + 1);
    const DigitSet former = candidates_[cell];
    candidates_[cell] = {};
    for (Digit other : former) clear_spot(cell, other);
    empty_.erase(cell);
    for (CellSet& cells : allowed_) cells.erase(cell);
    allowed_[digit] -= peers[cell];
    for (Cell peer : peers[cell] & cells_[digit]) remove(peer, digit);
    for (Digit other : former) lose_spot(cell, other, digit);
}

}  // namespace nonet::hodoku
