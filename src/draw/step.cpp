// A step as a picture: what its exhibits and chains point at, drawn behind and upon the digits.

#include <algorithm>

#include "core/tables.hpp"
#include "draw/board.hpp"
#include "draw/layout.hpp"
#include "draw/links.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

constexpr double house_inset = .05, house_line = .05;  // in cells, as everything on the board
constexpr double ring_line = .025;
using layout::caption_line;
using layout::caption_size;

// One grid: the step as a whole, or one of its chains.
class Panel {
 public:
    Panel(Canvas& canvas, const State& before, const Step& step, const DrawOptions& options)
        : canvas_(canvas), before_(before), step_(step), options_(options) {}

    void draw(const Chain* chain) {
        board::draw_back(canvas_);
        for (bool outline : {false, true})
            for (const Exhibit& exhibit : step_.exhibits) draw_houses(exhibit, outline);
        for (const Exhibit& exhibit : step_.exhibits) draw_cells(exhibit);
        for (const Exhibit& exhibit : step_.exhibits) draw_candidates(exhibit);
        if (chain != nullptr) draw_literals(*chain);
        board::Faces faces{};
        draw_outcome(faces);
        board::draw_labelled_lines(canvas_, options_.cells);
        board::draw_digits(canvas_, before_, options_, faces);
        if (chain != nullptr) draw_links(canvas_, *chain);
        strike_out();
    }

 private:
    void draw_houses(const Exhibit& exhibit, bool outline) {
        const bool cover = exhibit.role == Role::cover;
        const Ink ink = outline ? (cover ? Ink::cover_line : Ink::base_line) : cover ? Ink::cover : Ink::base;
        for (House house : exhibit.houses) {
            // From its first cell's corner to its last one's.
            const Point from = board::corner_of(house_cells[house].front()),
                        to = board::corner_of(house_cells[house].back());
            canvas_.box(ink, {from.x + house_inset, from.y + house_inset},
                        {to.x + 1 - house_inset, to.y + 1 - house_inset}, outline ? house_line : 0, .1);
        }
    }

    void draw_cells(const Exhibit& exhibit) {
        for (const auto& [cell, digits] : exhibit.cells) {
            const Point corner = board::corner_of(cell);
            if (exhibit.role == Role::cause)
                canvas_.disc(Ink::excluder, board::centre_of(cell), .38, house_line);
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
                    canvas_.disc(Ink::used, board::centre_of({cell, digit}), board::candidate_radius(),
                                 ring_line);
            }
    }

    void draw_literals(const Chain& chain) {
        // What looks alike is drawn together.
        for (Ink ink : {Ink::used, Ink::off, Ink::supposed})
            for (const ChainNode& node : chain.nodes) {
                const Point centre = board::centre_of({node.literal.cell, node.literal.digit});
                const double radius = board::candidate_radius();
                if (ink == (node.literal.on ? Ink::used : Ink::off)) {
                    canvas_.disc(ink, centre, radius, ring_line);
                    for (Cell other : node.others)
                        canvas_.disc(ink, board::centre_of({other, node.literal.digit}), radius, ring_line);
                }
                if (ink == Ink::supposed && node.why == Why::supposed)
                    canvas_.disc(ink, centre, radius + .035, ring_line);
            }
    }

    void draw_outcome(board::Faces& faces) {
        for (const Candidate& candidate : step_.place) {
            faces[candidate.cell][candidate.digit] = board::Face::placed;
            canvas_.disc(Ink::placed, board::centre_of(candidate), board::candidate_radius() + .01);
        }
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits) {
                faces[cell][digit] = board::Face::removed;
                draw_square(Ink::removed, {cell, digit}, 0);
            }
    }

    void strike_out() {
        constexpr double reach = .13;
        for (const auto& [cell, digits] : step_.remove)
            for (Digit digit : digits) {
                const Point centre = board::centre_of({cell, digit});
                canvas_.line(Ink::strike, {centre.x - reach, centre.y + reach},
                             {centre.x + reach, centre.y - reach}, .035);
            }
    }

    void draw_square(Ink ink, Candidate candidate, double width) {
        const Point centre = board::centre_of(candidate);
        constexpr double reach = .125;
        canvas_.box(ink, {centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach}, width,
                    .04);
    }

    Canvas& canvas_;
    const State& before_;
    const Step& step_;
    const DrawOptions& options_;
};

std::string supposition_of(const Chain& chain, Cells cells) {
    const Literal literal = chain.nodes.front().literal;
    return "If " + cell_name(literal.cell, cells == Cells::a1) + (literal.on ? " is " : " is not ") +
           glyph_of(literal.digit);
}

// Breaks a text between words into lines of at most that many letters.
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

std::string title_of(const Step& step, Cells cells) {
    return std::string(name_of_kind(step.kind)) + ": " + conclusion_of(step, cells);
}

Drawing draw_part(const State& before, const Step& step, const Chain* chain, bool several,
                  const DrawOptions& options) {
    const double head = several ? caption_line : 0;
    Drawing part{.width = layout::panel_width, .height = layout::panel_height + head};
    part.title = title_of(step, options.cells);
    if (several) {
        const std::string words = supposition_of(*chain, options.cells);
        Canvas(part).text(Ink::caption, {layout::grid_origin.x, caption_line / 2}, caption_size, words,
                          false);
        part.title = words + ". " + part.title;
    }
    Canvas canvas(part, {layout::grid_origin.x, head + layout::grid_origin.y}, layout::cell_length);
    Panel(canvas, before, step, options).draw(chain);
    return part;
}

// How many grids stand side by side.
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
    constexpr double letter_width = .54 * caption_size;  // on average, and a little more
    const double letters = (drawing.width - 2 * layout::grid_origin.x) / letter_width;
    for (std::string& line : lines_of(drawing.title, static_cast<std::size_t>(letters))) {
        Canvas(drawing).text(Ink::caption, {layout::grid_origin.x, drawing.height + caption_line / 2},
                             caption_size, std::move(line), false);
        drawing.height += caption_line;
    }
}

}  // namespace

std::vector<Drawing> draw_parts(const State& before, const Step& step, const DrawOptions& options) {
    if (step.chains.empty()) return {draw_part(before, step, nullptr, false, options)};
    std::vector<Drawing> parts;
    for (const Chain& chain : step.chains)
        parts.push_back(draw_part(before, step, &chain, step.chains.size() > 1, options));
    return parts;
}

Drawing draw(const State& before, const Step& step, const DrawOptions& options) {
    std::vector<Drawing> parts = draw_parts(before, step, options);
    const std::size_t columns = columns_for(parts.size());
    Drawing whole{.title = title_of(step, options.cells)};
    const double width = parts.front().width, height = parts.front().height;
    for (std::size_t i = 0; i < parts.size(); ++i)
        add(whole, std::move(parts[i]),
            {static_cast<double>(i % columns) * width, static_cast<double>(i / columns) * height});
    if (options.caption) add_caption(whole);
    return whole;
}

}  // namespace nonet
