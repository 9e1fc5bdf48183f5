// Draws a step: the subjects of its exhibits and chains, below and above the digits.

#include <algorithm>

#include "draw/board.hpp"
#include "draw/ground.hpp"
#include "draw/layout.hpp"
#include "draw/links.hpp"
#include "draw/rule_pen.hpp"
#include "nonet/board_text.hpp"
#include "nonet/contract.hpp"
#include "nonet/rules.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

constexpr double house_inset = .05, house_line = .05;  // in cells, like everything on the board
constexpr double ring_line = .025;
using layout::caption_line;
using layout::caption_size;

// A step and its board.
struct Scenery {
    const Geometry& geometry;
    const State& before;
    const Step& step;
    const DrawOptions& options;

    std::string conclusion() const { return conclusion_of(step, options.cells, geometry); }
    std::string name(Candidate candidate) const { return candidate_name(candidate, options.cells, geometry); }
};

// One grid: the whole step, or one of its chains.
class Panel {
 public:
    Panel(Canvas& canvas, const Scenery& scenery)
        : canvas_(canvas),
          scenery_(scenery),
          before_(scenery.before),
          step_(scenery.step),
          places_(scenery.geometry) {}

    void draw(const Chain* chain) {
        const Geometry& geometry = scenery_.geometry;
        board::draw_back(canvas_, geometry);
        for (bool outline : {false, true})
            for (const Exhibit& exhibit : step_.exhibits) draw_houses(exhibit, outline);
        for (const Exhibit& exhibit : step_.exhibits) draw_cells(exhibit);
        for (const Exhibit& exhibit : step_.exhibits) draw_candidates(exhibit);
        if (chain != nullptr) draw_literals(*chain);
        board::Faces faces(geometry);
        draw_outcome(faces);
        board::draw_labelled_lines(canvas_, scenery_.options.cells, geometry);
        board::Scene scene{.geometry = geometry, .values = before_.values, .givens = scenery_.options.givens};
        if (scenery_.options.candidates) scene.marks = before_.marks;
        board::draw_digits(canvas_, scene, faces);
        if (chain != nullptr) draw_links(canvas_, *chain, places_);
        strike_out();
    }

 private:
    void draw_houses(const Exhibit& exhibit, bool outline) {
        const bool cover = exhibit.role == Role::cover;
        const Ink ink = outline ? (cover ? Ink::cover_line : Ink::base_line) : cover ? Ink::cover : Ink::base;
        for (House house : exhibit.houses) draw_area(ink, scenery_.geometry.house_cells(house), outline);
        if (!exhibit.parts.empty())
            return;  // for a rule of additional cells its own cells are shown, as listed
        for (std::uint16_t rule : exhibit.rules)
            for (const auto& cells : scenery_.geometry.rules()[rule].groups) draw_area(ink, cells, outline);
    }

    // Outlines cells that belong together: with one box if they fill it, otherwise cell by cell.
    void draw_area(Ink ink, std::span<const Cell> cells, bool outline) {
        if (cells.empty()) return;
        Point from = places_.corner_of(cells.front()), to = from;
        for (Cell cell : cells) {
            const Point corner = places_.corner_of(cell);
            from = {std::min(from.x, corner.x), std::min(from.y, corner.y)};
            to = {std::max(to.x, corner.x), std::max(to.y, corner.y)};
        }
        if ((to.x - from.x + 1) * (to.y - from.y + 1) == static_cast<double>(cells.size()))
            return canvas_.box(ink, {from.x + house_inset, from.y + house_inset},
                               {to.x + 1 - house_inset, to.y + 1 - house_inset}, outline ? house_line : 0,
                               .1);
        if (outline)
            return board::RulePen(canvas_, scenery_.geometry).outline(ink, cells, house_inset, house_line);
        for (Cell cell : cells) {
            const Point corner = places_.corner_of(cell);
            canvas_.box(ink, corner, {corner.x + 1, corner.y + 1});
        }
    }

