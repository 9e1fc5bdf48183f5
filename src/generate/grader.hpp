#pragma once
// The difficulty in an order: a rating within bounds, a technique that is needed, a level on some scale.

#include <vector>

#include "nonet/generate.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/rate.hpp"

namespace nonet::generate {

struct Grade {
    int er = 0;  // tenths; stuck_rating if the techniques used do not suffice
    std::optional<OnScale> on_scale;
    // 0: met. Grows with the tenths to the nearest ordered rating. Among puzzles with the same rating, those with more
    // hard steps are nearer, because their neighbours tend to be harder.
    int distance = 0;
    bool spent = false;  // the budget ended it: the other fields are invalid
};

class Grader {
 public:
    explicit Grader(const GenerateOptions& options);

    bool has_conditions() const { return has_range_ || needed_ != nullptr || order_.has_value(); }

    // Grades a proper puzzle.
    //
    //   cost   a rating that stops once it is harder than ordered; a second one if the technique was used at all; one on
    //          the scale, if there is one
    Grade grade(const Grid& puzzle, const Limits& limits) const;

 private:
    void grade_on_scale(const Grid& puzzle, const Limits& limits, Grade& grade) const;
    bool is_needed(const Grid& puzzle, const Rating& rating, const Limits& limits, bool& spent) const;
    bool is_needed_on_scale(const Grid& puzzle, const Limits& limits, bool& spent) const;

    bool has_range_;
    RatingRange range_;
    const Technique* needed_;
    // With a range, all techniques; otherwise those up to the needed one. The second list is the same without that one.
    std::vector<const Technique*> techniques_, others_;
    // On a scale.
    const Scale* scale_;
    std::optional<ScaleOrder> order_;
    Scale up_to_, before_;  // the scale's entries up to the needed technique, and before it
};

}  // namespace nonet::generate
