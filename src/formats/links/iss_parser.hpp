#pragma once
// The elements of Interactive Sudoku Solver's strings: items, cells, numbers, lines.

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

// "Cage~10~R1C1": the type, and an argument after each '~'.
struct IssItem {
    Part type;
    std::vector<Part> args;
    std::size_t at = 0;  // the place of its dot
};

std::vector<IssItem> items_of(std::string_view text);

// Returns the value of a character in base 17; 0 if it is not a digit of that base.
int iss_figure(char c);
// Returns "R1C1" for a zero-based place.
std::string iss_cell(int row, int column);
// Returns "VA3" or "VB" for an extra cell.
std::string iss_extra_cell(const ExtraCells& extra, Cell cell);
std::optional<int> iss_number(std::string_view text);

// Reads parts as cells and numbers. On an error, the functions set `fault` and return false.
class IssParser {
 public:
    Import import;
    Fault fault;
    std::set<std::string, std::less<>> made_names;  // names of the extra cells that rules declare: CC3, DGR1
    bool ranks_are_shared = false;                  // .FullRankTies~any
    int depth = 0;                                  // of nested groups, in which each item is a rule

    bool fail(const Part& part, std::string found, std::string expected);
    bool fail(const Part& part, std::string expected);
    // Like fail(), and adds "after 'TYPE'" to the expected text.
    bool fail_in(const IssItem& item, const Part& part, std::string_view expected);
    static std::string behind(const IssItem& item, std::string_view what);

    // Returns an argument; an empty one after the last.
    static Part arg(const IssItem& item, std::size_t index);

    bool read_cell(const Part& part, Cell& cell);
    // Reads all cells from the argument `first` on; an empty last argument is ignored.
    bool read_cells(const IssItem& item, std::size_t first, std::vector<Cell>& cells);
    // Returns all cells of a name: "VL" of .Var~L, "CC"; or all cells of the grid if the name is empty.
    std::optional<std::vector<Cell>> group_cells(std::string_view name) const;
    // Extra cells: iss_extra.cpp.
    //
    // Declares extra cells: "A~label~24", "A~label~6x6", "A". In the first form, rows are as long as those of the grid.
    bool read_extra(const IssItem& item);
    // Returns a declared extra cell: "VA3", "VB".
    std::optional<Cell> extra_cell(std::string_view text) const;
    // Return the length of the rows of a cell's kind, and the first cell of its name and the one after the last.
    int columns_of(Cell cell) const;
    int first_of(Cell cell) const;
    int end_of_group(int group) const;
    bool is_neighbour(Cell a, Cell b) const;
    std::string cell_name(Cell cell) const;

    bool read_number(const IssItem& item, std::size_t index, std::int32_t& number);
    // Reads a line as seen from its first end: "R3", "C7".
    bool read_line(const Part& part, std::vector<Cell>& cells);
    // Reads the cells after the first argument, in groups; each group begins with a name ("_slow") or an empty
    // argument.
    bool read_groups(const IssItem& item, std::vector<std::vector<Cell>>& groups);

    bool add(RuleKind kind, std::vector<std::vector<Cell>> groups, std::vector<std::int32_t> values = {}) {
        import.add_rule(kind, std::move(groups), std::move(values));
        return true;
    }
};

// Returns the reader of an item that needs its own; nullptr for other words.
using ReadIssItem = bool (*)(IssParser& parser, const IssItem& item);
ReadIssItem iss_reader_of(std::string_view word);

}  // namespace nonet::formats
