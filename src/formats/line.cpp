// 81 characters on one line. The text that follows after white space, ';', ',' or '#' is a comment, but must not be
// another puzzle.

#include <algorithm>

#include "core/say.hpp"
#include "formats/formats.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view end_expected =
    "the end of the line, or white space, ';', ',' or '#' before a comment";

// 81 cells, with up to a row too few or too many by mistake.
constexpr std::size_t shortest_grid = cell_count - side, longest_grid = cell_count + side;

// Returns whether the word has only cells and some are empty: complete grids are solutions.
bool looks_like_puzzle(std::string_view word) {
    const auto is_digit = [](char c) { return is_cell(c) && cell_value(c) != 0; };
    const auto digits = static_cast<std::size_t>(std::ranges::count_if(word, is_digit));
    return word.size() >= shortest_grid && word.size() <= longest_grid &&
           std::ranges::all_of(word, is_cell) && digits > 0 && digits < word.size();
}

// Returns the first word of a line, up to white space or a comment.
std::string_view first_word(std::string_view line, std::size_t& begin) {
    begin = static_cast<std::size_t>(std::ranges::find_if_not(line, is_space) - line.begin());
    const auto end = std::find_if(line.begin() + static_cast<std::ptrdiff_t>(begin), line.end(), ends_puzzle);
    return {line.begin() + static_cast<std::ptrdiff_t>(begin), end};
}

// Returns whether the word has more cells than a row, even a row with a few surplus cells, and little else.
bool begins_line(const Text& text) {
    constexpr std::size_t shortest = 21, longest = 4 * cell_count;
    std::size_t at = 0;
    std::string_view word = first_word(text.ascii(), at);
    const auto leading = static_cast<std::size_t>(std::ranges::find_if_not(word, is_cell) - word.begin());
    if (leading < shortest && word.find_first_of("|+=[]{}()'\"") != word.npos) return false;
    // A literal may take a part of the text after a bracket and leave the rest, so that text must not decide.
    word = word.substr(0, word.find_first_of("[{("));
    if (word.size() < shortest || word.size() > longest) return false;
    // Dashes, stars and similar signs are a border if their number is not 81; dots are not.
    const bool border =
        word.find_first_not_of("-_*.:~") == word.npos && word.find_first_not_of('.') != word.npos;
    if (border && word.size() != cell_count) return false;
    const auto cells = static_cast<std::size_t>(std::ranges::count_if(word, is_cell));
    return cells * 4 >= word.size() * 3;
}

bool read_as_line(Source& source, const Line& line, Record& record) {
    record.format = Format::line;
    const std::string_view raw = source.lines.text(line);
    const Text text(raw);
    std::size_t at = 0;
    const std::size_t size = first_word(text.ascii(), at).size();
    record.error = read_cells(text, line, at, record.puzzle.to_classic().givens);
    if (!record.error) record.error = other_puzzle(raw, text.origin(at + size), line);
    const bool more = !std::ranges::all_of(text.ascii().substr(at + size), is_space);
    if (!record.error && more) record.rest = raw.substr(text.origin(at + size));
    source.lines.take(line);
    return true;
}

// A line of exactly 81 digits and spaces can leave empty cells blank. Two other readings take precedence: nine groups
// are a row of pencil marks, and single digits with single spaces between them are numbers.
bool begins_spaced(const Text& text) {
    const std::string_view line = text.ascii();
    if (line.size() != cell_count) return false;
    std::size_t groups = 0;
    bool pair = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool digit = value_of_glyph(line[i]) != 0;
        if (!digit && line[i] != ' ') return false;
        const bool before = i > 0 && line[i - 1] != ' ';
        groups += digit && !before;
        pair |= i > 0 && digit == before;
    }
    return groups > 0 && groups != side && pair;
}

bool read_spaced(Source& source, const Line& line, Record& record) {
    record.format = Format::line;
    const Text text(source.lines.text(line));
    for (int cell = 0; cell < cell_count; ++cell) {
        const char c = text.ascii()[static_cast<std::size_t>(cell)];
        record.puzzle.to_classic().givens[cell] = c == ' ' ? 0 : cell_value(c);
    }
    source.lines.take(line);
    return true;
}

}  // namespace

extern constinit const ReadFormat read_line{begins_line, read_as_line};
extern constinit const ReadFormat read_spaced_line{begins_spaced, read_spaced};

bool may_hold_puzzle(std::string_view rest) { return rest.size() > shortest_grid; }

std::optional<Error> other_puzzle(std::string_view text, std::size_t at, const Line& line) {
    if (!may_hold_puzzle(text.substr(at))) return std::nullopt;
    while (at < text.size() && text[at] != '#') {
        const std::string_view behind = text.substr(at);
        const auto end = static_cast<std::size_t>(std::ranges::find_if(behind, ends_puzzle) - behind.begin());
        if (looks_like_puzzle(behind.substr(0, end)))
            return error_at(Errc::bad_structure, line, at, "another puzzle",
                            "one puzzle per line, its solution, or '#' before a comment");
        at += std::max<std::size_t>(end, 1);
    }
    return std::nullopt;
}

std::optional<Error> read_cells(const Text& text, const Line& line, std::size_t begin, Grid& grid) {
    const std::string_view word = text.ascii().substr(begin);
    const auto end = static_cast<std::size_t>(std::ranges::find_if(word, ends_puzzle) - word.begin());
    const auto cells = static_cast<std::size_t>(std::ranges::find_if_not(word, is_cell) - word.begin());
    const auto error = [&](Errc code, std::size_t at, std::string found, std::string_view expected) {
        return error_at(code, line, text.origin(begin + at), std::move(found), std::string(expected));
    };
    if (cells < end && cells != cell_count)
        return error(Errc::bad_character, cells, text.shown(begin + cells), cell_expected);
    if (cells < end) return error(Errc::bad_character, cells, text.shown(begin + cells), end_expected);
    if (cells != cell_count)
        return error(Errc::wrong_length, std::min<std::size_t>(cells, cell_count), counted(cells, "cell"),
                     std::to_string(cell_count));
    scan_cells(word.data(), grid.values.data());
    return std::nullopt;
}

}  // namespace nonet::formats

namespace nonet {

Result<Grid> parse_line(std::string_view text) {
    Grid grid;
    if (text.ends_with('\n')) text.remove_suffix(1);
    if (text.ends_with('\r')) text.remove_suffix(1);
    const bool complete =
        text.size() == cell_count || (text.size() > cell_count && formats::ends_puzzle(text[cell_count]));
    if (complete && formats::scan_cells(text.data(), grid.values.data()) &&
        text.find_first_of("\r\n", cell_count) == text.npos &&
        !formats::other_puzzle(text, cell_count, {.number = 1}))
        return grid;
    const std::size_t feed = std::min(text.find_first_of("\r\n"), text.size());
    const formats::Text line(text.substr(0, feed));
    if (auto error = formats::read_cells(line, {.number = 1}, 0, grid)) return std::unexpected(*error);
    if (auto error = formats::other_puzzle(text.substr(0, feed), line.origin(cell_count), {.number = 1}))
        return std::unexpected(*error);
    if (feed < text.size())
        return std::unexpected(
            formats::error_at(Errc::bad_structure, {.number = 1}, feed, "a second line", "one line"));
    return grid;
}

}  // namespace nonet
