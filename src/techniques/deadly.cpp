// Deadly patterns other than rings of two digits: cells and digits such that every filling has a twin with the same digits in
// each row, column and box.  A puzzle with one solution never reaches such a pattern, so a candidate beyond the digits is true.
//
//      123 . .  | 123 123 .      extended rectangle: n digits in two lines of a band and n columns,
//      123 . .  | 123 123 .      or three digits in two lines and the three columns of a stack
//
//      12 12 .  | 12  . .        unique polygon (Borescoper's): three cells of a box, and a pair in each of two neighbouring
//      1x .  .  | 1x  . .        boxes, with three digits; or four cells of the box with four digits
//      ---------+--------
//      23 23 .
//
// Types 1 to 3 are explained in deadly.hpp.
//
// Cost: for each choice of the digits a few thousand patterns, most of them rejected at the first cell.

#include <algorithm>

#include "techniques/deadly.hpp"
#include "techniques/view.hpp"

namespace nonet {
namespace {

// Tries every set of `size` digits.
template <class Search>
void for_each_digits(const Position& position, Steps& steps, int size, Search&& search) {
    for_each_union(unweighted, DigitSet::all().bits(), size, 0, [&](std::uint16_t digits, std::uint16_t) {
        DeadlySearch deadly(position, steps, DigitSet(digits));
        search(deadly);
        return steps.enough() || steps.stopped();
    });
}

// ---- Extended rectangles.

void try_lines(DeadlySearch& deadly, View view, int row, int other_row, int size) {
    const bool one_band = row / box_side == other_row / box_side;
    std::uint16_t columns = 0;
    for (int column = 0; column < side; ++column)
        if (deadly.fits(view.cell(row, column)) && deadly.fits(view.cell(other_row, column)))
            columns |= static_cast<std::uint16_t>(1u << column);
    for_each_union(unweighted, columns, size, 0, [&](std::uint16_t some, std::uint16_t) {
        if (deadly.done()) return true;
        std::vector<Cell> cells;
        std::array<int, box_side> in_stack{};
        for (int column : spots_of(some)) {
            cells.push_back(view.cell(row, column));
            cells.push_back(view.cell(other_row, column));
            ++in_stack[column / box_side];
        }
        // A pattern with more cells in a box than digits cannot be filled at all: subsets find it, without assuming uniqueness.
        const int most = std::ranges::max(in_stack);
        if (one_band ? 2 * most <= size : size == box_side && most == box_side) deadly.conclude(cells);
        return false;
    });
}

void find_extended_rectangles(const Position& position, Steps& steps) {
    for (int size = 3; size <= 5; ++size) {
        for_each_digits(position, steps, size, [&](DeadlySearch& deadly) {
            for (bool turned : {false, true})
                for (int row = 0; row < side; ++row)
                    for (int other = row + 1; other < side; ++other)
                        try_lines(deadly, {turned}, row, other, size);
        });
        if (steps.enough() || steps.stopped()) return;
    }
}

// ---- Unique polygons.

// Rows a, b and columns c, d of a box; e a column of another box of its band, f a row of another box of its stack.
struct Polygon {
    int a, b, c, d, e = 0, f = 0;
};

// Tries the polygons with this part of a box whose cells fit.
void try_corner(DeadlySearch& deadly, Polygon at, bool octagon) {
    const auto cell = [](int row, int column) { return static_cast<Cell>(row * side + column); };
    std::vector<Cell> cells = {cell(at.a, at.c), cell(at.a, at.d), cell(at.b, at.c)};
    if (octagon) cells.push_back(cell(at.b, at.d));
    const std::size_t in_box = cells.size();
    if (!std::ranges::all_of(cells, [&](Cell one) { return deadly.fits(one); })) return;
    for (at.e = 0; at.e < side; ++at.e) {
        if (at.e / box_side == at.c / box_side) continue;
        const Cell beside = cell(at.a, at.e), below = cell(at.b, at.e);
        if (!deadly.fits(beside) || !deadly.fits(below)) continue;
        for (at.f = 0; at.f < side; ++at.f) {
            const Cell first = cell(at.f, at.c), second = cell(at.f, at.d);
            if (at.f / box_side == at.a / box_side || !deadly.fits(first) || !deadly.fits(second)) continue;
            if (deadly.done()) return;
            cells.resize(in_box);
            cells.insert(cells.end(), {beside, below, first, second});
            deadly.conclude(cells);
        }
    }
}

// Visits (a, b, c, d) of every box.  In a heptagon, a and c are the lines with two cells of it.
template <class Visit>
void for_each_corner(bool octagon, Visit&& visit) {
    for (int a = 0; a < side; ++a)
        for (int b = a / box_side * box_side; b < a / box_side * box_side + box_side; ++b)
            for (int c = 0; c < side; ++c)
                for (int d = c / box_side * box_side; d < c / box_side * box_side + box_side; ++d)
                    if (octagon ? a < b && c < d : a != b && c != d) visit(Polygon{a, b, c, d});
}

void find_unique_polygons(const Position& position, Steps& steps) {
    for (bool octagon : {false, true}) {
        for_each_digits(position, steps, octagon ? 4 : 3, [&](DeadlySearch& deadly) {
            for_each_corner(octagon, [&](const Polygon& at) { try_corner(deadly, at, octagon); });
        });
        if (steps.enough() || steps.stopped()) return;
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord deadly_records[] = {
    {{"extended_rectangle", "Extended Rectangle", "Two lines of cells with the same digits could be swapped, so one cell holds another digit.", {}, true},
     {{"extended_rectangle.type_1", "Extended Rectangle type 1",
       R"(If {ring} held only {digits}, the two lines of cells could be swapped and the puzzle would have two solutions. Only {extras} can prevent this. So {so}.)"},
      {"extended_rectangle.type_2", "Extended Rectangle type 2",
       R"(If {ring} held only {digits}, the two lines of cells could be swapped and the puzzle would have two solutions. So {extras} must be true, and no cell that sees them all can hold that digit. So {so}.)"},
      {"extended_rectangle.type_3", "Extended Rectangle type 3",
       R"(If {ring} held only {digits}, the two lines of cells could be swapped and the puzzle would have two solutions. So {extras} must be true: these cells act as a single cell that forms a naked set of {set} with {partners}. So {so}.)"}},
     find_extended_rectangles},
    {{"unique_polygon", "Unique Polygon", "Seven or eight cells whose digits could be rearranged, so one of them holds another digit.", {}, true},
     {{"unique_polygon.type_1", "Unique Polygon type 1",
       R"(If {ring} held only {digits}, these digits could be rearranged and the puzzle would have two solutions. Only {extras} can prevent this. So {so}.)"},
      {"unique_polygon.type_2", "Unique Polygon type 2",
       R"(If {ring} held only {digits}, these digits could be rearranged and the puzzle would have two solutions. So {extras} must be true, and no cell that sees them all can hold that digit. So {so}.)"},
      {"unique_polygon.type_3", "Unique Polygon type 3",
       R"(If {ring} held only {digits}, these digits could be rearranged and the puzzle would have two solutions. So {extras} must be true: these cells act as a single cell that forms a naked set of {set} with {partners}. So {so}.)"}},
     find_unique_polygons},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family deadly{deadly_records};
}

}  // namespace nonet
