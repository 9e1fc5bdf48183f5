#include "explain/dead_end.hpp"

#include "core/tables.hpp"

namespace nonet {

std::optional<DeadEnd> find_dead_end(const State& state) {
    for (int cell = 0; cell < cell_count; ++cell)
        if (state.values[cell] == 0 && state.marks[cell].empty())
            return DeadEnd{.cell = static_cast<Cell>(cell)};
    for (int house = 0; house < house_count; ++house) {
        DigitSet seen;
        for (Cell cell : house_cells[house]) {
            seen |= state.marks[cell];
            if (state.values[cell] != 0) seen.insert(static_cast<Digit>(state.values[cell] - 1));
        }
        if (!(~seen).empty()) return DeadEnd{.house = static_cast<House>(house), .digit = (~seen).first()};
    }
    return std::nullopt;
}

std::optional<DeadEnd> find_dead_end(const Wide& board, const WideState& state) {
    for (Cell cell = 0; cell < board.cell_count(); ++cell)
        if (state.values[cell] == 0 && state.marks[cell].empty()) return DeadEnd{.cell = cell, .house = {}};
    for (House house = 0; house < board.house_count(); ++house) {
        const auto cells = board.house_cells(house);
        if (static_cast<int>(cells.size()) != board.digit_count()) continue;
        WideDigitSet seen;
        for (Cell cell : cells)
            seen |= state.values[cell] == 0 ? state.marks[cell]
                                            : WideDigitSet::of(static_cast<Digit>(state.values[cell] - 1));
        if (const auto missing = board.all_digits() - seen; !missing.empty())
            return DeadEnd{.cell = {}, .house = house, .digit = missing.first()};
    }
    return std::nullopt;
}

}  // namespace nonet
