#include "nonet/rate.hpp"

#include <algorithm>

#include "explain/walk.hpp"

namespace nonet {
namespace {

// The techniques up to the last that can stay below the ceiling.  Harder ones before it are tried in their turn all the
// same: where one of them would come next, the puzzle is too hard.
std::span<const Technique* const> worth_trying(const RatingOptions& options) {
    auto list = options.techniques;
    while (!list.empty() && tenths_of(list.back()->rating) > options.ceiling)
        list = list.first(list.size() - 1);
    return list;
}

}  // namespace

Rating rate(const Puzzle& puzzle, const Limits& limits, const RatingOptions& options) {
    Limits two = limits;
    two.solutions = 2;
    const Answer answer = *solve(puzzle, two);  // the default engine takes every puzzle
    Rating rating{.status = answer.status, .counts = std::vector<std::uint32_t>(techniques().size())};
    if (answer.status != Status::unique) return rating;

    Budget budget(limits);
    Position position(puzzle);
    double hardest = 0;
    bool first = true, placed = false;
    const auto take = [&](const Position&, const Technique& technique, const Step& step) {
        if (tenths_of(step.rating) > options.ceiling) return false;
        hardest = std::max(hardest, step.rating);
        if (first) rating.ed = tenths_of(hardest);
        if (!placed) rating.ep = tenths_of(hardest);
        first = false;
        placed = placed || !step.place.empty();
        const auto at = std::ranges::find(techniques(), &technique) - techniques().begin();
        ++rating.counts[static_cast<std::size_t>(at)];
        return true;
    };
    rating.ending = walk(position, {.keep = Keep::conclusion, .budget = &budget, .solution = &answer.first},
                         true, take, worth_trying(options));
    rating.er = tenths_of(hardest);
    if (rating.ending == Ending::budget) rating.status = Status::budget;
    if (rating.ending == Ending::stuck) {
        rating.er = stuck_rating;
        if (!placed) rating.ep = stuck_rating;
        if (first) rating.ed = stuck_rating;
    }
    return rating;
}

}  // namespace nonet
