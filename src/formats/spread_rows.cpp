#include "formats/spread_rows.hpp"

#include <algorithm>

#include "core/rules.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

using Columns = std::vector<std::size_t>;

bool is_glyph_of_digit(char c) { return value_of_glyph(c) != 0; }

Columns used_columns(const std::vector<std::string_view>& lines) {
    Columns used;
    std::size_t width = 0;
    for (std::string_view line : lines) width = std::max(width, line.size());
    const auto is_used = [&](std::size_t at) {
        return std::ranges::any_of(
            lines, [&](std::string_view line) { return at < line.size() && is_glyph_of_digit(line[at]); });
    };
    for (std::size_t at = 0; at < width; ++at)
        if (is_used(at)) used.push_back(at);
    return used;
}

// Returns whether a line skips a column before its last digit. Lines of numbers of various lengths do not.
bool leaves_out(std::string_view line, const Columns& used) {
    bool empty = false;
    for (std::size_t column : used) {
        const bool digit = column < line.size() && is_glyph_of_digit(line[column]);
        if (digit && empty) return true;
        empty |= !digit;
    }
    return false;
}

std::string written_row(std::string_view line, const Columns& columns) {
    std::string row;
    for (std::size_t column : columns)
        row += column < line.size() && is_glyph_of_digit(line[column]) ? line[column] : '.';
    return row;
}

Grid grid_of(const std::array<std::string, side>& rows) {
    Grid grid;
    for (int cell = 0; cell < cell_count; ++cell)
        grid[cell] = cell_value(
            rows[static_cast<std::size_t>(row_of(cell))][static_cast<std::size_t>(column_of(cell))]);
    return grid;
}

// Returns whether the first line may have lost leading spaces, which easily happens when a text is copied: if it were
// further to the right, there would be no clash either.
bool may_have_lost_spaces(std::array<std::string, side> rows) {
    while (rows[0].front() != '.' || rows[0].find_first_not_of('.') != rows[0].npos) {
        if (rows[0].back() != '.') return false;
        rows[0].insert(0, 1, '.');
        rows[0].pop_back();
        if (!has_clash(grid_of(rows))) return true;
    }
    return false;
}

}  // namespace

SpreadRows read_spread_rows(const std::vector<std::string_view>& lines, const Columns& columns,
                            bool anchored) {
    SpreadRows spread;
    for (std::string_view line : lines)
        if (std::ranges::any_of(line, [](char c) { return !is_glyph_of_digit(c) && c != ' ' && c != '\r'; }))
            return spread;
    const Columns used = used_columns(lines);
    const bool named = columns.size() == side;
    if (used.size() > side && !named) return spread;
    if (std::ranges::none_of(lines, [&](auto line) { return leaves_out(line, named ? columns : used); }))
        return spread;
    spread.kind = SpreadRows::Kind::ambiguous;
    if (named ? !std::ranges::includes(columns, used) : used.size() != side) return spread;
    for (std::size_t i = 0; i < side; ++i) spread.rows[i] = written_row(lines[i], named ? columns : used);
    const bool even = std::ranges::all_of(lines, [&](auto line) { return line.size() == lines[0].size(); });
    const bool whole = anchored || (even && lines[0].size() >= used.back());
    const auto begins_with_digit = [](const std::string& row) { return row.front() != '.'; };
    const bool all_begin = std::ranges::all_of(spread.rows, begins_with_digit);
    if (!whole && (all_begin || (begins_with_digit(spread.rows[0]) && may_have_lost_spaces(spread.rows))))
        return spread;
    spread.kind = SpreadRows::Kind::read;
    return spread;
}

}  // namespace nonet::formats
