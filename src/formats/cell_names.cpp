// Cells by their names: "r1c1=5, r1c2=3, ...", "A1: 5", "{'A1': '5', 'A2': '.', ...}", "{(0, 0): 5, (0, 1): 3, ...}",
// on one or more lines. Cells that are not named are empty.
//
// An ambiguous list is an error. "A1" is row A, column 1, and not a spreadsheet's column A; so the cells have to come
// row by row. Pairs count from 0 if they contain a 0, and from 1 if they contain a 9. A list with fewer cells than any
// puzzle has is more likely a list of solving steps.
//
// A list ends before an empty line, before decoration, or before a line that begins something else. Any other line
// within the list that names no cells is an error.

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/say.hpp"
#include "formats/formats.hpp"
#include "formats/symbols.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

constexpr int fewest = 17;  // givens of any puzzle with one solution
constexpr std::size_t most_lines = 4 * cell_count;
constexpr std::string_view pair_expected = "a cell and its digit, as in r1c1=5";

bool is_word(char c) { return is_letter(c) || is_ascii_digit(c); }

enum class Naming : std::uint8_t { rc, a1, pair };

// "r1c1=5" as written; the numbers are not yet zero-based.
struct Assignment {
    Naming naming = Naming::rc;
    int row = 0, column = 0;
    std::uint8_t value = 0;
    std::size_t begin = 0, end = 0;
};

class Scan {
 public:
    Scan(std::string_view text, std::size_t at) : text_(text), at_(at) {}

    bool assignment(Assignment& found) {
        skip("{}[], ;\t\r'\"`");
        found.begin = at_;
        if (!name(found)) return false;
        skip("'\") \t");
        if (!sign()) return false;
        skip("'\" \t");
        if (at_ >= text_.size() || !is_cell(text_[at_])) return false;
        found.value = cell_value(text_[at_++]);
        if (at_ < text_.size() && (is_word(text_[at_]) || is_cell(text_[at_]))) return false;
        found.end = at_;
        return true;
    }
    // Returns whether only punctuation that surrounds cells is left.
    bool finished() const { return text_.find_first_not_of("{}[](), ;\t\r'\"`", at_) == text_.npos; }
    std::size_t at() const { return at_; }

 private:
    void skip(std::string_view what) { at_ = std::min(text_.find_first_not_of(what, at_), text_.size()); }
    bool take(char c) { return at_ < text_.size() && (text_[at_] | 0x20) == (c | 0x20) && ++at_; }
    bool number(int& value) {
        if (at_ >= text_.size() || !is_ascii_digit(text_[at_])) return false;
        value = text_[at_++] - '0';
        return at_ == text_.size() || !is_ascii_digit(text_[at_]);
    }
    bool name(Assignment& found) {
        if (take('(')) {
            found.naming = Naming::pair;
            skip(" ");
            if (!number(found.row)) return false;
            skip(" ");
            if (at_ >= text_.size() || text_[at_] != ',') return false;
            skip(", ");
            return number(found.column) && (skip(" "), take(')'));
        }
        if (take('r')) {
            found.naming = Naming::rc;
            return number(found.row) && take('c') && number(found.column);
        }
        if (at_ == text_.size()) return false;
        found.naming = Naming::a1;
        found.row = (text_[at_++] | 0x20) - 'a' + 1;
        return found.row >= 1 && found.row <= side && number(found.column);
    }
    bool sign() {
        const std::size_t begin = at_;
        skip(":=>");
        const std::string_view sign = text_.substr(begin, at_ - begin);
        return sign == "=" || sign == ":" || sign == ":=" || sign == "=>" || sign == "==";
    }

    std::string_view text_;
    std::size_t at_;
};

// Returns the place at which the list begins on its first line: after "values = {" or "Givens:", or at the line's
// beginning.
std::size_t list_begin(std::string_view line) {
    Assignment first;
    if (Scan(line, 0).assignment(first)) return 0;
    constexpr std::size_t longest = 60;
    std::size_t at = 0;
    while (at < line.size() && at < longest && (is_word(line[at]) || line[at] == ' ' || line[at] == '_'))
        ++at;
    if (at == 0 || at >= line.size() || (line[at] != ':' && line[at] != '=')) return line.npos;
    return Scan(line, at + 1).assignment(first) ? at + 1 : line.npos;
}

bool begins_cell_names(const Text& text) { return list_begin(text.ascii()) != std::string_view::npos; }

class CellList {
 public:
    explicit CellList(Record& record) : record_(record) {}

