#pragma once
// Finds where a state contradicts itself.

#include <optional>

#include "nonet/explain.hpp"

namespace nonet {

// Returns the first cell without a candidate; otherwise the first digit without a place in a house that must hold it.
template <class Board>
std::optional<DeadEnd> find_dead_end(const Board& board, const auto& values, const auto& marks) {
    for (Cell cell = 0; cell < board.cell_count(); ++cell)
        if (values[cell] == 0 && marks[cell].empty()) return DeadEnd{.cell = cell, .house = {}};
    for (House house = 0; house < board.house_count(); ++house) {
        const auto cells = board.house_cells(house);
        if (static_cast<int>(cells.size()) != board.digit_count()) continue;
        typename Board::Digits seen;
        for (Cell cell : cells)
            if (const int value = values[cell]; value != 0)
                seen.insert(static_cast<Digit>(value - 1));
            else
                seen |= typename Board::Digits(marks[cell]);
        if (const auto missing = board.all_digits() - seen; !missing.empty())
            return DeadEnd{.cell = {}, .house = house, .digit = missing.first()};
    }
    return std::nullopt;
}

template <class Board>
std::optional<DeadEnd> find_dead_end(const Board& board, const State& state) {
    return find_dead_end(board, state.values, state.marks);
}

}  // namespace nonet
