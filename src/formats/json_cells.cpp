// 81 cells as the value of a member: "53..7....", [5, 3, null, ...], [[5, 3, 0, ...], ...], ["53..7....", ...].
//
// A text of several words is a puzzle in one of the other formats, such as nine rows with their line ends.

#include <algorithm>

#include "core/say.hpp"
#include "formats/formats.hpp"
#include "formats/json_members.hpp"
#include "nonet/text.hpp"

namespace nonet::formats {
namespace {

constexpr std::string_view value_expected = "81 cells, as a text or an array";

// Requires valid syntax.
class CellArray {
 public:
    CellArray(std::string_view value, const Line& at, Grid& grid) : value_(value), line_(at), grid_(grid) {}

    std::optional<Error> read() {
        while (at_ < value_.size() && !error_) step();
        if (!error_ && cells_ != cell_count)
            fail(Errc::wrong_length, value_.size() - 1, counted(cells_, "cell"), std::to_string(cell_count));
        return error_;
    }

 private:
    void step() {
        const char c = value_[at_];
        if (c == '[' && ++depth_ > 2) return fail(Errc::bad_structure, at_, "'['", "a cell");
        if (c == '[') row_ = 0;
        if (c == ']') return close();
        if (c == '"') return text();
        if (value_.substr(at_).starts_with("null")) return at_ += 4, add(0);
        if (c == '-' || (c >= '0' && c <= '9')) return number();
        if (c == '{' || is_letter(c))
            return fail(Errc::bad_character, at_, quoted({&c, 1}), std::string(cell_expected));
        ++at_;
    }

    void close() {
        if (depth_-- == 2 && ++rows_ > 0 && row_ != side)
            return fail(Errc::wrong_length, at_, say("{cells} in row {number}", counted(row_, "cell"), rows_),
                        std::to_string(side));
        ++at_;
    }

    void number() {
        const auto is_part = [](char c) {
            return is_letter(c) || (c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.';
        };
        const auto end =
            std::find_if_not(value_.begin() + static_cast<std::ptrdiff_t>(at_), value_.end(), is_part);
        std::string_view token = value_.substr(at_, static_cast<std::size_t>(end - value_.begin()) - at_);
        const std::size_t size = token.size();
        if (token.size() == 3 && token.ends_with(".0"))
            token.remove_suffix(2);  // columns with gaps are exported like this
        if (token.size() != 1)
            return fail(Errc::bad_character, at_, quoted(token), std::string(cell_expected));
        add(cell_value(token[0]));
        at_ += size;
    }

    void text() {
        const std::size_t end = value_.find('"', at_ + 1);
        if (end == at_ + 1) add(0);
        for (std::size_t i = at_ + 1; i < end; ++i) {
            if (!is_cell(value_[i]) && value_[i] != ' ')
                return fail(Errc::bad_character, i, Text(value_.substr(i), Text::Part::field).shown(0),
                            std::string(cell_expected));
            add(value_[i] == ' ' ? 0 : cell_value(value_[i]));
        }
        at_ = end + 1;
    }

    void add(std::uint8_t value) {
        if (cells_ < cell_count) grid_[static_cast<int>(cells_)] = value;
        ++cells_, ++row_;
    }

    void fail(Errc code, std::size_t at, std::string found, std::string expected) {
        error_ = error_at(code, place_in(line_, value_, at), 0, std::move(found), std::move(expected));
    }

    const std::string_view value_;
    const Line line_;
    Grid& grid_;
    std::size_t at_ = 0, cells_ = 0, row_ = 0, rows_ = 0;
    int depth_ = 0;
    std::optional<Error> error_;
};

// Reads a text in quotes. `at` is the place of its first character.
std::optional<Error> read_text(std::string_view text, const Line& at, ClassicPuzzle& puzzle) {
    if (text.size() == cell_count && scan_cells(text.data(), puzzle.givens.values.data()))
        return std::nullopt;
    const bool escaped = text.find('\\') != text.npos;
    const Text plain(text, Text::Part::field);
    if (!escaped && std::ranges::none_of(plain.ascii(), ends_puzzle))
        return read_cells(plain, at, 0, puzzle.givens);
    auto read = parse_classic_puzzle(escaped ? unescaped_json(text) : std::string(text));
    if (!read) return error_at(read.error().code, at, 0, read.error().found, read.error().expected);
    puzzle = *read;
    return std::nullopt;
}

std::string shown_value(std::string_view value) {
    switch (value.front()) {
        case '{': return "an object";
        case 'n':
        case 't':
        case 'f': return std::string(value);
        default: return "a number";
    }
}

}  // namespace

std::optional<Error> read_json_cells(std::string_view value, const Line& at, ClassicPuzzle& puzzle) {
    if (value.front() == '[') return CellArray(value, at, puzzle.givens).read();
    if (value.front() == '"')
        return read_text(value.substr(1, value.size() - 2), place_in(at, value, 1), puzzle);
    if (value.size() == cell_count)
        return read_cells(Text(value, Text::Part::field), at, 0, puzzle.givens);  // digits without quotes
    return error_at(Errc::bad_structure, at, 0, shown_value(value), std::string(value_expected));
}

}  // namespace nonet::formats