    void draw_cells(const Exhibit& exhibit) {
        for (const auto& [cell, digits] : exhibit.cells) {
            const Point corner = places_.corner_of(cell);
            if (exhibit.role == Role::cause)
                canvas_.disc(Ink::excluder, places_.centre_of(cell), .38, house_line);
            else if (exhibit.role == Role::excluder)
                canvas_.box(Ink::excluder, {corner.x + .07, corner.y + .07}, {corner.x + .93, corner.y + .93},
                            house_line, .08);
            else
                canvas_.box(Ink::cell, {corner.x + .08, corner.y + .08}, {corner.x + .92, corner.y + .92}, 0,
                            .08);
        }
    }

    void draw_candidates(const Exhibit& exhibit) {
        if (exhibit.role == Role::cause || exhibit.role == Role::excluder) return;
        for (const auto& [cell, digits] : exhibit.cells)
            for (Digit digit : digits) {
                if (!before_.marks[cell].contains(digit)) continue;
                if (exhibit.role == Role::extra)
                    draw_square(Ink::extra, {cell, digit}, ring_line);
                else
                    canvas_.disc(Ink::used, places_.centre_of({cell, digit}), places_.candidate_radius(),
                                 ring_line);
            }
    }

    void draw_literals(const Chain& chain) {
        // Shapes with the same ink are drawn together.
        for (Ink ink : {Ink::used, Ink::off, Ink::supposed})
            for (const ChainNode& node : chain.nodes) {
                const Point centre = places_.centre_of({node.literal.cell, node.literal.digit});
                const double radius = places_.candidate_radius();
                if (ink == (node.literal.on ? Ink::used : Ink::off)) {
                    canvas_.disc(ink, centre, radius, ring_line);
                    for (Cell other : node.others)
                        canvas_.disc(ink, places_.centre_of({other, node.literal.digit}), radius, ring_line);
                }
                if (ink == Ink::supposed && node.why == Why::supposed)
                    canvas_.disc(ink, centre, radius + .035 * places_.scale(), ring_line);
            }
    }

    void draw_outcome(board::Faces& faces) {
        for (const Candidate& candidate : step_.place) {
            faces[candidate] = board::Face::placed;
            canvas_.disc(Ink::placed, places_.centre_of(candidate),
                         places_.candidate_radius() + .01 * places_.scale());
        }
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits) {
                faces[{cell, digit}] = board::Face::removed;
                draw_square(Ink::removed, {cell, digit}, 0);
            }
    }

    void strike_out() {
        const double reach = .13 * places_.scale();
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits) {
                const Point centre = places_.centre_of({cell, digit});
                canvas_.line(Ink::strike, {centre.x - reach, centre.y + reach},
                             {centre.x + reach, centre.y - reach}, .035);
            }
    }

    void draw_square(Ink ink, Candidate candidate, double width) {
        const Point centre = places_.centre_of(candidate);
        const double reach = .125 * places_.scale();
        canvas_.box(ink, {centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, width,
                    .04);
    }

    Canvas& canvas_;
    const Scenery& scenery_;
    const State& before_;
    const Step& step_;
    const board::Places places_;
};

std::string supposition_of(const Chain& chain, const Scenery& scenery) {
    const Literal literal = chain.nodes.front().literal;
    const std::string words = scenery.name({literal.cell, literal.digit});
    const std::size_t sign = words.find('=');
    return "If " + words.substr(0, sign) + (literal.on ? " is " : " is not ") + words.substr(sign + 1);
}

// Breaks a text between words into lines of at most `length` letters.
std::vector<std::string> lines_of(std::string_view text, std::size_t length) {
    std::vector<std::string> lines;
    while (text.size() > length) {
        const std::size_t blank = text.rfind(' ', length);
        const std::size_t end = blank == std::string_view::npos ? length : blank;
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), blank == std::string_view::npos ? end : end + 1));
    }
    lines.emplace_back(text);
    return lines;
}

