// Fireworks: a digit that in a row and a column through a box has at most one place each outside that box.
//
//      x . .  | . p .      In the row, d is in the box or at p; in the column, it is in the box or at q.
//      . . .  | . . .      The box has one d, and only x is in both the row and the column.  So d is at x, p or q
//      ------ + -----
//      q . .  | . y .      triple: three digits at x, p and q.  Quadruple: two at x, p, q and two at y, p, q
//
// Empty rectangle pair: two cells u and v with the same two digits, and a box in which both digits are only in u's row and in
// v's column.  If u and v held the same digit, it would have no place in the box.
//
// Cost: 81 crossings with sets of the digits that fit; pairs of two-digit cells with nine boxes.

#include "techniques/removals.hpp"
#include "techniques/subsets.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

// ---- Fireworks.

struct Corner {
    Cell cell;
    House row, column;

    explicit Corner(int at)
        : cell(static_cast<Cell>(at)), row(house_of(at, row_type)), column(house_of(at, column_type)) {}

    // Returns the cells outside the box where the firework's digit is possible along a line.
    CellSet arm(const Position& position, House line, Digit digit) const {
        return (position.cells(digit) & house_sets[line]) - house_sets[house_of(cell, box_type)];
    }

    // Returns the digits that fit at this corner and whose only places outside its box are p and q.
    DigitSet digits(const Position& position, Cell p, Cell q) const {
        DigitSet found;
        for (Digit digit = 0; digit < side; ++digit) {
            if (position.spots(row, digit) == 0 || position.spots(column, digit) == 0) continue;
            if ((arm(position, row, digit) - CellSet::of(p)).empty() &&
                (arm(position, column, digit) - CellSet::of(q)).empty())
                found.insert(digit);
        }
        return found;
    }
};

// Removes every digit except `digits` from a cell.
void keep_only(Removals& removals, const Position& position, Cell cell, DigitSet digits) {
    removals.add(cell, position.candidates(cell) - digits);
}

Exhibit pattern_of(const Position& position, std::initializer_list<Cell> cells, DigitSet digits) {
    Exhibit pattern{.role = Role::pattern, .digits = digits};
    for (Cell cell : cells) pattern.cells.push_back({cell, position.candidates(cell) & digits});
    return pattern;
}

// Adds the step of three digits at x, p and q: these cells hold nothing else.
void add_triple(const Position& position, Steps& steps, const Corner& x, Cell p, Cell q, DigitSet digits) {
    Removals removals;
    for (Cell cell : {x.cell, p, q}) keep_only(removals, position, cell, digits);
    if (removals.empty()) return;
    Step& step = steps.add(0);
    step.remove = removals.list();
    if (steps.evidence())
        step.exhibits = {{.role = Role::base, .houses = {x.row, x.column}, .digits = digits},
                         pattern_of(position, {x.cell, p, q}, digits)};
}

// Adds the step of two digits at x, p and q, and two others at y, p and q.
void add_quadruple(const Position& position, Steps& steps, const Corner& x, const Corner& y, DigitSet of_x,
                   DigitSet of_y) {
    const auto p = static_cast<Cell>(x.row * side + column_of(y.cell));
    const auto q = static_cast<Cell>(row_of(y.cell) * side + column_of(x.cell));
    const DigitSet digits = of_x | of_y;
    Removals removals;
    keep_only(removals, position, x.cell, of_x);
    keep_only(removals, position, y.cell, of_y);
    for (Cell cell : {p, q}) keep_only(removals, position, cell, digits);
    if (removals.empty()) return;
    Step& step = steps.add(1);
    step.remove = removals.list();
    if (steps.evidence())
        step.exhibits = {{.role = Role::base, .houses = {x.row, x.column}, .digits = of_x},
                         {.role = Role::base, .houses = {y.row, y.column}, .digits = of_y},
                         pattern_of(position, {x.cell, p, y.cell, q}, digits)};
}

// Visits the sets of `size` members of `from`; visit(DigitSet).
template <class Visit>
void for_each_set(DigitSet from, int size, Visit&& visit) {
    for_each_union(unweighted, from.bits(), size, 0, [&](std::uint16_t digits, std::uint16_t) {
        visit(DigitSet(digits));
        return false;
    });
}

