#include "draw/rule_pen.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "draw/inks.hpp"

namespace nonet::board {
namespace {

constexpr double clue_distance = .42;

double length_of(Point a) { return std::hypot(a.x, a.y); }

}  // namespace

void RulePen::path(Ink ink, std::span<const Cell> cells, double width) {
    for (std::size_t i = 0; i + 1 < cells.size(); ++i)
        canvas_.line(ink, centre(cells[i]), centre(cells[i + 1]), width);
    // Round ends and corners; slightly smaller, because a disc has an outline.
    constexpr double hair = .01;
    const Look& look = look_of(ink);
    if (look.dash == 0 && look.fill == look.stroke && width > 2 * hair)
        for (Cell cell : cells) canvas_.disc(ink, centre(cell), width / 2 - hair);
}

Point RulePen::leaving(Point from, Point to, double radius) {
    const Point way{to.x - from.x, to.y - from.y};
    const double size = length_of(way);
    if (size == 0) return from;
    return {from.x + way.x / size * radius, from.y + way.y / size * radius};
}

void RulePen::arrow(Ink ink, Point from, std::span<const Cell> cells, double width) {
    Point before = from;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Point here = centre(cells[i]);
        canvas_.line(ink, before, here, width);
        if (i + 1 == cells.size()) {
            // Two short strokes pointing back.
            const Point way{before.x - here.x, before.y - here.y};
            const double size = length_of(way);
            constexpr double head = .22;
            if (size > 0) {
                const Point back{way.x / size * head, way.y / size * head};
                canvas_.line(ink, here, {here.x + back.x - back.y * .7, here.y + back.y + back.x * .7},
                             width);
                canvas_.line(ink, here, {here.x + back.x + back.y * .7, here.y + back.y - back.x * .7},
                             width);
            }
        }
        before = here;
    }
}

void RulePen::outline(Ink ink, std::span<const Cell> cells, double inset, double width) {
    const std::set<Cell> all(cells.begin(), cells.end());
    const auto has = [&](int row, int column) {
        return row >= 0 && row < board_.rows() && column >= 0 && column < board_.columns() &&
               all.contains(static_cast<Cell>(row * board_.columns() + column));
    };
    // A cell side without a cell of the group next to it; the line continues through the corner where the outline does.
    const double near = inset, far = 1 - inset;
    for (Cell cell : all) {
        const int row = cell / board_.columns(), column = cell % board_.columns();
        const auto at = [&](double x, double y) { return Point{column + x, row + y}; };
        for (int side = 0; side < 4; ++side) {
            const int down = side == 0 ? -1 : side == 2 ? 1 : 0, right = side == 1 ? 1 : side == 3 ? -1 : 0;
            if (has(row + down, column + right)) continue;
            const bool flat = down != 0;
            const double across = (down + right < 0) ? near : far;
            // The ends along the side.
            const auto end = [&](int way, double inner, double outer, double beyond) {
                const int r = row + (flat ? 0 : way), c = column + (flat ? way : 0);
                if (!has(r, c)) return inner;
                return has(r + down, c + right) ? beyond : outer;
            };
            const double from = end(-1, near, 0, -inset), to = end(1, far, 1, 1 + inset);
            flat ? canvas_.line(ink, at(from, across), at(to, across), width)
                 : canvas_.line(ink, at(across, from), at(across, to), width);
        }
    }
}

void RulePen::label(std::span<const Cell> cells, const std::string& words) {
    if (words.empty()) return;
    constexpr double size = .24, margin = .05;
    Cell first = *std::ranges::min_element(cells);
    // If another cage's label is already in this cell, the next one is used.
    for (std::vector<Cell> sorted(cells.begin(), cells.end()); labelled_.contains(first);) {
        std::erase(sorted, first);
        if (sorted.empty()) break;
        first = *std::ranges::min_element(sorted);
    }
    labelled_.insert(first);
    const Point corner{centre(first).x - .5, centre(first).y - .5};
    const double width = size * .58 * static_cast<double>(words.size());
    canvas_.box(Ink::paper, {corner.x + margin - .02, corner.y + margin - .02},
                {corner.x + margin + width + .02, corner.y + margin + size * .86});
    canvas_.text(Ink::clue, {corner.x + margin, corner.y + margin + size / 2 - .02}, size, words, false);
}

Point RulePen::between(std::span<const Cell> cells) const {
    Point sum;
    for (Cell cell : cells) sum = {sum.x + centre(cell).x, sum.y + centre(cell).y};
    const auto count = static_cast<double>(cells.size());
    return {sum.x / count, sum.y / count};
}

void RulePen::patch(Point at, const std::string& words, double size) {
    const double width = size * .33 * static_cast<double>(words.size()) + .02, height = size * .42;
    canvas_.box(Ink::paper, {at.x - width, at.y - height}, {at.x + width, at.y + height});
    canvas_.text(Ink::clue, at, size, words);
}

void RulePen::ring(Ink ink, std::span<const Cell> cells, double radius, double width) {
    Point low = centre(cells[0]), high = low;
    for (Cell cell : cells) {
        const Point here = centre(cell);
        low = {std::min(low.x, here.x), std::min(low.y, here.y)};
        high = {std::max(high.x, here.x), std::max(high.y, here.y)};
    }
    // A pill around cells in one line; other cells have a ring each.
    if (low.x != high.x && low.y != high.y) {
        for (Cell cell : cells) canvas_.disc(ink, centre(cell), radius, width);
        return;
    }
    canvas_.box(ink, {low.x - radius, low.y - radius}, {high.x + radius, high.y + radius}, width, radius);
}

std::optional<Point> RulePen::clue_place(std::span<const Cell> cells) {
    const int columns = board_.columns();
    const int row = cells[0] / columns, column = cells[0] % columns;
    int down = -1, right = 0;  // from the first cell outwards
    if (cells.size() > 1) {
        down = row - cells[1] / columns;
        right = column - cells[1] % columns;
    }
    if (std::max(std::abs(down), std::abs(right)) != 1) return std::nullopt;
    const int r = row + down, c = column + right;
    if (r >= 0 && r < board_.rows() && c >= 0 && c < columns) return std::nullopt;
    const int further = taken_[{r, c}]++;
    const double out = clue_distance + further * .42;
    const auto beyond = [&](int step, int place, int lines) {
        return step == 0 ? place + .5 : place < 0 ? -out : place >= lines ? lines + out : place + .5;
    };
    return Point{beyond(right, c, columns), beyond(down, r, board_.rows())};
}

}  // namespace nonet::board
