#include "techniques/locked.hpp"

#include "techniques/house_sets.hpp"

namespace nonet {
namespace {

void fill(Step& step, const Position& position, const Steps& steps, const Locked& locked) {
    const DigitSet digits = DigitSet::of(locked.digit);
    step.remove = marks_at(position, locked.cover, lost_spots(position, locked), digits);
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
                if (lost_spots(position, locked) == 0) return false;
                fill(steps.add(), position, steps, locked);
                return steps.one();
            }))
            return;
}

void find_pointing(const Position& position, Steps& steps) { find_locked(position, steps, pointing_order); }
void find_claiming(const Position& position, Steps& steps) { find_locked(position, steps, claiming_order); }

// Direct pointing: locked candidates whose removal leaves the digit one place in a neighbouring box.
//
//      7 7 . | 7 . .          the first box keeps 7 out of the rest of the row,
//      . . . | . 7 .  <-- 7   so the second box has one place for 7
//
// (The same from a line never comes first: where it works, pointing from the third box works too.)
//
// Cost: the search for locked candidates, and the two boxes beside each.
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
constexpr TechniqueRecord table[] = {
    {{"direct_pointing", "Direct Pointing", "Locked candidates that leave a digit one place in a neighbouring box.", {.se = 1.7}},
     {{.sentence = R"(In {base} the {digits} must be in {one_of}, all in {cover}, so the rest of {cover} has none. That leaves {other} one place for it. So {so}.)"}},
     find_direct_pointing},
    {{"pointing", "Pointing", "A box has a digit in one line only, so the rest of the line has none.", {.se = 2.6}},
     {{.sentence = R"(In {base} the {digits} must be in {one_of}, and these all lie in {cover}. Whichever it is, the rest of {cover} cannot hold another one. So {so}.)"}},
     find_pointing},
    {{"claiming", "Claiming", "A line has a digit in one box only, so the rest of the box has none.", {.se = 2.8}},
     {{.sentence = R"(In {base} the {digits} must be in {one_of}, and these all lie in {cover}. Whichever it is, the rest of {cover} cannot hold another one. So {so}.)"}},
     find_claiming},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family locked{table};
}

}  // namespace nonet
