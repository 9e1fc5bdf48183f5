#pragma once
// What an order says about difficulty: a rating within bounds, a technique that is needed, a level on some scale.

#include <vector>

#include "nonet/generate.hpp"
#include "nonet/more/scales.hpp"
#include "nonet/rate.hpp"

namespace nonet::generate {

struct Grade {
    int er = 0;  // tenths; stuck_rating when the techniques looked at do not suffice
    std::optional<OnScale> on_scale;
    // 0: met.  Grows with the tenths to the nearest rating ordered; of puzzles with the same rating, those with more
    // hard steps are nearer, as their neighbours tend to be harder.
    int distance = 0;
    bool spent = false;  // the budget ended it: nothing else counts
};

class Grader {
 public:
    explicit Grader(const GenerateOptions& options);

    bool has_conditions() const { return has_range_ || needed_ != nullptr || order_.has_value(); }

    // Grades a proper puzzle.
    //
    //   cost   a rating that ends where it gets harder than ordered; a second one where the technique was used at all; one
    //          on the scale, if there is one
    Grade grade(const Grid& puzzle, const Limits& limits) const;

 private:
    void grade_on_scale(const Grid& puzzle, const Limits& limits, Grade& grade) const;
    bool is_needed(const Grid& puzzle, const Rating& rating, const Limits& limits, bool& spent) const;
    bool is_needed_on_scale(const Grid& puzzle, const Limits& limits, bool& spent) const;

    bool has_range_;
    RatingRange range_;
    const Technique* needed_;
    // With a range, all techniques; otherwise those up to the one that is needed.  The same without that one.
    std::vector<const Technique*> techniques_, others_;
    // On a scale.
    const Scale* scale_;
    std::optional<ScaleOrder> order_;
    Scale up_to_, before_;  // the scale's entries up to the technique that is needed, and before it
};

}  // namespace nonet::generate
