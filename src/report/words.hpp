#pragma once
// Words that several answers share.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/check.hpp"
#include "nonet/explain.hpp"

namespace nonet {

// Returns the name of an inner step in the sentences of chains: "a".
std::string inner_name(std::size_t number);

// "pattern", "base", ...
std::string_view role_name(Role role);
std::string_view why_name(Why why);

// A house's name in two parts, "row" and "3"; names such as "asterisk" have no number.
struct HouseName {
    explicit HouseName(std::string_view name);
    std::string_view kind, number;
};

// The name of a house in sentences: "row 3".
std::string house_words(std::string_view name);

// Returns the text with a capital letter, unless it begins with the name of a cell.
std::string begun(std::string text);

// "r12c3" or "L3".
std::string cell_name_on(const Geometry& board, Cell cell, Cells cells);

// The value of a digit as it is written on the board: values begin at 0 or at 1.
inline std::uint64_t written_value(const Geometry& board, Digit digit) {
    return digit + (board.zero_based() ? 0u : 1u);
}

// "killer=10:r1c1,r1c2": a rule as in the board's name.
std::string name_of_rule(const Geometry& board, std::uint16_t rule);
// The same for a rule with cells outside the grid, or for a part of one, without the term that defines these cells.
std::string name_of_part(const Geometry& board, const Rule& part);

// "r4c79,r6c46": the first cell with all others of its row, or of its column if it is alone in the row, and so on.
std::string compact_cells(CellSet cells);

// Returns a form's sentences with the parts of a step filled in: StepForm, techniques/technique.hpp.
std::vector<std::string> fill_sentences(std::string_view reason, const Step& step, Cells cells);

// Adds a sentence for each fault of the puzzle as it stands; if a kind has more than fit a screen, adds the number of the
// omitted ones.
void add_faults(const CheckReport& report, const Puzzle& puzzle, std::vector<std::string>& facts);

}  // namespace nonet
