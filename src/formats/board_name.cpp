// Parses the names of boards.

#include <algorithm>
#include <map>
#include <utility>

#include "core/say.hpp"
#include "formats/board_name.hpp"
#include "formats/board_terms.hpp"
#include "formats/board_words.hpp"
#include "formats/rule_names.hpp"
#include "formats/symbols.hpp"
#include "nonet/boards.hpp"
#include "rules/extra.hpp"

namespace nonet {
namespace {

using formats::Piece;
using formats::Sign;
using formats::Term;

constexpr std::string_view board_expected = "a board: 9x9, 6x6:3x2, 16x16+x, jigsaw:LABELS, ...";
constexpr std::string_view rule_expected =
    "a rule: x, diagonal-, diagonal+, windoku, disjoint, asterisk, centredot, girandola, region:CELLS, knight, king, "
    "nonconsecutive, repeats, odd:CELLS, even:CELLS, min:CELLS, max:CELLS, jigsaw:LABELS, the values, 0..8, or a rule of cells: killer=10:CELLS, thermo:CELLS, ...";

bool is_number_character(char c) { return c >= '0' && c <= '9'; }

using formats::plain_word;

class BoardReader {
 public:
    explicit BoardReader(std::string_view name) : name_{name, 0} {}

    BoardReader(std::string_view term, const BoardParts& board)
        : name_{term, 0}, rest_(name_), parts_(board) {}

    Result<BoardParts> read_added() {
        if (!(read_terms() && read_values() && read_boxes() && read_extra() && read_rules()))
            return std::unexpected(std::move(error_));
        return std::move(parts_);
    }

    Result<BoardParts> read() {
        if (!(read_beginning() && read_terms() && read_values() && read_boxes() && read_extra() &&
              read_rules()))
            return std::unexpected(std::move(error_));
        rules::gather_extra(parts_.rules, parts_.extra);
        parts_.different = formats::different_cells(parts_.rules);
        return std::move(parts_);
    }

 private:
    bool fail(std::size_t at, std::string found, std::string expected) {
        error_ = {Errc::bad_argument, at, 1, at + 1, std::move(found), std::move(expected)};
        return false;
    }
    // Fails with the first character of the piece as the text found, or with its end.
    bool fail_here(const Piece& piece, std::string_view expected) {
        const bool ended = piece.at >= name_.text.size();
        return fail(
            piece.at,
            ended ? "the end" : formats::Text(piece.text.substr(0, 4), formats::Text::Part::field).shown(0),
            std::string(expected));
    }
    static std::size_t digits_of(std::string_view text) {
        return static_cast<std::size_t>(std::ranges::find_if_not(text, is_number_character) - text.begin());
    }

    // Reads a number of one or two figures and removes it from the piece.
    bool take_number(Piece& piece, int& number, std::string_view expected) {
        const std::size_t size = digits_of(piece.text);
        if (size == 0) return fail_here(piece, expected);
        if (size > 2)
            return fail(piece.at, formats::quoted(piece.text.substr(0, size)), std::string(expected));
        number = 0;
        for (char c : piece.text.substr(0, size)) number = 10 * number + (c - '0');
        piece = piece.from(size);
        return true;
    }
    // Reads two numbers with an 'x' between them.
    bool take_size(Piece& piece, int& height, int& width, std::string_view expected) {
        if (!take_number(piece, height, expected)) return false;
        if (piece.text.empty() || (piece.text[0] | 0x20) != 'x') return fail_here(piece, "'x'");
        piece = piece.from(1);
        return take_number(piece, width, expected);
    }

