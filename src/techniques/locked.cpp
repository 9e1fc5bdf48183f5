#include "techniques/locked.hpp"

#include <algorithm>

#include "techniques/house_sets.hpp"

namespace nonet {
namespace {

template <class Board>
void fill(Step& step, const BasicPosition<Board>& position, const Steps& steps, const Locked& locked,
          typename Board::Spots lost) {
    const auto digits = Board::Digits::of(locked.digit);
    step.remove = marks_at(position, locked.cover, lost, digits);
    if (steps.evidence())
        step.exhibits = {
            {.role = Role::base, .houses = {locked.base}, .digits = digits},
            {.role = Role::pattern,
             .cells = marks_at(position, locked.base, position.spots(locked.base, locked.digit), digits),
             .digits = digits},
            {.role = Role::cover, .houses = {locked.cover}}};
}

// Cost: 54 pairs of houses x 9 digits.
void find_locked(const Position& position, Steps& steps, std::span<const LockedTypes> order) {
    for (const auto& [base, cover] : order)
        if (for_each_locked(position, base, cover, [&](const Locked& locked) {
                const Spots lost = lost_spots(position, locked);
                if (lost == 0) return false;
                fill(steps.add(), position, steps, locked, lost);
                return steps.one();
            }))
            return;
}

void find_pointing(const Position& position, Steps& steps) { find_locked(position, steps, pointing_order); }
void find_claiming(const Position& position, Steps& steps) { find_locked(position, steps, claiming_order); }

// For any board: between any two houses that share cells.  The base must hold every digit; the cover may be any house.
bool is_line(HouseKind kind) { return kind == HouseKind::row || kind == HouseKind::column; }

// Returns the spots of `cover` that lose the digit of `places`; none if a place is outside of it.
Wide::Spots lost_spots(const WidePosition& position, House cover, Digit digit, std::span<const Cell> places) {
    const Wide& board = position.board();
    for (Cell cell : places)
        if (!board.house_set(cover).contains(cell)) return 0;
    Wide::Spots lost = 0;
    for (int spot : spots_of(position.spots(cover, digit)))
        if (std::ranges::find(places, board.house_cells(cover)[static_cast<std::size_t>(spot)]) ==
            places.end())
            lost |= Wide::Spots{1} << spot;
    return lost;
}

// Cost: houses x digits x the houses of a cell.
void find_locked(const WidePosition& position, Steps& steps, bool from_lines) {
    const Wide& board = position.board();
    std::vector<Cell> places;
    for (House base : position.houses().in_order()) {
        if (is_line(board.kind_of(base)) != from_lines || !holds_every_digit(board, base)) continue;
        for (Digit digit = 0; digit < board.digit_count(); ++digit) {
            const Wide::Spots spots = position.spots(base, digit);
            if (count_of(spots) < 2) continue;
            places.clear();
            for (int spot : spots_of(spots))
                places.push_back(board.house_cells(base)[static_cast<std::size_t>(spot)]);
            for (House cover : board.houses_of(places.front())) {
                const Wide::Spots lost = lost_spots(position, cover, digit, places);
                if (lost == 0) continue;
                fill(steps.add(), position, steps, {base, cover, digit}, lost);
                if (steps.one()) return;
            }
        }
    }
}

void find_wide_pointing(const WidePosition& position, Steps& steps) { find_locked(position, steps, false); }
void find_wide_claiming(const WidePosition& position, Steps& steps) { find_locked(position, steps, true); }

// Direct pointing: locked candidates whose removal leaves the digit one place in a neighbouring box.
//
//      7 7 . | 7 . .          the 7 of the row is in the first box,
//      . . . | . 7 .  <-- 7   so the second box has one place for 7
//
// (The same from a line never comes first: if it works, pointing from the third box works too.)
//
// Cost: the search for locked candidates, and the two neighbouring boxes of each.
void fill_direct(Step& step, const Position& position, const Steps& steps, const Locked& locked, House other,
                 Spots left) {
    step.place = {{house_cells[other][std::countr_zero(left)], locked.digit}};
    const DigitSet digits = DigitSet::of(locked.digit);
    if (steps.evidence())
        step.exhibits = {
            {.role = Role::base, .houses = {locked.base}, .digits = digits},
            {.role = Role::pattern,
             .cells = marks_at(position, locked.base, position.spots(locked.base, locked.digit), digits)},
            {.role = Role::cover, .houses = {locked.cover}},
            {.role = Role::extra, .houses = {other}, .cells = {{step.place.front().cell, digits}}}};
}

void find_direct_pointing(const Position& position, Steps& steps) {
    for (const auto& [base, cover] : pointing_order) {
        const bool stopped = for_each_locked(position, base, cover, [&](const Locked& locked) {
            for (int box = first_box; box < house_count; ++box) {
                const auto other = static_cast<House>(box);
                if (other == locked.base || inside[other][locked.cover] == 0) continue;
                const Spots spots = position.spots(other, locked.digit);
                const auto left = static_cast<Spots>(spots & ~inside[other][locked.cover]);
                if (count_of(spots) < 2 || count_of(left) != 1) continue;
                fill_direct(steps.add(), position, steps, locked, other, left);
                if (steps.one()) return true;
            }
            return false;
        });
        if (stopped) return;
    }
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord locked_records[] = {
    {{"direct_pointing", "Direct Pointing", "Locked candidates that leave only one place for a digit in a neighbouring box.", {.se = 1.7}},
     {{.sentence = R"(In {base}, the {digits} is confined to {cover}: it must be in {one_of}. It can be removed from the rest of {cover}, which leaves only one place for it in {other}. So {so}.)"}},
     find_direct_pointing},
    {{"pointing", "Pointing", "A digit in a box is confined to one line, so it is removed from the rest of the line.", {.se = 2.6}},
     {{.sentence = R"(In {base}, the {digits} is confined to {cover}: it must be in {one_of}. It can therefore be removed from the rest of {cover}. So {so}.)"}},
     find_pointing,
     find_wide_pointing},
    {{"claiming", "Claiming", "A digit in a line is confined to one box, so it is removed from the rest of the box.", {.se = 2.8}},
     {{.sentence = R"(In {base}, the {digits} is confined to {cover}: it must be in {one_of}. It can therefore be removed from the rest of {cover}. So {so}.)"}},
     find_claiming,
     find_wide_claiming},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family locked{locked_records};
}

}  // namespace nonet
