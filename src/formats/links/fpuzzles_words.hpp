#pragma once
// The keys of f-puzzles' JSON, one on each line: the table that both the reader and the writer use. Keys marked * are
// extensions of dclamage's solver, which f-puzzles itself keeps but does not know.

#include <cstdint>
#include <string_view>

#include "nonet/rules.hpp"

namespace nonet::formats {

enum class FpuzzlesForm : std::uint8_t {
    cells,    // {"cells": [...]}, with "value": one rule
    lines,    // {"lines": [[...], ...]}, with "value": a rule for each line
    outside,  // {"cell": "R1C0", "value": n}: for the line that begins there
    own       // none of these forms
};

struct FpuzzlesWord {
    std::string_view key;
    RuleKind kind;
    FpuzzlesForm form;
    // Whether it has a number, and the default: 0 for none, -1 for half of the number of values.
    bool has_number = false;
    int usual = 0;
};

inline constexpr std::string_view unknown_key = "nonet does not support this rule of f-puzzles";

inline constexpr int half_of_values = -1;

inline constexpr FpuzzlesWord fpuzzles_words[] = {
    {"killercage", RuleKind::killer, FpuzzlesForm::cells, true},
    {"arrow", RuleKind::arrow, FpuzzlesForm::own},
    {"littlekillersum", RuleKind::little_killer, FpuzzlesForm::own, true},
    {"difference", RuleKind::white, FpuzzlesForm::cells, true, 1},
    {"ratio", RuleKind::black, FpuzzlesForm::cells, true, 2},
    {"xv", RuleKind::xv, FpuzzlesForm::own},
    {"clone", RuleKind::clone, FpuzzlesForm::own},
    {"quadruple", RuleKind::quadruple, FpuzzlesForm::own},
    {"thermometer", RuleKind::thermo, FpuzzlesForm::lines},
    {"slowthermometer", RuleKind::slow_thermo, FpuzzlesForm::lines},  // *
    {"whispers", RuleKind::whisper, FpuzzlesForm::lines, true, half_of_values},
    {"renban", RuleKind::renban, FpuzzlesForm::lines},
    {"palindrome", RuleKind::palindrome, FpuzzlesForm::lines},
    {"betweenline", RuleKind::between, FpuzzlesForm::lines},
    {"lockout", RuleKind::lockout, FpuzzlesForm::lines, true, 4},  // *
    {"regionsumline", RuleKind::region_sum, FpuzzlesForm::lines},
    {"doublearrow", RuleKind::double_arrow, FpuzzlesForm::lines},      // *
    {"zipperline", RuleKind::zipper, FpuzzlesForm::lines},             // *
    {"entropicline", RuleKind::entropic, FpuzzlesForm::lines},         // *
    {"modularline", RuleKind::modular, FpuzzlesForm::lines, true, 3},  // *
    {"nabner", RuleKind::nabner, FpuzzlesForm::lines},                 // *
    {"sandwichsum", RuleKind::sandwich, FpuzzlesForm::outside, true},
    {"xsum", RuleKind::x_sum, FpuzzlesForm::outside, true},
    {"skyscraper", RuleKind::skyscraper, FpuzzlesForm::outside, true},
    {"rowindexer", RuleKind::row_indexer, FpuzzlesForm::cells},        // *
    {"columnindexer", RuleKind::column_indexer, FpuzzlesForm::cells},  // *
    {"boxindexer", RuleKind::box_indexer, FpuzzlesForm::cells},        // *
};

// Other keys, each equivalent to one word of a board's name.
struct FpuzzlesFlag {
    std::string_view key, term;
};
inline constexpr FpuzzlesFlag fpuzzles_flags[] = {
    {"diagonal+", "diagonal+"}, {"diagonal-", "diagonal-"},     {"antiknight", "knight"},
    {"antiking", "king"},       {"disjointgroups", "disjoint"},
};
// Lists of cells: {"cell": "R1C1"}.
inline constexpr FpuzzlesFlag fpuzzles_cells[] = {
    {"odd", "odd"}, {"even", "even"}, {"minimum", "min"}, {"maximum", "max"}};

}  // namespace nonet::formats