    // Reads the size, or the labels of a jigsaw. Reads nothing if the name begins with a rule.
    bool read_beginning() {
        const std::string_view text = name_.text;
        if (text.empty()) return fail(0, "nothing", std::string(board_expected));
        rest_ = name_;
        if (!is_number_character(text[0])) {
            if (!formats::is_letter(text[0])) return fail_here(name_, board_expected);
            const std::string_view first = text.substr(0, text.find_first_of(":+"));
            const std::string word = plain_word(first);
            if ((word == "jigsaw" || word == "irregular") && first.size() < text.size() &&
                text[first.size()] == ':')
                return read_jigsaw_beginning(rest_.from(first.size() + 1));
            parts_.boxes = default_boxes(side, side);
            return true;
        }
        constexpr std::string_view expected = "1 to 25 rows and columns";
        if (!take_size(rest_, parts_.rows, parts_.columns, expected)) return false;
        for (int lines : {parts_.rows, parts_.columns})
            if (lines < 1 || lines > Geometry::most_digits)
                return fail(0, std::to_string(lines), std::string(expected));
        parts_.digits = std::max(parts_.rows, parts_.columns);
        parts_.boxes = default_boxes(parts_.rows, parts_.columns);
        if (rest_.text.starts_with(':')) {
            const std::size_t end = std::min(rest_.text.find('+'), rest_.text.size());
            boxes_ = rest_.to(end).from(1);
            rest_ = rest_.from(end);
        }
        if (rest_.text.empty()) return true;
        if (rest_.text[0] != '+') return fail_here(rest_, "'+' before a rule, or the end");
        rest_ = rest_.from(1);
        return rest_.text.empty() ? fail_here(rest_, rule_expected) : true;
    }
    bool read_jigsaw_beginning(const Piece& labels) {
        const std::size_t size = std::min(labels.text.find('+'), labels.text.size());
        int lines = 1;
        while (lines < Geometry::most_digits && static_cast<std::size_t>(lines * lines) < size) ++lines;
        if (static_cast<std::size_t>(lines * lines) != size)
            return fail(labels.at, counted(size, "label"),
                        "the number of cells of a square board: 16, 25, 36, 49, 64, 81, ... 625");
        parts_.rows = parts_.columns = parts_.digits = lines;
        jigsaw_ = labels.to(size);
        rest_ = labels.from(std::min(size + 1, labels.text.size()));
        return size + 1 == labels.text.size() ? fail_here(rest_, rule_expected) : true;
    }

    // Cuts the rest of the name before each '+', except the '+' that belongs to "diagonal+".
    bool read_terms() {
        while (!rest_.text.empty()) {
            std::size_t end = formats::rule_end(rest_.text);
            const bool rising = plain_word(rest_.text.substr(0, end)) == "diagonal" &&
                                end < rest_.text.size() && rest_.text[end - 1] != '-' &&
                                (end + 1 == rest_.text.size() || rest_.text[end + 1] == '+');
            const Term term = formats::cut(rest_.to(end + rising));
            if (term.word.empty()) return fail_here(rest_, rule_expected);
            if (terms_.size() == formats::most_rules)
                return fail(rest_.at, say("more than {count}", counted(formats::most_rules, "rule")),
                            "fewer");
            terms_.push_back(term);
            parts_.repeats |= formats::sign_of(term.word) == Sign::repeats;
            end += rising;
            if (end == rest_.text.size()) break;
            rest_ = rest_.from(end + 1);
            if (rest_.text.empty()) return fail_here(rest_, rule_expected);
        }
        return true;
    }

    // Returns the least number of cells that a house may have.
    int least_cells() const { return parts_.repeats ? 1 : std::max(parts_.rows, parts_.columns); }

