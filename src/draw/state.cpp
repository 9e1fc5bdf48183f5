#include <algorithm>

#include "draw/board.hpp"
#include "draw/ground.hpp"
#include "draw/layout.hpp"
#include "draw/rule_pictures.hpp"

namespace nonet {

layout::Panel::Panel(const Geometry& geometry) {
    const double room = board::clue_room(geometry) * cell_length;
    origin = {grid_origin.x + room, grid_origin.y + room};
    width = origin.x + geometry.columns() * cell_length + room + margin;
    height = origin.y + geometry.rows() * cell_length + room + margin;
}

namespace {

// Removes piece maps from a name, since the pieces are drawn, and cuts it to the width of the picture.
std::string short_name(std::string name, double room) {
    constexpr std::string_view pieces = "jigsaw:";
    if (name.starts_with(pieces)) name.erase(pieces.size() - 1, name.find('+') - (pieces.size() - 1));
    const auto most = static_cast<std::size_t>(room / (layout::caption_size * .6));
    if (name.size() > most) name.replace(most - 3, name.npos, "...");
    return name;
}

}  // namespace

void board::draw_below(Drawing& drawing, const Geometry& geometry) {
    Canvas below(drawing);
    const auto next_line = [&] {
        const Point at{layout::grid_origin.x, drawing.height + layout::caption_line / 2};
        drawing.height += layout::caption_line;
        return at;
    };
    if (has_unseen_rules(geometry))
        below.text(Ink::caption, next_line(), layout::caption_size,
                   short_name(plain_name(geometry), drawing.width - 2 * layout::margin), false);
    for (const Legend& legend : legend_of(geometry))
        draw_legend(below, legend, next_line(), layout::caption_size);
}

namespace {

// With rules, only marks that exclude digits are drawn: full sets would just hide lines and cages.
void leave_out_full(const BoardPuzzle& puzzle, std::vector<BoardDigitSet>& marks) {
    if (puzzle.marks.empty()) return;
    for (Cell cell = 0; cell < puzzle.geometry.cell_count(); ++cell) {
        const BoardDigitSet allowed = puzzle.geometry.allowed_digits(cell);
        if ((puzzle.marks[cell] & allowed) == allowed) marks[cell] = {};
    }
}

}  // namespace

Drawing draw(const State& state, const DrawOptions& options) {
    Drawing drawing{.width = layout::panel_width, .height = layout::panel_height};
    drawing.title = std::to_string(cell_count - std::ranges::count(state.values, 0)) + " of " +
                    std::to_string(cell_count) + " cells are filled";
    drawing.shapes.reserve(cell_count);
    Canvas canvas(drawing, layout::grid_origin, layout::cell_length);
    board::draw_back(canvas);
    board::draw_labelled_lines(canvas, options.cells);
    const Geometry classic = Geometry::classic();
    board::Scene scene{.geometry = classic, .values = state.values, .givens = options.givens};
    if (options.candidates) scene.marks = state.marks;
    board::draw_digits(canvas, scene);
    return drawing;
}

Drawing draw(const BoardPuzzle& puzzle, const DrawOptions& options, std::span<const std::uint8_t> solution) {
    const Geometry& geometry = puzzle.geometry;
    std::vector<std::uint8_t> values = puzzle.values;
    if (!solution.empty())
        for (std::size_t cell = 0; cell < values.size(); ++cell)
            if (values[cell] == 0) values[cell] = solution[cell];
    const auto count = values.size() - static_cast<std::size_t>(std::ranges::count(values, 0));
    const layout::Panel panel(geometry);
    Drawing drawing{.width = panel.width, .height = panel.height};
    drawing.title =
        std::to_string(count) + " of " + std::to_string(geometry.cell_count()) + " cells are filled";
    if (!geometry.name().empty()) drawing.title = board::plain_name(geometry) + ": " + drawing.title;
    Canvas canvas(drawing, panel.origin, layout::cell_length);
    board::draw_back(canvas, geometry);
    board::draw_labelled_lines(canvas, options.cells, geometry);
    auto marks = options.candidates ? candidates_of(puzzle) : std::vector<BoardDigitSet>{};
    if (!geometry.rules().empty()) leave_out_full(puzzle, marks);
    board::draw_digits(canvas,
                       {.geometry = geometry, .values = values, .givens = puzzle.values, .marks = marks});
    board::draw_below(drawing, geometry);
    return drawing;
}

}  // namespace nonet
