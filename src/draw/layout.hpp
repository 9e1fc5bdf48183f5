#pragma once
// The measures of one grid with its labels, in the units of a drawing: a panel.

#include "draw/board.hpp"

namespace nonet::layout {

inline constexpr double cell_length = 48;
inline constexpr double margin = .15 * cell_length;
inline constexpr Point grid_origin{board::label_room * cell_length, board::label_room* cell_length};
inline constexpr double caption_size = 15, caption_line = 21;  // below it
inline constexpr double panel_width = grid_origin.x + board::length * cell_length + margin;
inline constexpr double panel_height = grid_origin.y + board::length * cell_length + margin;

// The same for any board, with clues around its grid.
struct Panel {
    Point origin;
    double width, height;

    explicit Panel(const Geometry& geometry);
};

}  // namespace nonet::layout
