#pragma once
// The open digits of all cells, as the engine of rules takes them (rules/book.hpp).

#include <vector>

#include "rules/book.hpp"
#include "techniques/position.hpp"

namespace nonet {

// Returns the digit or the candidates of each cell, followed by the digits that the extra cells can hold.
inline std::vector<rules::Mask> open_digits(const WidePosition& position) {
    std::vector<rules::Mask> open;
    for (Cell cell = 0; cell < position.board().cell_count(); ++cell)
        open.push_back(position.value(cell) != 0 ? rules::Mask{1} << (position.value(cell) - 1)
                                                 : position.candidates(cell).bits());
    return position.houses().book().with_beside(open);
}

}  // namespace nonet
