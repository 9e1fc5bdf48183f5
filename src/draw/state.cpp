#include <algorithm>

#include "draw/board.hpp"
#include "draw/ground.hpp"
#include "draw/layout.hpp"
#include "draw/rule_pictures.hpp"

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

Drawing draw(const WidePuzzle& puzzle, const DrawOptions& options, std::span<const std::uint8_t> solution) {
    const Geometry& geometry = puzzle.geometry;
    const auto filled = [&](std::size_t cell) {
        return puzzle.values[cell] != 0 || (!solution.empty() && solution[cell] != 0);
    };
    std::size_t count = 0;
    for (std::size_t cell = 0; cell < puzzle.values.size(); ++cell) count += filled(cell);
    const double room = board::clue_room(geometry) * layout::cell_length;
    const Point origin{layout::grid_origin.x + room, layout::grid_origin.y + room};
    Drawing drawing{.width = origin.x + geometry.columns() * layout::cell_length + room + layout::margin,
                    .height = origin.y + geometry.rows() * layout::cell_length + room + layout::margin};
    drawing.title =
        std::to_string(count) + " of " + std::to_string(geometry.cell_count()) + " cells are filled";
    if (!geometry.name().empty()) drawing.title = board::plain_name(geometry) + ": " + drawing.title;
    Canvas canvas(drawing, origin, layout::cell_length);
    board::draw_back(canvas, geometry);
    board::draw_labelled_lines(canvas, options.cells, geometry);
    board::draw_digits(canvas, puzzle, solution,
                       options.candidates ? candidates_of(puzzle) : std::vector<WideDigitSet>{});
    // What lines cannot say stands below, and so does what these lines mean.
    Canvas below(drawing);
    const auto next_line = [&] {
        const Point at{layout::grid_origin.x, drawing.height + layout::caption_line / 2};
        drawing.height += layout::caption_line;
        return at;
    };
    if (board::has_unseen_rules(geometry))
        below.text(Ink::caption, next_line(), layout::caption_size, board::plain_name(geometry), false);
    for (const board::Legend& legend : board::legend_of(geometry))
        board::draw_legend(below, legend, next_line(), layout::caption_size);
    return drawing;
}

}  // namespace nonet
