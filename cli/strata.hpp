#pragma once
// Strata: ranges of a number of givens, or of a rating.

#include <string>
#include <string_view>
#include <vector>

#include "args.hpp"

namespace nonet::cli {

struct Stratum {
    std::string name;          // as typed: "22..23"
    int fewest = 0, most = 0;  // both within it; ratings in tenths

    bool holds(int number) const { return number >= fewest && number <= most; }
};

// "22..23,24" or, with tenths, "1.0..1.9,2.0..7.5".  Throws UsageError in the name of `flag`: no range, overlapping
// ranges.
std::vector<Stratum> read_strata(const Flag& flag, std::string_view text, bool tenths);

}  // namespace nonet::cli
