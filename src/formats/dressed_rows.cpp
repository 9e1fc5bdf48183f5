// The additions to the rows are removed, and the result is read again as nine plain rows. An addition counts only if it
// is on all nine rows: names in sequence, numbers with decimal points, places that fit nine columns.
//
//      1 2 3   4 5 6   7 8 9         0    1    2  ...                5 3     7
//   A | 5 3 . | . 7 . | . . . |   0  5.0  3.0  NaN ...               6     1 9 5
//
// If the rows can be read both with and without the addition, the reading without clashes is used. If neither reading
// has a clash, the rows are an error.

#include "formats/dressed_rows.hpp"

#include <algorithm>
#include <array>

#include "core/rules.hpp"
#include "formats/drawn_row.hpp"
#include "formats/row_names.hpp"
#include "formats/spread_rows.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t longest_line = 400;  // longer lines are of another kind and would be slow
constexpr std::size_t most_dressed_lines = 40;
constexpr std::string_view value_separators = " \t,;|\r";
constexpr std::string_view missing[] = {"nan", "none", "null", "nil", "na", "<na>"};

// Reads the text as rows only, and does not come back here.
Record read_plainly(const std::string& text) {
    TextBytes bytes(text);
    Source source{Lines(bytes), {}};
    Record record, more;
    Line line;
    if (!source.lines.peek(line) || !read_rows.read(source, line, record))
        record.error = Error{.code = Errc::wrong_length};
    else if (!record.error && source.lines.peek(line))
        record.error = Error{.code = Errc::bad_structure};
    return record;
}

// Returns the character of a printed number: the digit of "5.0" or "5.", or '.' for a missing value. A field may be in
// quotes. Returns 0 for everything else.
char printed_value(std::string_view token) {
    if (token.size() == 1) return is_cell(token[0]) ? token[0] : '\0';
    if (token == "\"\"") return ' ';  // an empty field of a table
    if (token.size() == 3 && token.starts_with('"') && token.ends_with('"'))
        return is_cell(token[1]) ? token[1] : '\0';
    const auto same = [](char a, char b) { return a == b || (is_letter(a) && (a | 0x20) == b); };
    for (std::string_view word : missing)
        if (std::ranges::equal(token, word, same)) return '.';
    const bool digit = token[0] >= '0' && token[0] <= '9';
    const bool point = token.substr(1).starts_with('.') && token.find_first_not_of('0', 2) == token.npos;
    return digit && point ? token[0] : '\0';
}

// Replaces nine printed numbers in a row by nine digits, each in its number's place. Returns false if there are other
// words.
bool undress_values(std::string& row, bool& any) {
    std::size_t count = 0;
    std::string plain(row);
    for (std::size_t at = 0; at < row.size();) {
        const std::size_t begin = std::min(row.find_first_not_of(value_separators, at), row.size());
        at = std::min(row.find_first_of(value_separators, begin), row.size());
        if (begin == at) break;
        const char value = printed_value(std::string_view(row).substr(begin, at - begin));
        if (!value) return false;
        any |= at - begin > 1;
        ++count;
        std::fill(plain.begin() + static_cast<std::ptrdiff_t>(begin),
                  plain.begin() + static_cast<std::ptrdiff_t>(at), ' ');
        plain[begin] = value;
    }
    if (count > side) return false;
    row = std::move(plain);
    return true;
}

// Returns whether the line is a row and begins nothing else.
bool is_row(const Text& text, const Line& line) {
    const auto kind = scan_row(text, line).kind;
    const auto begins_here = [&](const ReadFormat* format) {
        return format != &read_rows && format->begins(text);
    };
    return (kind == DrawnRow::Kind::cells || kind == DrawnRow::Kind::uniform) &&
           std::ranges::none_of(read_formats(), begins_here);
}

struct SheetRow {
    Line line;
    std::string ascii;
};

class Sheet {
 public:
    Sheet(Lines& lines, const Line& first, Record& record) : lines_(lines), first_(first), record_(record) {}

    bool read() {
        const bool taken = gather() && undress();
        if (!taken) lines_.rewind(first_);
        return taken;
    }

