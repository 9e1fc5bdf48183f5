#pragma once
// The registry of rules: a file for each family, ending with a record for each rule.
//
//   meaning     `holds`: a predicate over the values of a filled grid, written as a person would check it.  Whatever
//               propagates or explains a rule is tested against it
//   propagation `post` says it in the constraints of a network, which together hold just where the meaning does
//   explanation `reason` says of the rule's own cells what makes a step of it
//   shape       which cells and values it takes; what does not fit is told, with what was expected

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/rules.hpp"

namespace nonet::rules {

using Numbers = std::vector<int>;

class Post;

// A rule on a filled grid.
struct Filled {
    const Geometry& board;
    const Rule& rule;
    std::span<const std::uint8_t> digits;  // of each cell: 1 + digit
    const Rule* extra = nullptr;           // which the rule is a part of

    int low() const { return board.zero_based() ? 0 : 1; }
    int high() const { return low() + board.digit_count() - 1; }
    int value(std::size_t number = 0) const { return rule.values[number]; }
    int at(int cell) const { return digits[static_cast<std::size_t>(cell)] - 1 + low(); }
    int at(int row, int column) const { return at(board.columns() * row + column); }

    // The values along a group of cells.
    Numbers group(std::size_t number = 0) const {
        Numbers values;
        for (Cell cell : rule.groups[number]) values.push_back(at(cell));
        return values;
    }
};

enum class ValueShape : std::uint8_t {
    none,
    one,      // one number
    maybe,    // one number, or none
    usual,    // one number; where none is said, the record's usual one
    weights,  // a total, and a weight for each cell or none
    digits,   // one or more values of the board
    couples,  // pairs of them
    counts,   // pairs of a number and a value of the board
    automaton
};

// Of which cells a rule asks only which are equal, so that it still holds where their values are exchanged for others: of all,
// unless it says a number.
enum class Alike : std::uint8_t { none, but_the_first, all };

inline constexpr std::size_t any_number = 1000;

struct Shape {
    RulePlace place = RulePlace::cells;
    std::size_t least_groups = 1, most_groups = 1;
    std::size_t least_cells = 1, most_cells = any_number;  // in each group
    ValueShape values = ValueShape::none;
    std::int32_t least = 0;         // of each number
    int (*usual)(int digits) = {};  // the number where none is said
    bool equal_groups = false;      // all have as many cells
    bool distinct = false;      // no digit twice in group 0, which has each cell once (killer: or more often)
    bool one_start = false;     // group 0 is one cell, and all others begin with the same one
    bool whole_line = false;    // group 0 is a row or a column of a square board, from an end
    bool is_square = false;     // of boards with as many rows as columns
    bool looks_beside = false;  // asks for cells that it does not name
    bool has_text = false;
    bool has_parts = false;  // is made of other rules, whose cells are its own
    Alike alike = Alike::none;
    bool is_placed = false;  // asks where its cells lie: they are of the board
};

struct Record {
    RuleInfo info;
    Shape shape;
    bool (*holds)(const Filled& filled);
    void (*post)(const Rule& rule, Post& post);  // to a network: network.hpp
    std::string_view noun;                       // "cage": cages are numbered, "cage 2"
    std::string_view reason;                     // as steps say it of their cells: src/report/rule_words.cpp
};

// The families.
std::span<const Record> sum_rules();
std::span<const Record> pair_rules();
std::span<const Record> line_rules();
std::span<const Record> outside_rules();
std::span<const Record> set_rules();
std::span<const Record> board_rules();
std::span<const Record> general_rules();
std::span<const Record> compound_rules();
std::span<const Record> extra_rules();
std::span<const Record> region_rules();

// All, in the order of RuleKind.
std::span<const Record> records();
const Record& record_of(RuleKind kind);

// The same for those who draw it.
RuleNeeds needs_of(const Shape& shape);

// Whether it asks for cells that it does not name, by itself or by a part.
bool looks_beside(const Rule& rule);

// Of which board a rule is checked to be.
struct BoardShape {
    int rows = 0, columns = 0, digits = 0;
    bool zero_based = false;
    bool has_regions = false;  // boxes or pieces
    int extra_cells = 0;       // beside it
};

struct Misfit {
    std::string found, expected;
};

// What does not fit, if anything does not.  Sets what is usual where nothing is said, and the cells of what has parts.
std::optional<Misfit> fit(Rule& rule, const BoardShape& board);

}  // namespace nonet::rules
