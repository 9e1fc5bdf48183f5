// The literals of programs: { {3, 0, 6, ...}, ... }, {{'5', '3', '.', ...}, ...}, [["5", "3", ".", ...], ...],
// ["53..7....", ...], with a declaration before and a semicolon after them, on one or more lines.
//
// A literal begins at one of these: the first bracket that is followed by a cell and then another cell or a comma ("int
// grid[9][9]" has brackets, too); a bracket at the end of a declaration or on a line of its own; a quoted row. Its
// leaves are the innermost brackets and the quoted rows: nine cells, or all 81. It ends with the ninth row, or where no
// bracket is open and no further row follows.
//
// Recovery: after a mistake, brackets are still counted to the end of the literal, so that its rest is not read as
// another puzzle. It ends early before a line that cannot be inside: a bare cell between two rows, a declaration, two
// opening brackets where one row is expected, an 81-character line. More literals may follow on the same line.

#include <algorithm>
#include <utility>

#include "core/say.hpp"
#include "formats/formats.hpp"

namespace nonet::formats {
namespace {

constexpr std::size_t most_literal_lines = 2000;  // no puzzle is longer; a limit for empty lines

bool is_opener(char c) { return c == '{' || c == '[' || c == '('; }
bool is_closer(char c) { return c == '}' || c == ']' || c == ')'; }
bool is_quote(char c) { return c == '\'' || c == '"'; }
bool is_word_of_code(char c) { return is_letter(c) || c == '_' || (c >= '0' && c <= '9'); }
// The characters of names, including types and functions: "std::vector<int>", "List.of", "vec!", "&str".
bool is_name(char c) {
    return is_word_of_code(c) || is_space(c) || c == '.' || c == ':' || c == '<' || c == '>' || c == '!' ||
           c == '&';
}

std::size_t skip_spaces(std::string_view text, std::size_t at) {
    while (at < text.size() && is_space(text[at])) ++at;
    return at;
}

// The kinds of tokens in a literal.
struct Token {
    enum class Kind : std::uint8_t { end, opener, closer, comma, semicolon, cells, word, wrong };
    Kind kind = Kind::end;
    std::size_t begin = 0, size = 0;
    std::string_view cells;  // cell characters; " " represents an empty cell
    bool quoted = false;
};

bool is_cell_count(std::size_t size) { return size == 1 || size == side || size == cell_count; }
bool are_cells(std::string_view text) {
    return is_cell_count(text.size()) && std::ranges::all_of(text, is_cell);
}

// "5." or "5.0": numbers printed with a decimal point.
bool is_printed_number(std::string_view word) {
    return word.size() > 1 && word[0] >= '0' && word[0] <= '9' && word[1] == '.' &&
           word.find_first_not_of('0', 2) == word.npos;
}

Token quoted_token(std::string_view text, std::size_t at) {
    const std::size_t close = text.find(text[at], at + 1);
    if (close == text.npos) return {Token::Kind::wrong, at, 1, {}, true};
    std::string_view inside = text.substr(at + 1, close - at - 1);
    if (inside.empty()) inside = " ";
    const bool cells = are_cells(inside) || inside == " ";
    const std::size_t colon = skip_spaces(text, close + 1);
    if (!cells && text.substr(colon).starts_with(':'))  // the name of a JSON member: treated like a comma
        return {Token::Kind::comma, at, colon + 1 - at};
    return {cells ? Token::Kind::cells : Token::Kind::wrong, at, close + 1 - at, inside, true};
}

Token bare_token(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && (is_cell(text[end]) || is_word_of_code(text[end]))) ++end;
    const std::string_view word = text.substr(at, end - at);
    for (std::string_view empty : {"None", "null", "nil", "undefined", "nan", "NaN", "NA"})
        if (word == empty) return {Token::Kind::cells, at, word.size(), " ", false};
    if (are_cells(word)) return {Token::Kind::cells, at, word.size(), word, false};
    if (is_printed_number(word)) return {Token::Kind::cells, at, word.size(), word.substr(0, 1), false};
    if (end > at && is_letter(word.front())) return {Token::Kind::word, at, word.size(), word, false};
    return {Token::Kind::wrong, at, std::max<std::size_t>(word.size(), 1), word, false};
}

Token token_at(std::string_view text, std::size_t at) {
    at = skip_spaces(text, at);
    if (at >= text.size() || text[at] == '#' || text.substr(at).starts_with("//"))
        return {Token::Kind::end, at};
    const char c = text[at];
    if (is_opener(c)) return {Token::Kind::opener, at, 1};
    if (is_closer(c)) return {Token::Kind::closer, at, 1};
    if (c == ',') return {Token::Kind::comma, at, 1};
    if (c == ';') return {Token::Kind::semicolon, at, 1};
    return is_quote(c) ? quoted_token(text, at) : bare_token(text, at);
}

std::size_t behind(const Token& token) { return token.begin + token.size; }

// Skips the names before a bracket: "new int[] {", "arrayOf(", "List.of(", "vec![". Returns the place of that bracket,
// or npos if none follows.
std::size_t skip_names(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 80;  // keeps the cost linear for a line that has only words
    const std::size_t end = std::min(text.size(), at + longest);
    while (at < end && is_name(text[at])) ++at;
    return at < end && is_opener(text[at]) ? at : text.npos;
}

std::size_t skip_openers(std::string_view text, std::size_t at) {
    while (at < text.size() && (is_opener(text[at]) || is_space(text[at]))) ++at;
    return at;
}

// Returns whether the text after opening brackets is the inside of a literal.
bool is_inside(std::string_view text, std::size_t at) {
    const Token token = token_at(text, at);
    if (token.kind != Token::Kind::cells) return false;
    if (token.quoted || token.cells.size() > 1) return true;
    const Token next = token_at(text, behind(token));
    return next.kind == Token::Kind::comma || next.kind == Token::Kind::cells;
}

// Returns whether a line that ends in brackets begins a literal: "{", "grid = [", "int[][] grid = new int[][] {".
bool is_declaration(std::string_view before) {
    const std::size_t sign = before.find_last_of("=:");
    const std::string_view names = sign == before.npos ? before : before.substr(sign + 1);
    if (sign == before.npos) return std::ranges::all_of(before, is_space);
    return names.find_first_of(";)+-*/%&|?'\"") == names.npos;
}

constexpr std::size_t no_start = std::string_view::npos;

// Returns the place at which a literal begins on this line.
std::size_t find_start(std::string_view text) {
    for (std::size_t at = 0; at < text.size() && text[at] != '#' && !text.substr(at).starts_with("//");
         ++at) {
        if (is_quote(text[at])) {
            const Token token = quoted_token(text, at);
            const bool row = token.kind == Token::Kind::cells && (token.cells.size() > 1);
            const bool cell = token.kind == Token::Kind::cells && skip_spaces(text, 0) == at &&
                              token_at(text, behind(token)).kind == Token::Kind::comma;
            if (row || cell) return at;
            if (token.kind == Token::Kind::wrong && token.size == 1) continue;  // an apostrophe
            at = behind(token) - 1;
        } else if (is_opener(text[at])) {
            const std::size_t end = skip_openers(text, at);
            if (is_inside(text, end) || (end == text.size() && is_declaration(text.substr(0, at)))) return at;
            at = end - 1;
        }
    }
    return no_start;
}

// Returns whether a line is another member of an object, before the one that holds the puzzle: "level": "easy",
bool is_other_member(std::string_view text) {
    return is_decoration(text) && text.find('"') != text.npos && find_start(text) == no_start;
}

class LiteralReader {
 public:
    LiteralReader(Source& source, Record& record) : source_(source), lines_(source.lines), record_(record) {}
    bool read(const Line& first);