 private:
    bool gather();
    bool may_go_on() const;
    bool is_rule(std::string_view ascii) const;
    bool undress();
    bool finish_spread(const SpreadRows& spread);
    std::optional<RowName> label(std::size_t row) const { return name_of_row(rows_[row].ascii); }
    bool are_labelled() const;
    std::string joined() const;
    void refuse(std::string found, std::string expected);
    bool refuse_as(const Error& error);
    bool take(const ClassicPuzzle& puzzle, Format format);

    Lines& lines_;
    const Line first_;
    Record& record_;
    std::vector<std::size_t> columns_;  // places of the column names
    SheetRow header_;
    std::vector<SheetRow> rows_;
    bool more_ = false;  // whether another row follows
};

// A border. Among rows with names, any line without words.
bool Sheet::is_rule(std::string_view ascii) const {
    const auto is_word = [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); };
    if (std::ranges::any_of(ascii, is_word) || ascii.find_first_not_of(" \t\r") == ascii.npos) return false;
    if (!rows_.empty() && label(0) && std::ranges::count_if(ascii, is_cell) != side) return true;
    const bool strokes = ascii.find_first_of("+=") != ascii.npos;
    return strokes || (ascii.contains("--") && std::ranges::count(ascii, '-') != side);
}

// Returns whether the line after the nine rows matters. If not, an interactive user gets the answer right after the
// ninth row.
bool Sheet::may_go_on() const {
    const auto is_wide = [](const SheetRow& row) {
        return row.ascii.find_first_not_of("123456789 \r") == row.ascii.npos;
    };
    return !columns_.empty() || std::ranges::all_of(rows_, is_wide);
}

// Gathers up to nine rows, after a header if there is one. Empty lines are allowed only at the edges of boxes.
bool Sheet::gather() {
    Line line;
    for (std::size_t count = 0; count < most_dressed_lines; ++count) {
        if (rows_.size() == side && !may_go_on()) break;
        if (!lines_.peek(line)) break;
        if (line.cut || line.length > longest_line) break;
        const Text text(lines_.text(line));
        const std::string ascii(text.ascii());
        const bool blank = ascii.find_first_not_of(" \t\r") == ascii.npos;
        if (rows_.size() == side && !blank) {
            const bool again = !columns_.empty() && names_of_columns(ascii) == columns_;
            more_ = !again && is_row(text, line);
            if (!is_rule(ascii) && !again) break;
        } else if (blank) {
            if (rows_.size() % box_side != 0 || rows_.size() == side) break;
        } else if (!is_rule(ascii)) {
            const auto names =
                rows_.empty() && columns_.empty() ? names_of_columns(ascii) : std::vector<std::size_t>();
            if (!names.empty())
                columns_ = names, header_ = {line, ascii};
            else
                rows_.push_back({line, ascii});
        }
        lines_.take(line);
    }
    return rows_.size() == side;
}

bool Sheet::are_labelled() const {
    for (std::size_t i = 0; i < side; ++i) {
        const auto name = label(i);
        if (!name || (i > 0 && !are_in_sequence(label(i - 1)->name, name->name))) return false;
    }
    return true;
}

std::string Sheet::joined() const {
    std::string text;
    for (const SheetRow& row : rows_) text += row.ascii + "\n";
    return text;
}

void Sheet::refuse(std::string found, std::string expected) {
    record_.format = Format::grid;
    record_.error = error_at(Errc::bad_structure, first_, 0, std::move(found), std::move(expected));
}

bool Sheet::take(const ClassicPuzzle& puzzle, Format format) {
    record_.puzzle = puzzle;
    record_.format = format;
    return true;
}

bool Sheet::finish_spread(const SpreadRows& spread) {
    std::string text;
    for (const std::string& row : spread.rows) text += row;
    if (spread.kind == SpreadRows::Kind::ambiguous) {
        refuse("rows with gaps for empty cells",
               "'.' or 0 for each empty cell, as its position is unclear otherwise");
        return true;
    }
    return take({parse_line(text).value(), {}}, Format::grid);
}

