#pragma once
// An automaton along one or more lines: states, and for each value the steps from one state to the next. Between two
// lines it takes a step with an additional symbol: as a number it is the one after the highest value, and in a pattern
// it is '/'.
//
//   written, in Rule::values   the number of states, the number of starts and the starts, the number of ends and the ends,
//                              and then the steps, each as (from, value, to)
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
        std::uint32_t digits;  // bit d: digit d is accepted; the bit after all digits: the end of a line
    };
    std::vector<std::vector<Step>> steps;  // of each state
    std::vector<std::uint16_t> starts;
    std::vector<std::uint8_t> is_end;  // of each state

    bool accepts(std::span<const int> digits) const;
};

// An error is described by its text.
std::expected<Automaton, const char*> automaton_of(std::span<const std::int32_t> values, int digits,
                                                   bool zero_based);
std::expected<Automaton, const char*> automaton_of(std::string_view pattern, int digits, bool zero_based);

}  // namespace nonet::rules
