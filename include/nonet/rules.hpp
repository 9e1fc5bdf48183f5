#pragma once
// Rules of a board beside its houses: cages, arrows, dots, lines, clues at the edge, and more.
//
//   A rule is part of the board: Geometry::rules().  It says what must hold between the values of some cells.
//
//     killer=10:r1c1,r1c2           in a board's name: the word, its values, its cells
//     arrow:r1c1/r2c1-r2c3          groups of cells with '/' between them; a straight line as its ends
//     or[thermo:r1c1,r1c2+xv=5:r1c1,r1c2]   rules of which one holds
//
//   value    what is written in a cell: of boards of values from 0 it can be 0
//
//     extra:a+sum=10:r1c1,a         cells beside the board, and a rule that names one
//
//   Rules that name cells beside the board are parts of one rule, `extra`, the last of a board.  Its values are the number
//   of the first such cell, which is that of the board's cells, and for each name how many cells it has and how many of
//   them stand in a row.
//
// docs/rules.md has each rule with its words, its cells and its values, and an example.

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
    killer,         // no digit twice; total = values[0], where it is said
    sum,            // total = values[0]; with weights values[1..], one for each cell
    arrow,          // group 0: the bulb, whose digits are read as one number; each other group has that total
    double_arrow,   // first + last = the total of those between
    little_killer,  // total = values[0]
    xv,             // two cells: total = values[0]
    equal_sum,      // all groups have the same total
    rellik,         // no digit twice; no cells of it have the total values[0]
    // Pairs
    white,           // two cells: they differ by values[0]
    black,           // two cells: one is values[0] times the other
    greater,         // two cells: the first is more than the second
    negative_white,  // neighbours without a dot do not differ by 1
    negative_black,  // nor is one a multiple of the other by a number that black dots have (2, where there are none)
    negative_xv,  // neighbours without xv total neither 5 nor 10
    pairs,  // each cell and the next are one of the pairs (values[0], values[1]), (values[2], values[3]), ...
    all_pairs,  // each cell and any later one are
    clone,      // all groups are the same, cell by cell
    // Lines
    thermo,       // strictly increasing
    slow_thermo,  // never decreasing
    whisper,      // neighbours differ by values[0] or more
    renban,       // different digits that follow one another, in any order
    palindrome,   // the same from both ends
    between,      // strictly between the two ends
    lockout,      // the ends differ by values[0] or more; the others are outside the span of the ends
    region_sum,   // each run of cells within one region has the same total
    sum_line,     // can be cut into parts, each of total values[0]
    sum_loop,     // the same of a closed line: cut anywhere
    zipper,       // first + last = second + last but one = ... = the middle one
    entropic,     // any three in a row are one low, one middle, one high
    modular,      // any values[0] in a row differ modulo it
    nabner,       // no two are the same or follow one another
    // From outside
    sandwich,           // total between the smallest and the largest of the cells
    lunchbox,           // no digit twice; total between the smallest and the largest of the cells
    x_sum,              // the first so many cells as the first one says have the total values[0]
    skyscraper,         // seen from the first cell are values[0] of them
    hidden_skyscraper,  // the first that is not seen is values[0]
    numbered_room,      // the cell whose number the first one says is values[0]
    full_rank,  // of all rows and columns, read as numbers from both ends, values[0] - 1 are less, and no other is equal
    shared_rank,  // values[0] - 1 are less, and others may be equal
    // Sets
    quadruple,       // values are among the cells, as often as they are listed
    contain,         // the same of any number of cells
    contain_exact,   // exactly as often
    look_and_say,    // values[0] of the digit values[1], values[2] of the digit values[3], ...
    same_values,     // all groups have the same values, each as often
    counting,        // a digit d among the cells is there d times
    count_distinct,  // the first is the number of different digits among the others
    equality,        // no digit twice; as many odd as even, as many low as high ones
    row_indexer,  // each cell: column c has in row v of that column the number of the cell's row; v is its value
    column_indexer,  // each cell: row r has in column v of that row the number of the cell's column
    box_indexer,     // each cell: its box has at place v the number of the cell's place in it; v is its value
    value_index,     // the first is the one of the others, from the third on, whose number the second says
    allowed,         // each of the cells has one of the values
    connected,       // those that have one of the values hang together, side to side; there is one at least
    count_same,  // the first + values[0], if it is said, is how many of the others are the same as the second
    run_length,  // the same of cells in a row, from the first of groups 1, 2, ... on, along each
    found_regions,  // as many cells as the board has: the number of the region that each cell of it is in
    // Of the whole board
    anti_taxicab,        // cells of the same value v are never v steps apart
    global_entropy,      // every 2 x 2 has a low, a middle and a high value
    global_mod,          // every 2 x 2 has every rest modulo 3
    flatmates,           // a 5 has a 1 above or a 9 below
    no_rank_ties,        // no two rows or columns, read as numbers from both ends, are equal
    region_same_values,  // the largest of the rows, columns, boxes and pieces all hold the same values
    // In general
    regex,      // the values, written side by side, match the pattern `text`
    automaton,  // the values take the automaton of `values` from a start to an end
    // Of other rules, in `parts`
    any_of,  // one of them holds, or more
    all_of,  // each of them holds
    extra,   // of `parts` that name cells beside the board: these can be filled so that each of them holds
};
inline constexpr int rule_kind_count = static_cast<int>(RuleKind::extra) + 1;

