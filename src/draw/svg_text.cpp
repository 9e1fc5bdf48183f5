#include "draw/svg_text.hpp"

#include <algorithm>

#include "command/markup.hpp"
#include "draw/inks.hpp"

namespace nonet {
namespace {

constexpr double middle_of_letters = .36;  // from the base line to the middle of a digit, in sizes

std::string pair(Point point) { return length_text(point.x) + ' ' + length_text(point.y); }

// The attributes shared by shapes of one group.
std::string look_in_group(const Shape& shape) {
    std::string text = "class=\"ink-" + std::string(look_of(shape.ink).name) + '"';
    if (shape.kind == Shape::Kind::text) return text + svg_attribute("font-size", shape.size);
    if (shape.width == 0) return text;
    text += svg_attribute("stroke-width", shape.width);
    const Look& look = look_of(shape.ink);
    if (look.dash == 0) return text;
    return text + " stroke-dasharray=\"" + length_text(look.dash * shape.width) + ' ' +
           length_text(look.gap * shape.width) + '"';
}

bool share_group(const Shape& one, const Shape& other) {
    const bool texts = one.kind == Shape::Kind::text, others = other.kind == Shape::Kind::text;
    return one.ink == other.ink && one.size == other.size && one.width == other.width && texts == others;
}

// Whether two shapes of a group can be one element: solid paths; or, for browsers only, letters on one line.
bool join(const Shape& one, const Shape& other, bool lists) {
    if (one.kind == Shape::Kind::text)
        return lists && one.centred && other.centred && one.text.size() == 1 && other.text.size() == 1 &&
               one.points[0].y == other.points[0].y;
    return one.kind != Shape::Kind::box && other.kind != Shape::Kind::box && look_of(one.ink).dash == 0;
}

std::string box_element(const Shape& shape) {
    const auto& [a, b, c] = shape.points;
    const double width = b.x - a.x, height = b.y - a.y;
    if (shape.radius != 0 && length_text(width) == length_text(2 * shape.radius) &&
        length_text(height) == length_text(width))
        return "<circle" + svg_attribute("cx", a.x + shape.radius) + svg_attribute("cy", a.y + shape.radius) +
               svg_attribute("r", shape.radius) + "/>\n";
    std::string text = "<rect" + svg_attribute("x", a.x) + svg_attribute("y", a.y) +
                       svg_attribute("width", width) + svg_attribute("height", height);
    if (shape.radius != 0) text += svg_attribute("rx", shape.radius);
    return text + "/>\n";
}

std::string course_of(const Shape& shape) {
    const auto& [a, b, c] = shape.points;
    switch (shape.kind) {
        case Shape::Kind::line: return 'M' + pair(a) + 'L' + pair(b);
        case Shape::Kind::curve: return 'M' + pair(a) + 'Q' + pair(c) + ' ' + pair(b);
        case Shape::Kind::triangle: return 'M' + pair(a) + 'L' + pair(b) + 'L' + pair(c) + 'Z';
        case Shape::Kind::box:
        case Shape::Kind::text: break;
    }
    return {};
}

std::string text_element(std::span<const Shape> run) {
    const Shape& first = run.front();
    std::string places, letters;
    for (const Shape& shape : run) {
        (places += places.empty() ? "" : " ") += length_text(shape.points[0].x);
        letters += markup_text(shape.text);
    }
    return "<text x=\"" + places + '"' +
           svg_attribute("y", first.points[0].y + middle_of_letters * first.size) +
           (first.centred ? ">" : " text-anchor=\"start\">") + letters + "</text>\n";
}

std::string element_of(std::span<const Shape> run) {
    const Shape& first = run.front();
    if (first.kind == Shape::Kind::text) return text_element(run);
    if (first.kind == Shape::Kind::box) return box_element(first);
    std::string text = "<path d=\"";
    for (const Shape& shape : run) text += course_of(shape);
    return text + "\"/>\n";
}

// Calls `use` with each maximal run of shapes that go with the first of the run.
template <class Goes, class Use>
void for_each_run(std::span<const Shape> shapes, Goes goes, Use use) {
    while (!shapes.empty()) {
        std::size_t count = 1;
        while (count < shapes.size() && goes(shapes.front(), shapes[count])) ++count;
        use(shapes.first(count));
        shapes = shapes.subspan(count);
    }
}

}  // namespace

std::string svg_attribute(std::string_view name, double value) {
    return " " + std::string(name) + "=\"" + length_text(value) + '"';
}

std::string svg_elements(std::span<const Shape> shapes, bool lists) {
    std::string text;
    for_each_run(
        shapes,
        [&](const Shape& one, const Shape& other) {
            return share_group(one, other) && join(one, other, lists);
        },
        [&](std::span<const Shape> run) { text += element_of(run); });
    return text;
}

std::string svg_shapes(std::span<const Shape> shapes, bool lists) {
    std::string text;
    for_each_run(shapes, share_group, [&](std::span<const Shape> group) {
        text += "<g " + look_in_group(group.front()) + ">\n" + svg_elements(group, lists) + "</g>\n";
    });
    return text;
}

std::string svg_shapes(const Drawing& drawing, bool lists, FunctionRef<std::string(const Part&)> show) {
    const std::span<const Shape> shapes(drawing.shapes);
    std::string text;
    std::size_t done = 0;
    for (const Part& part : drawing.parts) {
        const std::string shown = show(part);
        if (shown.empty()) continue;
        text += svg_shapes(shapes.subspan(done, part.first - done), lists) + shown;
        done = part.first + part.count;
    }
    return text + svg_shapes(shapes.subspan(done), lists);
}

std::string svg_use(std::string_view href, std::string_view id, Point by) {
    return "<use " + std::string(href) + "=\"#" + std::string(id) + '"' +
           (by.x == 0 ? "" : svg_attribute("x", by.x)) + (by.y == 0 ? "" : svg_attribute("y", by.y)) + "/>\n";
}

std::string svg_use_as(const Shape& shape, std::string_view id, Point by) {
    return "<use " + look_in_group(shape) + svg_use("href", id, by).substr(std::string_view("<use").size());
}

std::vector<Shape> shapes_of_part(const Drawing& drawing, const Part& part) {
    const auto first = drawing.shapes.begin() + static_cast<std::ptrdiff_t>(part.first);
    std::vector<Shape> shapes(first, first + static_cast<std::ptrdiff_t>(part.count));
    for (Shape& shape : shapes)
        for (Point& point : shape.points) point.x -= part.at.x, point.y -= part.at.y;
    return shapes;
}

std::string svg_opening(std::string_view spaces, double width, double height, std::string_view title) {
    return "<svg class=\"nonet\"" + std::string(spaces) + svg_attribute("width", width) +
           svg_attribute("height", height) + " viewBox=\"0 0 " + length_text(width) + ' ' +
           length_text(height) + "\" role=\"img\">\n<title>" + markup_text(title) + "</title>\n";
}

std::string markup_text(std::string_view text) {
    std::string result;
    for (char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '"')
            result += "&quot;";
        else if (static_cast<unsigned char>(c) >= 0x20 || c == '\n')  // the others are not allowed in XML
            result += c;
    }
    return result;
}

}  // namespace nonet
