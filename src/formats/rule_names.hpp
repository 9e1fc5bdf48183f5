#pragma once
// Rules as they are written in the names of boards: "killer=10:r1c1,r1c2".

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

// Returns the rule of a word in small letters, without '-' and '_'.
std::optional<RuleKind> rule_kind_of(std::string_view plain_word);

// Returns the form in which a word of a board's name is looked up: small letters, without '-' and '_'.
std::string plain_word(std::string_view word);

// A rule in a name, split at its separators: "word=numbers:details", or "word[parts]".
struct TermText {
    std::string_view word, numbers, details, parts;
    bool has_numbers = false, has_details = false, has_parts = false;
    bool is_open = false;  // the brackets are not closed
};
TermText cut_term(std::string_view text);

// Returns the end of a rule in a board's name: the first '+' outside of brackets such as "or[x+y]", or the end of the
// text.
std::size_t rule_end(std::string_view text);

// A rule, split into its parts.
struct RuleWords {
    RuleKind kind;
    std::string_view numbers, cells;
    bool has_numbers, has_cells;
    std::string_view parts{};  // of "or[x+y]": "x+y"
    bool has_parts = false, is_open = false;
    int depth = 0;  // the number of brackets around it
};
inline constexpr int most_rule_depth = 8;

// Limits of a board. No puzzle for people has more, and the cost would exceed what the text's size justifies.
inline constexpr std::size_t most_rules = 4096, most_regions = 1024, most_cells_of_rules = 100'000;

// Returns the number of cells in the groups of a rule and of its parts.
std::size_t cells_of(const Rule& rule);

// An error at byte `at` of one of the rule's parts.
struct RuleProblem {
    enum class Part : std::uint8_t { word, numbers, cells, parts };
    Part part = Part::word;
    std::size_t at = 0;
    std::string found, expected;
};

// Adds extra cells, the given number for each name: "extra=6x6:loop", "extra=8:a,b", "extra:a".
inline constexpr std::string_view extra_word = "extra";
std::optional<RuleProblem> read_extra(const RuleWords& words, ExtraCells& cells);
// Returns the terms for all extra cells.
std::string extra_name(const ExtraCells& cells);

// Reads a cell from `text` at `at`, "r1c1" or the name of an extra cell, and moves `at` to its end.
std::expected<Cell, RuleProblem> read_cell(std::string_view text, std::size_t& at, const BoardParts& board);

std::expected<Rule, RuleProblem> read_rule(const RuleWords& words, const BoardParts& board);

// Checks that a rule fits the board. Fills in default numbers, and the cells of a rule with parts.
std::optional<RuleProblem> fit_rule(Rule& rule, const BoardParts& board);

// Returns the sets of cells that rules keep different, each with its name: "cage 2".
std::vector<std::pair<std::string, std::vector<Cell>>> different_cells(const std::vector<Rule>& rules);

}  // namespace nonet::formats