    // Reads the number of digits, as in "0..8"; the checks of houses need it.
    bool read_values() {
        for (const Term& term : terms_) {
            if (!is_number_character(term.whole.text[0])) continue;
            const int least = least_cells();
            Piece piece = term.whole;
            int low = 0, high = 0;
            const std::string expected =
                say("values from 0 or 1, {count} of them, as in 0..{number}",
                    from_to(least, Geometry::most_digits), std::max(parts_.rows, parts_.columns) - 1);
            if (!take_number(piece, low, expected)) return false;
            const std::size_t dots = piece.text.starts_with("..") ? 2 : piece.text.starts_with('-') ? 1 : 0;
            if (dots == 0) return fail_here(piece, "'..' between the lowest and the highest value");
            piece = piece.from(dots);
            if (!take_number(piece, high, expected)) return false;
            if (!piece.text.empty()) return fail_here(piece, "'+' before a rule, or the end");
            parts_.digits = high - low + 1;
            parts_.zero_based = low == 0;
            if (low > 1 || parts_.digits < least || parts_.digits > Geometry::most_digits)
                return fail(term.whole.at, formats::quoted(term.whole.text), expected);
        }
        return true;
    }

    // Reads the boxes: "2x3" or "none".
    bool read_boxes() {
        if (parts_.boxes.height * parts_.boxes.width > parts_.digits) parts_.boxes = {};
        if (boxes_.at == 0) return jigsaw_.text.empty() || read_jigsaw(jigsaw_);
        if (plain_word(boxes_.text) == "none") return parts_.boxes = {}, true;
        const int least = least_cells(), most = parts_.digits;
        const BoxShape usual = parts_.boxes;
        const std::string expected =
            usual.height > 0
                ? say("boxes of {count} cells that fill the board, as in {rows}x{columns}, or none",
                      from_to(least, most), usual.height, usual.width)
                : say("boxes of {count} cells that fill the board, or none", from_to(least, most));
        Piece piece = boxes_;
        auto& [height, width] = parts_.boxes;
        if (!take_size(piece, height, width, expected)) return false;
        if (!piece.text.empty()) return fail_here(piece, "'+' before a rule, or the end");
        const int cells = height * width;
        if (cells < least || cells > most || parts_.rows % height != 0 || parts_.columns % width != 0)
            return fail(boxes_.at, say("boxes {size}", boxes_.text), expected);
        return true;
    }

    bool read_jigsaw(const Piece& labels) {
        const std::size_t cells = static_cast<std::size_t>(parts_.rows * parts_.columns);
        if (labels.text.size() != cells)
            return fail(labels.at, counted(labels.text.size(), "label"), std::to_string(cells));
        std::map<char, std::size_t> sizes;
        std::map<char, int> numbers;
        parts_.pieces.clear();
        for (std::size_t i = 0; i < cells; ++i) {
            const char label = labels.text[i];
            if (label <= ' ' || label > '~' || label == ',' || label == ':')
                return fail_here(labels.from(i),
                                 "a label: a letter or a digit, or '.' for a cell in no piece");
            ++sizes[label];
            parts_.pieces.push_back(
                label == '.' ? -1
                             : numbers.try_emplace(label, static_cast<int>(numbers.size())).first->second);
        }
        const auto least = static_cast<std::size_t>(least_cells());
        const auto most = static_cast<std::size_t>(parts_.digits);
        for (std::size_t i = 0; i < cells; ++i) {
            const char label = labels.text[i];
            if (label == '.' || (sizes[label] >= least && sizes[label] <= most)) continue;
            return fail(labels.at + i,
                        say("piece {piece} of {cells}", formats::quoted(std::string(1, label)),
                            counted(sizes[label], "cell")),
                        from_to(least, most));
        }
        if (numbers.empty()) return fail(labels.at, "no piece", "a label other than '.'");
        return true;
    }

