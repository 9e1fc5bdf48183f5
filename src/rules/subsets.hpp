#pragma once
// Sets of digits by size and total: tables for each number of digits, made on first use.
//
//   totals   of zero-based digits

#include <cstdint>
#include <vector>

namespace nonet::rules {

using Mask = std::uint32_t;

// All sets of one size, sorted by total: those of total t are from begin[t] to begin[t + 1].
struct Subsets {
    std::vector<Mask> sets;
    std::vector<std::uint16_t> begin;
    // Which sets contain a digit of a mask: for the first 64 sets a word for each mask, then for the next 64.
    std::vector<std::uint64_t> meeting;
    int least = 0;  // the total of the lowest digits
    std::vector<std::uint64_t>
        within;  // for each mask: bit t - least if some set of this size within it has the total t
};

struct SubsetTables {
    std::vector<Subsets> of_size;
    std::vector<std::uint16_t> flipped;  // for each mask: digit d as highest - d
};

// With more digits there are too many sets to list.
inline constexpr int most_listed_digits = 12;

// Returns the tables, or empty ones if there are too many digits.
const SubsetTables& subset_tables(int digits);

}  // namespace nonet::rules
