#include "draw/rule_pictures.hpp"

#include <algorithm>

#include "draw/rule_pen.hpp"
#include "nonet/contract.hpp"
#include "rules/record.hpp"

namespace nonet::board {
namespace {

using Cells = std::vector<Cell>;
using rules::Picture, rules::PictureForm;

constexpr double thin_line = .035, cage_inset = .075, bulb = .36, ring = .38;

std::string number_of(const Rule& rule) { return rule.values.empty() ? "" : std::to_string(rule.values[0]); }

// ---- Below

void line(RulePen& pen, const Rule& rule, const Picture& picture) {
    for (const Cells& group : rule.groups) pen.path(picture.ink, group, picture.width);
}

// Draws the bulb: filled, or a ring if equal digits may follow each other.
void thermometer(RulePen& pen, const Rule& rule, const Picture& picture) {
    pen.path(picture.ink, rule.groups[0], picture.width);
    pen.canvas().disc(Ink::grey_line, pen.centre(rule.groups[0][0]), bulb);
    if (rule.kind == RuleKind::slow_thermo)
        pen.canvas().disc(Ink::paper, pen.centre(rule.groups[0][0]), bulb - .1);
}

void arrow(RulePen& pen, const Rule& rule, const Picture& picture) {
    for (std::size_t i = 1; i < rule.groups.size(); ++i) {
        // Starts at the nearest cell of the bulb.
        Point from = pen.centre(rule.groups[0][0]);
        const Point to = pen.centre(rule.groups[i][0]);
        for (Cell cell : rule.groups[0]) {
            const Point here = pen.centre(cell);
            const auto far = [&](Point a) {
                return (a.x - to.x) * (a.x - to.x) + (a.y - to.y) * (a.y - to.y);
            };
            if (far(here) < far(from)) from = here;
        }
        pen.arrow(picture.ink, RulePen::leaving(from, to, ring), rule.groups[i], picture.width);
    }
    pen.ring(picture.ink, rule.groups[0], ring, picture.width);
}

// Draws a line with a mark at each end: rings, or squares if the other cells are outside the span of the ends.
void ends(RulePen& pen, const Rule& rule, const Picture& picture) {
    const Cells& cells = rule.groups[0];
    pen.path(picture.ink, cells, picture.width);
    for (Cell cell : {cells.front(), cells.back()}) {
        const Point at = pen.centre(cell);
        if (rule.kind == RuleKind::lockout) {
            pen.canvas().box(Ink::thin_rule, {at.x - .33, at.y - .33}, {at.x + .33, at.y + .33}, thin_line);
            continue;
        }
        pen.canvas().disc(Ink::thin_rule, at, ring, thin_line);
    }
}

void closed(RulePen& pen, const Rule& rule, const Picture& picture) {
    line(pen, rule, picture);
    const Cell last[] = {rule.groups[0].back(), rule.groups[0].front()};
    pen.path(picture.ink, last, picture.width);
}

void rings(RulePen& pen, const Rule& rule, const Picture& picture) {
    for (Cell cell : rule.groups[0]) pen.canvas().disc(picture.ink, pen.centre(cell), ring, picture.width);
}

// Draws lozenges, which point along the line that they index.
void indexers(RulePen& pen, const Rule& rule, const Picture& picture) {
    const bool row = rule.kind == RuleKind::column_indexer;
    const bool box = rule.kind == RuleKind::box_indexer;
    for (Cell cell : rule.groups[0]) {
        const Point at = pen.centre(cell);
        const double x = row || box ? .42 : .2, y = row && !box ? .2 : .42;
        for (double side : {-1., 1.}) {
            pen.canvas().line(picture.ink, {at.x + side * x, at.y}, {at.x, at.y - y}, picture.width);
            pen.canvas().line(picture.ink, {at.x + side * x, at.y}, {at.x, at.y + y}, picture.width);
        }
    }
}

// Gives the same letter to equal cells.
void clones(RulePen& pen, const Rule& rule, const Picture& picture) {
    for (const Cells& group : rule.groups) {
        for (Cell cell : group) {
            const Point at = pen.centre(cell);
            pen.canvas().box(Ink::region, {at.x - .5, at.y - .5}, {at.x + .5, at.y + .5});
        }
        pen.outline(picture.ink, group, cage_inset, picture.width);
    }
}

// ---- Above

void cage(RulePen& pen, const Rule& rule, const Picture& picture) {
    for (const Cells& group : rule.groups) pen.outline(picture.ink, group, cage_inset, picture.width);
    pen.label(rule.groups[0], std::string(picture.before) + number_of(rule));
}

// The alternatives themselves are not drawn: only one may hold, so none is certain.
void alternatives(RulePen& pen, const Rule& rule, const Picture& picture) {
    pen.outline(picture.ink, rule.groups[0], cage_inset, picture.width);
    pen.label(rule.groups[0], std::string(picture.before));
}

// Writes all of its values.
void list(RulePen& pen, const Rule& rule, const Picture& picture) {
    pen.outline(picture.ink, rule.groups[0], cage_inset, picture.width);
    std::string words(picture.before);
    const bool is_told = rule.kind == RuleKind::look_and_say;  // "2x3"
    for (std::size_t i = 0; i < rule.values.size(); ++i) {
        if (i > 0) words += is_told && i % 2 == 1 ? 'x' : ',';
        words += std::to_string(rule.values[i]);
    }
    pen.label(rule.groups[0], words);
}

// Marks the cells that are counted; the counting cell has a ring.
void counted_cells(RulePen& pen, const Rule& rule, const Picture& picture) {
    const Cells others(rule.groups[0].begin() + 1, rule.groups[0].end());
    pen.outline(picture.ink, others, cage_inset, picture.width);
    pen.canvas().disc(Ink::thin_rule, pen.centre(rule.groups[0][0]), ring, thin_line);
}

void dot(RulePen& pen, const Rule& rule, const Picture& picture) {
    const Point at = pen.between(rule.groups[0]);
    const bool black = rule.kind == RuleKind::black;
    const bool usual = rule.values[0] == (black ? 2 : 1);
    pen.canvas().disc(picture.ink, at, usual ? .12 : .17, thin_line);
    if (!usual)
        pen.canvas().text(black ? Ink::black_dot_text : Ink::white_dot_text, at, .24, number_of(rule));
}

void letters(RulePen& pen, const Rule& rule, const Picture&) {
    const std::int32_t total = rule.values[0];
    pen.patch(pen.between(rule.groups[0]), total == 10 ? "X" : total == 5 ? "V" : std::to_string(total), .3);
}

// The sign opens towards the greater cell.
void sign(RulePen& pen, const Rule& rule, const Picture& picture) {
    const Point more = pen.centre(rule.groups[0][0]), less = pen.centre(rule.groups[0][1]),
                middle = pen.between(rule.groups[0]);
    const Point end = RulePen::leaving({0, 0}, {more.x - less.x, more.y - less.y}, .1);
    const Point tip{middle.x - end.x, middle.y - end.y};
    pen.canvas().line(picture.ink, tip, {middle.x + end.x - end.y, middle.y + end.y + end.x}, .04);
    pen.canvas().line(picture.ink, tip, {middle.x + end.x + end.y, middle.y + end.y - end.x}, .04);
}

void quadruple(RulePen& pen, const Rule& rule, const Picture&) {
    const Point at = pen.between(rule.groups[0]);
    constexpr double radius = .3;
    pen.canvas().disc(Ink::white_dot, at, radius, thin_line);
    std::string first, second;
    const std::size_t half = rule.values.size() <= 2 ? rule.values.size() : (rule.values.size() + 1) / 2;
    for (std::size_t i = 0; i < rule.values.size(); ++i) {
        std::string& words = i < half ? first : second;
        (words += words.empty() ? "" : " ") += std::to_string(rule.values[i]);
    }
    const double size = first.size() > 3 ? .2 : .25, up = second.empty() ? 0 : .12;
    pen.canvas().text(Ink::white_dot_text, {at.x, at.y - up}, size, first);
    if (!second.empty()) pen.canvas().text(Ink::white_dot_text, {at.x, at.y + up}, size, second);
}

// ---- Outside

// Draws the clue with the arrow of a little killer, towards its first cell.
void little_killer(RulePen& pen, const Rule& rule, const Picture& picture) {
    const auto place = pen.clue_place(rule.groups[0]);
    if (!place) {
        pen.arrow(picture.ink, pen.centre(rule.groups[0][0]), rule.groups[0], .02);
        return pen.label(rule.groups[0], number_of(rule));
    }
    const Point first = pen.centre(rule.groups[0][0]);
    const Point way{first.x > place->x ? 1. : -1., first.y > place->y ? 1. : -1.};
    pen.canvas().text(Ink::clue, *place, .32, number_of(rule));
    const Point from{place->x + way.x * .2, place->y + way.y * .2},
        to{place->x + way.x * .36, place->y + way.y * .36};
    pen.canvas().line(picture.ink, from, to, thin_line);
    pen.canvas().line(picture.ink, to, {to.x - way.x * .12, to.y}, thin_line);
    pen.canvas().line(picture.ink, to, {to.x, to.y - way.y * .12}, thin_line);
}

void edge_clue(RulePen& pen, const Rule& rule, const Picture& picture) {
    const std::string words = std::string(picture.before) + number_of(rule);
    if (const auto place = pen.clue_place(rule.groups[0]))
        return pen.canvas().text(Ink::clue, *place, .34, words);
    pen.path(Ink::thin_rule, rule.groups[0], .02);
    pen.label(rule.groups[0], words);
}

void nothing(RulePen&, const Rule&, const Picture&) {}

// The layer of a picture.
enum class Layer : std::uint8_t { nowhere, below, above, outside };

struct Drawer {
    PictureForm form;
    Layer layer;
    void (*draw)(RulePen& pen, const Rule& rule, const Picture& picture);
};
constexpr Drawer drawers[] = {
    {PictureForm::nothing, Layer::nowhere, nothing},
    {PictureForm::line, Layer::below, line},
    {PictureForm::closed, Layer::below, closed},
    {PictureForm::thermometer, Layer::below, thermometer},
    {PictureForm::arrow, Layer::below, arrow},
    {PictureForm::ends, Layer::below, ends},
    {PictureForm::rings, Layer::below, rings},
    {PictureForm::indexers, Layer::below, indexers},
    {PictureForm::clones, Layer::below, clones},
    {PictureForm::cage, Layer::above, cage},
    {PictureForm::alternatives, Layer::above, alternatives},
    {PictureForm::list, Layer::above, list},
    {PictureForm::counted_cells, Layer::above, counted_cells},
    {PictureForm::dot, Layer::above, dot},
    {PictureForm::letters, Layer::above, letters},
    {PictureForm::sign, Layer::above, sign},
    {PictureForm::quadruple, Layer::above, quadruple},
    {PictureForm::little_killer, Layer::outside, little_killer},
    {PictureForm::edge_clue, Layer::outside, edge_clue},
};
static_assert(std::size(drawers) == static_cast<std::size_t>(PictureForm::edge_clue) + 1);
static_assert([] {
    for (std::size_t i = 0; i < std::size(drawers); ++i)
        if (static_cast<std::size_t>(drawers[i].form) != i) return false;
    return true;
}());

const Picture& picture_of(RuleKind kind) { return rules::record_of(kind).picture; }
const Drawer& drawer_of(RuleKind kind) { return drawers[static_cast<std::size_t>(picture_of(kind).form)]; }
Layer layer_of(RuleKind kind) { return drawer_of(kind).layer; }
void draw(RulePen& pen, const Rule& rule) { drawer_of(rule.kind).draw(pen, rule, picture_of(rule.kind)); }

}  // namespace

double clue_room(const Geometry& geometry) {
    // As far out as the farthest clue.
    Drawing none;
    Canvas canvas(none);
    RulePen pen(canvas, geometry);
    double room = 0;
    for (const Rule& rule : geometry.rules()) {
        if (layer_of(rule.kind) != Layer::outside) continue;
        if (const auto place = pen.clue_place(rule.groups[0]))
            room = std::max(
                {room, -place->x, -place->y, place->x - geometry.columns(), place->y - geometry.rows()});
    }
    return room == 0 ? 0 : room + .25;
}

bool has_labels(const Geometry& geometry) {
    Drawing none;
    Canvas canvas(none);
    RulePen pen(canvas, geometry);
    return std::ranges::any_of(geometry.rules(), [&](const Rule& rule) {
        draw(pen, rule);
        return pen.has_labels();
    });
}

void draw_rules_below(Canvas& canvas, const Geometry& geometry) {
    RulePen pen(canvas, geometry);
    // Shades first, then lines, wide ones before narrow ones, so that all are visible.
    std::vector<const Rule*> rules;
    for (const Rule& rule : geometry.rules())
        if (layer_of(rule.kind) == Layer::below) rules.push_back(&rule);
    std::ranges::stable_sort(rules, std::greater{}, [](const Rule* rule) {
        return rule->kind == RuleKind::clone ? 1. : picture_of(rule->kind).width;
    });
    for (const Rule* rule : rules) draw(pen, *rule);
}

void draw_rules_above(Canvas& canvas, const Geometry& geometry) {
    RulePen pen(canvas, geometry);
    for (Layer layer : {Layer::above, Layer::outside})
        for (const Rule& rule : geometry.rules())
            if (layer_of(rule.kind) == layer) draw(pen, rule);
}

std::vector<Legend> legend_of(const Geometry& geometry) {
    std::vector<Legend> legends;
    for (const rules::Record& record : rules::records()) {
        const RuleKind kind = record.info.kind;
        const Picture& picture = record.picture;
        if (picture.legend.empty() || std::ranges::count(geometry.rules(), kind, &Rule::kind) == 0) continue;
        std::string words(picture.legend);
        if (layer_of(kind) == Layer::outside) words = "numbers outside: " + words;
        for (const Rule& rule : geometry.rules())
            if (rule.kind == kind && layer_of(kind) == Layer::below && !rule.values.empty() &&
                rule.values.size() == 1 && rule.kind != RuleKind::pairs) {
                words += " (" + std::to_string(rule.values[0]) + ')';
                break;
            }
        legends.push_back({kind, std::move(words)});
    }
    return legends;
}

void draw_legend(Canvas& canvas, const Legend& legend, Point from, double size) {
    const Picture& picture = picture_of(legend.kind);
    const bool is_line =
        layer_of(legend.kind) == Layer::below && picture.ink >= Ink::grey_line && picture.width >= .06;
    constexpr double sample = 2.4;  // in multiples of the text height
    if (is_line)
        canvas.line(picture.ink, from, {from.x + sample * size * .8, from.y},
                    std::min(picture.width * 3.2, .8) * size);
    canvas.text(Ink::caption, {from.x + (is_line ? sample * size : 0), from.y}, size, legend.words, false);
}

}  // namespace nonet::board
