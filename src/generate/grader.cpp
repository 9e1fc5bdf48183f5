#include "generate/grader.hpp"
#include "nonet/more/techniques.hpp"

#include <algorithm>

namespace nonet::generate {
namespace {

constexpr int distance_per_tenth = 100;

// Steps of techniques that can be nearly as hard as the hardest step.
int hard_steps(const Rating& rating) {
    constexpr int nearly = 10;  // tenths
    int steps = 0;
    for (std::size_t i = 0; i < rating.counts.size(); ++i)
        if (tenths_of(techniques()[i]->ratings.se) >= rating.er - nearly)
            steps += static_cast<int>(rating.counts[i]);
    return steps;
}

}  // namespace

Grader::Grader(const GenerateOptions& options)
    : has_range_(options.rating.has_value()),
      range_(options.rating.value_or(RatingRange{})),
      needed_(options.needs) {
    for (const Technique* technique : se_order()) {
        techniques_.push_back(technique);
        if (technique != needed_) others_.push_back(technique);
        if (technique == needed_ && !has_range_) break;
    }
    if (needed_ == nullptr || std::ranges::find(techniques_, needed_) != techniques_.end()) return;
    // One that the scale does not know is tried when all else within the range has failed.
    const auto harder = std::ranges::find_if(techniques_, [&](const Technique* technique) {
        return tenths_of(technique->ratings.se) > range_.highest;
    });
    techniques_.insert(harder, needed_);
}

Grade Grader::grade(const Grid& puzzle, const Limits& limits) const {
    const Rating rating =
        rate({.givens = puzzle, .marks = {}}, limits, {.techniques = techniques_, .ceiling = range_.highest});
    Grade grade{.er = rating.er, .spent = rating.status == Status::budget};
    const int tenths = std::max({range_.lowest - rating.er, rating.er - range_.highest, 0});
    if (tenths != 0)
        grade.distance = distance_per_tenth * tenths - std::min(hard_steps(rating), distance_per_tenth - 1);
    if (needed_ != nullptr && !grade.spent) grade.distance += !is_needed(puzzle, rating, limits, grade.spent);
    return grade;
}

// Techniques that were not used change nothing when they are left out.
bool Grader::is_needed(const Grid& puzzle, const Rating& rating, const Limits& limits, bool& spent) const {
    if (rating.ending != Ending::solved) return false;
    const auto at = std::ranges::find(nonet::techniques(), needed_) - nonet::techniques().begin();
    if (rating.counts[static_cast<std::size_t>(at)] == 0) return false;
    const Rating without =
        rate({.givens = puzzle, .marks = {}}, limits, {.techniques = others_, .ceiling = range_.highest});
    spent = without.status == Status::budget;
    return without.ending == Ending::stuck;
}

}  // namespace nonet::generate
