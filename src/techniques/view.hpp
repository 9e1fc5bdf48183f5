#pragma once
// The grid, either as it is or transposed, for finders that treat rows and columns alike.

#include "techniques/position.hpp"

namespace nonet {

// The grid as a finder sees it.  A band is three rows of the view.
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
