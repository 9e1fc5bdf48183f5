#include "generate/grader.hpp"
#include "nonet/more/techniques.hpp"

#include <algorithm>
#include <cstdlib>

namespace nonet::generate {
namespace {

constexpr int distance_per_tenth = 100;

// Counts the steps of techniques that can be nearly as hard as the hardest step.
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
      needed_(options.needs),
      scale_(options.scale),
      order_(options.on_scale) {
    if (!has_range_ && needed_ != nullptr && needed_->ratings.se == 0 && scale_ == nullptr)
        scale_ = find_scale("nonet");
    if (scale_ != nullptr && needed_ != nullptr) {
        const auto begin = scale_->entries.begin();
        const auto at = std::ranges::find(scale_->entries, needed_, &ScaleEntry::found_by);
        before_ = up_to_ = {.name = scale_->name, .title = scale_->title};
        before_.entries.assign(begin, at);
        up_to_.entries.assign(begin, at == scale_->entries.end() ? at : at + 1);
    }
    for (const Technique* technique : se_order()) {
        techniques_.push_back(technique);
        if (technique != needed_) others_.push_back(technique);
        if (technique == needed_ && !has_range_) break;
    }
    if (needed_ == nullptr || std::ranges::find(techniques_, needed_) != techniques_.end()) return;
    // A technique that the scale does not have is tried after all others within the range have failed.
    const auto harder = std::ranges::find_if(techniques_, [&](const Technique* technique) {
        return tenths_of(technique->ratings.se) > range_.highest;
    });
    techniques_.insert(harder, needed_);
}

Grade Grader::grade(const Grid& puzzle, const Limits& limits) const {
    Grade on_scale;
    if (order_) grade_on_scale(puzzle, limits, on_scale);
    if (scale_ != nullptr && needed_ != nullptr && !on_scale.spent)
        on_scale.distance += !is_needed_on_scale(puzzle, limits, on_scale.spent);
    if (on_scale.spent || (!has_range_ && (needed_ == nullptr || scale_ != nullptr))) return on_scale;
    const Rating rating =
        rate({.givens = puzzle, .marks = {}}, limits, {.techniques = techniques_, .ceiling = range_.highest});
    Grade grade{.er = rating.er, .spent = rating.status == Status::budget};
    const int tenths = std::max({range_.lowest - rating.er, rating.er - range_.highest, 0});
    if (tenths != 0)
        grade.distance = distance_per_tenth * tenths - std::min(hard_steps(rating), distance_per_tenth - 1);
    if (needed_ != nullptr && scale_ == nullptr && !grade.spent)
        grade.distance += !is_needed(puzzle, rating, limits, grade.spent);
    grade.distance += on_scale.distance;
    grade.on_scale = std::move(on_scale.on_scale);
    return grade;
}

namespace {

int missed(const std::optional<std::pair<int, int>>& range, int value) {
    return range ? std::max({range->first - value, value - range->second, 0}) : 0;
}

int index_of(const Scale& scale, std::string_view level) {
    for (std::size_t i = 0; i < scale.levels.size(); ++i)
        if (scale.levels[i].name == level) return static_cast<int>(i);
    for (int i = 0; i <= static_cast<int>(HodokuLevel::extreme); ++i)
        if (name_of(static_cast<HodokuLevel>(i)) == level) return i;
    return static_cast<int>(scale.levels.size());  // none: harder than all levels
}

}  // namespace

void Grader::grade_on_scale(const Grid& puzzle, const Limits& limits, Grade& grade) const {
    constexpr int distance_per_level = 10'000, most = 9'000;
    const ScaleRating rating = rate(*scale_, {.givens = puzzle, .marks = {}}, limits);
    grade.spent = rating.status == Status::budget;
    if (grade.spent) return;
    grade.on_scale = OnScale{.level = std::string(rating.level),
                             .difficulty = tenths_of(rating.difficulty),
                             .score = tenths_of(rating.score),
                             .scale = rating.scale};
    if (!order_->level.empty() && order_->level != rating.level)
        grade.distance +=
            distance_per_level *
            std::max(1, std::abs(index_of(*scale_, order_->level) - index_of(*scale_, rating.level)));
    grade.distance += std::min(most, missed(order_->difficulty, grade.on_scale->difficulty) +
                                         missed(order_->score, grade.on_scale->score));
}

// Whether the entries up to the technique solve the puzzle, and those before it do not.
bool Grader::is_needed_on_scale(const Grid& puzzle, const Limits& limits, bool& spent) const {
    const ClassicPuzzle asked{.givens = puzzle, .marks = {}};
    const ScaleRating without = rate(before_, asked, limits);
    spent = without.status == Status::budget;
    if (spent || without.ending != Ending::stuck) return false;
    const ScaleRating with = rate(up_to_, asked, limits);
    spent = with.status == Status::budget;
    return with.ending == Ending::solved;
}

// Leaving out unused techniques changes nothing.
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
