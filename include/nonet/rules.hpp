#pragma once
// Rules of a board in addition to its houses: cages, arrows, dots, lines, clues at the edge, and more.
//
//   A rule is part of the board: Geometry::rules(). It restricts the values of some cells.
//
//     killer=10:r1c1,r1c2           in a board's name: the word, its values, its cells
//     arrow:r1c1/r2c1-r2c3          groups of cells separated by '/'; a straight line is given by its ends
//     or[thermo:r1c1,r1c2+xv=5:r1c1,r1c2]   rules of which at least one holds
//
//   value    the number written in a cell; it can be 0 on boards with values from 0
//
//     extra:a+sum=10:r1c1,a         additional cells outside the board, and a rule that names one
//
//   Rules that name additional cells are parts of one rule, `extra`, the last of a board. Its values are the number of
//   the first such cell, which equals the number of cells of the board, and for each name the number of its cells and how
//   many of them form a row.
//
// docs/rules.md describes each rule with its words, cells and values, and an example.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/result.hpp"

namespace nonet {

enum class RuleKind : std::uint8_t {
    // Sums
    killer,         // no digit twice; total = values[0], if given
    sum,            // total = values[0]; with weights values[1..], one for each cell
    arrow,          // group 0: the bulb, whose digits are read as one number; each other group has that total
    double_arrow,   // first + last = the total of the cells between
    little_killer,  // total = values[0]
    xv,             // two cells: total = values[0]
    equal_sum,      // all groups have the same total
    rellik,         // no digit twice; no subset of the cells has the total values[0]
    // Pairs
    white,           // two cells: they differ by values[0]
    black,           // two cells: one is values[0] times the other
    greater,         // two cells: the first is greater than the second
    negative_white,  // neighbours without a dot do not differ by 1
    negative_black,  // nor is one a multiple of the other by a number on a black dot (2 if there are none)
    negative_xv,     // neighbours without xv total neither 5 nor 10
    pairs,  // each cell and the next are one of the pairs (values[0], values[1]), (values[2], values[3]), ...
    all_pairs,  // each cell and any later one are such a pair
    clone,      // all groups are equal, cell by cell
    // Lines
    thermo,       // strictly increasing
    slow_thermo,  // never decreasing
    whisper,      // neighbours differ by values[0] or more
    renban,       // different, consecutive digits in any order
    palindrome,   // the same from both ends
    between,      // strictly between the two ends
    lockout,      // the ends differ by values[0] or more; the others are outside the span of the ends
    region_sum,   // each run of cells within one region has the same total
    sum_line,     // can be cut into parts with total values[0] each
    sum_loop,     // the same for a closed line: cut anywhere
    zipper,       // first + last = second + last but one = ... = the middle one
    entropic,     // any three in a row are one low, one middle, one high
    modular,      // any values[0] in a row have different remainders modulo values[0]
    nabner,       // no two are equal or consecutive
    // From outside
    sandwich,           // total between the smallest and the largest of the cells
    lunchbox,           // no digit twice; total between the smallest and the largest of the cells
    x_sum,              // the first N cells have the total values[0], where N is the first cell
    skyscraper,         // values[0] cells are visible from the first cell
    hidden_skyscraper,  // the first hidden cell is values[0]
    numbered_room,      // cell number N is values[0], where N is the first cell
    full_rank,    // the line, read as a number, ranks values[0] among all lines from both ends, without ties
    shared_rank,  // the same, with ties allowed
    // Sets
    quadruple,       // values are among the cells, as often as they are listed
    contain,         // the same for any number of cells
    contain_exact,   // exactly as often
    look_and_say,    // values[0] of the digit values[1], values[2] of the digit values[3], ...
    same_values,     // all groups have the same values, equally often
    counting,        // each digit d in the cells occurs d times
    count_distinct,  // the first is the number of different digits among the others
    equality,        // no digit twice; as many odd as even, as many low as high digits
    row_indexer,     // each cell: row v of its column holds the number of the cell's row; v is its value
    column_indexer,  // each cell: row r has in column v of that row the number of the cell's column
    box_indexer,     // each cell: its box has at place v the number of the cell's place in it; v is its value
    value_index,     // the first cell equals the cell, counted from the third on, at the index in the second
    allowed,         // each of the cells has one of the values
    connected,       // the cells with one of the values are connected by sides; there is at least one
    count_same,      // the first + values[0], if given, is the number of other cells equal to the second
    run_length,      // the same of cells in a row, from the first of groups 1, 2, ... on, along each
    found_regions,   // as many cells as the board has: the number of each cell's region
    // Of the whole board
    anti_taxicab,        // cells of the same value v are never v steps apart
    global_entropy,      // every 2 x 2 has a low, a middle and a high value
    global_mod,          // every 2 x 2 has every remainder modulo 3
    flatmates,           // a 5 has a 1 above or a 9 below
    no_rank_ties,        // no two rows or columns, read as numbers from both ends, are equal
    region_same_values,  // the largest of the rows, columns, boxes and pieces all hold the same values
    // In general
    regex,      // the values, written side by side, match the pattern `text`
    automaton,  // the values lead the automaton in `values` from a start to an end
    // Combinations of other rules, in `parts`
    any_of,  // at least one of them holds
    all_of,  // each of them holds
    extra,   // for `parts` that name additional cells: these can be filled so that each part holds
};
inline constexpr int rule_kind_count = static_cast<int>(RuleKind::extra) + 1;

struct Rule {
    RuleKind kind = RuleKind::killer;
    std::vector<std::vector<Cell>> groups;  // of cells, in order; a rule of one line has one group
    std::vector<std::int32_t> values;
    std::string text;  // the pattern of a regex; for `extra` the names, separated by ','
    std::vector<Rule> parts =
        {};  // of any_of, all_of and extra, whose group consists of their cells on the board
    friend bool operator==(const Rule&, const Rule&) = default;
};

// "killer", "little-killer", ...: the word in a board's name.
[[nodiscard]] std::string_view name_of(RuleKind kind) noexcept;

// How the cells of a rule are arranged.
enum class RulePlace : std::uint8_t {
    cells,    // any cells, in any order: a cage
    line,     // in order: a thermometer; with several groups, each
    outside,  // a row, a column or a diagonal, starting from the clue
    board     // no cells: the rule applies to the whole board
};

// The numbers that a rule takes.
enum class RuleNumbers : std::uint8_t {
    none,
    one,
    optional,  // one, or none: a cage without a total
    usual,     // one; if omitted, the usual one
    several,   // a list
    pattern,   // a text
    rules      // other rules in brackets
};

struct RuleNeeds {
    RulePlace place = RulePlace::cells;
    RuleNumbers numbers = RuleNumbers::none;
    int least_groups = 0, most_groups = 0;  // most: 0 for no limit
    int least_cells = 0, most_cells = 0;    // in each group
};

// Properties of a kind of rule.
struct RuleInfo {
    RuleKind kind;
    std::string_view id;       // "little-killer"
    std::string_view name;     // "Little Killer"
    std::string_view meaning;  // one sentence
    std::string_view example;  // as written in a board's name
    RuleNeeds needs = {};
    bool generated = false;  // Generator can make clues of this kind: makeable_rules()
};

// All of them, in the order of RuleKind.
[[nodiscard]] std::span<const RuleInfo> rule_infos() noexcept;

// Formats a rule as in a board's name: "killer=10:r1c1,r1c2".
//
//   columns   of the board
[[nodiscard]] std::string rule_name(const Rule& rule, int columns, int digits);

// Adds rules to a board: parse_board of its name and theirs.
//
//   board    must have a name
//   errors   bad_argument: a rule whose cells or values do not fit; `found` names it
[[nodiscard]] Result<Geometry> with_rules(const Geometry& board, std::span<const Rule> rules);

// Whether a rule of a board holds for a filled grid. This is the definition of the rule, slow and obvious.
//
//   values   one for each cell: 1 + digit, as in BoardPuzzle. For `extra`, the values of its additional cells may follow;
//            without them they are searched for, with ten million tries at most
[[nodiscard]] bool rule_holds(const Geometry& board, const Rule& rule, std::span<const std::uint8_t> values);

}  // namespace nonet
