// Reads grids row by row: nine rows of nine, pencil-mark grids, and 81 numbers on several lines.
//
// The end of a grid: a run is a series of rows without a blank or comment line between them. Borders do not interrupt
// it.
//
//   9 rows                 a grid; the next line belongs to the next puzzle
//   3, 3, 3 rows           a grid in bands (also 3 and 6, 6 and 3)
//   1, 1, 1, ... 1 row     a grid with a blank line after each row; the gaps must be equal, but may be wider
//                          between bands
//   2 to 4 rows, three times, 8 or 10 in all: a grid in bands with a row too few or too many: one error
//   anything else          the run is a puzzle of its own, and an error
//
// Within a run, a line that is not a row and begins nothing else counts as a bad row. So nine rows of which one is
// damaged are one error, and the next grid begins where it should. A run also ends at its ninth row, at a heading, and
// where another puzzle begins (an 81-character line, a literal).
//
// A Markdown table always has a header, even if it has no use for one: if a line of dashes and nine rows follow a line,
// that line is not a row.
//
// Numbers: lines of single digits are a puzzle if their total is exactly 81 at the end of a line, unless they look like
// rows. They do if the first two lines, or five of the first nine, have nine cells, or if the first nine lines all have
// 7, 8, 10 or 11. Blank lines among numbers are skipped where a row is complete, if no number follows the 81st. If the
// total does not come to 81, the numbers end before the line that exceeds it, provided that most of that line would be
// surplus.

#include <algorithm>
#include <vector>

#include "core/say.hpp"
#include "formats/drawn_row.hpp"
#include "formats/numbers.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t row_count = side;
constexpr int widest_gap = 3;  // the maximum number of consecutive blank lines within a puzzle

bool begins_elsewhere(const Text& text) {
    for (const ReadFormat* format : read_formats())
        if (format != &read_rows && format->begins(text)) return true;
    return false;
}

// Returns whether a mark is among the blank characters. It never is if it is 0, the mark of a line without cells.
bool holds(std::uint32_t blanks, char mark) {
    const std::size_t at = blank_characters.find(mark);
    return at != blank_characters.npos && (blanks >> at & 1) != 0;
}

class DrawnBlock {
 public:
    explicit DrawnBlock(Lines& lines) : lines_(lines) {}

    bool take_numbers();  // takes 81 numbers and returns true, or takes nothing and returns false
    void take_bad_numbers();
    void take_grid();
    const std::vector<DrawnRow>& rows() const { return rows_; }
    bool looks_like_numbers() const { return numbers_like_; }

 private:
    bool peek_row(DrawnRow& row);
    int take_gap();
    void take_run(std::size_t limit);
    void take_row(DrawnRow row);
    void take_uniform(DrawnRow row);
    bool belongs(std::size_t count, int gap) const;
    bool looks_like_grid() const;

    Lines& lines_;
    std::vector<DrawnRow> rows_;
    std::vector<DrawnRow> undecided_;  // uniform lines before the first row with a digit
    std::vector<std::size_t> runs_;    // the number of rows of each run so far
    int gap_ = 0;                      // the first gap
    std::uint32_t blanks_ = 0;         // the blank characters in rows that have digits
    std::size_t first_run_ = 0, total_ = 0;
    bool numbers_like_ = false;
};

// Reads the next line as a row without taking it. Returns false at the end of the block.
bool DrawnBlock::peek_row(DrawnRow& row) {
    Line line;
    if (!lines_.peek(line) || line.cut || lines_.taken() > max_text_size) return false;
    const Text text(lines_.text(line));
    if (begins_elsewhere(text)) return false;
    row = scan_row(text, line);
    if (row.kind != DrawnRow::Kind::foreign) return true;
    Table table;
    return !is_decoration(text.ascii()) && !begin_table(lines_.text(line), table);
}

bool is_numbers(const DrawnRow& row) {
    return row.kind == DrawnRow::Kind::cells && !row.error && !row.bars && row.groups == row.cells;
}

