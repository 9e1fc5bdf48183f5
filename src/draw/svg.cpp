// Drawings as SVG: each ink is a class, and shapes of one ink that follow each other share a group.

#include <algorithm>

#include "command/markup.hpp"
#include "draw/inks.hpp"
#include "draw/numbers.hpp"

namespace nonet {
namespace {

constexpr double middle_of_letters = .36;  // from the base line to the middle of a digit, in sizes

std::string colour_text(std::uint32_t colour) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += hex[colour >> shift & 15];
    return text;
}

std::string attribute(std::string_view name, double value) {
    return " " + std::string(name) + "=\"" + length_text(value) + '"';
}

std::string pair(Point point) { return length_text(point.x) + ' ' + length_text(point.y); }

std::string dashes_of(const Shape& shape) {
    const Look& look = look_of(shape.ink);
    if (look.dash == 0 || shape.width == 0) return {};
    return " stroke-dasharray=\"" + length_text(look.dash * shape.width) + ' ' +
           length_text(look.gap * shape.width) + '"';
}

std::string outline_of(const Shape& shape) {
    return (shape.width == 0 ? std::string() : attribute("stroke-width", shape.width)) + dashes_of(shape);
}

std::string element_of(const Shape& shape) {
    const auto& [a, b, c] = shape.points;
    switch (shape.kind) {
        case Shape::Kind::box: {
            std::string text = "<rect" + attribute("x", a.x) + attribute("y", a.y) +
                               attribute("width", b.x - a.x) + attribute("height", b.y - a.y);
            if (shape.radius != 0) text += attribute("rx", shape.radius);
            return text + outline_of(shape) + "/>";
        }
        case Shape::Kind::line:
            return "<path d=\"M" + pair(a) + 'L' + pair(b) + '"' + outline_of(shape) + "/>";
        case Shape::Kind::curve:
            return "<path d=\"M" + pair(a) + 'Q' + pair(c) + ' ' + pair(b) + '"' + outline_of(shape) + "/>";
        case Shape::Kind::triangle: return "<path d=\"M" + pair(a) + 'L' + pair(b) + 'L' + pair(c) + "Z\"/>";
        case Shape::Kind::text: break;
    }
    return "<text" + attribute("x", a.x) + attribute("y", a.y + middle_of_letters * shape.size) +
           attribute("font-size", shape.size) + (shape.centred ? "" : " text-anchor=\"start\"") + '>' +
           markup_text(shape.text) + "</text>";
}

std::string shapes_of(const Drawing& drawing) {
    std::string text;
    for (std::size_t i = 0; i < drawing.shapes.size(); ++i) {
        const Ink ink = drawing.shapes[i].ink;
        if (i == 0 || drawing.shapes[i - 1].ink != ink)
            ((text += "<g class=\"") += look_of(ink).name) += "\">\n";
        (text += element_of(drawing.shapes[i])) += '\n';
        if (i + 1 == drawing.shapes.size() || drawing.shapes[i + 1].ink != ink) text += "</g>\n";
    }
    return text;
}

std::string opening(double width, double height, std::string_view title) {
    return "<svg class=\"nonet\" xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", width) +
           attribute("height", height) + " viewBox=\"0 0 " + length_text(width) + ' ' + length_text(height) +
           "\" role=\"img\">\n<title>" + markup_text(title) + "</title>\n";
}

// The rules that set the colours, one for each ink.
std::string colours(bool dark) {
    std::string text;
    const auto pick = [&](const Colour& colour) { return colour_text(dark ? colour.dark : colour.light); };
    for (int i = 0; i < ink_count; ++i) {
        const Look& look = look_of(static_cast<Ink>(i));
        (text += ".nonet .") += look.name;
        text += "{fill:" + (look.fill ? pick(*look.fill) : "none");
        if (look.stroke) text += ";stroke:" + pick(*look.stroke);
        text += look.bold && !dark ? ";font-weight:700}\n" : "}\n";
    }
    return text;
}

}  // namespace

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

std::string svg_style() {
    return ".nonet{font-family:'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif;"
           "text-anchor:middle;font-variant-numeric:lining-nums tabular-nums}\n" +
           colours(false) + "@media screen and (prefers-color-scheme:dark){\n" + colours(true) + "}\n";
}

std::string svg_element(const Drawing& drawing) {
    return opening(drawing.width, drawing.height, drawing.title) + shapes_of(drawing) + "</svg>\n";
}

std::string svg(std::span<const Drawing> pages) {
    double width = 0, height = 0;
    std::string inner, title;
    for (const Drawing& page : pages) {
        inner += "<g transform=\"translate(0 " + length_text(height) + ")\">\n" + shapes_of(page) + "</g>\n";
        width = std::max(width, page.width);
        height += page.height;
        if (title.empty()) title = page.title;
    }
    return opening(width, height, title) + "<style>\n" + svg_style() + "</style>\n" +
           "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n" + inner + "</svg>\n";
}

}  // namespace nonet
