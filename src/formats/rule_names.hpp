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

// A word of a board's name as it is looked up: in small letters, without '-' and '_'.
std::string plain_word(std::string_view word);

// A rule as it stands in a name, cut at its signs: "word=numbers:details", or "word[parts]".
struct TermText {
    std::string_view word, numbers, details, parts;
    bool has_numbers = false, has_details = false, has_parts = false;
    bool is_open = false;  // nothing closes the brackets
};
TermText cut_term(std::string_view text);

// Where a rule of a board's name ends: at the first '+' that is not in brackets of rules, "or[x+y]", or at the end.
std::size_t rule_end(std::string_view text);

// A rule, cut apart.
struct RuleWords {
    RuleKind kind;
    std::string_view numbers, cells;
    bool has_numbers, has_cells;
    std::string_view parts{};  // of "or[x+y]": "x+y"
    bool has_parts = false, is_open = false;
    int depth = 0;  // in how many brackets it stands
};
inline constexpr int most_rule_depth = 8;

// What a board holds at most; more cannot come from a puzzle that somebody solves, and costs time beyond the text's size.
inline constexpr std::size_t most_rules = 4096, most_regions = 1024, most_cells_of_rules = 100'000;

// How many cells the groups of a rule have, with those of its parts.
std::size_t cells_of(const Rule& rule);

// What is wrong, at `at` of one of its parts.
struct RuleProblem {
    enum class Part : std::uint8_t { word, numbers, cells, parts };
    Part part = Part::word;
    std::size_t at = 0;
    std::string found, expected;
};

// "extra=6x6:loop", "extra=8:a,b", "extra:a": cells beside the board, so many of each name; they are added.
inline constexpr std::string_view extra_word = "extra";
std::optional<RuleProblem> read_extra(const RuleWords& words, ExtraCells& cells);
// The terms of all.
std::string extra_name(const ExtraCells& cells);

// A cell of `text` from `at` on, "r1c1" or one beside the board; `at` goes behind it.
std::expected<Cell, RuleProblem> read_cell(std::string_view text, std::size_t& at, const BoardParts& board);

std::expected<Rule, RuleProblem> read_rule(const RuleWords& words, const BoardParts& board);

// A board's name without one of its terms, "killer=10:r1c1,r1c2"; as it is where it has none such.
std::string without_term(std::string name, std::string_view term);

// Cells that rules keep different, with what they are called: "cage 2".
std::vector<std::pair<std::string, std::vector<Cell>>> different_cells(const std::vector<Rule>& rules);

}  // namespace nonet::formats
