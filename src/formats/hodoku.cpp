// Lines of HoDoKu's library, and the line that HoDoKu and other programs copy for a game in progress:
//
//   :0403-1:7:53..+7....6..195...:312 412:::       technique, digits, values ('+' before those placed), removed candidates
//   53..+7....6..195...:312 412                    the values and removed candidates alone
//
// A removed candidate is three digits: the digit, its row, its column. Placed digits count as givens, because the
// puzzle continues from them. The text after the removed candidates is a technique's outcome and is kept as a comment.

#include <algorithm>

#include "core/say.hpp"
#include "formats/formats.hpp"
#include "formats/symbols.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

// Returns the place after ":0403-1:7:", or 0 if the line does not begin like that.
std::size_t behind_technique(std::string_view line) {
    constexpr std::size_t code_size = 4;
    if (!line.starts_with(':') || line.size() < code_size + 2) return 0;
    if (!std::ranges::all_of(line.substr(1, code_size), is_ascii_digit)) return 0;
    const std::size_t code_end = line.find(':', 1);
    const std::size_t end = code_end == line.npos ? code_end : line.find(':', code_end + 1);
    constexpr std::size_t longest = 30;
    return end < longest ? end + 1 : 0;
}

std::size_t leading_spaces(std::string_view line) {
    return static_cast<std::size_t>(std::ranges::find_if_not(line, is_space) - line.begin());
}

bool is_value(char c) { return is_cell(c) || c == '+'; }

// Returns whether the line begins with about 81 cells that have a '+' before digits and nowhere else. Borders have
// other '+' signs.
bool has_placed(std::string_view line) {
    const std::string_view values(line.begin(), std::ranges::find_if_not(line, is_value));
    std::size_t placed = 0;
    for (std::size_t at = values.find('+'); at != values.npos; at = values.find('+', at + 1), ++placed)
        if (at + 1 == values.size() || value_of_glyph(values[at + 1]) == 0) return false;
    const std::size_t cells = values.size() - placed;
    return placed > 0 && cells + side >= cell_count && cells <= cell_count + side;
}

bool begins_hodoku(const Text& text) {
    const std::string_view line = text.ascii().substr(leading_spaces(text.ascii()));
    return behind_technique(line) > 0 || has_placed(line);
}

class HodokuReader {
 public:
    HodokuReader(std::string_view raw, const Line& line, Record& record)
        : raw_(raw), text_(raw), line_(line), record_(record) {}

    void read() {
        at_ = leading_spaces(ascii());
        at_ += behind_technique(ascii().substr(at_));
        read_values();
        const bool more = !record_.error && at_ < ascii().size();
        if (more && ascii()[at_] == ':') read_removed();
        if (!record_.error) keep_rest();
    }

 private:
    std::string_view ascii() const { return text_.ascii(); }
    void fail(Errc code, std::string found, std::string expected) {
        record_.error = error_at(code, line_, text_.origin(at_), std::move(found), std::move(expected));
    }

    void read_values() {
        std::size_t cells = 0;
        for (; at_ < ascii().size() && is_value(ascii()[at_]); ++at_) {
            const bool placed = ascii()[at_] == '+';
            if (placed) ++at_;
            const std::uint8_t value = at_ < ascii().size() ? cell_value(ascii()[at_]) : no_cell;
            if (placed && (value == 0 || value == no_cell))
                return fail(Errc::bad_character, text_.shown(at_), "a digit 1 to 9 after '+'");
            if (cells < cell_count) record_.puzzle.to_classic().givens[static_cast<int>(cells)] = value;
            ++cells;
        }
        const bool ends = at_ == ascii().size() || ascii()[at_] == ':' || ends_puzzle(ascii()[at_]);
        if (!ends) return fail(Errc::bad_character, text_.shown(at_), std::string(cell_expected));
        if (cells != cell_count) fail(Errc::wrong_length, counted(cells, "cell"), std::to_string(cell_count));
    }

    // Reads ":312 412", up to the next ':' or the first word that is not a removed candidate.
    void read_removed() {
        const Candidates before = candidates_of(*record_.puzzle.classic());
        Candidates candidates = before;
        for (++at_; at_ < ascii().size() && ascii()[at_] != ':'; ++at_) {
            if (is_space(ascii()[at_])) continue;
            const std::string_view triple = ascii().substr(at_, 3);
            const bool ends =
                at_ + 3 >= ascii().size() || ascii()[at_ + 3] == ':' || is_space(ascii()[at_ + 3]);
            const auto is_one_to_nine = [](char c) { return value_of_glyph(c) != 0; };
            if (triple.size() < 3 || !std::ranges::all_of(triple, is_one_to_nine) || !ends)
                return fail(Errc::bad_structure, text_.shown(at_),
                            "three digits for a removed candidate: the digit, its row, its column");
            const int cell = cell_at(value_of_glyph(triple[1]) - 1, value_of_glyph(triple[2]) - 1);
            if (record_.puzzle.classic()->givens[cell] == value_of_glyph(triple[0]))
                return fail(Errc::bad_structure, "a removed candidate that is the value of its cell",
                            "a candidate of an empty cell");
            candidates[static_cast<std::size_t>(cell)].erase(
                static_cast<Digit>(value_of_glyph(triple[0]) - 1));
            at_ += 2;
        }
        if (candidates != before) record_.puzzle.to_classic().marks = candidates;
    }

    void keep_rest() {
        const std::string_view rest = ascii().substr(at_);
        const bool says_something = rest.find_first_not_of(": \t\r") != rest.npos;
        for (std::size_t at = 0; at < rest.size();) {
            const auto run =
                static_cast<std::size_t>(std::ranges::find_if_not(rest.substr(at), is_value) - rest.begin()) -
                at;
            if (run + side >= cell_count) {
                at_ += at;
                return fail(Errc::bad_structure, "another puzzle", "one puzzle per line");
            }
            at += run + 1;
        }
        if (says_something) record_.rest = raw_.substr(text_.origin(at_));
    }

    const std::string_view raw_;
    const Text text_;
    const Line line_;
    Record& record_;
    std::size_t at_ = 0;
};

bool read_as_hodoku(Source& source, const Line& line, Record& record) {
    record.format = Format::hodoku;
    HodokuReader(source.lines.text(line), line, record).read();
    source.lines.take(line);
    return true;
}

}  // namespace

}  // namespace nonet::formats

namespace nonet {

std::string format_hodoku(const ClassicPuzzle& puzzle) {
    std::string text = ":0000:x:" + format_line(puzzle.givens) + ':';
    const Candidates open = candidates_of({.givens = puzzle.givens, .marks = {}}),
                     left = candidates_of(puzzle);
    bool first = true;
    for (int cell = 0; cell < cell_count; ++cell) {
        if (puzzle.givens[cell] != 0) continue;
        for (Digit digit : open[static_cast<std::size_t>(cell)] - left[static_cast<std::size_t>(cell)]) {
            if (!first) text += ' ';
            first = false;
            for (int number : {digit + 0, row_of(cell), column_of(cell)})
                text += static_cast<char>('1' + number);
        }
    }
    return text += ":::";
}

}  // namespace nonet

namespace nonet::formats {

extern constinit const ReadFormat read_hodoku{begins_hodoku, read_as_hodoku};

}  // namespace nonet::formats
