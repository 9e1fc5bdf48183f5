// SVG documents, and elements of HTML pages. A part is written at its first use, as a group with an id, and referenced
// from then on.

#include <algorithm>
#include <utility>

#include "draw/inks.hpp"
#include "draw/svg_text.hpp"

namespace nonet {
namespace {

std::string colour_text(std::uint32_t colour) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) text += hex[colour >> shift & 15];
    return text;
}

// The rules that set the colours, one for each ink. They do not depend on ancestors: a shape used elsewhere has different
// ones.
std::string colours(bool dark, bool rules) {
    std::string text;
    const auto pick = [&](const Colour& colour) { return colour_text(dark ? colour.dark : colour.light); };
    for (int i = 0; i < (rules ? ink_count : static_cast<int>(first_ink_of_rules)); ++i) {
        const Look& look = look_of(static_cast<Ink>(i));
        (text += ".ink-") += look.name;
        text += "{fill:" + (look.fill ? pick(*look.fill) : "none");
        if (look.stroke) text += ";stroke:" + pick(*look.stroke);
        text += look.bold && !dark ? ";font-weight:700}\n" : "}\n";
    }
    return text;
}

}  // namespace

std::string svg_style(bool rules) {
    return ".nonet{font-family:'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif;"
           "text-anchor:middle;font-variant-numeric:lining-nums tabular-nums}\n" +
           colours(false, rules) + "@media screen and (prefers-color-scheme:dark){\n" + colours(true, rules) +
           "}\n";
}

std::string SvgShelf::shown(const Drawing& drawing, const Part& part, std::string_view href, bool lists) {
    std::string shapes = svg_shapes(shapes_of_part(drawing, part), lists);
    if (const std::string use = used(shapes, part, href); !use.empty()) return use;
    const std::string id = names_ + std::to_string(parts_.size());
    parts_.emplace(std::move(shapes), Kept{id, part.at});
    const std::span<const Shape> all(drawing.shapes);
    return "<g id=\"" + id + "\">\n" + svg_shapes(all.subspan(part.first, part.count), lists) + "</g>\n";
}

std::string SvgShelf::used(const std::string& shapes, const Part& part, std::string_view href) const {
    const auto found = parts_.find(shapes);
    if (found == parts_.end()) return {};
    const auto& [id, at] = found->second;
    return svg_use(href, id, {part.at.x - at.x, part.at.y - at.y});
}

std::string SvgShelf::used(const Drawing& drawing, const Part& part) const {
    return used(svg_shapes(shapes_of_part(drawing, part), true), part, "href");
}

std::string SvgShelf::element(const Drawing& drawing) {
    const auto show = [&](const Part& part) {
        return part.everywhere ? shown(drawing, part, "href", true) : std::string();
    };
    return svg_opening("", drawing.width, drawing.height, drawing.title) + svg_shapes(drawing, true, show) +
           std::string(SvgWriter::tail);
}

std::string svg_element(const Drawing& drawing) {
    const auto show = [](const Part&) { return std::string(); };
    return svg_opening("", drawing.width, drawing.height, drawing.title) + svg_shapes(drawing, true, show) +
           std::string(SvgWriter::tail);
}

std::string SvgWriter::page(const Drawing& page) {
    // Programs other than browsers know only this older name.
    const auto show = [&](const Part& part) {
        return part.everywhere ? shelf_.shown(page, part, "xlink:href", false) : std::string();
    };
    if (pages_++ == 0) title_ = page.title;
    has_rules_ |=
        std::ranges::any_of(page.shapes, [](const Shape& shape) { return shape.ink >= first_ink_of_rules; });
    const double top = std::exchange(height_, height_ + page.height);
    width_ = std::max(width_, page.width);
    return "<g transform=\"translate(0 " + length_text(top) + ")\">\n" + svg_shapes(page, false, show) +
           "</g>\n";
}

std::string SvgWriter::head() const {
    constexpr std::string_view spaces =
        " xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
    return svg_opening(spaces, width_, height_, title_) + "<style>\n" + svg_style(has_rules_) + "</style>\n" +
           "<rect class=\"ink-paper\" width=\"100%\" height=\"100%\"/>\n";
}

std::string svg(std::span<const Drawing> pages) {
    SvgWriter writer;
    std::string inner;
    for (const Drawing& page : pages) inner += writer.page(page);
    return writer.head() + inner + std::string(SvgWriter::tail);
}

}  // namespace nonet
