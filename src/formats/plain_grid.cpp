// Nine plain rows, as programs write them, of values or of pencil marks: reads most grids in one pass over their bytes.
//
//   +-------+-------+-------+      rules: '+' and '-', or dashes alone, before the rows and between them
//   | . 7 . | . . . | 9 . . |      rows: cells, spaces and bars
//
// rows.cpp defines what grids mean. This file takes a grid only if there can be no doubt: all of it is in the buffer,
// and all lines are as above. It leaves anything else untouched to rows.cpp. rows.cpp also reads all input that arrives
// byte by byte, so tests compare the two.

#include <algorithm>
#include <bit>
#include <utility>

#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

// Longer lines may also be words of cells with a mistake in them, or puzzles by themselves.
constexpr std::size_t most_first_dashes = 20, most_dashes = cell_count - 1, longest_rule = 4 * cell_count,
                      longest_row_of_values = cell_count - 1, longest_row = 2 * cell_count;

// Nine dashes may be a row of empty cells.
bool is_dashes(std::string_view line) {
    return line.starts_with('-') && line.size() != side && line.size() <= most_dashes &&
           line.find_first_not_of('-') == line.npos;
}

bool is_drawn_rule(std::string_view line) {
    return (line.starts_with('+') || line.starts_with('-')) && line.size() <= longest_rule &&
           line.find_first_not_of('-') <= most_first_dashes &&
           std::ranges::all_of(line, [](char c) { return c == '-' || c == '+'; });
}

// The complete lines in the buffer, one after the other.
class LinesAhead {
 public:
    explicit LinesAhead(std::string_view text) : text_(text) {}

    bool next(std::string_view& line) {
        const std::size_t feed = text_.find('\n', bytes_);
        if (feed == text_.npos) return false;
        line = text_.substr(bytes_, feed - bytes_);
        if (line.ends_with('\r')) line.remove_suffix(1);
        last_end_ = static_cast<std::size_t>(line.data() - text_.data()) + line.size();
        bytes_ = feed + 1;
        ++count_;
        return true;
    }
    // Return the number of lines and of their bytes with their endings, and all lines without the last ending.
    std::size_t count() const { return count_; }
    std::size_t bytes() const { return bytes_; }
    std::string_view text() const { return text_.substr(0, last_end_); }

 private:
    std::string_view text_;
    std::size_t bytes_ = 0, count_ = 0, last_end_ = 0;
};

// What each byte of a row is, as bits. A digit: bits 1 to 9. A blank: bit 0, and bit 10 if it is a dash. A character
// that does not belong in a row: bit 15. A character between cells: no bit.
constexpr std::uint16_t blank_bit = 1, digit_bits = 0x3FE, dash_bit = 1 << 10, foreign_bit = 1 << 15;
constexpr auto row_bits = [] {
    std::array<std::uint16_t, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte)
        table[byte] =
            cell_values[byte] == no_cell ? foreign_bit : static_cast<std::uint16_t>(1 << cell_values[byte]);
    table['-'] |= dash_bit;
    table[' '] = table['|'] = 0;
    return table;
}();

struct PlainRow {
    std::size_t cells, lists;  // a list: cells with nothing between them
    bool repeated;             // a list has a cell character twice
    std::array<std::uint16_t, longest_row> cell, list;
};
using PlainRows = std::array<PlainRow, side>;

// Returns false if the line is not a row, or is unusual in any way.
bool scan_plain_row(std::string_view line, PlainRow& row) {
    if (line.size() > longest_row) return false;
    std::size_t cells = 0, lists = 0;
    unsigned list = 0, all = 0, repeated = 0;
    for (char c : line) {
        const std::uint16_t bits = row_bits[static_cast<unsigned char>(c)];
        if (bits != 0) {
            row.cell[cells++] = bits;
            repeated |= list & bits;
            list |= bits;
        } else if (list != 0) {
            row.list[lists++] = static_cast<std::uint16_t>(list);
            all |= std::exchange(list, 0u);
        }
    }
    if (list != 0) row.list[lists++] = static_cast<std::uint16_t>(list);
    all |= list;
    row.cells = cells;
    row.lists = lists;
    row.repeated = repeated != 0;
    // A line without a digit may be a rule.
    if ((all & digit_bits) == 0 && line.find_first_not_of(" |.0") != line.npos) return false;
    if ((all & foreign_bit) != 0) return false;
    return cells == side ? line.size() <= longest_row_of_values : lists == side && cells < cell_count;
}