// "530070000 600195000 ...": nine rows on one line. Nine groups of equal size are a row of pencil marks instead.
bool is_grid_on_one_line(const DrawnRow& row) {
    if (row.kind != DrawnRow::Kind::cells || row.error || row.cells != cell_count || row.groups == 1)
        return false;
    return row.groups != side ||
           !std::equal(row.values.begin(), row.values.begin() + side, row.values.begin() + side) ||
           row.lists[0].broken;
}

bool DrawnBlock::looks_like_grid() const {
    const auto nine = [](const DrawnRow& row) { return row.cells == side; };
    const auto nines = std::count_if(rows_.begin(), rows_.end(), nine);
    if (rows_.size() == 2) return nines == 2;
    if (rows_.size() != row_count) return false;
    const std::size_t first = rows_[0].cells;
    const bool nearly = first + 2 >= side && first <= side + 2;
    const auto as_first = [first](const DrawnRow& row) { return row.cells == first; };
    return nines * 2 > side || (nearly && std::all_of(rows_.begin(), rows_.end(), as_first));
}

bool DrawnBlock::take_numbers() {
    DrawnRow row;
    Line first;
    lines_.peek(first);
    int gap = 0;
    bool gaps = false;
    while (total_ < cell_count && peek_row(row)) {
        if (row.kind == DrawnRow::Kind::blank && total_ % side == 0 && ++gap <= widest_gap) {
            lines_.take(row.line);
            continue;
        }
        if (!is_numbers(row) && !(rows_.empty() && is_grid_on_one_line(row))) break;
        gaps |= gap > 0 && !rows_.empty();
        gap = 0;
        if (!gaps) ++first_run_;
        lines_.take(row.line);
        rows_.push_back(row);
        total_ += row.cells;
        if (looks_like_grid()) break;
    }
    const bool beyond = gaps && total_ == cell_count && peek_row(row) && is_numbers(row);
    if (total_ == cell_count && !beyond && !looks_like_grid()) return true;
    constexpr std::size_t fewest = 5, most = 13;  // the number of cells in a row that should have nine
    numbers_like_ =
        !rows_.empty() && (rows_[0].cells < fewest || rows_[0].cells > most) && is_numbers(rows_[0]);
    lines_.rewind(first);
    return false;
}

// Takes again the lines of numbers that form one error.
void DrawnBlock::take_bad_numbers() {
    rows_.resize(first_run_);
    total_ = 0;
    for (const DrawnRow& row : rows_) total_ += row.cells;
    if (total_ > cell_count && rows_.size() > 1 && (total_ - cell_count) * 2 >= rows_.back().cells)
        rows_.pop_back();
    for (const DrawnRow& row : rows_) lines_.take(row.line);
}

void DrawnBlock::take_row(DrawnRow row) {
    const auto empties_are = [&](const DrawnRow& marks) {
        if (marks.fields) return row.fields;
        return marks.bars == row.bars && holds(row.blanks, marks.mark);
    };
    const bool rows_of_marks = !undecided_.empty() && empties_are(undecided_[0]);
    if (rows_of_marks) rows_.insert(rows_.end(), undecided_.begin(), undecided_.end());
    undecided_.clear();
    blanks_ |= row.blanks;
    rows_.push_back(std::move(row));
}

// A line of dashes, stars or underlines. If there are nine of them, it is a row if the grid's empty cells have that
// sign. Otherwise it is a border; but in the middle of a band of such a grid it is a row with missing or surplus cells.
void DrawnBlock::take_uniform(DrawnRow row) {
    if (row.fields) {  // a row only in a spreadsheet's grid
        if (rows_.empty())
            undecided_.push_back(std::move(row));
        else if (rows_.back().fields)
            rows_.push_back(std::move(row));
        return;
    }
    const bool known = holds(blanks_, row.mark) && rows_.back().bars == row.bars;
    if (known && (row.cells == side || rows_.size() % box_side != 0))
        rows_.push_back(std::move(row));
    else if (row.cells == side && blanks_ == 0 && rows_.empty())
        undecided_.push_back(std::move(row));
    if (undecided_.size() == row_count) rows_.swap(undecided_);
}

