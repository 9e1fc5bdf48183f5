// Puzzles with rules in a form for people, one rule on each line:
//
//   board: 9x9+knight
//   3..1....4
//   ...                          nine rows, or 81 cells in one
//   killer=10: r1c1,r1c2         # a comment
//   thermo: r9c1-r6c1
//   negative-white
//   marks=3,9: r1c8              the candidates of cells
//
// Rows and rules may come in any order. The puzzle ends before an empty line, or before the "board:" of the next
// puzzle.

#include "formats/rule_text.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/formats.hpp"
#include "formats/rule_names.hpp"
#include "formats/symbols.hpp"
#include "nonet/board_text.hpp"
#include "nonet/boards.hpp"
#include "rules/extra.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view head = "board:", marks = "marks=", contain = "contain=";

std::string_view without_comment(std::string_view text) { return trimmed(text.substr(0, text.find('#'))); }

bool begins_rule_text(const Text& text) {
    return !text.is_quoted() && trimmed(text.ascii()).starts_with(head);
}

// Returns whether the line is a rule, such as "killer=10: r1c1" or "negative-white", and not a row of cells.
bool is_rule(std::string_view text) {
    if (text.find_first_of(":=") != text.npos) return true;
    std::string word;
    for (char c : text)
        if (c != '-' && c != '_') word += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return rule_kind_of(word).has_value();
}

class RuleText {
 public:
    RuleText(Source& source, Record& record) : source_(source), record_(record) {}

    void read(const Line& first) {
        record_.format = Format::grid;
        const std::string text(source_.lines.text(first));
        name_ = trimmed(without_comment(text).substr(head.size()));
        first_ = first;
        source_.lines.take(first);
        source_.boards.named = true;
        const std::size_t at =
            std::min(text.find(name_.empty() ? head : std::string_view(name_)), text.size());
        if (name_.empty()) return fail(first, at, "nothing after 'board:'", "the name of a board, as in 9x9");
        auto board = parts_of_name(name_);
        if (!board) {
            fail(first, at + board.error().at, std::move(board.error().found),
                 std::move(board.error().expected));
            return skip();
        }
        set_board(std::move(*board));
        read_lines();
        if (record_.error) return skip();
        finish();
    }

 private:
    void fail(const Line& line, std::size_t at, std::string found, std::string expected) {
        record_.error = error_at(Errc::bad_structure, line, at, std::move(found), std::move(expected));
    }

    void set_board(BoardParts board) {
        board_ = std::move(board);
        board_.rules.clear();
        board_.different.clear();
    }

    // Reads the next line of this puzzle.
    bool next(Line& line, std::string& text) {
        if (!source_.lines.peek(line)) return false;
        text = source_.lines.text(line);
        if (trimmed(text).empty() || trimmed(text).starts_with(head)) return false;
        source_.lines.take(line);
        return true;
    }
    // Skips the rest of an unreadable puzzle, up to the number of bytes that a stream keeps for one puzzle.
    void skip() {
        constexpr std::size_t most = 16 * max_text_size;
        Line line;
        std::string text;
        while (source_.lines.taken() < most && next(line, text)) {
        }
    }

    void read_lines() {
        Line line;
        std::string text;
        while (!record_.error && next(line, text)) {
            if (source_.lines.taken() > max_text_size)
                return fail(line, 0, say("a puzzle of more than {bytes}", counted(max_text_size, "byte")),
                            "a shorter one");
            const std::string_view said = without_comment(text);
            if (said.empty()) continue;
            if (is_rule(said)) {
                add_rule(line, text, said);
            } else {
                if (!rows_.empty()) rows_ += '\n';
                row_places_.push_back(
                    {rows_.size(), line, static_cast<std::size_t>(said.data() - text.data())});
                rows_ += said;
            }
        }
    }

    // Adds a rule without its spaces. Each rule is read by itself, so that an error has a place.
    void add_rule(const Line& line, const std::string& text, std::string_view said) {
        std::string term;
        std::vector<std::size_t> places;
        for (char c : said)
            if (c != ' ' && c != '\t') {
                term += c;
                places.push_back(static_cast<std::size_t>(said.data() - text.data()) + places.size());
            }
        // Maps the characters to their places in the line, including spaces.
        for (std::size_t i = 0, at = static_cast<std::size_t>(said.data() - text.data()); i < places.size();
             ++at)
            if (text[at] != ' ' && text[at] != '\t') places[i++] = at;
        // Marks consist of values and cells, like the rule that cells contain certain values.
        const bool is_marks = term.starts_with(marks);
        const std::string plain = is_marks ? std::string(contain) + term.substr(marks.size()) : term;
        const auto board = parts_with_term(board_, plain);
        if (!board) {
            const std::size_t before = plain.size() - term.size();
            const std::size_t in_term = board.error().at > before ? board.error().at - before : 0;
            return fail(line, places[std::min(in_term, places.size() - 1)], board.error().found,
                        board.error().expected);
        }
        if (is_marks) return add_marks(line, places.back(), board->rules);
        (rules_ += '+') += term;
        // Later rules may name the extra cells.
        if (plain_word(cut_term(term).word) == extra_word) set_board(*board);
    }