    bool read_cells(const Piece& list, std::vector<Cell>& cells) {
        Piece piece = list;
        const std::string last =
            formats::name_of_cell(static_cast<Cell>(parts_.rows * parts_.columns - 1), parts_.columns);
        const std::string expected = say("a cell, r1c1 to {to}", last);
        for (;;) {
            const Piece begin = piece;
            int row = 0, column = 0;
            const auto take_letter = [&](char letter) {
                if (piece.text.empty() || (piece.text[0] | 0x20) != letter) return fail_here(piece, expected);
                piece = piece.from(1);
                return true;
            };
            if (!take_letter('r') || !take_number(piece, row, expected) || !take_letter('c') ||
                !take_number(piece, column, expected))
                return false;
            const std::string_view text = begin.text.substr(0, begin.text.size() - piece.text.size());
            if (row < 1 || row > parts_.rows || column < 1 || column > parts_.columns)
                return fail(begin.at, formats::quoted(text), expected);
            const auto cell = static_cast<Cell>(parts_.columns * (row - 1) + column - 1);
            if (std::ranges::find(cells, cell) != cells.end())
                return fail(begin.at, say("{what} again", text), "each cell once");
            cells.push_back(cell);
            if (piece.text.empty()) break;
            if (piece.text[0] != ',')
                return fail_here(piece, "',' before another cell, '+' before a rule, or the end");
            piece = piece.from(1);
        }
        std::ranges::sort(cells);
        return true;
    }

    // Runs before the rules that name extra cells.
    bool read_extra() {
        parts_.extra.first = parts_.rows * parts_.columns;
        for (const Term& term : terms_) {
            if (term.word != formats::extra_word) continue;
            const auto problem =
                formats::read_extra({RuleKind::extra, term.numbers.text, term.details.text, term.has_numbers,
                                     term.has_details, term.parts.text, term.has_parts, term.is_open},
                                    parts_.extra);
            if (problem) return fail_in(term, *problem);
        }
        return true;
    }

    bool read_rules() {
        for (const Term& term : terms_)
            if (!is_number_character(term.whole.text[0]) && term.word != formats::extra_word &&
                !read_rule(term))
                return false;
        for (Cell cell : parts_.odd)
            if (std::ranges::binary_search(parts_.even, cell))
                return fail(0, say("{cell} both odd and even", formats::name_of_cell(cell, parts_.columns)),
                            "one of them");
        return true;
    }

    bool read_rule(const Term& term) {
        const std::optional<Sign> found = formats::sign_of(term.word);
        const Piece word = term.whole.to(term.whole.text.find_first_of(
            ":=[", term.whole.text.starts_with('=') || term.whole.text.starts_with(':') ? 1 : 0));
        if (const auto kind = formats::rule_kind_of(term.word); !found && kind) return read_clue(term, *kind);
        if (found && term.has_numbers)
            return fail(term.numbers.at - 1, "'='", "'+' before a rule, or the end");
        if (found && term.has_parts) return fail(term.parts.at - 1, "'['", "'+' before a rule, or the end");
        if (!found)
            return fail(word.at, formats::quoted(word.text),
                        term.word == "diagonal"
                            ? "diagonal- for the one from r1c1, diagonal+ for the other, x for both"
                            : std::string(rule_expected));
        const Sign sign = *found;
        if (formats::takes_details(sign) != term.has_details)
            return term.has_details ? fail(term.details.at - 1, "':'", "'+' before a rule, or the end")
                                    : fail(word.at + word.text.size(), "no ':'",
                                           say(sign == Sign::jigsaw ? "':' and labels after {quoted}"
                                                                    : "':' and cells after {quoted}",
                                               formats::quoted(word.text)));
        switch (sign) {
            case Sign::jigsaw: return read_jigsaw(term.details);
            case Sign::region: return read_region(term);
            case Sign::odd: return read_cells(term.details, parts_.odd);
            case Sign::even: return read_cells(term.details, parts_.even);
            case Sign::minimum: return read_cells(term.details, parts_.minimum);
            case Sign::maximum: return read_cells(term.details, parts_.maximum);
            default: return set(sign, word);
        }
    }

