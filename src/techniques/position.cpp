#include "techniques/position.hpp"

namespace nonet {

Position::Position(const ClassicPuzzle& puzzle) : values_(puzzle.givens), candidates_{} {
    CellSet filled;
    std::array<CellSet, side> gone{};  // by digit: where a peer holds it
    for (int cell = 0; cell < cell_count; ++cell) {
        const int value = values_[cell];
        if (value == 0) continue;
        filled.insert(static_cast<Cell>(cell));
        gone[static_cast<std::size_t>(value - 1)] |= peers[cell];
    }
    for (Digit digit = 0; digit < side; ++digit) cells_[digit] = CellSet::all() - filled - gone[digit];
    if (puzzle.marks)
        for (int cell = 0; cell < cell_count; ++cell)
            for (Digit digit : ~(*puzzle.marks)[cell]) cells_[digit].erase(static_cast<Cell>(cell));
    derive();
}

Position::Position(const Grid& values, const Candidates& marks) : values_(values), candidates_{} {
    cells_ = {};
    for (int cell = 0; cell < cell_count; ++cell)
        if (values_[cell] == 0)
            for (Digit digit : marks[cell]) cells_[digit].insert(static_cast<Cell>(cell));
    derive();
}

// Everything else from the values and the cells of each digit.
void Position::derive() {
    spots_ = {};
    empty_spots_ = {};
    for (Digit digit = 0; digit < side; ++digit)
        for (Cell cell : cells_[digit]) {
            candidates_[cell].insert(digit);
            const CellPlace& at = cell_places[cell];
            for (HouseType type : house_types) spots_[digit][at.house[type]] |= at.spot[type];
        }
    for (int i = 0; i < cell_count; ++i) {
        const auto cell = static_cast<Cell>(i);
        if (values_[cell] != 0) {
            ++filled_[static_cast<std::size_t>(values_[cell] - 1)];
            empty_.erase(cell);
            continue;
        }
        const CellPlace& at = cell_places[cell];
        for (HouseType type : house_types) empty_spots_[at.house[type]] |= at.spot[type];
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