 private:
    bool can_continue(std::string_view text);
    std::size_t read_tokens(std::size_t start);
    void read_token(const Token& token);
    void read_cells(const Token& token);
    void close_row(bool bracketed);
    void finish_line(std::size_t at);
    std::string shown(const Token& token) const;
    bool complete() const { return rows_ == side || (flat_ && rows_ > 0); }
    bool closed() const;
    void fail(Errc code, std::size_t at, std::string found, std::string expected);

    Source& source_;
    Lines& lines_;
    Record& record_;
    Line line_;                 // the current one
    std::optional<Text> text_;  // its characters
    int depth_ = 0;             // open brackets
    int row_depth_ = -1;        // the depth of the cells, once one was found
    std::size_t cells_ = 0;     // the number of all cells
    std::size_t row_ = 0;       // the number of cells in the current row
    std::size_t rows_ = 0;      // the number of complete rows, correct or not
    bool bracketed_ = false;    // each row has its own brackets
    bool flat_ = false;         // all 81 cells are in one row
    bool garbled_ = false;      // a line that does not belong was taken
    std::size_t last_ = 0;      // the character after the last token
};

void LiteralReader::fail(Errc code, std::size_t at, std::string found, std::string expected) {
    if (!record_.error)
        record_.error = error_at(code, line_, text_->origin(at), std::move(found), std::move(expected));
}

std::string LiteralReader::shown(const Token& token) const {
    constexpr std::size_t longest = 20;
    const std::string_view text = text_->ascii().substr(token.begin, token.size);
    const auto plain = [](char c) { return c >= ' ' && c <= '~'; };
    const auto strange = static_cast<std::size_t>(std::ranges::find_if_not(text, plain) - text.begin());
    if (strange < text.size()) return text_->shown(token.begin + strange);
    return text.size() <= longest ? quoted(text) : quoted(text.substr(0, longest)) + "...";
}

void LiteralReader::close_row(bool bracketed) {
    if (row_ == 0) return;
    constexpr std::size_t most_in_row = 2 * side;
    if (rows_ == 0) {
        bracketed_ = bracketed;
        flat_ = row_ > most_in_row;
    }
    ++rows_;
    const std::size_t expected = flat_ ? cell_count : side;
    if (row_ != expected)
        fail(Errc::wrong_length, last_,
             flat_ ? counted(row_, "cell") : say("{cells} in row {number}", counted(row_, "cell"), rows_),
             std::to_string(expected));
    row_ = 0;
}

void LiteralReader::read_cells(const Token& token) {
    if (row_depth_ < 0) row_depth_ = depth_;
    if (token.cells.size() > 1) close_row(false);  // a quoted row is complete by itself
    for (char c : token.cells) {
        if (cells_ < cell_count)
            record_.puzzle.to_classic().givens[static_cast<int>(cells_)] = c == ' ' ? 0 : cell_value(c);
        ++cells_;
        ++row_;
    }
    last_ = behind(token);
    if (token.cells.size() > 1) close_row(false);
}

void LiteralReader::read_token(const Token& token) {
    const auto before = last_;
    last_ = behind(token);
    switch (token.kind) {
        case Token::Kind::cells: read_cells(token); break;
        case Token::Kind::opener:
            if (row_ > 0) fail(Errc::bad_structure, token.begin, "a bracket within a row", "a cell");
            ++depth_;
            break;
        case Token::Kind::closer:
            last_ = before;
            close_row(true);
            last_ = behind(token);
            --depth_;
            break;
        case Token::Kind::semicolon: close_row(false); break;
        case Token::Kind::word:
        case Token::Kind::wrong:
            if (!record_.error)
                fail(Errc::bad_character, token.begin, shown(token), std::string(cell_expected));
            ++cells_, ++row_;  // it represents a cell
            break;
        case Token::Kind::comma:
        case Token::Kind::end: break;
    }
}

// Returns whether the brackets around all rows have been closed. If there are no such brackets, returns false.
bool LiteralReader::closed() const {
    if (row_depth_ < 0) return depth_ <= 0;
    if (rows_ == 0) return false;
    const int around = bracketed_ && !flat_ ? row_depth_ - 1 : row_depth_;
    return around > 0 && depth_ < around;
}

// Reads to the end of the line or of the literal. Returns the place after the literal, or npos if it continues.
std::size_t LiteralReader::read_tokens(std::size_t start) {
    const std::string_view text = text_->ascii();
    last_ = start;
    for (Token token = token_at(text, start); token.kind != Token::Kind::end; token = token_at(text, last_)) {
        if (token.kind == Token::Kind::word) {
            const std::size_t bracket = skip_names(text, token.begin);
            if (bracket != text.npos) token = {Token::Kind::opener, bracket, 1, {}, false};
        }
        read_token(token);
        // A text of 81 cells is a puzzle by itself, regardless of the list around it.
        const bool whole = token.cells.size() == cell_count && cells_ == cell_count;
        if (whole || closed() || (complete() && depth_ <= 0)) return last_;
    }
    if (depth_ <= 0) close_row(false);
    return complete() && depth_ <= 0 ? last_ : text.npos;
}

// Returns whether the literal may continue with this line.
bool LiteralReader::can_continue(std::string_view text) {
    const Token token = token_at(text, 0);
    switch (token.kind) {
        case Token::Kind::end: return true;
        case Token::Kind::closer: return depth_ > 0;
        case Token::Kind::opener: {
            const Token next = token_at(text, behind(token));
            const bool twice = next.kind == Token::Kind::opener;
            return row_depth_ < 0 || depth_ + (twice ? 2 : 1) <= row_depth_;
        }
        case Token::Kind::cells:
            if (token.cells.size() == cell_count) return false;
            return row_depth_ < 0 || depth_ == row_depth_;
        case Token::Kind::comma: return true;
        case Token::Kind::semicolon: return depth_ > 0;
        case Token::Kind::word:
        case Token::Kind::wrong:
            if (text.find('=') != text.npos || is_decoration(text)) return false;
            if (skip_names(text, token.begin) != text.npos) return true;
            return depth_ > 0 && !std::exchange(garbled_, true);
    }
    return false;
}

// The literal ends at character `at` of the current line. Its semicolon belongs to it; another literal does not.
void LiteralReader::finish_line(std::size_t at) {
    const std::string_view text = text_->ascii();
    while (at < text.size() &&
           (is_closer(text[at]) || is_space(text[at]) || text[at] == ';' || text[at] == ','))
        ++at;
    const std::size_t next = find_start(text.substr(at));
    if (next != no_start) {
        lines_.take_part(line_, text_->origin(at + next));
        return;
    }
    record_.rest = lines_.text(line_).substr(text_->origin(at));
    lines_.take(line_);
}

// Returns false if there was nothing in the brackets.
bool LiteralReader::read(const Line& first) {
    Line next = first;
    for (std::size_t count = 0; count < most_literal_lines; ++count) {
        const std::string_view raw = lines_.text(next);
        if (count > 0 && !can_continue(Text(raw).ascii())) break;
        line_ = next;
        text_.emplace(raw, source_.part_of(line_));
        if (count > 0 && row_depth_ < 0 && is_other_member(text_->ascii())) {
            lines_.take(line_);
            if (!lines_.peek(next) || next.cut) break;
            continue;
        }
        const std::size_t end = read_tokens(count == 0 ? find_start(text_->ascii()) : 0);
        if (end != raw.npos) {
            finish_line(end);
            break;
        }
        lines_.take(line_);
        if (lines_.taken() > max_text_size || !lines_.peek(next) || next.cut) break;
    }
    close_row(true);
    if (rows_ == 0 && !record_.error) return false;
    if (!complete()) fail(Errc::wrong_length, last_, counted(rows_, "row"), std::to_string(side));
    return true;
}

bool begins_literal(const Text& text) { return find_start(text.ascii()) != no_start; }

bool read_as_literal(Source& source, const Line& line, Record& record) {
    record.format = Format::literal;
    return LiteralReader(source, record).read(line);
}

}  // namespace

extern constinit const ReadFormat read_literal{begins_literal, read_as_literal};

}  // namespace nonet::formats
