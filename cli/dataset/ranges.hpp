#pragma once
// Ranges of a number of givens or of a rating, as the user types them.

#include <string_view>

#include "frame/args.hpp"

namespace nonet::cli {

// The quantity of a range: whole numbers, or ratings, which are typed with a decimal point and kept in tenths.
struct Counted {
    bool tenths;
    int most;  // the range is 0 to this
};
extern const Counted givens_scale, tenths_scale, scores_scale;

struct Range {
    int lowest, highest;  // both inclusive

    bool holds(int number) const { return number >= lowest && number <= highest; }
};

// Parses "24", "24..28", "24..", "..28"; for ratings "7", "7.2", "7.0..7.5". Throws UsageError in the name of `flag`.
Range range_of(const Flag& flag, std::string_view text, const Counted& scale);

}  // namespace nonet::cli
