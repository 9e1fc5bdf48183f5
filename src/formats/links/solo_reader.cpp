// Reads game IDs of Solo.

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <utility>

#include "core/say.hpp"
#include "formats/links/solo.hpp"
#include "formats/symbols.hpp"

namespace nonet::formats {
namespace {

bool is_small(char c) { return c >= 'a' && c <= 'z'; }

// The part before the colon.
struct Params {
    int columns = 0, rows = 0;  // the size in boxes; for a jigsaw, the side and 1
    bool diagonals = false, killer = false;
    std::size_t size = 0;  // including the colon

    int side() const { return columns * rows; }
};

// Reads a number of one or two figures.
int take_number(std::string_view text, std::size_t& at) {
    int number = 0;
    const std::size_t begin = at;
    while (at < text.size() && is_ascii_digit(text[at]) && at - begin < 2)
        number = 10 * number + (text[at++] - '0');
    return number;
}

// Returns nothing for other texts. The size, "3x3" or "9j", is required; Solo always writes it.
std::optional<Params> params_of(std::string_view text) {
    Params params;
    std::size_t at = 0;
    params.columns = params.rows = take_number(text, at);
    bool is_sized = false, jigsaw = false;
    if (at > 0 && at + 1 < text.size() && text[at] == 'x' && is_ascii_digit(text[at + 1])) {
        params.rows = take_number(text, ++at);
        is_sized = true;
    }
    for (; at < text.size() && (is_small(text[at]) || is_ascii_digit(text[at])); ++at) {
        params.diagonals |= text[at] == 'x';
        params.killer |= text[at] == 'k';
        jigsaw |= text[at] == 'j';
    }
    if (at == text.size() || text[at] != ':' || params.columns < 1 || params.rows < 1) return std::nullopt;
    if (!is_sized && !jigsaw) return std::nullopt;
    if (jigsaw) {
        params.columns = is_sized ? params.side() : params.columns;
        params.rows = 1;
    }
    params.size = at + 1;
    return params;
}

class SoloReader {
 public:
    explicit SoloReader(std::string_view text) : text_(text) {}

    std::expected<Import, Fault> read() {
        if (!(read_params() && read_givens() && read_pieces() && read_cages()))
            return std::unexpected(std::move(fault_));
        if (at_ < text_.size() && !fail("the end")) return std::unexpected(std::move(fault_));
        return std::move(import_);
    }

 private:
    bool fail(std::string expected) { return fail(at_, shown(), std::move(expected)); }
    bool fail(std::size_t at, std::string found, std::string expected) {
        fault_ = {at, std::move(found), std::move(expected)};
        return false;
    }
    std::string shown() const {
        return at_ >= text_.size() ? "the end of the line" : formats::quoted(text_.substr(at_, 1));
    }
    bool part_ends() const { return at_ == text_.size() || text_[at_] == ','; }
    std::size_t cells() const { return static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_); }

    bool read_params() {
        const auto params = params_of(text_);
        if (!params) return fail("a size, as in 3x3: or 9j:");
        params_ = *params;
        side_ = params_.side();
        if (side_ < 2 || side_ > Geometry::most_digits)
            return fail(counted(static_cast<std::size_t>(side_), "row"),
                        say("{from} to {to}", 2, Geometry::most_digits));
        at_ = params_.size;
        import_ = Import(side_, side_);
        import_.set_boxes(params_.rows > 1 ? BoxShape{params_.columns, params_.rows} : BoxShape{});
        if (params_.columns == 1) import_.set_boxes({});
        if (params_.diagonals) import_.add_term("x");
        return true;
    }
    bool fail(std::string found, std::string expected) {
        return fail(at_, std::move(found), std::move(expected));
    }

    // Reads numbers and runs of empty cells into one number for each cell; 0 for none.
    bool read_numbers(int most, std::vector<int>& numbers) {
        while (!part_ends()) {
            const char c = text_[at_];
            if (is_small(c)) {
                numbers.insert(numbers.end(), static_cast<std::size_t>(c - 'a' + 1), 0);
                ++at_;
            } else if (c == '_') {
                ++at_;
            } else if (is_ascii_digit(c)) {
                std::size_t end = at_;
                while (end < text_.size() && is_ascii_digit(text_[end])) ++end;
                int number = 0;
                std::from_chars(text_.data() + at_, text_.data() + std::min(end, at_ + 7), number);
                if (number < 1 || number > most)
                    return fail(formats::quoted(text_.substr(at_, std::min<std::size_t>(end - at_, 20))),
                                say("a number, 1 to {number}", most));
                numbers.push_back(number);
                at_ = end;
            } else {
                return fail("a number, a letter for empty cells, '_' or ','");
            }
            if (numbers.size() > cells()) break;
        }
        if (numbers.size() == cells()) return true;
        return fail(numbers.size() > cells() ? say("more than {count}", counted(cells(), "cell"))
                                             : counted(numbers.size(), "cell"),
                    std::to_string(cells()));
    }

    bool read_givens() {
        std::vector<int> values;
        if (!read_numbers(side_, values)) return false;
        for (std::size_t cell = 0; cell < values.size(); ++cell)
            if (values[cell] > 0) import_.set_value(static_cast<Cell>(cell), values[cell]);
        return true;
    }

