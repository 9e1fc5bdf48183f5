#include "nonet/rate.hpp"
#include "nonet/more/techniques.hpp"

#include <algorithm>
#include <optional>

#include "core/rules.hpp"
#include "explain/walk.hpp"
#include "search/decide.hpp"
#include "techniques/single_sweep.hpp"

namespace nonet {
namespace {

// Adds up the steps of a path, one after the other.
class RatingSum {
 public:
    explicit RatingSum(Status status)
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

    // Adds hidden singles after the first placed digit, when only their number and the hardest of them matter.
    void add_singles(const SingleSweep& singles) {
        hardest_ = std::max(hardest_, singles.hardest);
        rating_.counts.front() += static_cast<std::uint32_t>(singles.placed);
    }

    double hardest() const { return hardest_; }
    bool placed() const { return placed_; }

    // Returns the rating of a puzzle that is not unique.
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

// Returns the techniques up to the last one that can stay below the ceiling.  Harder ones before it are still tried in their
// turn: if the next step is one of theirs, the puzzle is too hard.
std::span<const Technique* const> worth_trying(const RatingOptions& options) {
    auto list = options.techniques;
    while (!list.empty() && tenths_of(list.back()->ratings.se) > options.ceiling)
        list = list.first(list.size() - 1);
    return list;
}

// Whether hidden singles may be taken in bulk: they come first, and none of them is too hard.
bool takes_singles_first(const RatingOptions& options) {
    return !options.techniques.empty() && options.techniques.front() == &swept_technique &&
           options.ceiling >= tenths_of(swept_technique.se_rating(swept_levels - 1));
}

// Takes hidden singles as long as there are any: the first one as a step, the others in bulk.
void take_singles(Position& position, RatingSum& sum, Budget& budget) {
    std::vector<Step> steps;
    find_steps(swept_technique, position, {.keep = Keep::conclusion}, steps);
    if (steps.empty() || budget.spend()) return;
    sum.add(swept_technique, steps.front());
    apply_step(position, steps.front());
    sum.add_singles(sweep_hidden_singles(position, sum.hardest(), budget));
}

}  // namespace

Rating rate(const ClassicPuzzle& puzzle, const Limits& limits, const RatingOptions& options) {
    Budget budget(limits);
    Position position(puzzle);
    RatingSum sum(Status::unique);
    const bool sweeps = takes_singles_first(options);
    // A puzzle that singles solve is unique, so there is no need to search for a second solution.  (Marks can contradict a
    // given, and only the search notices.)
    const bool sweeps_at_once = sweeps && !puzzle.marks;
    if (sweeps_at_once) take_singles(position, sum, budget);
    if (sweeps_at_once && position.solved() && is_finished(position.values()))
        return std::move(sum).ended(Ending::solved);

    Limits own = budget.left();
    own.nodes = limits.nodes;
    const ClassicAnswer answer = decide(puzzle, own);
    if (answer.status != Status::unique) return RatingSum(answer.status).unrated();
    const Request request{.keep = Keep::conclusion,
                          .budget = &budget,
                          .solution = answer.first.values,
                          .givens = &puzzle.givens};
    const auto list = worth_trying(options);
    for (;;) {
        // The walk ends before each step; singles after the first placed digit are taken in bulk.
        std::optional<Step> next;
        const Ending ending = walk(
            position, request, true,
            [&](const Position&, const Technique& technique, Step& step) {
                if (tenths_of(step.rating) > options.ceiling) return nullptr;
                sum.add(technique, step);
                next = std::move(step);
                return nullptr;
            },
            list);
        if (!next) return std::move(sum).ended(ending);
        apply_step(position, *next);
        if (sweeps && sum.placed()) sum.add_singles(sweep_hidden_singles(position, sum.hardest(), budget));
    }
}

Rating rate(const ClassicPuzzle& puzzle, const Limits& limits) { return rate(puzzle, limits, {}); }

Rating rating_of(const Path& path) {
    RatingSum sum(path.status);
    if (path.status != Status::unique) return std::move(sum).unrated();
    for (const Step& step : path.steps)
        if (const Technique* technique = find_technique(step.technique)) sum.add(*technique, step);
    return std::move(sum).ended(path.ending);
}

}  // namespace nonet