    void add_line(std::string_view raw, const Line& line, bool first) {
        const Text text(raw);
        const auto fail = [&](std::size_t at, std::string found, std::string_view expected) {
            if (!record_.error)
                record_.error = error_at(Errc::bad_structure, line, text.origin(at), std::move(found),
                                         std::string(expected));
        };
        Scan scan(text.ascii(), first ? list_begin(text.ascii()) : 0);
        int here = 0;
        while (!scan.finished() && !record_.error) {
            const std::size_t begin = scan.at();
            Assignment next;
            if (!scan.assignment(next)) {
                fail(begin, shown_word(text, begin), pair_expected);
            } else if (!list_.empty() && next.naming != list_[0].assignment.naming) {
                fail(next.begin, "cells named in two ways", "one way, as in r1c1=5");
            } else if (list_.size() == cell_count) {
                fail(next.begin, say("more than {count}", counted(cell_count, "cell")),
                     "an empty line between two puzzles");
            } else {
                list_.push_back({next, line, text.origin(next.begin)});
            }
            here += next.value != 0;
        }
        long_lines_ += here >= fewest;
    }

    void finish() {
        if (!record_.error) place_all();
        if (record_.error) return;
        const int filled = record_.puzzle.classic()->givens.filled();
        if (filled < fewest)
            fail(list_.back(), say("{cells} with a digit", counted(static_cast<std::size_t>(filled), "cell")),
                 say("{count} or more, as a puzzle has", fewest));
        else if (long_lines_ > 1)
            fail(list_.back(), "a second line of cells", "an empty line between two puzzles");
    }

 private:
    struct Placed {
        Assignment assignment;
        Line line;
        std::size_t at;
    };

    static std::string shown_word(const Text& text, std::size_t begin) {
        constexpr std::size_t longest = 20;
        const std::string_view rest = text.ascii().substr(begin);
        const std::string_view word = rest.substr(0, std::min(rest.find_first_of(" ,;\t"), longest));
        const auto plain = [](char c) { return c > ' ' && c <= '~'; };
        return !word.empty() && std::ranges::all_of(word, plain) ? quoted(word) : text.shown(begin);
    }

    void fail(const Placed& where, std::string found, std::string expected) {
        record_.error =
            error_at(Errc::bad_structure, where.line, where.at, std::move(found), std::move(expected));
    }

    // Returns the number of the first row and column; -1 if it is ambiguous.
    int first_number() const {
        if (list_[0].assignment.naming != Naming::pair) return 1;
        bool zero = false, nine = false;
        for (const Placed& placed : list_)
            for (int number : {placed.assignment.row, placed.assignment.column}) {
                zero |= number == 0;
                nine |= number == side;
            }
        return zero == nine ? -1 : nine;
    }

    void place_all() {
        const int first = first_number();
        if (first < 0)
            return fail(list_[0], "pairs that could count from 0 or from 1", std::string(pair_expected));
        std::array<bool, cell_count> named{};
        int last = -1;
        for (const Placed& placed : list_) {
            const int row = placed.assignment.row - first, column = placed.assignment.column - first;
            if (row < 0 || column < 0 || row >= side || column >= side)
                return fail(placed, "a cell outside the grid", "rows and columns 1 to 9");
            const int cell = cell_at(row, column);
            const std::string name =
                cell_name(static_cast<Cell>(cell), placed.assignment.naming == Naming::a1);
            if (std::exchange(named[static_cast<std::size_t>(cell)], true))
                return fail(placed, say("{cell} a second time", name),
                            "each cell once, and an empty line between two puzzles");
            if (placed.assignment.naming == Naming::a1 && cell < last)
                return fail(placed, say("{cell} after a later cell", name),
                            "row A first, then row B, or names that say which is which, as in r1c2=5");
            record_.puzzle.to_classic().givens[cell] = placed.assignment.value;
            last = cell;
        }
    }

    Record& record_;
    std::vector<Placed> list_;
    int long_lines_ = 0;  // lines that could be puzzles by themselves
};

bool goes_on(const Text& text) {
    const std::string_view line = text.ascii();
    Assignment any;
    if (Scan(line, 0).finished()) return line.find_first_not_of(" \t\r") != line.npos;  // a bracket
    if (Scan(line, 0).assignment(any)) return true;
    const auto begins_here = [&](const ReadFormat* format) { return format->begins(text); };
    return !is_decoration(line) && std::ranges::none_of(read_formats(), begins_here);
}

bool read_as_cell_names(Source& source, const Line& first, Record& record) {
    record.format = Format::cells;
    CellList list(record);
    Line line = first;
    for (std::size_t count = 0; count < most_lines; ++count) {
        list.add_line(source.lines.text(line), line, count == 0);
        source.lines.take(line);
        if (source.lines.taken() > max_text_size || !source.lines.peek(line) || line.cut) break;
        if (!goes_on(Text(source.lines.text(line)))) break;
    }
    list.finish();
    return true;
}

}  // namespace

extern constinit const ReadFormat read_cell_names{begins_cell_names, read_as_cell_names, true};

}  // namespace nonet::formats
