#include "techniques/locked.hpp"

#include "techniques/house_sets.hpp"

namespace nonet {
namespace {

Step step_for(const Position& position, const Request& request, const Locked& locked, std::string_view id,
              double rating) {
    Step step{.technique = id, .kind = id, .rating = rating};
    const DigitSet digits = DigitSet::of(locked.digit);
    step.remove = marks_at(position, locked.cover, lost_spots(position, locked), digits);
    if (request.evidence())
        step.exhibits = {
            {.role = Role::base, .houses = {locked.base}, .digits = digits},
            {.role = Role::pattern,
             .cells = marks_at(position, locked.base, position.spots(locked.base, locked.digit), digits),
             .digits = digits},
            {.role = Role::cover, .houses = {locked.cover}}};
    return step;
}

}  // namespace

void find_locked(const Position& position, const Request& request, std::vector<Step>& steps,
                 std::span<const std::array<HouseType, 2>> pairs, std::string_view id, double rating) {
    for (const auto& [base, cover] : pairs)
        if (for_each_locked(position, base, cover, [&](const Locked& locked) {
                if (lost_spots(position, locked) == 0) return false;
                steps.push_back(step_for(position, request, locked, id, rating));
                return request.one();
            }))
            return;
}

}  // namespace nonet
