#pragma once
// The two kinds of links between literals, in the order in which Sudoku Explainer follows them.
//
//   weak     a candidate is true, so others are false: the rest of its cell (if `by_cell`), its digit in the rest of its box,
//            its row, its column; ascending within each; cells of the box are not repeated for the lines
//   strong   a candidate is false and two are left, so the other one is true: in its cell (if `by_cell`), in its box, its row,
//            its column (if `by_house`)
//
// On other boards there are more.  Weak: the candidates that another rule excludes at neighbours (if `by_cell`, because they are
// of other digits), and the digit in every cell that is seen for any reason.  Strong: every house that holds every digit.  The
// house is determined only when the link is shown.

#include <optional>

#include "techniques/chains/literal.hpp"

namespace nonet::chains {

struct Links {
    bool by_cell = true;   // false for X links, which use houses only
    bool by_house = true;  // false for Y links, which find no last place in a house
};

// Returns the other cells of a row or a column outside the cell's box, as spots of the line.
constexpr Spots outside_box(Spots line, int spot) {
    return static_cast<Spots>(line & ~(((1u << box_side) - 1) << spot / box_side * box_side));
}

// Visits (Mark, Why) for each candidate that is false if `mark` is true.
template <class Visit>
void for_each_weak(const Position& position, Mark mark, bool by_cell, Visit&& visit) {
    const Cell cell = cell_of(mark);
    const Digit digit = digit_of(mark);
    if (by_cell)
        for (Digit other : position.candidates(cell) - DigitSet::of(digit))
            visit(mark_of(cell, other), Why::cell);
    const CellPlace& at = cell_places[cell];
    for (HouseType type : house_types) {
        const House house = at.house[type];
        Spots spots = static_cast<Spots>(position.spots(house, digit) & ~at.spot[type]);
        if (type != box_type) spots = outside_box(spots, spot_in(cell, type));
        for (int spot : spots_of(spots)) visit(mark_of(house_cells[house][spot], digit), why_of(type));
    }
}

// Visits (Mark, Why) for each candidate that is true if `mark`, one of two, is false.
template <class Visit>
void for_each_strong(const Position& position, Mark mark, Links links, Visit&& visit) {
    const Cell cell = cell_of(mark);
    const Digit digit = digit_of(mark);
    const DigitSet digits = position.candidates(cell);
    if (links.by_cell && is_pair(digits.bits()))
        visit(mark_of(cell, (digits - DigitSet::of(digit)).first()), Why::cell);
    if (!links.by_house) return;
    const CellPlace& at = cell_places[cell];
    int in_box = -1;
    for (HouseType type : house_types) {
        const House house = at.house[type];
        const Spots spots = position.spots(house, digit);
        if (!is_pair(spots)) continue;
        const int other = house_cells[house][std::countr_zero(static_cast<Spots>(spots & ~at.spot[type]))];
        if (other == in_box) continue;
        if (type == box_type) in_box = other;
        visit(mark_of(other, digit), why_of(type));
    }
}

// Visits (Mark, Why) as above; the house is determined only when a chain is shown (house_between).
template <class Visit>
void for_each_weak(const WidePosition& position, Mark mark, bool by_cell, Visit&& visit) {
    using N = Numbering<Wide>;
    const Wide& board = position.board();
    const Cell cell = N::cell_of(mark);
    const Digit digit = N::digit_of(mark);
    if (by_cell) {
        for (Digit other : position.candidates(cell) - BoardDigitSet::of(digit))
            visit(N::mark_of(cell, other), Why::cell);
        for (const WideLink& link : board.links_of(cell))
            for (Digit barred : position.candidates(link.other) & board.barred_by(link, digit))
                visit(N::mark_of(link.other, barred), Why::rule);
    }
    for (Cell peer : position.cells(digit) & board.peers(cell)) visit(N::mark_of(peer, digit), Why::house);
}

// Visits (Mark, Why, House).
template <class Visit>
void for_each_strong(const WidePosition& position, Mark mark, Links links, Visit&& visit) {
    using N = Numbering<Wide>;
    const Wide& board = position.board();
    const Cell cell = N::cell_of(mark);
    const Digit digit = N::digit_of(mark);
    const BoardDigitSet digits = position.candidates(cell);
    if (links.by_cell && is_pair(digits.bits()))
        visit(N::mark_of(cell, (digits - BoardDigitSet::of(digit)).first()), Why::cell);
    if (!links.by_house) return;
    for (House house : board.houses_of(cell)) {
        const Wide::Spots spots = position.spots(house, digit);
        if (!is_pair(spots) || !holds_every_digit(board, house)) continue;
        const auto cells = board.house_cells(house);
        const Cell first = cells[static_cast<std::size_t>(std::countr_zero(spots))];
        const Cell last = cells[static_cast<std::size_t>(std::bit_width(spots) - 1)];
        visit(N::mark_of(first == cell ? last : first, digit), Why::house, house);
    }
}

// Returns a house of both cells, in the search order of sets; nullopt if they see each other for another reason.
inline std::optional<House> house_between(const WidePosition& position, Cell one, Cell other) {
    for (House house : position.houses().in_order())
        if (const auto& cells = position.board().house_set(house);
            cells.contains(one) && cells.contains(other))
            return house;
    return std::nullopt;
}

}  // namespace nonet::chains
