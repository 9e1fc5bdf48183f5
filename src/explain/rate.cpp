#include "nonet/rate.hpp"

#include <algorithm>

#include "explain/walk.hpp"

namespace nonet {
namespace {

// Adds up the steps of a path, one after the other.
class Tally {
 public:
    explicit Tally(Status status)
        : rating_{.status = status, .counts = std::vector<std::uint32_t>(techniques().size())} {}

    void add(const Technique& technique, const Step& step) {
        hardest_ = std::max(hardest_, step.rating);
        if (first_) rating_.ed = tenths_of(hardest_);
        if (!placed_) rating_.ep = tenths_of(hardest_);
        first_ = false;
        placed_ = placed_ || !step.place.empty();
        const auto at = std::ranges::find(techniques(), &technique) - techniques().begin();
        ++rating_.counts[static_cast<std::size_t>(at)];
    }

    // Of a puzzle that is not unique.
    Rating unrated() && { return std::move(rating_); }

    Rating ended(Ending ending) && {
        rating_.ending = ending;
        rating_.er = tenths_of(hardest_);
        if (ending == Ending::budget) rating_.status = Status::budget;
        if (ending == Ending::stuck) {
            rating_.er = stuck_rating;
            if (!placed_) rating_.ep = stuck_rating;
            if (first_) rating_.ed = stuck_rating;
        }
        return std::move(rating_);
    }

 private:
    Rating rating_;
    double hardest_ = 0;
    bool first_ = true, placed_ = false;
};

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
    Tally tally(answer.status);
    if (answer.status != Status::unique) return std::move(tally).unrated();

    Budget budget(limits);
    Position position(puzzle);
    const Ending ending =
        walk(position, {.keep = Keep::conclusion, .budget = &budget, .solution = &answer.first}, true,
             [&](const Position&, const Technique& technique, const Step& step) {
                 if (tenths_of(step.rating) > options.ceiling) return false;
                 tally.add(technique, step);
                 return true;
             },
             worth_trying(options));
    return std::move(tally).ended(ending);
}

Rating rating_of(const Path& path) {
    Tally tally(path.status);
    if (path.status != Status::unique) return std::move(tally).unrated();
    for (const Step& step : path.steps) tally.add(*find_technique(step.technique), step);
    return std::move(tally).ended(path.ending);
}

}  // namespace nonet
