#pragma once
// A check's report in words.

#include <string>
#include <string_view>
#include <vector>

#include "nonet/check.hpp"

namespace nonet::cli {

// The verdict, each thing to say a sentence without a full stop: what it is, then why, then where.
std::vector<std::string> verdict(const CheckReport& report, bool minimality_asked);

// What is suspicious, though no proof: too few givens, two digits that can be exchanged.
std::vector<std::string> warnings(const Grid& grid, const CheckReport& report);

// "r1c1 and r1c5 are both 3 (row 1)"
std::string words_for(const Duplicate& pair);

// "r1c1 r1c5 r9c9"
std::string names_of(const std::vector<Cell>& cells);

}  // namespace nonet::cli
