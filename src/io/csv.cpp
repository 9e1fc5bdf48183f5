// CSV with a header: a column of puzzles, among other columns that are kept.
//
// A field in double quotes may hold separators, doubled quotes and line ends.  Every line behind the header
// is a row of the table, to the end of the stream or the next header; only empty lines and lines that are one
// 81-character puzzle without any separator stand outside of it.

#include <algorithm>
#include <vector>

#include "io/formats.hpp"

namespace nonet::io {
namespace {

constexpr std::string_view separators = ",;\t";
constexpr std::string_view puzzle_names[] = {"puzzle",   "puzzles", "quiz",         "quizzes",
                                             "question", "sudoku",  "grid",         "board",
                                             "givens",   "problem", "initial_board"};

struct Field {
    std::size_t begin, size;  // with its quotes
};

// Splits a row.  False if a quoted field is still open at the end.
bool split(std::string_view row, char separator, std::vector<Field>& fields) {
    fields.clear();
    for (std::size_t at = 0;; ++at) {
        const std::size_t begin = at;
        const bool quoted = at < row.size() && row[at] == '"';
        if (quoted) {
            for (++at; at < row.size() && (row[at] != '"' || row.substr(at + 1).starts_with('"')); ++at)
                if (row[at] == '"') ++at;
            if (at >= row.size()) return false;
        }
        at = std::min(row.find(separator, at), row.size());
        fields.push_back({begin, at - begin});
        if (at == row.size()) return true;
    }
}

// A field's place without its quotes and the white space around it.
Field content(std::string_view row, Field field) {
    const auto strip = [&](auto is_outer) {
        while (field.size > 0 && is_outer(row[field.begin])) ++field.begin, --field.size;
        while (field.size > 0 && is_outer(row[field.begin + field.size - 1])) --field.size;
    };
    strip(is_space);
    strip([](char c) { return c == '"'; });
    strip(is_space);
    return field;
}

bool names_puzzles(std::string_view name) {
    std::string lower(name);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    return std::ranges::find(puzzle_names, lower) != std::end(puzzle_names);
}

// Adds lines until no quote is open.  False if that takes too long; then only the first line counts.
bool take_row(Source& source, const Line& first, std::string& row, std::vector<Field>& fields) {
    constexpr int most_lines = 64;
    constexpr std::size_t longest_row = std::size_t{1} << 16;
    Lines& lines = source.lines;
    row = lines.text(first);
    lines.take(first);
    if (split(row, source.table.separator, fields)) return true;
    Line line;
    for (int i = 0; i < most_lines && row.size() < longest_row && lines.peek(line) && !line.cut; ++i) {
        const std::string_view more = lines.text(line);
        row += '\n';
        row += more;
        const bool quote = more.find('"') != more.npos;
        lines.take(line);
        if (quote && split(row, source.table.separator, fields)) return true;
    }
    lines.rewind(first);
    row = lines.text(first);
    lines.take(first);
    return false;
}

// The place of byte `at` of a row, which may be on a later line than the row's beginning.
Line place(const Line& first, std::string_view row, std::size_t at) {
    const auto feeds = std::count(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    Line line = first;
    line.number += static_cast<std::uint64_t>(feeds);
    line.column = feeds == 0 ? first.column + at : at - row.rfind('\n', at - 1);
    line.offset += at;
    return line;
}

std::optional<Error> read_field(std::string_view field, const Line& at, Grid& grid) {
    const Text text(field);
    if (auto error = read_cells(text, at, 0, grid)) return error;
    if (text.ascii().size() == cell_count) return std::nullopt;
    return error_at(Errc::bad_character, at, text.origin(cell_count), text.shown(cell_count),
                    "the end of the field");
}

void keep_other_fields(std::string_view row, const std::vector<Field>& fields, const Table& table,
                       std::string& rest) {
    rest.clear();
    bool more = false;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i == table.puzzle) continue;
        if (more) rest += table.separator;
        rest += row.substr(fields[i].begin, fields[i].size);
        more = true;
    }
}

}  // namespace

bool begin_table(std::string_view line, Table& table) {
    constexpr std::size_t longest_header = 4096;
    if (line.size() > longest_header || std::ranges::none_of(line, is_letter)) return false;
    std::vector<Field> fields;
    for (char separator : separators) {
        if (line.find(separator) == line.npos || !split(line, separator, fields)) continue;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            const Field name = content(line, fields[i]);
            if (!names_puzzles(line.substr(name.begin, name.size))) continue;
            table = {std::string(line), separator, i, fields.size()};
            return true;
        }
    }
    return false;
}

void read_table_row(Source& source, const Line& first, Record& record) {
    const Table& table = source.table;
    record.format = Format::csv;
    std::string row;
    std::vector<Field> fields;
    if (!take_row(source, first, row, fields)) {
        record.error =
            error_at(Errc::bad_structure, first, row.find('"'), "a quote that is never closed", "'\"'");
        return;
    }
    if (fields.size() <= table.puzzle) {
        record.error = error_at(Errc::bad_structure, first, row.size(), counted(fields.size(), "column"),
                                std::to_string(table.columns));
        return;
    }
    const Field field = content(row, fields[table.puzzle]);
    record.error = read_field(std::string_view(row).substr(field.begin, field.size),
                              place(first, row, field.begin), record.puzzle.givens);
    if (!record.error) keep_other_fields(row, fields, table, record.rest);
}

}  // namespace nonet::io
