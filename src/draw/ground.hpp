#pragma once
// A board without digits: its lines, and the marks of its other houses and rules.

#include <string>

#include "draw/canvas.hpp"

namespace nonet::board {

// The layout of a cell's candidates: how many side by side, and how many one below another.
struct MarkRaster {
    int across, down;
};
MarkRaster mark_raster(int digit_count);

// Draws thin lines between cells, and bold ones around the grid and at the edges of boxes and pieces.
void draw_all_lines(Canvas& canvas, const Geometry& geometry);

// Draws windows and regions as shaded cells, and marks odd and even cells.
void draw_shades(Canvas& canvas, const Geometry& geometry);

// Draws diagonals, and outlines of overlapping regions.
void draw_region_lines(Canvas& canvas, const Geometry& geometry);

// Draws the signs of cells that are less than a neighbour, on top of the lines.
void draw_signs(Canvas& canvas, const Geometry& geometry);

// Whether the board has a rule that these functions do not show.
bool has_unseen_rules(const Geometry& geometry);

// Returns the name of the board without its rules of many cells, which are drawn.
std::string plain_name(const Geometry& geometry);

}  // namespace nonet::board