    bool read_clue(const Term& term, RuleKind kind) {
        auto rule = formats::read_rule({kind, term.numbers.text, term.details.text, term.has_numbers,
                                        term.has_details, term.parts.text, term.has_parts, term.is_open},
                                       parts_);
        if (!rule) return fail_in(term, rule.error());
        rule_cells_ += formats::cells_of(*rule);
        if (rule_cells_ > formats::most_cells_of_rules)
            return fail(term.whole.at,
                        say("rules of more than {cells}", counted(formats::most_cells_of_rules, "cell")),
                        "fewer");
        parts_.rules.push_back(*std::move(rule));
        return true;
    }
    bool fail_in(const Term& term, const formats::RuleProblem& problem) {
        using Part = formats::RuleProblem::Part;
        const std::size_t begin = problem.part == Part::numbers ? term.numbers.at
                                  : problem.part == Part::cells ? term.details.at
                                  : problem.part == Part::parts ? term.parts.at
                                                                : term.whole.at;
        return fail(begin + problem.at, problem.found, problem.expected);
    }

    bool read_region(const Term& term) {
        if (parts_.regions.size() == formats::most_regions)
            return fail(term.whole.at, say("more than {count}", counted(formats::most_regions, "region")),
                        "fewer");
        auto& cells = parts_.regions.emplace_back();
        if (!read_cells(term.details, cells)) return false;
        const auto most = static_cast<std::size_t>(parts_.digits);
        if (cells.size() > 1 && cells.size() <= most) return true;
        return fail(term.details.at, counted(cells.size(), "cell"), say("{from} to {to}", 2, most));
    }

    // Adds a rule that consists of one word.
    bool set(Sign sign, const Piece& word) {
        const auto needs = [&](bool has, std::string_view what) {
            return has || fail(word.at, say("{quoted} on this board", formats::quoted(word.text)),
                               std::string(what));
        };
        const auto& [height, width] = parts_.boxes;
        const int cells = parts_.rows * parts_.columns;
        const auto is_square = [&] {
            return needs(parts_.rows == parts_.columns, "as many rows as columns");
        };
        const auto is_nine = [&] { return needs(parts_.rows == side && parts_.columns == side, "9x9"); };
        const auto has_boxes = [&] { return needs(height > 0, "boxes"); };
        const auto has_middles = [&] {
            return needs(height % 2 == 1 && width % 2 == 1, "boxes of odd height and width");
        };
        // A house can have more cells than there are values only if rows and columns are not houses.
        const auto has_values = [&](int least) {
            return needs(parts_.digits >= least, say("{count} values or more", least));
        };
        switch (sign) {
            case Sign::x:
                return parts_.falling = parts_.rising = true, is_square() && has_values(parts_.rows);
            case Sign::falling: return parts_.falling = true, is_square() && has_values(parts_.rows);
            case Sign::rising: return parts_.rising = true, is_square() && has_values(parts_.rows);
            case Sign::windows: return parts_.windows = true, has_boxes();
            case Sign::groups:
                return parts_.groups = true, has_boxes() && has_values(cells / (height * width));
            case Sign::asterisk: return parts_.asterisk = true, is_nine() && has_values(side);
            case Sign::girandola: return parts_.girandola = true, is_nine() && has_values(side);
            case Sign::centre_dot:
                return parts_.centre_dot = true, has_middles() && has_values(cells / (height * width));
            case Sign::knight: return parts_.knight = true;
            case Sign::king: return parts_.king = true;
            case Sign::nonconsecutive: return parts_.nonconsecutive = true;
            default: return true;
        }
    }

    const Piece name_;
    Piece rest_, boxes_, jigsaw_;
    std::vector<Term> terms_;
    BoardParts parts_;
    std::size_t rule_cells_ = 0;
    Error error_;
};

}  // namespace

Result<BoardParts> formats::parts_of_name(std::string_view name) { return BoardReader(name).read(); }

Result<BoardParts> formats::parts_with_term(const BoardParts& board, std::string_view term) {
    return BoardReader(term, board).read_added();
}

Result<Geometry> parse_board(std::string_view name) {
    const auto parts = formats::parts_of_name(name);
    if (!parts) return std::unexpected(parts.error());
    return board_of(*parts, formats::name_of_parts(*parts));
}

}  // namespace nonet