bool Sheet::undress() {
    const bool labelled = are_labelled();
    const std::string dressed = joined();
    const bool framed = header_.ascii.contains('|') == rows_[0].ascii.contains('|');
    const bool letters = labelled && (label(0)->name.letter || !label(0)->name.word.empty());
    if (labelled)
        for (SheetRow& row : rows_) std::fill_n(row.ascii.begin(), name_of_row(row.ascii)->end, ' ');
    bool printed = false;
    std::vector<SheetRow> plain = rows_;
    const bool values =
        std::ranges::all_of(plain, [&](SheetRow& row) { return undress_values(row.ascii, printed); });
    if (values && printed) rows_ = plain;
    if (!labelled && columns_.empty() && !printed) {
        std::vector<std::string_view> lines;
        for (const SheetRow& row : rows_) lines.push_back(row.ascii);
        const SpreadRows spread = read_spread_rows(lines, {}, false);
        return spread.kind != SpreadRows::Kind::none && !more_ && finish_spread(spread);
    }
    std::vector<std::string_view> lines;
    for (const SheetRow& row : rows_) lines.push_back(row.ascii);
    if (const SpreadRows spread = read_spread_rows(lines, columns_, labelled || !columns_.empty());
        spread.kind != SpreadRows::Kind::none)
        return finish_spread(spread);
    const Record plain_record = read_plainly(joined());
    const Format format = plain_record.format;
    if (plain_record.error || (format != Format::grid && format != Format::pencil)) {
        // Names that are not digits are certainly names, even if a row is wrong.
        return letters && plain_record.error && !plain_record.error->found.empty() &&
               refuse_as(*plain_record.error);
    }
    if (printed || letters || (!columns_.empty() && !framed))
        return take(*plain_record.puzzle.classic(), format);
    if (more_) return false;  // possibly rows of the next grid, which follows directly
    // Names that are only digits may be cells.
    std::string other = labelled ? dressed : header_.ascii + "\n" + dressed;
    if (!labelled) other.resize(other.rfind('\n', other.size() - 2) + 1);
    const Record otherwise = read_plainly(other);
    if (otherwise.error || has_clash(otherwise.puzzle.classic()->givens))
        return take(*plain_record.puzzle.classic(), format);
    refuse(labelled ? "rows that can be read with or without the numbers before them"
                    : "rows that can be read with or without the numbers above them",
           "rows without these numbers, or with letters instead");
    return true;
}

// Reports an error of the plain rows at its place in the stream.
bool Sheet::refuse_as(const Error& error) {
    const Line& line = rows_[std::min<std::size_t>(error.line - 1, side - 1)].line;
    const Text text(lines_.text(line));
    record_.format = Format::grid;
    record_.error =
        error_at(error.code, line, text.origin(std::min<std::size_t>(error.column - 1, text.ascii().size())),
                 error.found, error.expected);
    return true;
}

// "|---|:-:|---|...": the rule below the header of a Markdown table whose rows have names.
bool is_rule_of_named_rows(std::string_view ascii) {
    return ascii.find_first_not_of(" |:-\r") == ascii.npos && ascii.contains('-') &&
           std::ranges::count(ascii, '|') == side + 2;
}

// Returns whether the line has digits and spaces with a wide gap, names, or printed numbers.
bool is_suspicious(std::string_view ascii) {
    if (is_decoration(ascii)) return false;
    if (is_rule_of_named_rows(ascii)) return true;
    if (!names_of_columns(ascii).empty()) return true;
    if (const auto name = name_of_row(ascii)) {
        // If a row is complete together with its first digit, that digit is a cell and not a name.
        const bool number = !name->name.letter && name->name.word.empty();
        if (!number || std::ranges::count_if(ascii, is_cell) != side) return true;
    }
    const std::size_t digits =
        static_cast<std::size_t>(std::ranges::count_if(ascii, [](char c) { return value_of_glyph(c) != 0; }));
    const std::size_t spaces = static_cast<std::size_t>(std::ranges::count(ascii, ' '));
    if (digits > 0 && digits < side && digits + spaces == ascii.size()) return true;
    std::string row(ascii);
    bool printed = false;
    return undress_values(row, printed) && printed;
}

}  // namespace

bool may_be_dressed(const Text& text) {
    const std::string_view ascii = text.ascii();
    return ascii.size() <= longest_line && is_suspicious(ascii);
}

bool read_dressed_rows(Source& source, const Line& first, Record& record) {
    return Sheet(source.lines, first, record).read();
}

}  // namespace nonet::formats
