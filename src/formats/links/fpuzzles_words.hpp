#pragma once
// The keys of f-puzzles' JSON, one line each: what reads and writes it both go by this table.  Those marked * are of
// dclamage's solver, which f-puzzles itself keeps but does not know.

#include <cstdint>
#include <string_view>

#include "nonet/rules.hpp"

namespace nonet::formats {

enum class FpuzzlesForm : std::uint8_t {
    cells,    // {"cells": [...]}, with "value": one rule
    lines,    // {"lines": [[...], ...]}, with "value": a rule for each line
    outside,  // {"cell": "R1C0", "value": n}: of the line that begins there
    own       // as none of the others
};

struct FpuzzlesWord {
    std::string_view key;
    RuleKind kind;
    FpuzzlesForm form;
    // Whether a number belongs to it, and that which is meant where none is said: 0: none; -1: half of the values.
    bool has_number = false;
    int usual = 0;
};

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

// What else there is: said in one word of a board's name.
struct FpuzzlesFlag {
    std::string_view key, term;
};
inline constexpr FpuzzlesFlag fpuzzles_flags[] = {
    {"diagonal+", "diagonal+"}, {"diagonal-", "diagonal-"},     {"antiknight", "knight"},
    {"antiking", "king"},       {"disjointgroups", "disjoint"},
};
// Of cells: {"cell": "R1C1"}.
inline constexpr FpuzzlesFlag fpuzzles_cells[] = {
    {"odd", "odd"}, {"even", "even"}, {"minimum", "min"}, {"maximum", "max"}};

}  // namespace nonet::formats