std::string title_of(const Scenery& scenery) {
    return std::string(name_of_kind(scenery.step.kind)) + ": " + scenery.conclusion();
}

Drawing draw_part(const Scenery& scenery, const Chain* chain, bool several) {
    const layout::Panel panel(scenery.geometry);
    const double head = several ? caption_line : 0;
    Drawing part{.width = panel.width, .height = panel.height + head};
    part.title = title_of(scenery);
    if (several) {
        const std::string words = supposition_of(*chain, scenery);
        Canvas(part).text(Ink::caption, {layout::grid_origin.x, caption_line / 2}, caption_size, words,
                          false);
        part.title = words + ". " + part.title;
    }
    Canvas canvas(part, {panel.origin.x, head + panel.origin.y}, layout::cell_length);
    Panel(canvas, scenery).draw(chain);
    return part;
}

std::vector<Drawing> parts_of(const Scenery& scenery) {
    const auto& chains = scenery.step.chains;
    if (chains.empty()) return {draw_part(scenery, nullptr, false)};
    std::vector<Drawing> parts;
    for (const Chain& chain : chains) parts.push_back(draw_part(scenery, &chain, chains.size() > 1));
    return parts;
}

// The number of grids side by side.
std::size_t columns_for(std::size_t parts) { return parts == 4 ? 2 : std::min<std::size_t>(parts, 3); }

void add(Drawing& whole, Drawing part, Point at) {
    for (const Part& one : part.parts)
        whole.parts.push_back({.first = whole.shapes.size() + one.first,
                               .count = one.count,
                               .at = {one.at.x + at.x, one.at.y + at.y},
                               .everywhere = one.everywhere});
    for (Shape& shape : part.shapes) {
        for (Point& point : shape.points) point.x += at.x, point.y += at.y;
        whole.shapes.push_back(std::move(shape));
    }
    whole.width = std::max(whole.width, at.x + part.width);
    whole.height = std::max(whole.height, at.y + part.height);
}

void add_caption(Drawing& drawing) {
    constexpr double letter_width = .54 * caption_size;  // on average, with some margin
    const double letters = (drawing.width - 2 * layout::grid_origin.x) / letter_width;
    for (std::string& line : lines_of(drawing.title, static_cast<std::size_t>(letters))) {
        Canvas(drawing).text(Ink::caption, {layout::grid_origin.x, drawing.height + caption_line / 2},
                             caption_size, std::move(line), false);
        drawing.height += caption_line;
    }
}

// Draws all grids as one picture.
Drawing whole_of(const Scenery& scenery) {
    std::vector<Drawing> parts = parts_of(scenery);
    const std::size_t columns = columns_for(parts.size());
    Drawing whole{.title = title_of(scenery)};
    const double width = parts.front().width, height = parts.front().height;
    for (std::size_t i = 0; i < parts.size(); ++i)
        add(whole, std::move(parts[i]),
            {static_cast<double>(i % columns) * width, static_cast<double>(i / columns) * height});
    if (scenery.options.caption) add_caption(whole);
    return whole;
}

}  // namespace

std::vector<Drawing> draw_parts(const State& before, const Step& step, const DrawOptions& options,
                                const Geometry& board) {
    return parts_of({board, before, step, options});
}

Drawing draw(const State& before, const Step& step, const DrawOptions& options, const Geometry& board) {
    Drawing drawing = whole_of({board, before, step, options});
    if (board != Geometry::classic()) board::draw_below(drawing, board);
    return drawing;
}

Drawing draw(const Path& path, std::size_t number, const DrawOptions& options) {
    NONET_EXPECT(number >= 1 && number <= path.steps.size());
    State before = path.start;
    for (std::size_t i = 0; i + 1 < number; ++i) apply(before, path.steps[i], path.board);
    return draw(before, path.steps[number - 1], options, path.board);
}

}  // namespace nonet
