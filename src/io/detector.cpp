// What a line begins.  Every puzzle of a stream is detected by itself, by its first line alone.
//
//   1. an empty line, a comment ('#', '//', ';'), a heading ("[Puzzle]", "Grid 01", "Input: grid"), a border
//   or
//      closing brackets: nothing
//   2. a line that a format below knows as its own: that format reads on from there
//   3. the header of a table (csv.cpp): all lines behind it are rows of the table
//   4. anything else: an error, and the next line is looked at as if nothing had been
//
// A puzzle is read to its end, or to where it cannot go on.  The line that it cannot use is the next puzzle's
// first: every line is part of exactly one record, or is decoration.  rows.cpp and literal.cpp say where
// grids and literals end when they are damaged.

#include <algorithm>
#include <array>

#include "io/formats.hpp"

namespace nonet::io {
namespace {

// A long word that is almost 81 cells is a line with a mistake, whatever stands behind it; so lines come
// before literals, and rows, which take whatever has cells, come last.
constexpr const ReadFormat* formats[] = {&read_marks, &read_line, &read_spaced_line, &read_literal,
                                         &read_rows};

constexpr std::string_view heading_words[] = {"grid", "puzzle", "sudoku", "board", "game", "input", "output"};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

// "Grid 01", "Input: grid", "Puzzle #3 =": a heading word, and nothing but such words and numbers.
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

bool is_section(std::string_view line) {
    return line.size() > 2 && line.front() == '[' && line.back() == ']' &&
           std::all_of(line.begin() + 1, line.end() - 1, is_letter);
}

}  // namespace

std::span<const ReadFormat* const> read_formats() { return formats; }

bool is_comment(std::string_view ascii) {
    const std::string_view line = trimmed(ascii);
    return line.empty() || line.front() == '#' || line.front() == ';' || line.starts_with("//");
}

bool is_decoration(std::string_view ascii) {
    const std::string_view line = trimmed(ascii);
    return is_comment(line) || line.find_first_not_of("}]);, \t") == line.npos || is_heading(line) ||
           is_section(line);
}

Error error_at(Errc code, const Line& line, std::size_t at, std::string found, std::string expected) {
    return {code,
            static_cast<std::size_t>(line.offset + at),
            line.number,
            line.column + at,
            std::move(found),
            std::move(expected)};
}

}  // namespace nonet::io
