// A puzzle after a label on its line: "Puzzle: 53..7....", "1. 53..7....", "0000183b305c 53..7.... 1.2",
// "/* Input: 5 3 0 0 7 ... */".
//
// Only a whole puzzle is searched for: 81 cells as a separate word; or 81 numbers or nine rows after a ':' or '='. The
// label before it is skipped, and the line is read as if it began with the puzzle.

#include <algorithm>

#include "formats/drawn_row.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t longest_label = 200;
constexpr std::string_view label_ends = ":=,;|>?/)] \t";

bool is_line_of_cells(std::string_view text) {
    const auto cells = static_cast<std::size_t>(std::ranges::find_if_not(text, is_cell) - text.begin());
    return cells == cell_count && (cells == text.size() || ends_puzzle(text[cells]));
}

// 81 numbers, or nine rows.
bool is_grid(std::string_view ascii) {
    constexpr std::size_t longest = 4 * cell_count;  // limits the time that very long lines take
    if (ascii.size() > longest) return false;
    const Text text(ascii);
    const DrawnRow row = scan_row(text, {});
    return row.kind == DrawnRow::Kind::cells && !row.error && row.cells == cell_count && row.groups > 1;
}

// Returns the place of the puzzle, or npos.
std::size_t find_puzzle(std::string_view line) {
    const std::size_t last = std::min(line.size(), longest_label);
    for (std::size_t at = 1; at < last; ++at) {
        const char before = line[at - 1];
        if (label_ends.find(before) == label_ends.npos) continue;
        const std::string_view behind = line.substr(at);
        const std::string_view name = line.substr(0, at - 1);
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        const bool index =
            name.size() > 1 && std::ranges::all_of(name, is_digit);  // one digit could be a cell
        if (is_line_of_cells(behind) || ((before == ':' || before == '=' || index) && is_grid(behind)))
            return at;
    }
    return line.npos;
}

bool begins_label(const Text& text) { return find_puzzle(text.ascii()) != std::string_view::npos; }

// Skips the label; the line continues with the puzzle.
bool read_as_label(Source& source, const Line& line, Record&) {
    const Text text(source.lines.text(line));
    source.lines.take_part(line, text.origin(find_puzzle(text.ascii())));
    return false;
}

}  // namespace

extern constinit const ReadFormat read_label{begins_label, read_as_label};

}  // namespace nonet::formats
