#pragma once
// An automaton along a line, or several: states, and for each value the steps from one to the next.  Between two lines it
// takes a step by one more sign: as a number the one behind the highest value, in a pattern '/'.
//
//   written, in Rule::values   states, then the number of starts and they, the number of ends and they, and then a step
//                              after the other as (from, value, to)
//   a pattern                  of values as glyphs (1 to 9, A = 10): . [13-5] [^2] ( ) | * + ? {2} {2,} {2,4}

#include <cstdint>
#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"

namespace nonet::rules {

struct Automaton {
    struct Step {
        std::uint16_t to;
        std::uint32_t digits;  // bit d: digit d takes it; the one behind them: the end of a line
    };
    std::vector<std::vector<Step>> steps;  // of each state
    std::vector<std::uint16_t> starts;
    std::vector<std::uint8_t> is_end;  // of each state

    bool accepts(std::span<const int> digits) const;
};

// What is wrong with it stands in the error.
std::expected<Automaton, const char*> automaton_of(std::span<const std::int32_t> values, int digits,
                                                   bool zero_based);
std::expected<Automaton, const char*> automaton_of(std::string_view pattern, int digits, bool zero_based);

}  // namespace nonet::rules
