#pragma once
// Automatons as Interactive Sudoku Solver packs them into a key.
//
//   key   base64url of bits, the highest of each number first:
//         format 2, bits of a state's number less one 4, symbols less one 4, starts, ends that are no starts, which starts
//         are ends (a bit each, the last start's first), and
//           format 0   bits of a count 4; for each state how many steps, and each of them: symbol, state
//           format 1   for each state a bit for each symbol, the last one's first, and for each set one the next state
//         States are numbered so that starts come first, then the other ends.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/rules.hpp"

namespace nonet::formats {

struct Nfa {
    std::vector<std::int32_t> values;  // as of a rule `automaton`
    std::size_t first_step = 0;        // where its steps begin there
    // Without steps by higher values.
    [[nodiscard]] std::vector<std::int32_t> values_to(std::int32_t highest) const;
};

// Nothing for what is no key.
[[nodiscard]] std::optional<Nfa> nfa_of_key(std::string_view key, int low);

// Nothing for an automaton that a key has no room for.
[[nodiscard]] std::optional<std::string> nfa_key(const Rule& automaton, int low, int digits);

}  // namespace nonet::formats