struct Rule {
    RuleKind kind = RuleKind::killer;
    std::vector<std::vector<Cell>> groups;  // of cells, in order; where the rule is of one line, one group
    std::vector<std::int32_t> values;
    std::string text;  // the pattern of a regex; of `extra` the names, with ',' between them
    std::vector<Rule> parts =
        {};  // of any_of, all_of and extra, whose group is made of their cells on the board
    friend bool operator==(const Rule&, const Rule&) = default;
};

// "killer", "little-killer", ...: the word in a board's name.
[[nodiscard]] std::string_view name_of(RuleKind kind) noexcept;

// Where the cells of a rule lie, as a person draws it.
enum class RulePlace : std::uint8_t {
    cells,    // some, in any order: a cage
    line,     // in order: a thermometer; of several groups, each
    outside,  // a row, a column or a diagonal, from the end where the clue stands
    board     // none: it is of the whole board
};

// Which numbers it takes.
enum class RuleNumbers : std::uint8_t {
    none,
    one,
    optional,  // one, or none: a cage without a total
    usual,     // one; without it the usual one is meant
    several,   // a list
    pattern,   // a text
    rules      // other rules in brackets
};

struct RuleNeeds {
    RulePlace place = RulePlace::cells;
    RuleNumbers numbers = RuleNumbers::none;
    int least_groups = 0, most_groups = 0;  // most: 0 for as many as one likes
    int least_cells = 0, most_cells = 0;    // in each group
};

// What is known of a kind of rule.
struct RuleInfo {
    RuleKind kind;
    std::string_view id;       // "little-killer"
    std::string_view name;     // "Little Killer"
    std::string_view meaning;  // one sentence
    std::string_view example;  // as it stands in a board's name
    RuleNeeds needs = {};
};

// All of them, in the order of RuleKind.
[[nodiscard]] std::span<const RuleInfo> rule_infos() noexcept;

// "killer=10:r1c1,r1c2": a rule as it stands in a board's name.
//
//   columns   of the board
[[nodiscard]] std::string rule_name(const Rule& rule, int columns, int digits);

// The board with these rules beside its own: parse_board of its name and theirs.
//
//   board    one that has a name
//   errors   bad_argument: a rule whose cells or values do not fit, which is named in `found`
[[nodiscard]] Result<Geometry> with_rules(const Geometry& board, std::span<const Rule> rules);

// Whether a rule of a board holds for a filled grid: its meaning, slow and obvious.
//
//   values   one for each cell: 1 + digit, as in WidePuzzle.  Of `extra` there may be those of its own cells behind them;
//            without these they are searched for, with ten million tries at most
[[nodiscard]] bool rule_holds(const Geometry& board, const Rule& rule, std::span<const std::uint8_t> values);

}  // namespace nonet