    bool take_comma(const char* expected) {
        if (at_ == text_.size() || text_[at_] != ',') return fail(expected);
        ++at_;
        return true;
    }

    // Reads the first cell of each cell's block.
    bool read_borders(std::vector<int>& blocks) {
        constexpr int read_by_solo = 26, written_by_solo = 25;
        const std::size_t begin = at_;
        if (read_borders(blocks, read_by_solo)) return true;
        Fault fault = std::exchange(fault_, {});
        at_ = begin;
        return read_borders(blocks, written_by_solo) || (fault_ = std::move(fault), false);
    }
    bool read_borders(std::vector<int>& blocks, int z) {
        blocks.resize(cells());
        std::iota(blocks.begin(), blocks.end(), 0);
        const auto first_of = [&](int cell) {
            while (blocks[static_cast<std::size_t>(cell)] != cell)
                cell = blocks[static_cast<std::size_t>(cell)];
            return cell;
        };
        const int lines = side_ * (side_ - 1), places = 2 * lines;
        int place = 0;
        for (; !part_ends(); ++at_) {
            const char c = text_[at_];
            if (c != '_' && !is_small(c)) return fail("'_' or a letter for places without a border");
            const int run = c == '_' ? 0 : c == 'z' ? z : c - 'a' + 1;
            if (place + run > places)
                return fail("more borders than the board has", say("{number} places", places));
            for (int i = 0; i < run; ++i, ++place) {
                const int line = place % lines / (side_ - 1), step = place % (side_ - 1);
                const int cell = place < lines ? line * side_ + step : step * side_ + line;
                const int a = first_of(cell), b = first_of(cell + (place < lines ? 1 : side_));
                blocks[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
            }
            place += c != 'z';
        }
        if (place != places + 1)
            return fail(say("borders of {places}", counted(static_cast<std::size_t>(place), "place")),
                        say("{count} and a border after them", places));
        for (int cell = 0; cell < static_cast<int>(blocks.size()); ++cell)
            blocks[static_cast<std::size_t>(cell)] = first_of(cell);
        return true;
    }

    bool read_pieces() {
        if (params_.rows > 1) return true;
        std::vector<int> pieces;
        if (!take_comma("',' and the borders of the pieces") || !read_borders(pieces)) return false;
        for (int piece : pieces)
            if (const auto size = std::ranges::count(pieces, piece); size != side_)
                return fail(say("a piece of {cells}", counted(static_cast<std::size_t>(size), "cell")),
                            std::to_string(side_));
        import_.set_pieces(std::move(pieces));
        return true;
    }

    bool read_cages() {
        if (!params_.killer) return true;
        std::vector<int> cages, totals;
        if (!take_comma("',' and the borders of the cages") || !read_borders(cages)) return false;
        const std::size_t begin = at_ + 1;
        if (!take_comma("',' and the totals of the cages") || !read_numbers(side_ * (side_ + 1) / 2, totals))
            return false;
        std::vector<std::vector<Cell>> list(cells());
        std::vector<int> total_of(cells());
        for (std::size_t cell = 0; cell < cells(); ++cell) {
            const auto cage = static_cast<std::size_t>(cages[cell]);
            list[cage].push_back(static_cast<Cell>(cell));
            if (totals[cell] == 0) continue;
            if (total_of[cage] != 0) return fail(begin, "two totals of one cage", "one");
            total_of[cage] = totals[cell];
        }
        for (std::size_t cage = 0; cage < cells(); ++cage) {
            if (list[cage].size() > static_cast<std::size_t>(side_))
                return fail(begin, say("a cage of {cells}", counted(list[cage].size(), "cell")),
                            say("at most {number}", side_));
            if (list[cage].empty() || (list[cage].size() == 1 && total_of[cage] == 0)) continue;
            if (list[cage].size() == 1 && import_.has_value(total_of[cage]))
                import_.set_value(list[cage][0], total_of[cage]);
            else
                import_.add_rule(RuleKind::killer, {std::move(list[cage])},
                                 total_of[cage] == 0 ? std::vector<std::int32_t>{}
                                                     : std::vector<std::int32_t>{total_of[cage]});
        }
        return true;
    }

    const std::string_view text_;
    std::size_t at_ = 0;
    Params params_;
    int side_ = 0;
    Import import_;
    Fault fault_;
};

}  // namespace

bool may_be_solo(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(" \t\r") + 1);
    const auto params = params_of(text);
    if (!params) return false;
    // "3x3:" may also be a label before another puzzle.
    const std::string_view description = text.substr(params->size);
    if (description.size() == cell_count && std::ranges::all_of(description, is_cell)) return false;
    const auto is_part = [](char c) { return is_small(c) || is_ascii_digit(c) || c == '_' || c == ','; };
    return std::ranges::any_of(description, [](char c) { return is_small(c) || c == '_'; }) &&
           std::ranges::all_of(description, is_part);
}

std::expected<Import, Fault> read_solo(std::string_view text) { return SoloReader(text).read(); }

}  // namespace nonet::formats
