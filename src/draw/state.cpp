#include "draw/board.hpp"
#include "draw/layout.hpp"

namespace nonet {

Drawing draw(const State& state, const DrawOptions& options) {
    Drawing drawing{.width = layout::panel_width, .height = layout::panel_height};
    drawing.title =
        std::to_string(state.values.filled()) + " of " + std::to_string(cell_count) + " cells are filled";
    drawing.shapes.reserve(cell_count);
    Canvas canvas(drawing, layout::grid_origin, layout::cell_length);
    board::draw_back(canvas);
    board::draw_labelled_lines(canvas, options.cells);
    board::draw_digits(canvas, state, options);
    return drawing;
}

}  // namespace nonet
