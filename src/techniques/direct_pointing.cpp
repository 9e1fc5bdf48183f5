// Direct pointing: locked candidates whose removal leaves the digit one place in a neighbouring box.
//
//      7 7 . | 7 . .          the first box keeps 7 out of the rest of the row, so the second box has one 7
//      left . . . | . 7 .  <-- 7
//
// (The same from a line never comes first: where it works, pointing from the third box works too.)
//
// Cost: the search for locked candidates, and the two boxes beside each.

#include "techniques/house_sets.hpp"
#include "techniques/locked.hpp"
#include "techniques/registry.hpp"

namespace nonet {
namespace {

Step step_for(const Position& position, const Request& request, const Locked& locked, House other,
              Spots left) {
    Step step{.technique = "direct_pointing", .kind = "direct_pointing", .rating = 1.7};
    step.place = {{house_cells[other][std::countr_zero(left)], locked.digit}};
    const DigitSet digits = DigitSet::of(locked.digit);
    if (request.evidence())
        step.exhibits = {
            {.role = Role::base, .houses = {locked.base}, .digits = digits},
            {.role = Role::pattern,
             .cells = marks_at(position, locked.base, position.spots(locked.base, locked.digit), digits)},
            {.role = Role::cover, .houses = {locked.cover}},
            {.role = Role::extra, .houses = {other}, .cells = {{step.place.front().cell, digits}}}};
    return step;
}

void find(const Position& position, const Request& request, std::vector<Step>& steps) {
    for (HouseType line : {column_type, row_type}) {
        const bool stopped = for_each_locked(position, box_type, line, [&](const Locked& locked) {
            for (int box = first_box; box < house_count; ++box) {
                const auto other = static_cast<House>(box);
                if (other == locked.base || inside[other][locked.cover] == 0) continue;
                const Spots spots = position.spots(other, locked.digit);
                const auto left = static_cast<Spots>(spots & ~inside[other][locked.cover]);
                if (count_of(spots) < 2 || count_of(left) != 1) continue;
                steps.push_back(step_for(position, request, locked, other, left));
                if (request.one()) return true;
            }
            return false;
        });
        if (stopped) return;
    }
}

}  // namespace

constinit const Technique technique::direct_pointing{"direct_pointing", "Direct Pointing", 1.7, false, find};

}  // namespace nonet
