// Writing grids of values: a line, nine rows, nine rows in boxes.  (rows.cpp reads them.)

#include "formats/symbols.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

char shown(const Grid& grid, int cell, char blank) {
    return grid[cell] == 0 ? blank : glyph_of_value(grid[cell]);
}

// "+-------+-------+-------+"
std::string pretty_rule() {
    std::string rule = "+";
    for (int box = 0; box < box_side; ++box) rule += std::string(2 * box_side + 1, '-') + "+";
    return rule + "\n";
}

}  // namespace

std::string format_line(const Grid& grid, char blank) {
    std::string text(cell_count, blank);
    format_line(grid, std::span<char, cell_count>(text), blank);
    return text;
}

void format_line(const Grid& grid, std::span<char, cell_count> text, char blank) {
    formats::show_cells(grid.values.data(), blank, text.data());
}

std::string format_grid(const Grid& grid, char blank) {
    std::string text;
    for (int cell = 0; cell < cell_count; ++cell) {
        text += shown(grid, cell, blank);
        text += column_of(cell) == side - 1 ? '\n' : ' ';
    }
    return text;
}

std::string format_pretty(const Grid& grid, char blank) {
    const std::string rule = pretty_rule();
    std::string text;
    for (int row = 0; row < side; ++row) {
        if (row % box_side == 0) text += rule;
        for (int column = 0; column < side; ++column) {
            text += column % box_side == 0 ? "| " : "";
            text += shown(grid, cell_at(row, column), blank);
            text += ' ';
        }
        text += "|\n";
    }
    return text + rule;
}

}  // namespace nonet
