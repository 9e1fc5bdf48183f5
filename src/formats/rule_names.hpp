#pragma once
// Rules as they stand in the names of boards: "killer=10:r1c1,r1c2".

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/boards.hpp"
#include "nonet/rules.hpp"

namespace nonet::formats {

// The rule of a word in small letters, without '-' and '_'.
std::optional<RuleKind> rule_kind_of(std::string_view plain_word);

// A rule, cut apart.
struct RuleWords {
    RuleKind kind;
    std::string_view numbers, cells;
    bool has_numbers, has_cells;
};

// What is wrong, at `at` of one of its parts.
struct RuleProblem {
    enum class Part : std::uint8_t { word, numbers, cells };
    Part part = Part::word;
    std::size_t at = 0;
    std::string found, expected;
};

std::expected<Rule, RuleProblem> read_rule(const RuleWords& words, const BoardParts& board);

// A board's name without one of its terms, "killer=10:r1c1,r1c2"; as it is where it has none such.
std::string without_term(std::string name, std::string_view term);

// Cells that rules keep different, with what they are called: "cage 2".
std::vector<std::pair<std::string, std::vector<Cell>>> different_cells(const std::vector<Rule>& rules);

}  // namespace nonet::formats