void DrawnBlock::take_run(std::size_t limit) {
    DrawnRow row;
    std::vector<DrawnRow> with_marks;  // all rows of the run, including lines of nine marks between them
    const bool first = rows_.empty();
    while (rows_.size() < limit && peek_row(row)) {
        if (row.kind == DrawnRow::Kind::blank) break;
        if (row.kind == DrawnRow::Kind::foreign && rows_.empty()) break;
        lines_.take(row.line);
        if (row.kind != DrawnRow::Kind::rule && row.cells == side) with_marks.push_back(row);
        if (row.kind == DrawnRow::Kind::uniform)
            take_uniform(row);
        else if (row.kind != DrawnRow::Kind::rule)
            take_row(row);
    }
    // Rows without an empty cell do not show how empty cells are written. If these lines complete nine rows, they are
    // rows of such marks.
    if (first && !rows_.empty() && rows_.size() < row_count && with_marks.size() == row_count)
        rows_.swap(with_marks);
    undecided_.clear();
}

// Takes the blank lines before the next row and returns their number; 0 if no row follows soon.
int DrawnBlock::take_gap() {
    int gap = 0;
    DrawnRow row;
    while (gap <= widest_gap && peek_row(row)) {
        if (row.kind != DrawnRow::Kind::blank) return row.kind == DrawnRow::Kind::foreign ? 0 : gap;
        lines_.take(row.line);
        ++gap;
    }
    return 0;
}

// Returns whether a run of `count` rows after a gap continues this grid.
bool DrawnBlock::belongs(std::size_t count, int gap) const {
    const std::size_t before = rows_.size() - count;
    const bool single = std::ranges::all_of(runs_, [](std::size_t run) { return run == 1; });
    if (single && count == 1) return gap == gap_ || (gap > gap_ && before % box_side == 0);
    const auto band = [](std::size_t run) { return run + 1 >= box_side && run <= box_side + 1; };
    if (std::ranges::all_of(runs_, band) && band(count)) return runs_.size() < box_side;
    return rows_.size() == row_count && before % box_side == 0 && runs_.size() == 1;
}

void DrawnBlock::take_grid() {
    rows_.clear();
    take_run(row_count);
    runs_ = {rows_.size()};
    while (rows_.size() < row_count && !rows_.empty()) {
        Line back;
        if (!lines_.peek(back)) return;
        const std::size_t before = rows_.size();
        const int gap = take_gap();
        if (gap_ == 0) gap_ = gap;
        if (gap > 0) take_run(before + row_count + 1);
        const std::size_t count = rows_.size() - before;
        if (count == 0 || !belongs(count, gap)) {
            rows_.resize(before);
            lines_.rewind(back);
            return;
        }
        runs_.push_back(count);
    }
}

// --- From rows to a puzzle.

std::optional<Error> wrong_count(const DrawnRow& row, std::size_t index, std::size_t count,
                                 std::size_t surplus) {
    if (count == side) return std::nullopt;
    const std::size_t at = count < side ? row.end : surplus;
    return error_at(Errc::wrong_length, row.line, at,
                    say("{cells} in row {number}", counted(count, "cell"), index + 1), std::to_string(side));
}

std::optional<Error> read_grid(const std::vector<DrawnRow>& rows, ClassicPuzzle& puzzle) {
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const DrawnRow& row = rows[r];
        if (row.error) return row.error;
        const bool many = row.groups > side;  // possibly of two digits, as in larger grids
        if (auto error =
                wrong_count(row, r, many ? row.groups : row.cells, many ? row.tenth_group : row.tenth_cell))
            return error;
        if (r >= row_count) continue;
        for (int column = 0; column < side; ++column)
            puzzle.givens[cell_at(static_cast<int>(r), column)] =
                row.values[static_cast<std::size_t>(column)];
    }
    return std::nullopt;
}

