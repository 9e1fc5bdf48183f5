// Determines what a line begins. Every puzzle of a stream is detected separately, from its first line alone.
//
//   1. An empty line, a comment ('#', '//', ';'), a heading ("[Puzzle]", "Grid 01", "Input: grid"), a border, closing
//      brackets, and other text that surrounds puzzles are skipped.
//   2. If a format below recognises the line as its own, that format reads on from there.
//   3. After the header of a table (csv.cpp) all lines are rows of the table.
//   4. Anything else is an error, and detection starts again with the next line.
//
// A puzzle is read to its end, or to the first line that cannot belong to it. That line is the first of the next
// puzzle: every line is part of exactly one record, or is decoration. rows.cpp and literal.cpp describe where damaged
// grids and literals end.

#include <algorithm>
#include <array>

#include "formats/drawn_row.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view heading_words[] = {"grid", "puzzle", "sudoku", "board", "game", "input", "output"};

// "Grid 01", "Input: grid", "Puzzle #3 =": only heading words and numbers, and at least one word.
bool is_heading(std::string_view line) {
    bool any = false;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at;
        std::string word;
        while (end < line.size() && is_letter(line[end])) word += static_cast<char>(line[end++] | 0x20);
        if (end > at) {
            if (std::ranges::find(heading_words, word) == std::end(heading_words)) return false;
            any = true;
        } else if (!any || std::string_view(" \t0123456789#:=.-()\\").find(line[end++]) == line.npos) {
            return false;
        }
        at = end;
    }
    return any;
}

// "[Puzzle]", "[code]", "[/code]".
bool is_section(std::string_view line) {
    if (line.size() <= 2 || line.front() != '[' || line.back() != ']') return false;
    std::string_view name = line.substr(1, line.size() - 2);
    if (name.front() == '/') name.remove_prefix(1);
    return !name.empty() && std::ranges::all_of(name, is_letter);
}

bool has_name(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return is_letter(c) && !is_cell(c); });
}

// The text around puzzles in programs and on pages: "```text", "/* Input:", "*/", "<pre>", "grid = \"\"\"",
// "const char *grid =".
bool is_wrapping(std::string_view line) {
    if (line.size() > 1 && line[0] == '\\' && is_letter(line[1])) return true;  // \begin{tabular} in LaTeX
    if (line.starts_with("```") || line.starts_with("~~~") || line.starts_with("/*") || line == "*/")
        return true;
    const bool one_tag = line.front() == '<' && line.find('>') == line.size() - 1;
    if (one_tag) return has_name(line);
    const std::size_t sign = line.rfind('=');
    return sign != line.npos && line.find_first_not_of(" (\"'`\\", sign + 1) == line.npos &&
           has_name(line.substr(0, sign));
}

// "\"name\": \"Monday\",": a JSON member next to the puzzle's. A longer line could be a damaged puzzle.
bool is_member(std::string_view line) {
    constexpr std::size_t longest = 60;
    if (line.size() > longest || line.front() != '"' || line.find_first_of("[{(") != line.npos) return false;
    const std::size_t close = line.find('"', 1);
    return close != line.npos && line.substr(close + 1).starts_with(':') && has_name(line.substr(0, close));
}

// "A,B,C,D,E,F,G,H,I", "| c1 | c2 | ... |": the names of a table's nine columns.
bool is_column_names(std::string_view line) {
    std::size_t names = 0;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(",;\t|", at), line.size());
        const std::string_view name = trimmed(line.substr(at, end - at));
        at = end + 1;
        if (name.empty()) continue;
        const bool plain =
            std::ranges::all_of(name, [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
        if (!is_letter(name.front()) || !plain) return false;
        ++names;
    }
    return names == side;
}

}  // namespace

std::optional<bool> read_with(const ReadFormat& format, Source& source, const Line& line, Record& record) {
    const std::uint64_t at = source.lines.offset();
    const bool found = format.read(source, line, record);
    if (found || source.lines.offset() != at) return found;
    Line again;  // reading further may have moved the text
    source.lines.peek(again);
    return std::nullopt;
}

bool is_comment(std::string_view ascii) {
    const std::string_view line = trimmed(ascii);
    if (!line.empty() && line.front() == ';') return !is_row_of_fields(line);
    return line.empty() || line.front() == '#' || line.starts_with("//");
}

bool is_decoration(std::string_view ascii) {
    const std::string_view line = trimmed(ascii);
    return is_comment(line) || line.find_first_not_of("}]);, \t\"'`") == line.npos || is_heading(line) ||
           is_section(line) || is_wrapping(line) || is_member(line) || is_column_names(line);
}

Error error_at(Errc code, const Line& line, std::size_t at, std::string found, std::string expected) {
    return {code,
            static_cast<std::size_t>(line.offset + at),
            line.number,
            line.column + at,
            std::move(found),
            std::move(expected)};
}

}  // namespace nonet::formats
