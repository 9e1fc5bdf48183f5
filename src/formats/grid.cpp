// Writing grids of values: a line, nine rows, nine rows in boxes.  (rows.cpp reads them.)

#include <array>

#include "formats/symbols.hpp"
#include "nonet/text.hpp"

namespace nonet {
namespace {

// "+-------+-------+-------+"
constexpr std::size_t pretty_width = box_side * (2 * box_side + 2) + 2;  // with the line's end
using PrettyLine = std::array<char, pretty_width>;

constexpr PrettyLine pretty_line(char corner, char edge) {
    PrettyLine line;
    line.fill(edge);
    for (std::size_t at = 0; at < pretty_width; at += 2 * box_side + 2) line[at] = corner;
    line.back() = '\n';
    return line;
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
    std::array<char, cell_count> cells;
    format_line(grid, cells, blank);
    std::string text(2 * cell_count, ' ');
    for (std::size_t cell = 0; cell < cell_count; ++cell) text[2 * cell] = cells[cell];
    for (std::size_t end = 2 * side; end <= text.size(); end += 2 * side) text[end - 1] = '\n';
    return text;
}

std::string format_pretty(const Grid& grid, char blank) {
    constexpr PrettyLine rule = pretty_line('+', '-'), row = pretty_line('|', ' ');
    std::array<char, cell_count> cells;
    format_line(grid, cells, blank);
    std::string text;
    text.reserve((side + box_side + 1) * pretty_width);
    for (const char* cell = cells.data(); cell < cells.data() + cell_count;) {
        if (text.size() % ((box_side + 1) * pretty_width) == 0) text.append(rule.data(), rule.size());
        PrettyLine line = row;
        for (std::size_t box = 0; box < side; box += box_side)
            for (std::size_t i = 0; i < box_side; ++i) line[2 * (box + box / box_side + i) + 2] = *cell++;
        text.append(line.data(), line.size());
    }
    return text.append(rule.data(), rule.size());
}

}  // namespace nonet
