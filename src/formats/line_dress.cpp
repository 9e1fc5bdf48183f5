#include "formats/line_dress.hpp"

#include <algorithm>

#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t gaps = side - 1;  // between the cells of a row

std::size_t count(std::string_view text, char c) {
    return static_cast<std::size_t>(std::ranges::count(text, c));
}

// Returns whether backticks occur in pairs and the first pair contains a digit. Then they are not the corners of a
// border.
bool has_inline_code(std::string_view line) {
    const std::size_t open = line.find('`');
    if (open == line.npos || line.starts_with("```") || count(line, '`') % 2 != 0) return false;
    const std::size_t inside = std::min(line.find_first_not_of('`', open), line.size());
    return line.substr(inside, line.find('`', inside) - inside).find_first_of("123456789") != line.npos;
}

// Removes the stars of "**5**" between bars or spaces.
void drop_bold(std::string& line) {
    const auto is_edge = [&](std::size_t at) {
        return at >= line.size() || line[at] == '|' || is_space(line[at]);
    };
    for (std::size_t at = line.find("**"); at != line.npos; at = line.find("**", at + 2)) {
        const bool bold = at + 4 < line.size() && line[at + 2] != '*' && line.compare(at + 3, 2, "**") == 0;
        if (!bold || (at > 0 && !is_edge(at - 1)) || !is_edge(at + 5)) continue;
        for (std::size_t star : {at, at + 1, at + 3, at + 4}) line[star] = ' ';
    }
}

bool is_latex_rule(std::string_view line) {
    for (std::string_view rule : {"\\hline", "\\cline", "\\toprule", "\\midrule", "\\bottomrule"})
        if (line.starts_with(rule)) return true;
    return false;
}

// "5 | 3 |   | ...": each part is empty or has one cell, and at least one is empty.
bool lacks_outer_bars(std::string_view line) {
    if (count(line, '|') != gaps) return false;
    bool empty = false;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t end = std::min(line.find('|', at), line.size());
        const std::string_view part = trimmed(line.substr(at, end - at));
        if (part.size() > 1 || (part.size() == 1 && !is_cell(part[0]))) return false;
        empty |= part.empty();
        at = end + 1;
    }
    return empty && std::ranges::any_of(line, is_cell);
}

}  // namespace

std::size_t quoting(std::string_view line) {
    std::size_t behind = 0;
    for (std::size_t at = 0; at < line.size() && (line[at] == ' ' || line[at] == '>'); ++at)
        if (line[at] == '>') behind = at + 1;
    return behind > 0 && line.substr(behind).starts_with(' ') ? behind + 1 : behind;
}

// find_first_of would call a function for each character.
bool is_dressed(std::string_view ascii) {
    return std::ranges::any_of(ascii, [](char c) { return c == '`' || c == '&' || c == '\\' || c == '|'; });
}

void undress_line(std::string& ascii) {
    constexpr std::size_t longest = 1000;
    if (has_inline_code(ascii)) std::ranges::replace(ascii, '`', ' ');
    if (ascii.size() > longest) return;
    const std::string_view line = trimmed(ascii);
    if (is_latex_rule(line)) {
        std::ranges::fill(ascii, '-');
        ascii.front() = '+';
    } else if (count(line, '&') == gaps) {
        const std::size_t end = ascii.find("\\\\");
        if (end != ascii.npos) std::fill(ascii.begin() + static_cast<std::ptrdiff_t>(end), ascii.end(), ' ');
        std::ranges::replace(ascii, '&', ';');
    } else if (line.starts_with('|') && line.ends_with("|.") && count(line, '|') == side + 1) {
        ascii[ascii.rfind('.')] = ' ';
    } else if (lacks_outer_bars(ascii)) {
        std::ranges::replace(ascii, '|', ';');
    } else if (line.contains('|')) {
        drop_bold(ascii);
    }
}

}  // namespace nonet::formats
