#pragma once
// The registry of rules: a file for each family, ending with a record for each rule.
//
//   meaning     `holds`: a predicate over the values of a filled grid, written as a person would check it. All
//               propagation and explanation of a rule is tested against it
//   propagation `post` translates the rule to constraints of a network, which together are equivalent to the meaning
//   explanation `reason` is the sentence in a step about the rule's own cells
//   shape       the cells and values that the rule takes; other input is an error that describes the expected shape
//   picture     how it is drawn, and its words in the legend

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/geometry.hpp"
#include "nonet/more/draw.hpp"
#include "nonet/rules.hpp"

namespace nonet::rules {

using Numbers = std::vector<int>;

class Post;

// A rule on a filled grid.
struct Filled {
    const Geometry& board;
    const Rule& rule;
    std::span<const std::uint8_t> digits;  // for each cell: 1 + digit
    const Rule* extra = nullptr;           // the rule of which this one is a part

    int low() const { return board.zero_based() ? 0 : 1; }
    int high() const { return low() + board.digit_count() - 1; }
    int value(std::size_t number = 0) const { return rule.values[number]; }
    int at(int cell) const { return digits[static_cast<std::size_t>(cell)] - 1 + low(); }
    int at(int row, int column) const { return at(board.columns() * row + column); }

    // Returns the values along a group of cells.
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
    usual,    // one number; the record's default if it is missing
    weights,  // a total, and a weight for each cell or no weights
    digits,   // one or more values of the board
    couples,  // pairs of them
    counts,   // pairs of a number and a value of the board
    automaton
};

// The cells that a rule only compares for equality, so that it still holds after their values are permuted: all, or all
// except the first, which is a number.
enum class Alike : std::uint8_t { none, but_the_first, all };

inline constexpr std::size_t any_number = 1000;

struct Shape {
    RulePlace place = RulePlace::cells;
    std::size_t least_groups = 1, most_groups = 1;
    std::size_t least_cells = 1, most_cells = any_number;  // in each group
    ValueShape values = ValueShape::none;
    std::int32_t least = 0;         // for each number
    int (*usual)(int digits) = {};  // the default number
    bool equal_groups = false;      // all have the same number of cells
    bool distinct = false;  // no digit twice in group 0, which has each cell once (killer: possibly repeated)
    bool one_start = false;     // group 0 is one cell, and all others begin with that cell
    bool whole_line = false;    // group 0 is a row or a column of a square board, from one of its ends
    bool is_square = false;     // only for boards with as many rows as columns
    bool looks_beside = false;  // depends on cells that it does not name
    bool has_text = false;
    bool has_parts = false;  // has other rules as parts, whose cells are its own
    Alike alike = Alike::none;
    bool is_placed = false;  // depends on the positions of its cells, which must be on the board
    std::optional<int> usual_clues =
        {};  // on 81 cells of a generated puzzle; 0: all possible ones; none: it has no such clues
};

// What a rule looks like. src/draw/rule_pictures.cpp draws each form.
enum class PictureForm : std::uint8_t {
    nothing,  // only the legend tells of it
    // Below the lines of the grid
    line,
    closed,
    thermometer,
    arrow,
    ends,
    rings,
    indexers,
    clones,
    // Above them
    cage,
    alternatives,
    list,
    counted_cells,
    dot,
    letters,
    sign,
    quadruple,
    // Outside
    little_killer,
    edge_clue
};

struct Picture {
    PictureForm form = PictureForm::nothing;
    Ink ink = Ink::cage;
    double width = .035;           // of its lines, in cells
    std::string_view legend = {};  // empty if the form is self-explanatory
    std::string_view before = {};  // in front of its label: "R" of "R10"
};

struct Record {
    RuleInfo info;
    Shape shape;
    Picture picture;
    bool (*holds)(const Filled& filled);
    void (*post)(const Rule& rule, Post& post);  // posts the rule to a network: network.hpp
    std::string_view noun;                       // "cage": several are numbered, as in "cage 2"
    std::string_view reason;  // the sentence about its cells in steps: src/report/rule_words.cpp
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

// Returns all records, in the order of RuleKind.
std::span<const Record> records();
const Record& record_of(RuleKind kind);

// Returns the shape in the form that drawings need.
RuleNeeds needs_of(const Shape& shape);

// Returns whether a rule or one of its parts depends on cells that it does not name.
bool looks_beside(const Rule& rule);

// The properties of a board against which a rule is checked.
struct BoardShape {
    int rows = 0, columns = 0, digits = 0;
    bool zero_based = false;
    bool has_regions = false;  // boxes or pieces
    int extra_cells = 0;       // outside of the grid
};

struct Misfit {
    std::string found, expected;
};

// Returns the first mismatch with the rule's shape, if any. Fills in default numbers, and the cells of a rule with
// parts.
std::optional<Misfit> fit(Rule& rule, const BoardShape& board);

}  // namespace nonet::rules
