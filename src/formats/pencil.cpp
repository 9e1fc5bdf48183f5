// Writing pencil-mark grids.  (rows.cpp reads them.)

#include <algorithm>
#include <array>

#include "nonet/text.hpp"

namespace nonet {
namespace {

using Widths = std::array<std::size_t, side>;

// "-" is a cell with no candidate left.
Widths column_widths(const Candidates& candidates) {
    Widths widths;
    widths.fill(1);
    for (std::size_t cell = 0; cell < cell_count;)
        for (std::size_t& width : widths)
            width = std::max(width, static_cast<std::size_t>(candidates[cell++].size()));
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

void write_list(DigitSet digits, char* to) {
    if (digits.empty()) *to = '-';
    for (Digit digit : digits) *to++ = glyph_of(digit);
}

// A row of lists, as long as the rule, between bars; spaces are there already.
void write_row(const DigitSet* lists, const Widths& widths, char* to) {
    for (std::size_t column = 0; column < side; ++column) {
        if (column % box_side == 0) {
            *to = '|';
            to += 2;
        }
        write_list(lists[column], to);
        to += widths[column] + 1;
    }
    to[0] = '|';
    to[1] = '\n';
}

}  // namespace

std::string format_pencil(const Candidates& candidates) {
    constexpr std::size_t line_count = side + box_side + 1;
    const Widths widths = column_widths(candidates);
    const std::string rule = pencil_rule(widths);
    std::string text(line_count * rule.size(), ' ');
    char* line = text.data();
    const auto write_rule = [&] { line = std::ranges::copy(rule, line).out; };
    for (std::size_t row = 0; row < side; ++row, line += rule.size()) {
        if (row % box_side == 0) write_rule();
        write_row(&candidates[row * side], widths, line);
    }
    write_rule();
    return text;
}

}  // namespace nonet
