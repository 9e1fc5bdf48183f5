#pragma once
// States in the notation of the golden files of techniques.

#include <string>

#include "support/se_data.hpp"
#include "techniques/position.hpp"

namespace nonet::testing {

// A position, and its givens.
struct Played {
    Position position;
    Grid givens;
};

// Parses "=1,+2,34": a given, a placed value, candidates.
inline Played parse_state(const std::string& line) {
    Grid values, givens;
    Candidates marks{};
    const auto cells = se::split(line.substr(line.find_first_not_of(' ')), ',');
    for (int cell = 0; cell < cell_count; ++cell) {
        const std::string& text = cells.at(static_cast<std::size_t>(cell));
        if (text[0] == '=' || text[0] == '+') {
            values[cell] = static_cast<std::uint8_t>(text[1] - '0');
            if (text[0] == '=') givens[cell] = values[cell];
        } else {
            for (char digit : text) marks[cell].insert(static_cast<Digit>(digit - '1'));
        }
    }
    return {Position(values, marks), givens};
}

}  // namespace nonet::testing
