#pragma once
// Strata: ranges of a number of givens, or of a rating.

#include <string>
#include <string_view>
#include <vector>

#include "dataset/ranges.hpp"

namespace nonet::cli {

struct Stratum {
    std::string name;  // as typed: "22..23"
    Range range;
};

// Parses "22..23,24" or, for ratings, "1.0..1.9,2.0..7.5". Throws UsageError in the name of `flag` for an invalid range
// or overlapping ranges.
std::vector<Stratum> read_strata(const Flag& flag, std::string_view text, const Counted& scale);

}  // namespace nonet::cli
