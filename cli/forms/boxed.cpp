#include "forms/boxed.hpp"

#include <array>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

// What stands for a '+': at the left end of a rule, within it, at its right end.
using Corners = std::array<std::string_view, 3>;
constexpr Corners top{"┌", "┬", "┐"}, middle{"├", "┼", "┤"}, bottom{"└", "┴", "┘"};

constexpr std::size_t width = 2 * side + 2 * box_side + 1;  // of a line, without its end

std::string_view line_for(char c, std::size_t row, std::size_t column) {
    constexpr std::size_t last_row = side + box_side;
    if (c == '-') return "─";
    if (c == '|') return "│";
    const Corners& corners = row == 0 ? top : row == last_row ? bottom : middle;
    return corners[column == 0 ? 0 : column == width - 1 ? 2 : 1];
}

}  // namespace

std::string boxed(const Grid& grid, const Grid& givens, const Look& look) {
    std::string text;
    std::size_t at = 0;
    int cell = 0;
    for (char c : format_pretty(grid)) {
        const std::size_t row = at / (width + 1), column = at % (width + 1);
        ++at;
        const bool blank = c == '.', digit = value_of_glyph(c) != 0;
        const bool found = digit && givens[cell] == 0;
        cell += blank || digit;
        if (found && look.colour) text += "\x1b[1;34m";
        if (look.lines && (c == '+' || c == '-' || c == '|'))
            text += line_for(c, row, column);
        else
            text += c;
        if (found && look.colour) text += "\x1b[0m";
    }
    return text;
}

}  // namespace nonet::cli
