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

}  // namespace nonet
