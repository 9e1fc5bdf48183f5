// Finds the symmetries of a puzzle from the ways to its minlex form.
//
// Two ways to the same form differ by a symmetry of the form. Each way is a whole set: it leaves open swaps of columns,
// of stacks, of empty rows and of empty bands, which are symmetries of the form too. Together they are all symmetries.

#include <algorithm>
#include <utility>

#include "canon/line_group.hpp"
#include "canon/minlex.hpp"

namespace nonet {
namespace {

using canon::Partial;

using Lines = std::array<std::uint8_t, side>;

Lines swapped(int a, int b, int size) {
    Lines lines = Transform{}.rows;
    for (int i = 0; i < size; ++i) std::swap(lines[a + i], lines[b + i]);
    return lines;
}

// The same movement of cells, with the digits renamed so that the form stays the same.
Transform renamed(Transform movement, const Grid& form) {
    const Grid moved = apply(movement, form);
    for (int cell = 0; cell < cell_count; ++cell)
        if (moved[cell] != 0) movement.digits[moved[cell] - 1] = form[cell] - 1;
    return movement;
}

bool is_empty(const Grid& form, int row, int rows) {
    return std::all_of(form.values.begin() + row * side, form.values.begin() + (row + rows) * side,
                       [](auto value) { return value == 0; });
}

// Empty rows and bands come first in the form, so swaps of neighbours suffice.
void add_swaps_of_empty_rows(const Grid& form, std::vector<Transform>& found) {
    for (int row = 0; row + 1 < side; ++row)
        if (row % box_side + 1 < box_side && is_empty(form, row, 2))
            found.push_back({.rows = swapped(row, row + 1, 1)});
    for (int row = 0; row + box_side < side; row += box_side)
        if (is_empty(form, row, 2 * box_side))
            found.push_back({.rows = swapped(row, row + box_side, box_side)});
}

void add_open_swaps(const Partial& way, const Grid& form, std::vector<Transform>& found) {
    for (unsigned position = 0; position + 1 < side; ++position)
        if (!(way.ends >> position & 1))
            found.push_back(renamed(
                {.columns = swapped(static_cast<int>(position), static_cast<int>(position) + 1, 1)}, form));
    for (int stack = 0; stack + 1 < way.open; ++stack)
        found.push_back(
            renamed({.columns = swapped(stack * box_side, (stack + 1) * box_side, box_side)}, form));
}

}  // namespace

Result<Automorphisms> automorphisms(const Grid& grid) {
    if (auto clash = canon::clash_in(grid)) return std::unexpected(std::move(*clash));
    const canon::Minlex minlex = canon::find_minlex(grid);
    const Transform to_form = canon::transform_of(minlex.ways.front()), back = inverse(to_form);

    std::vector<Transform> of_form;
    add_swaps_of_empty_rows(minlex.grid, of_form);
    for (const Partial& way : minlex.ways) {
        add_open_swaps(way, minlex.grid, of_form);
        of_form.push_back(compose(back, canon::transform_of(way)));
    }

    Automorphisms result;
    canon::LineGroup group;
    for (const Transform& symmetry : of_form)
        if (group.add(symmetry)) result.generators.push_back(compose(compose(to_form, symmetry), back));
    result.count = group.order();
    return result;
}

}  // namespace nonet
