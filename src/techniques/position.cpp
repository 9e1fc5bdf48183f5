#include "techniques/position.hpp"

namespace nonet {

Position::Position(const Puzzle& puzzle) : Position() {
    if (puzzle.marks)
        for (int cell = 0; cell < cell_count; ++cell)
            for (Digit digit : ~(*puzzle.marks)[cell]) remove(static_cast<Cell>(cell), digit);
    for (int cell = 0; cell < cell_count; ++cell)
        if (puzzle.givens[cell] != 0)
            place(static_cast<Cell>(cell), static_cast<Digit>(puzzle.givens[cell] - 1));
}

Position::Position(const Grid& values, const Candidates& marks) : Position() {
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        const int value = values[i];
        for (Digit digit : value == 0 ? ~marks[i] : DigitSet::all()) remove(cell, digit);
        if (value == 0) continue;
        values_[cell] = static_cast<std::uint8_t>(value);
        empty_.erase(cell);
        ++filled_[value - 1];
        const CellPlace& at = cell_places[cell];
        for (HouseType type : house_types) empty_spots_[at.house[type]] &= static_cast<Spots>(~at.spot[type]);
    }
}

void Position::place(Cell cell, Digit digit) {
    for (Digit old : candidates_[cell]) remove(cell, old);
    for (Cell peer : peer_cells[cell]) candidates_[peer].erase(digit);
    cells_[digit] -= peers[cell];
    for (int house = 0; house < house_slots; ++house) spots_[digit][house] &= unseen_spots[cell][house];
    values_[cell] = static_cast<std::uint8_t>(digit + 1);
    empty_.erase(cell);
    ++filled_[digit];
    const CellPlace& at = cell_places[cell];
    for (HouseType type : house_types) empty_spots_[at.house[type]] &= static_cast<Spots>(~at.spot[type]);
}

Position::BySize Position::by_size() const {
    // Counting in unary, one bit of each counter per cell: at least one, two, three, four.
    CellSet one, two, three, four;
    for (CellSet cells : cells_) {
        four |= three & cells;
        three |= two & cells;
        two |= one & cells;
        one |= cells;
    }
    return {one - two, two - three, three - four, four};
}

}  // namespace nonet
