#pragma once
// Sets of digits by size and total: tables for each number of digits, made when first asked for.
//
//   totals   of digits counted from 0

#include <cstdint>
#include <vector>

namespace nonet::rules {

using Mask = std::uint32_t;

// All sets of one size, by their totals: those of total t from begin[t] to begin[t + 1].
struct Subsets {
    std::vector<Mask> sets;
    std::vector<std::uint16_t> begin;
    // Which of the sets have a digit of a mask: for the first 64 of them a word for each mask, then for the next 64.
    std::vector<std::uint64_t> meeting;
    int least = 0;  // the total of the lowest digits
    std::vector<std::uint64_t>
        within;  // of each mask: bit t - least where so many of its digits have the total t
};

struct SubsetTables {
    std::vector<Subsets> of_size;
    std::vector<std::uint16_t> flipped;  // of each mask: digit d as highest - d
};

// With more digits there are too many sets to list.
inline constexpr int most_listed_digits = 12;

// The tables, or empty ones for more digits than are listed.
const SubsetTables& subset_tables(int digits);

}  // namespace nonet::rules
