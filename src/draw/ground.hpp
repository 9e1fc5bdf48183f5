#pragma once
// What a board looks like without a digit: its lines, and the marks of its other houses and rules.

#include <string>

#include "draw/canvas.hpp"

namespace nonet::board {

// How the candidates of a cell are laid out: so many side by side, and one below another.
struct MarkRaster {
    int across, down;
};
MarkRaster mark_raster(int digit_count);

// Thin between cells; bold around the grid and where a box or a piece ends.
void draw_all_lines(Canvas& canvas, const Geometry& geometry);

// Windows and regions as shaded cells, odd and even cells.
void draw_shades(Canvas& canvas, const Geometry& geometry);

// Diagonals, and outlines of regions that overlap.
void draw_region_lines(Canvas& canvas, const Geometry& geometry);

// The signs of cells that are less than a neighbour; they stand upon the lines.
void draw_signs(Canvas& canvas, const Geometry& geometry);

// Whether a rule holds on the board that these do not show.
bool has_unseen_rules(const Geometry& geometry);

// The name of the board without its rules of many cells, which are drawn.
std::string plain_name(const Geometry& geometry);

}  // namespace nonet::board
