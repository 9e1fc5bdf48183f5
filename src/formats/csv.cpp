// CSV with a header: one column holds puzzles, and the other columns are kept.
//
// A quoted field may contain separators, doubled quotes and line ends. Every line after the header is a row of the
// table, up to the end of the stream or the next header. The exceptions are empty lines, and lines that consist of one
// 81-character puzzle without any separator.

#include <algorithm>
#include <utility>
#include <vector>

#include "core/say.hpp"
#include "formats/fields.hpp"
#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view separators = ",;\t";
using Field = Table::Field;

// Splits a row into fields. If a quote is still open, it continues at the same place once more lines are added to the
// row.
class Splitter {
 public:
    // The fields replace the contents of `fields`.
    Splitter(char separator, std::vector<Field>& fields) : separator_(separator), fields_(fields) {
        constexpr std::size_t kept_capacity = 1024;  // a row with very many fields releases its memory
        if (fields.capacity() > kept_capacity) std::vector<Field>().swap(fields);
        fields.clear();
    }

    // `row` is the whole row so far. Returns false if a quote is open at its end.
    bool feed(std::string_view row);

 private:
    void begin_field(std::string_view row) {
        begin_ = at_;
        quoted_ = row.substr(at_).starts_with('"');
        at_ += quoted_;
    }

    char separator_;
    std::vector<Field>& fields_;
    std::size_t begin_ = 0, at_ = 0;
    bool begun_ = false, quoted_ = false;
};

std::size_t find_closing_quote(std::string_view row, std::size_t at) {
    for (; (at = row.find('"', at)) != row.npos; at += 2)
        if (!row.substr(at + 1).starts_with('"')) return at;
    return row.npos;
}

bool Splitter::feed(std::string_view row) {
    if (!std::exchange(begun_, true)) begin_field(row);
    for (;;) {
        if (quoted_) {
            const std::size_t close = find_closing_quote(row, at_);
            if (close == row.npos) return at_ = row.size(), false;
            at_ = close + 1;
        }
        at_ = std::min(row.find(separator_, at_), row.size());
        fields_.push_back({begin_, at_ - begin_});
        if (at_ == row.size()) return true;
        ++at_;
        begin_field(row);
    }
}

// Returns the place of a field without its quotes and the surrounding white space.
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

// Takes lines until no quote is open. The returned view lasts until the next peek. It is empty if the row gets too
// long; then only the first line was taken.
std::string_view take_row(Source& source, const Line& first, Splitter& splitter) {
    constexpr int most_lines_of_row = 64;
    constexpr std::size_t longest_row = std::size_t{1} << 16;
    Lines& lines = source.lines;
    Line line = first;
    for (int i = 0; i < most_lines_of_row && lines.taken() < longest_row; ++i) {
        lines.take(line);
        const std::string_view row = lines.taken_bytes();
        if (splitter.feed(row)) return row;
        if (!lines.peek(line) || line.cut) break;
    }
    lines.rewind(first);
    lines.peek(line);
    lines.take(line);
    return {};
}

std::optional<Error> read_field(std::string_view field, const Line& at, Grid& grid) {
    if (field.size() == cell_count && scan_cells(field.data(), grid.values.data())) return std::nullopt;
    const Text text(field, Text::Part::field);
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

// Returns the column with the lowest rank; the number of columns if no name has a rank.
std::size_t surest(std::string_view header, const std::vector<Field>& fields,
                   std::size_t (*rank_of)(std::string_view)) {
    std::size_t column = fields.size(), lowest = no_rank;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Field name = content(header, fields[i]);
        const std::size_t rank = rank_of(header.substr(name.begin, name.size));
        if (rank < lowest) lowest = rank, column = i;
    }
    return column;
}

// Returns rank 0 for the name of the column of boards.
std::size_t board_rank(std::string_view name) { return name == "board" ? 0 : no_rank; }

// Returns the board that a row names, or else the stream's board.
Result<std::optional<Geometry>> board_of_row(Source& source, std::string_view row, const Line& first) {
    const Table& table = source.table;
    const bool is_named =
        table.board < std::min(table.columns, table.fields.size());  // a row may have surplus fields
    if (!is_named) return source.boards.of_stream;
    const Field field = content(row, table.fields[table.board]);
    return board_of_record(source.boards, row.substr(field.begin, field.size),
                           place_in(first, row, field.begin));
}

}  // namespace

bool begin_table(std::string_view line, Table& table) {
    constexpr std::size_t longest_header = 4096;
    if (line.size() > longest_header) return false;
    for (char separator : separators) {
        if (line.find(separator) == line.npos || !Splitter(separator, table.fields).feed(line)) continue;
        const std::size_t columns = table.fields.size(), puzzle = surest(line, table.fields, puzzle_rank);
        if (puzzle == columns) continue;
        const std::size_t board = surest(line, table.fields, board_rank);
        table = {std::string(line), separator, puzzle, board == puzzle ? columns : board, columns, {}};
        return true;
    }
    return false;
}

TableColumns columns_of(std::string_view header) {
    Table table;
    if (!begin_table(header, table)) return {};
    auto& fields = table.fields;
    Splitter(table.separator, fields).feed(header);
    const auto name_of_column = [&](std::size_t column) {
        const Field name = content(header, fields[column]);
        return std::string(header.substr(name.begin, name.size));
    };
    const std::size_t solution = surest(header, fields, solution_rank);
    return {table.separator, name_of_column(table.puzzle),
            solution < fields.size() ? name_of_column(solution) : std::string(), solution};
}

std::string_view field_of_row(std::string_view row, char separator, std::size_t column) {
    std::vector<Field> fields;
    Splitter(separator, fields).feed(row);
    if (column >= fields.size()) return {};
    const Field field = content(row, fields[column]);
    return row.substr(field.begin, field.size);
}

void read_table_row(Source& source, const Line& first, Record& record) {
    Table& table = source.table;
    const auto& fields = table.fields;
    record.format = Format::csv;
    Splitter splitter(table.separator, table.fields);
    const std::string_view row = take_row(source, first, splitter);
    if (row.empty()) {
        const std::size_t quote = source.lines.taken_bytes().find('"');
        record.error =
            error_at(Errc::bad_structure, first, quote, "a quote that is never closed", "another quote");
        return;
    }
    if (fields.size() <= table.puzzle) {
        record.error = error_at(Errc::bad_structure, place_in(first, row, row.size()), 0,
                                counted(fields.size(), "column"), std::to_string(table.columns));
        return;
    }
    const auto board = board_of_row(source, row, first);
    if (!board) {
        record.error = board.error();
        return;
    }
    const Field field = content(row, fields[table.puzzle]);
    const std::string_view cells = row.substr(field.begin, field.size);
    const Line place = place_in(first, row, field.begin);
    if (*board && !is_nine(**board)) {
        record.error = read_board_field(cells, place, **board, record);
    } else {
        record.error = read_field(cells, place, record.puzzle.to_classic().givens);
        if (!record.error && source.boards.named) widen(record, **board);
    }
    if (!record.error) keep_other_fields(row, fields, table, record.rest);
}

}  // namespace nonet::formats
