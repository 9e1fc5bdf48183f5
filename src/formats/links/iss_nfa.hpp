#pragma once
// Automatons as Interactive Sudoku Solver encodes them in a key.
//
//   key   base64url of bits, the highest of each number first:
//         format: 2 bits; bits of a state's number less one: 4; symbols less one: 4; starts; ends that are not starts;
//         a bit for each start, the last one's first: whether it is an end; and
//           format 0   bits of a count: 4; for each state the number of steps; for each step its symbol and next state
//           format 1   for each state a bit for each symbol, the last one's first; for each set bit the next state
//         States are numbered so that starts come first, then the other ends.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/rules.hpp"

namespace nonet::formats {

struct Nfa {
    std::vector<std::int32_t> values;  // as in a rule `automaton`
    std::size_t first_step = 0;        // the index of its first step there
    // Returns the values without steps for symbols above `highest`.
    [[nodiscard]] std::vector<std::int32_t> values_to(std::int32_t highest) const;
};

// Returns nothing if the text is not a key.
[[nodiscard]] std::optional<Nfa> nfa_of_key(std::string_view key, int low);

// Returns nothing if the automaton does not fit into a key.
[[nodiscard]] std::optional<std::string> nfa_key(const Rule& automaton, int low, int digits);

}  // namespace nonet::formats
