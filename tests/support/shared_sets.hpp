#pragma once
// Counts that tests compare for the public puzzle sets.

#include <gtest/gtest.h>

#include "nonet/more/engines.hpp"
#include "nonet/solve.hpp"
#include "support/files.hpp"
#include "support/grids.hpp"

namespace nonet::testing {

// Returns how many of the lines have no, one, or at least two solutions.
inline std::array<int, 3> counts_up_to_two(const std::vector<std::string>& lines) {
    std::array<int, 3> counts{};
    for (const auto& line : lines) ++counts[count_solutions(puzzle(line), {.solutions = 2}).solutions];
    return counts;
}

// Returns the sum of the counts, each limited to a million.
inline std::uint64_t sum_of_counts(const char* engine, const std::vector<std::string>& lines) {
    std::uint64_t sum = 0;
    for (const auto& line : lines)
        sum += run(*find_engine(engine), puzzle(line), {.solutions = 1'000'000})->solutions;
    return sum;
}

}  // namespace nonet::testing

#define NONET_LINES_OR_SKIP(lines, ...)                               \
    const std::vector<std::string> lines = shared_lines(__VA_ARGS__); \
    if (lines.empty()) GTEST_SKIP() << "public sets are absent: tools/fetch_sets fetches them"
