#pragma once
// What strings of Interactive Sudoku Solver are made of: items, cells, numbers, lines.

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/links/import.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {

inline constexpr int iss_cell_base = 17;

// A part of the text.
struct Part {
    std::string_view text;
    std::size_t at = 0;
};

// "Cage~10~R1C1": the type and what stands behind each '~'.
struct Item {
    Part type;
    std::vector<Part> args;
    std::size_t at = 0;  // of its dot
};

std::vector<Item> items_of(std::string_view text);

// The value of one character in that base; 0 for what is none.
int iss_figure(char c);
// "R1C1", of places from 0.
std::string iss_cell(int row, int column);
// "VA3", "VB", of a cell beside the grid.
std::string iss_extra_cell(const ExtraCells& extra, Cell cell);
std::optional<int> iss_number(std::string_view text);

// Reads parts into cells and numbers; what is wrong is in `fault`, and false is returned.
class IssParser {
 public:
    Import import;
    Fault fault;
    std::set<std::string, std::less<>> made_names;  // of extra cells that a rule makes: CC3, DGR1
    bool ranks_are_shared = false;                  // .FullRankTies~any
    int depth = 0;                                  // of groups, within which each item is a rule

    bool fail(const Part& part, std::string found, std::string expected);
    bool fail(const Part& part, std::string expected);

    // An argument; behind the last one nothing.
    static Part arg(const Item& item, std::size_t index);
    static std::string behind(const Item& item) { return " behind " + formats::quoted(item.type.text); }

    bool read_cell(const Part& part, Cell& cell);
    // All from the `first` argument on; an empty one at the end is none.
    bool read_cells(const Item& item, std::size_t first, std::vector<Cell>& cells);
    // All of a name, "VL" of .Var~L, "CC"; or of the grid where there is none.
    std::optional<std::vector<Cell>> group_cells(std::string_view name) const;
    // Cells beside the grid: iss_extra.cpp.
    //
    // "A~label~24", "A~label~6x6", "A": they are made.  Of the first kind, too, rows are as long as those of the grid.
    bool read_extra(const Item& item);
    // "VA3", "VB": of those that are made.
    std::optional<Cell> extra_cell(std::string_view text) const;
    // In rows of how many cells a cell stands, and which is the first and the one behind the last of its name.
    int columns_of(Cell cell) const;
    int first_of(Cell cell) const;
    int end_of_group(int group) const;
    bool is_neighbour(Cell a, Cell b) const;
    std::string cell_name(Cell cell) const;

    bool read_number(const Item& item, std::size_t index, std::int32_t& number);
    // "R3", "C7": the line seen from its first end.
    bool read_line(const Part& part, std::vector<Cell>& cells);
    // Behind the first argument: cells, in groups that a name ("_slow") or nothing begins.
    bool read_groups(const Item& item, std::vector<std::vector<Cell>>& groups);

    bool add(RuleKind kind, std::vector<std::vector<Cell>> groups, std::vector<std::int32_t> values = {}) {
        import.add_rule(kind, std::move(groups), std::move(values));
        return true;
    }
};

// What reads the items that have a form of their own; nullptr for other words.
using ReadIssItem = bool (*)(IssParser& parser, const Item& item);
ReadIssItem iss_reader_of(std::string_view word);

}  // namespace nonet::formats
