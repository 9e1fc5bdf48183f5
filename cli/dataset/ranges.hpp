#pragma once
// Ranges as they are typed: of a number of givens, of a rating.

#include <string_view>

#include "frame/args.hpp"

namespace nonet::cli {

// What is counted: whole numbers, or ratings, which are typed with a point and kept in tenths.
struct Counted {
    bool tenths;
    int most;  // from 0 to that
};
extern const Counted givens_scale, tenths_scale, scores_scale;

struct Range {
    int lowest, highest;  // both within it

    bool holds(int number) const { return number >= lowest && number <= highest; }
};

// "24", "24..28", "24..", "..28"; of ratings "7", "7.2", "7.0..7.5".  Throws UsageError in the name of `flag`.
Range range_of(const Flag& flag, std::string_view text, const Counted& scale);

}  // namespace nonet::cli
