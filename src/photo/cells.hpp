#pragma once
// The printed contents of each cell of a lattice: nothing, or a glyph as a small picture of fixed size.

#include <array>

#include "nonet/geometry.hpp"
#include "photo/lattice.hpp"

namespace nonet::photo {

inline constexpr int glyph_side = 20;

// A glyph: its bounding box, enlarged to touch two opposite edges of the square; 0 is paper, 1 is ink.
using Glyph = std::array<float, glyph_side * glyph_side>;

struct PrintedCell {
    bool is_empty = true;
    Glyph glyph{};
    double height = 0, width = 0;  // of the glyph, in cells
    double contrast = 0;           // between ink and paper, of the 255 levels
    bool has_notes = false;        // marks that are too small for a digit
};

using PrintedCells = std::array<PrintedCell, cell_count>;

// Returns the cells of the grid, row by row.
PrintedCells read_cells(const Picture& picture, const Lattice& lattice);

// Returns the glyph after quarter turns clockwise.
Glyph turned(const Glyph& glyph, int quarters);

}  // namespace nonet::photo