    void add_marks(const Line& line, std::size_t at, const std::vector<Rule>& rules) {
        if (rules.empty() || rules::names_extra(rules.back(), board_.extra.first))
            return fail(line, at, "a cell outside the board", "cells of the board after 'marks='");
        marks_.push_back(rules.back());
    }

    // Other lines may separate the rows, and spaces may precede them.
    void place_in_rows(Error& error) const {
        if (row_places_.empty()) return;
        const auto row = std::ranges::upper_bound(row_places_, error.at, {}, &RowPlace::begin) - 1;
        error = error_at(error.code, row->line, row->before + error.at - row->begin, std::move(error.found),
                         std::move(error.expected));
    }

    void take_marks() {
        if (marks_.empty()) return;
        BoardPuzzle puzzle = to_board_puzzle(record_.puzzle);
        const int low = puzzle.geometry.zero_based() ? 0 : 1;
        puzzle.marks.assign(puzzle.values.size(), BoardDigitSet::below(puzzle.geometry.digit_count()));
        for (const Rule& rule : marks_) {
            BoardDigitSet digits;
            for (std::int32_t value : rule.values) digits.insert(static_cast<Digit>(value - low));
            for (Cell cell : rule.groups[0]) puzzle.marks[cell] &= digits;
        }
        record_.puzzle = std::move(puzzle);
    }

    void finish() {
        auto board = board_of_record(source_.boards, name_ + rules_, first_);
        if (!board) {
            record_.error = std::move(board.error());
            return;
        }
        const Geometry geometry = board->value_or(Geometry::classic());
        if (rows_.empty()) rows_ = std::string(static_cast<std::size_t>(geometry.cell_count()), '.');
        record_.error = read_board_field(rows_, {}, geometry, record_);
        if (record_.error) return place_in_rows(*record_.error);
        take_marks();
    }

    Source& source_;
    Record& record_;
    std::string name_, rules_, rows_;
    BoardParts board_;  // without the board's rules
    std::vector<Rule> marks_;
    struct RowPlace {
        std::size_t begin;  // in rows_
        Line line;
        std::size_t before;  // the number of characters before the row on its line
    };
    std::vector<RowPlace> row_places_;
    Line first_;
};

bool read_as_rule_text(Source& source, const Line& first, Record& record) {
    RuleText(source, record).read(first);
    return true;
}

}  // namespace

namespace {

// Adds a space after the rule's colon.
std::string spaced(std::string term) {
    if (const std::size_t at = term.find(':'); at != term.npos) term.insert(at + 1, " ");
    return term;
}

// Returns a line for each set of candidates that empty cells have.
std::string mark_lines(const BoardPuzzle& puzzle) {
    const Geometry& board = puzzle.geometry;
    std::map<std::uint32_t, std::vector<Cell>> cells_of;
    for (std::size_t cell = 0; cell < puzzle.marks.size(); ++cell)
        if (const BoardDigitSet digits = puzzle.marks[cell];
            digits != BoardDigitSet::below(board.digit_count()) && !digits.empty())
            cells_of[digits.bits()].push_back(static_cast<Cell>(cell));
    std::string lines;
    for (const auto& [bits, cells] : cells_of) {
        Rule rule{RuleKind::contain, {cells}, {}, {}};
        for (Digit digit : BoardDigitSet(bits)) rule.values.push_back(digit + (board.zero_based() ? 0 : 1));
        const std::string term = rule_name(rule, board.columns(), board.digit_count());
        (lines += '\n') += spaced(std::string(marks) + term.substr(contain.size()));
    }
    return lines;
}

}  // namespace

std::expected<std::string, Fault> write_rule_text(const BoardPuzzle& puzzle) {
    const Geometry& board = puzzle.geometry;
    auto parts = parts_of_name(board.name());
    if (!parts) return std::unexpected(Fault{0, "a board without a name", "a board with a name"});
    parts->rules.clear();
    const std::string name = name_of_parts(*parts);
    std::string rules;
    for (const Rule& rule : board.rules()) {
        // A rule for several extra cells has one term for each.
        const std::string terms = rule_name(rule, board.columns(), board.digit_count());
        for (std::size_t at = 0; at < terms.size();) {
            const std::size_t size = rule_end(std::string_view(terms).substr(at));
            std::string term = terms.substr(at, size);
            (rules += '\n') += spaced(std::move(term));
            at += size + 1;
        }
    }
    std::string text = std::string(head) + ' ' + name + '\n' + format_grid(board, puzzle.values);
    while (text.ends_with('\n')) text.pop_back();
    return text + rules + mark_lines(puzzle);
}

extern constinit const ReadFormat read_rule_text{begins_rule_text, read_as_rule_text};

}  // namespace nonet::formats
