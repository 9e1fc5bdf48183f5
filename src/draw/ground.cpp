#include "draw/ground.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

#include "draw/rule_pen.hpp"
#include "nonet/rules.hpp"
#include "nonet/sets.hpp"

namespace nonet::board {
namespace {

constexpr double thin = .02, bold = .06;

// Encodes the box and the piece of each cell as one number.
std::vector<int> regions_of(const Geometry& geometry) {
    std::vector<int> regions(static_cast<std::size_t>(geometry.cell_count()), 0);
    for (House house = 0; house < geometry.house_count(); ++house) {
        const HouseKind kind = geometry.kind_of(house);
        if (geometry.is_derived(house) || (kind != HouseKind::box && kind != HouseKind::piece)) continue;
        const int weight = kind == HouseKind::box ? 1 : Geometry::most_cells;
        for (Cell cell : geometry.house_cells(house))
            regions[cell] += weight * (geometry.number_of(house) + 1);
    }
    return regions;
}

// The lines of one grid in one direction: `at` is their position, and cells are along them.
class Lines {
 public:
    explicit Lines(const Geometry& geometry)
        : rows_(geometry.rows()), columns_(geometry.columns()), regions_(regions_of(geometry)) {}

    // Draws all lines of one width, ordered by position, vertical before horizontal.
    void draw(Canvas& canvas, bool wanted_bold) const {
        for (int at = 0; at <= std::max(rows_, columns_); ++at)
            for (bool upright : {true, false})
                if (at <= (upright ? columns_ : rows_)) draw_at(canvas, at, upright, wanted_bold);
    }

 private:
    int region(int row, int column) const {
        return regions_[static_cast<std::size_t>(row * columns_ + column)];
    }

    bool is_bold(int at, int along, bool upright) const {
        if (at == 0 || at == (upright ? columns_ : rows_)) return true;
        return upright ? region(along, at - 1) != region(along, at)
                       : region(at - 1, along) != region(at, along);
    }

    void draw_at(Canvas& canvas, int at, bool upright, bool wanted_bold) const {
        const int end = upright ? rows_ : columns_;
        for (int from = 0; from < end;) {
            int to = from + 1;
            const bool run = is_bold(at, from, upright);
            while (to < end && is_bold(at, to, upright) == run) ++to;
            if (run == wanted_bold) draw_run(canvas, at, from, to, upright);
            from = to;
        }
    }

    void draw_run(Canvas& canvas, int at, int from, int to, bool upright) const {
        const int end = upright ? rows_ : columns_, last = upright ? columns_ : rows_;
        const bool frame = at == 0 || at == last, run_bold = is_bold(at, from, upright);
        const double width = run_bold ? bold : thin;
        // Lines that reach half their width further close the corners.
        const double over_from = frame || (run_bold && from != 0) ? width / 2 : 0,
                     over_to = frame || (run_bold && to != end) ? width / 2 : 0;
        const double where = at, first = from - over_from, second = to + over_to;
        if (upright)
            canvas.line(run_bold ? Ink::box_line : Ink::thin_line, {where, first}, {where, second}, width);
        else
            canvas.line(run_bold ? Ink::box_line : Ink::thin_line, {first, where}, {second, where}, width);
    }