// Visits the corners x and the opposite corners y in other bands and stacks if all four cells are empty.
template <class Visit>
void for_each_rectangle(const Position& position, Steps& steps, Visit&& visit) {
    for (int at = 0; at < cell_count; ++at) {
        if (steps.enough() || steps.spend()) return;
        for (int opposite = 0; opposite < cell_count; ++opposite) {
            if (steps.enough() || steps.stopped()) return;
            const int band = row_of(at) / box_side, stack = column_of(at) / box_side;
            if (row_of(opposite) / box_side == band || column_of(opposite) / box_side == stack) continue;
            const int p = row_of(at) * side + column_of(opposite);
            const int q = row_of(opposite) * side + column_of(at);
            const CellSet empty = position.empty();
            if (empty.contains(static_cast<Cell>(at)) && empty.contains(static_cast<Cell>(p)) &&
                empty.contains(static_cast<Cell>(q)))
                visit(Corner(at), Corner(opposite), static_cast<Cell>(p), static_cast<Cell>(q));
        }
    }
}

void find_fireworks(const Position& position, Steps& steps) {
    for_each_rectangle(position, steps, [&](const Corner& x, const Corner&, Cell p, Cell q) {
        for_each_set(x.digits(position, p, q), 3, [&](DigitSet digits) {
            if (!steps.enough()) add_triple(position, steps, x, p, q, digits);
        });
    });
    for_each_rectangle(position, steps, [&](const Corner& x, const Corner& y, Cell p, Cell q) {
        if (x.cell > y.cell || !position.empty().contains(y.cell)) return;
        // p is in x's row and y's column.
        const DigitSet at_x = x.digits(position, p, q), at_y = y.digits(position, q, p);
        for_each_set(at_x, 2, [&](DigitSet of_x) {
            for_each_set(at_y - of_x, 2, [&](DigitSet of_y) {
                if (!steps.enough()) add_quadruple(position, steps, x, y, of_x, of_y);
            });
        });
    });
}

// ---- Empty rectangle pair.

void find_rectangle_pair(const Position& position, Steps& steps) {
    const CellSet two = position.by_size().two;
    const auto try_pair = [&](Cell u, Cell v, House box) {
        const DigitSet digits = position.candidates(u);
        const CellSet lines = house_sets[house_of(u, row_type)] | house_sets[house_of(v, column_type)];
        for (Digit digit : digits) {
            const CellSet places = position.cells(digit) & house_sets[box];
            if (places.empty() || !(places - lines).empty()) return;
        }
        Removals removals;
        for (Digit digit : digits) removals.add(position.cells(digit) & peers[u] & peers[v], digit);
        if (removals.empty()) return;
        Step& step = steps.add();
        step.remove = removals.list();
        if (steps.evidence())
            step.exhibits = {
                {.role = Role::pattern, .cells = {{u, digits}, {v, digits}}, .digits = digits},
                {.role = Role::base, .houses = {box}, .digits = digits},
                {.role = Role::cover, .houses = {house_of(u, row_type), house_of(v, column_type)}}};
    };
    for (Cell u : two)
        for (Cell v : two) {
            if (steps.enough() || steps.spend()) return;
            if (u == v || sees(u, v) || position.candidates(u) != position.candidates(v)) continue;
            const int box = row_of(u) / box_side * box_side + column_of(v) / box_side;
            const auto house = static_cast<House>(first_box + box);
            if (house_sets[house].contains(u) || house_sets[house].contains(v)) continue;
            try_pair(u, v, house);
        }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord fireworks_records[] = {
    {{"empty_rectangle_pair", "Empty Rectangle Pair", "Two cells with the same two candidates, which a box prevents from holding the same digit."},
     {{.sentence = R"({cells} have the same two candidates, {digits}. In {base}, both digits are confined to {cover}. If {cells} held the same digit, it would have no place in {base}. So one of the two cells holds one of the digits, and the other cell holds the other. So {so}.)"}},
     find_rectangle_pair},
    {{"firework", "Firework", "Digits with at most one place outside a box in a row and a column that cross in it."},
     {{"firework.triple", "Firework Triple",
       R"(In {base}, the digits {digits} have only two places outside the box where these lines cross, so each of them must be in one of {cells}. These three cells therefore cannot hold any other digit. So {so}.)"},
      {"firework.quadruple", "Firework Quadruple",
       R"(In {base}, the digits {digits} have no places outside the boxes where these lines cross except the other two corners, so each of them must be in one of {cells}. These four cells therefore cannot hold any other digit. So {so}.)"}},
     find_fireworks},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family fireworks{fireworks_records};
}

}  // namespace nonet
