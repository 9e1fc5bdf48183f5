// Writing pencil-mark grids.  (rows.cpp reads them.)

#include <algorithm>
#include <array>

#include "nonet/text.hpp"

namespace nonet {
namespace {

// "-" is a cell with no candidate left.
std::string list_of(DigitSet digits) {
    std::string list;
    for (Digit digit : digits) list += glyph_of(digit);
    return list.empty() ? "-" : list;
}

using Widths = std::array<std::size_t, side>;

Widths column_widths(const Candidates& candidates) {
    Widths widths{};
    for (int cell = 0; cell < cell_count; ++cell) {
        auto& width = widths[static_cast<std::size_t>(column_of(cell))];
        width = std::max(width, list_of(candidates[static_cast<std::size_t>(cell)]).size());
    }
    return widths;
}

std::string pencil_rule(const Widths& widths) {
    std::string rule = "+";
    for (std::size_t column = 0; column < side; ++column) {
        rule.append(widths[column] + (column % box_side == 0 ? 2 : 1), '-');
        if (column % box_side == box_side - 1) rule += '+';
    }
    return rule + "\n";
}

}  // namespace

std::string format_pencil(const Candidates& candidates) {
    const Widths widths = column_widths(candidates);
    const std::string rule = pencil_rule(widths);
    std::string text;
    for (int row = 0; row < side; ++row) {
        if (row % box_side == 0) text += rule;
        for (int column = 0; column < side; ++column) {
            const std::string list = list_of(candidates[cell_at(row, column)]);
            text += column % box_side == 0 ? "| " : "";
            text += list + std::string(widths[static_cast<std::size_t>(column)] - list.size() + 1, ' ');
        }
        text += "|\n";
    }
    return text + rule;
}

}  // namespace nonet