    const int rows_, columns_;
    const std::vector<int> regions_;
};

Point corner_of(const Geometry& geometry, Cell cell) {
    return {static_cast<double>(cell % geometry.columns()), static_cast<double>(cell / geometry.columns())};
}

constexpr HouseKind shaded_kinds[] = {HouseKind::group, HouseKind::window, HouseKind::region};

// Whether houses of this kind are shaded: they are, unless they cover the whole board.
bool is_shaded(const Geometry& geometry, HouseKind kind) {
    std::vector<bool> covered(static_cast<std::size_t>(geometry.cell_count()));
    for (House house = 0; house < geometry.house_count(); ++house)
        if (!geometry.is_derived(house) && geometry.kind_of(house) == kind)
            for (Cell cell : geometry.house_cells(house)) covered[cell] = true;
    return !std::ranges::all_of(covered, [](bool one) { return one; });
}

bool overlap(const Geometry& geometry, std::span<const House> houses) {
    std::set<Cell> seen;
    for (House house : houses)
        for (Cell cell : geometry.house_cells(house))
            if (!seen.insert(cell).second) return true;
    return false;
}

// Draws from corner to corner: the first cell of the rising diagonal is at its right end.
void draw_diagonal(Canvas& canvas, const Geometry& geometry, House house) {
    const auto cells = geometry.house_cells(house);
    const Point first = corner_of(geometry, cells.front()), last = corner_of(geometry, cells.back());
    const double left = first.x < last.x ? 0 : 1;
    canvas.line(Ink::region_line, {first.x + left, first.y}, {last.x + 1 - left, last.y + 1}, .03);
}

std::vector<House> houses_of(const Geometry& geometry, HouseKind kind) {
    std::vector<House> houses;
    for (House house = 0; house < geometry.house_count(); ++house)
        if (!geometry.is_derived(house) && geometry.kind_of(house) == kind) houses.push_back(house);
    return houses;
}

// Odd cells get a disc, even ones a square.
void draw_parity(Canvas& canvas, const Geometry& geometry) {
    BoardDigitSet even, odd;
    for (int value = 0; value < geometry.digit_count(); ++value)
        ((value + (geometry.zero_based() ? 0 : 1)) % 2 == 0 ? even : odd).insert(static_cast<Digit>(value));
    constexpr double reach = .38;
    for (int index = 0; index < geometry.cell_count(); ++index) {
        const auto cell = static_cast<Cell>(index);
        const Point corner = corner_of(geometry, cell), centre{corner.x + .5, corner.y + .5};
        const BoardDigitSet allowed = geometry.allowed_digits(cell);
        if (allowed == odd) canvas.disc(Ink::parity, centre, reach);
        if (allowed == even)
            canvas.box(Ink::parity, {centre.x - reach, centre.y - reach},
                       {centre.x + reach, centre.y + reach});
    }
}

}  // namespace

MarkRaster mark_raster(int digit_count) {
    const int across = static_cast<int>(std::ceil(std::sqrt(digit_count)));
    return {across, (digit_count + across - 1) / across};
}

void draw_all_lines(Canvas& canvas, const Geometry& geometry) {
    const Lines lines(geometry);
    lines.draw(canvas, false);
    lines.draw(canvas, true);
}

void draw_shades(Canvas& canvas, const Geometry& geometry) {
    for (HouseKind kind : shaded_kinds) {
        if (!is_shaded(geometry, kind)) continue;
        for (House house : houses_of(geometry, kind))
            for (Cell cell : geometry.house_cells(house)) {
                const Point corner = corner_of(geometry, cell);
                canvas.box(Ink::region, corner, {corner.x + 1, corner.y + 1});
            }
    }
    draw_parity(canvas, geometry);
}

void draw_region_lines(Canvas& canvas, const Geometry& geometry) {
    RulePen pen(canvas, geometry);
    for (HouseKind kind : shaded_kinds) {
        const std::vector<House> houses = houses_of(geometry, kind);
        if (!is_shaded(geometry, kind) || !overlap(geometry, houses)) continue;
        // The shade does not show where a region ends, so each gets an outline, one inside the next.
        for (std::size_t index = 0; index < houses.size(); ++index)
            pen.outline(Ink::region_line, geometry.house_cells(houses[index]),
                        .06 + .05 * static_cast<double>(index % 4), .02);
    }
    for (House house : houses_of(geometry, HouseKind::diagonal)) draw_diagonal(canvas, geometry, house);
}

void draw_signs(Canvas& canvas, const Geometry& geometry) {
    constexpr double reach = .09, width = .03;
    for (const CellPair& pair : geometry.pairs()) {
        if (pair.relation != Relation::less) continue;
        const Point less = corner_of(geometry, pair.first), more = corner_of(geometry, pair.second);
        // The sign opens towards the greater cell.
        const double x = (more.x - less.x) * reach, y = (more.y - less.y) * reach;
        const Point middle{(less.x + more.x + 1) / 2, (less.y + more.y + 1) / 2};
        const Point tip{middle.x - x, middle.y - y};
        canvas.line(Ink::region_line, tip, {middle.x + x - y, middle.y + y + x}, width);
        canvas.line(Ink::region_line, tip, {middle.x + x + y, middle.y + y - x}, width);
    }
}

// The rules of many cells are last in the name.
std::string plain_name(const Geometry& geometry) {
    std::string_view name = geometry.name();
    std::size_t rules = 0;
    for (const Rule& rule : geometry.rules())
        rules += 1 + rule_name(rule, geometry.columns(), geometry.digit_count()).size();
    if (rules <= name.size()) name.remove_suffix(rules);
    return std::string(name);
}

bool has_unseen_rules(const Geometry& geometry) {
    const auto unseen = [](const CellPair& pair) { return pair.relation != Relation::less; };
    if (std::ranges::any_of(geometry.pairs(), unseen)) return true;
    bool has_rows = false;
    for (House house = 0; house < geometry.house_count(); ++house) {
        if (geometry.kind_of(house) == HouseKind::group && !is_shaded(geometry, HouseKind::group))
            return true;
        has_rows |= geometry.kind_of(house) == HouseKind::row;
    }
    return !has_rows || geometry.digit_count() > std::max(geometry.rows(), geometry.columns()) ||
           geometry.zero_based();
}

}  // namespace nonet::board
