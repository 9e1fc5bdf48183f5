#include "draw/ground.hpp"
#include "draw/layout.hpp"
#include "draw/rule_pictures.hpp"
#include "draw/svg_text.hpp"

namespace nonet {
namespace {

template <class Draw>
std::string group(std::string_view name, Draw draw) {
    Drawing drawing;
    Canvas canvas(drawing, {}, layout::cell_length);
    draw(canvas);
    return "<g class=\"" + std::string(name) + "\">\n" + svg_shapes(drawing.shapes, false) + "</g>\n";
}

}  // namespace

std::string svg_ground(const Geometry& geometry) {
    const double room = board::clue_room(geometry);
    const auto length = [](double cells) { return length_text(cells * layout::cell_length); };
    return "<svg class=\"nonet\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + length(-room) + ' ' +
           length(-room) + ' ' + length(geometry.columns() + 2 * room) + ' ' +
           length(geometry.rows() + 2 * room) + "\">\n" +
           group("below",
                 [&](Canvas& canvas) {
                     board::draw_region_lines(canvas, geometry);
                     board::draw_rules_below(canvas, geometry);
                 }) +
           group("above",
                 [&](Canvas& canvas) {
                     board::draw_signs(canvas, geometry);
                     board::draw_rules_above(canvas, geometry);
                 }) +
           "</svg>\n";
}

}  // namespace nonet
