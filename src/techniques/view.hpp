#pragma once
// The grid with rows and columns exchanged or not, for finders that look at both in one way.

#include "techniques/position.hpp"

namespace nonet {

// A band is three rows, as seen.
struct View {
    bool turned;

    Cell cell(int row, int column) const {
        return static_cast<Cell>(turned ? column * side + row : row * side + column);
    }
    House row(int index) const { return static_cast<House>(turned ? first_column + index : index); }
    House column(int index) const { return row_view().row(index); }

 private:
    View row_view() const { return {!turned}; }
};

}  // namespace nonet