bool has_dash(const PlainRow& row) {
    return std::any_of(row.list.begin(), row.list.begin() + row.lists,
                       [](unsigned list) { return (list & dash_bit) != 0; });
}

// Scans nine rows and the rules before and between them.
bool scan_rows(LinesAhead& lines, PlainRows& rows) {
    constexpr std::size_t most_lines = 3 * side;  // a file that has only rules is read line by line
    bool dashes = false;
    std::string_view line;
    std::size_t r = 0;
    for (std::size_t i = 0; i < most_lines && r < side; ++i) {
        if (!lines.next(line)) return false;
        if (is_dashes(line))
            dashes = true;
        else if (!is_drawn_rule(line) && !scan_plain_row(line, rows[r++]))
            return false;
    }
    if (r < side) return false;
    return !dashes || std::ranges::none_of(rows, has_dash);
}

// The numbers 1 to 9 or 0 to 8 may be column names.
bool may_name_columns(const PlainRow& row) {
    if (row.cells != side) return false;
    const auto counts_from = [&](int first) {
        for (int column = 0; column < side; ++column)
            if (std::countr_zero(row.cell[static_cast<std::size_t>(column)]) != first + column) return false;
        return true;
    };
    return counts_from(1) || counts_from(0);
}

bool take_values(const PlainRows& rows, Grid& grid) {
    std::size_t cell = 0;
    for (const PlainRow& row : rows) {
        if (row.cells != side) return false;
        for (std::size_t column = 0; column < side; ++column)
            grid.values[cell++] = static_cast<std::uint8_t>(std::countr_zero(row.cell[column]));
    }
    return true;
}

// Sets a cell's marks, and its value if they determine it. Returns false if the list has a blank and other characters.
bool take_list(unsigned list, DigitSet& marks, std::uint8_t& value) {
    const DigitSet digits(static_cast<std::uint16_t>((list & digit_bits) >> 1));
    if ((list & blank_bit) != 0) {
        marks = (list & dash_bit) != 0 ? DigitSet() : DigitSet::all();
        return digits.empty();
    }
    marks = digits;
    if (digits.size() == 1) value = digits.first() + 1;
    return true;
}

bool take_marks(const PlainRows& rows, ClassicPuzzle& puzzle) {
    Candidates& marks = puzzle.marks.emplace();
    std::size_t cell = 0;
    for (const PlainRow& row : rows) {
        if (row.lists != side || row.repeated) return false;
        for (std::size_t column = 0; column < side; ++column, ++cell)
            if (!take_list(row.list[column], marks[cell], puzzle.givens.values[cell])) return false;
    }
    return true;
}

// Skips a final rule and an empty line after a grid.
void pass_decoration(LinesAhead& lines) {
    LinesAhead more = lines;
    std::string_view line;
    if (!more.next(line)) return;
    if ((is_dashes(line) || is_drawn_rule(line)) && !more.next(line)) return;
    if (line.empty()) lines = more;
}

}  // namespace

bool read_plain_grid(Source& source, const Line& first, Record& record) {
    if (first.column != 1) return false;
    LinesAhead lines(source.lines.ahead());
    PlainRows rows;
    if (!scan_rows(lines, rows) || may_name_columns(rows[0])) return false;
    begin_record(record, first);
    const bool pencil = std::ranges::any_of(rows, [](const PlainRow& row) { return row.cells > side; });
    record.format = pencil ? Format::pencil : Format::grid;
    if (!(pencil ? take_marks(rows, record.puzzle.to_classic())
                 : take_values(rows, record.puzzle.to_classic().givens)))
        return false;
    lines_of(lines.text(), record.text);
    pass_decoration(lines);
    source.lines.take_whole(lines.count(), lines.bytes());
    return true;
}

}  // namespace nonet::formats