// "-" is a cell that has no candidate left. Any other blank is a cell in which nothing was written, so every digit is
// possible.
DigitSet marks_of(const DrawnRow::Group& list) {
    if (list.blank == 0) return list.digits;
    return list.blank == '-' ? DigitSet() : DigitSet::all();
}

std::optional<Error> read_list(const DrawnRow& row, int r, int column, ClassicPuzzle& puzzle) {
    const auto& list = row.lists[static_cast<std::size_t>(column)];
    const Cell cell = cell_at(r, column);
    if (list.broken)
        return error_at(Errc::bad_structure, row.line, list.at,
                        "a repeated digit or a blank in a list of candidates",
                        say("each candidate of {cell} once", cell_name(cell)));
    (*puzzle.marks)[cell] = marks_of(list);
    if (list.digits.size() == 1) puzzle.givens[cell] = list.digits.first() + 1;
    return std::nullopt;
}

std::optional<Error> read_pencil(const std::vector<DrawnRow>& rows, ClassicPuzzle& puzzle) {
    puzzle.marks.emplace();
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const DrawnRow& row = rows[r];
        if (row.error) return row.error;
        if (auto error = wrong_count(row, r, row.groups, row.tenth_group)) return error;
        if (r >= row_count) continue;
        for (int column = 0; column < side; ++column)
            if (auto error = read_list(row, static_cast<int>(r), column, puzzle)) return error;
    }
    return std::nullopt;
}

bool is_pencil_row(const DrawnRow& row) { return !row.error && row.groups == side && row.cells > side; }

bool begins_rows(const Text& text) {
    const DrawnRow row = scan_row(text, {});
    return row.kind != DrawnRow::Kind::foreign && row.kind != DrawnRow::Kind::blank;
}

// "|---|:-:|---|": the rule below a header.
bool is_header_rule(std::string_view ascii) {
    return ascii.find_first_not_of(" |:-") == ascii.npos && ascii.contains('-') &&
           std::ranges::count(ascii, '|') + 1 >= side;
}

// Takes the header of a table and the rule below it, if nine rows follow whose empty cells look different from the
// rule.
void take_header(Lines& lines) {
    Line first, rule, line;
    const auto is_bar_row = [&] {
        const Text text(lines.text(line));
        return scan_row(text, line).bars && !text.ascii().contains('-');
    };
    if (!lines.peek(first)) return;
    lines.take(first);
    if (lines.peek(rule) && is_header_rule(Text(lines.text(rule)).ascii())) {
        lines.take(rule);
        std::size_t rows = 0;
        for (; rows < row_count && lines.peek(line) && is_bar_row(); ++rows) lines.take(line);
        lines.rewind(rule);
        if (rows == row_count && lines.peek(rule)) return lines.take(rule);
    }
    lines.rewind(first);
}

bool read_as_rows(Source& source, const Line&, Record& record) {
    take_header(source.lines);
    DrawnBlock block(source.lines);
    if (block.take_numbers()) {
        record.format = Format::numbers;
        record.error = read_numbers(block.rows(), record.puzzle.to_classic());
        return true;
    }
    if (block.looks_like_numbers()) {
        record.format = Format::numbers;
        block.take_bad_numbers();
        record.error = bad_numbers(block.rows());
        return true;
    }
    block.take_grid();
    const auto& rows = block.rows();
    if (rows.empty()) return false;
    const bool pencil = std::ranges::any_of(rows, is_pencil_row);
    record.format = pencil ? Format::pencil : Format::grid;
    record.error =
        pencil ? read_pencil(rows, record.puzzle.to_classic()) : read_grid(rows, record.puzzle.to_classic());
    if (!record.error && rows.size() != row_count)
        record.error = error_at(Errc::wrong_length, rows.back().line, rows.back().end,
                                counted(rows.size(), "row"), std::to_string(row_count));
    return true;
}

}  // namespace

extern constinit const ReadFormat read_rows{begins_rows, read_as_rows};

}  // namespace nonet::formats
