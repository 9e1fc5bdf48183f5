#pragma once
// A check's report in words.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/check.hpp"

namespace nonet::cli {

// The sums of the 27 houses.
std::array<int, house_count> sums_of(const Grid& grid);
inline constexpr int full_sum = side * (side + 1) / 2;  // what each is in a right solution

// The verdict, each thing to say a sentence without a full stop: what it is, then why, then where.
std::vector<std::string> verdict(const Grid& grid, const CheckReport& report);

// What is suspicious, though no proof: too few givens, two digits that can be exchanged.
std::vector<std::string> warnings(const Grid& grid, const CheckReport& report);

// "r1c1 r1c5 r9c9"
std::string names_of(const std::vector<Cell>& cells);

}  // namespace nonet::cli
