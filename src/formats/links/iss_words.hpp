#pragma once
// The words of Interactive Sudoku Solver's strings, one on each line: the table that both the reader and the writer
// use.
//
//   .Type~argument~argument...      repeated; cells are R1C1, where each number is one character in base 17 (a = 10)

#include <cstdint>
#include <optional>
#include <string_view>

#include "nonet/rules.hpp"

namespace nonet::formats {

enum class IssForm : std::uint8_t {
    cells,     // ~cells: one rule with one group
    valued,    // ~number~cells; an empty number means none
    guessed,   // ~cells, or ~number~cells
    touching,  // ~cells: a rule for each two adjacent cells, with a fixed number or none
    whole,     // no arguments: a rule for the whole board
    sides,     // ~line~number~number: a rule for each end that has a number
    line,      // ~number~line
    term,      // no arguments: a word of the board's name
    own        // none of these forms: its own function
};

struct IssWord {
    std::string_view word;
    IssForm form;
    std::optional<RuleKind> kind{};
    std::int32_t number = 0;     // for `touching`, and for `guessed` without a number
    std::string_view term = {};  // in the board's name
};

inline constexpr IssWord iss_words[] = {
    {"Thermo", IssForm::cells, RuleKind::thermo},
    {"Renban", IssForm::cells, RuleKind::renban},
    {"Entropic", IssForm::cells, RuleKind::entropic},
    {"RegionSumLine", IssForm::cells, RuleKind::region_sum},
    {"Between", IssForm::cells, RuleKind::between},
    {"Palindrome", IssForm::cells, RuleKind::palindrome},
    {"Zipper", IssForm::cells, RuleKind::zipper},
    {"DoubleArrow", IssForm::cells, RuleKind::double_arrow},
    {"EqualityCage", IssForm::cells, RuleKind::equality},
    {"CountingCircles", IssForm::cells, RuleKind::counting},
    {"CountDistinct", IssForm::cells, RuleKind::count_distinct},
    {"ValueIndexing", IssForm::cells, RuleKind::value_index},
    {"Whisper", IssForm::guessed, RuleKind::whisper, 5},
    {"Modular", IssForm::guessed, RuleKind::modular, 3},
    {"Lockout", IssForm::guessed, RuleKind::lockout, 4},
    {"Cage", IssForm::valued, RuleKind::killer},
    {"RellikCage", IssForm::valued, RuleKind::rellik},
    {"Lunchbox", IssForm::valued, RuleKind::lunchbox},
    {"WhiteDot", IssForm::touching, RuleKind::white, 1},
    {"BlackDot", IssForm::touching, RuleKind::black, 2},
    {"X", IssForm::touching, RuleKind::xv, 10},
    {"V", IssForm::touching, RuleKind::xv, 5},
    {"GreaterThan", IssForm::touching, RuleKind::greater},
    {"StrictXV", IssForm::whole, RuleKind::negative_xv},
    {"AntiTaxicab", IssForm::whole, RuleKind::anti_taxicab},
    {"GlobalEntropy", IssForm::whole, RuleKind::global_entropy},
    {"GlobalMod", IssForm::whole, RuleKind::global_mod},
    {"DutchFlatmates", IssForm::whole, RuleKind::flatmates},
    {"RegionSameValues", IssForm::whole, RuleKind::region_same_values},
    {"XSum", IssForm::sides, RuleKind::x_sum},
    {"Skyscraper", IssForm::sides, RuleKind::skyscraper},
    {"HiddenSkyscraper", IssForm::sides, RuleKind::hidden_skyscraper},
    {"NumberedRoom", IssForm::sides, RuleKind::numbered_room},
    {"FullRank", IssForm::sides, RuleKind::full_rank},
    {"FullRank", IssForm::sides, RuleKind::shared_rank},  // with .FullRankTies~any
    {"Sandwich", IssForm::line, RuleKind::sandwich},
    {"AntiKnight", IssForm::term, {}, 0, "knight"},
    {"AntiKing", IssForm::term, {}, 0, "king"},
    {"AntiConsecutive", IssForm::term, {}, 0, "nonconsecutive"},
    {"DisjointSets", IssForm::term, {}, 0, "disjoint"},
    {"Windoku", IssForm::term, {}, 0, "windoku"},
    {"ConnectedValues", IssForm::own},
    {"FullRankTies", IssForm::own},
    {"ChaosConstruction", IssForm::own},
    {"ChaosCount", IssForm::own},
    {"ChaosArrow", IssForm::own},
    {"Doppelganger", IssForm::own},
    {"StrictKropki", IssForm::own},
    {"Diagonal", IssForm::own},
    {"AllDifferent", IssForm::own},
    {"Sum", IssForm::own},
    {"Arrow", IssForm::own},
    {"PillArrow", IssForm::own},
    {"LittleKiller", IssForm::own},
    {"SumLine", IssForm::own},
    {"EqualSum", IssForm::own},
    {"Quad", IssForm::own},
    {"SameValues", IssForm::own},
    {"Indexing", IssForm::own},
    {"ContainAtLeast", IssForm::own},
    {"ContainExact", IssForm::own},
    {"LookAndSay", IssForm::own},
    {"Pair", IssForm::own},
    {"PairX", IssForm::own},
    {"Regex", IssForm::own},
    {"NFA", IssForm::own},
};

}  // namespace nonet::formats
