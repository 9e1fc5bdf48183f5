#include "flow/first_board.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace nonet::cli {
namespace {

constexpr std::size_t most_ahead = 1 << 16;
constexpr std::string_view white = " \t\r";

// Returns whether the line has only the characters of borders.
bool is_border(std::string_view line) { return line.find_first_not_of("+-=|_ \t\r") == line.npos; }

// Counts the cells of a row: its words, or the characters of its only word.
std::size_t cells_in(std::string_view row) {
    std::size_t words = 0, characters = 0;
    while (!row.empty()) {
        const std::size_t begin = std::min(row.find_first_not_of(" \t\r|"), row.size());
        const std::size_t end = std::min(row.find_first_of(" \t\r|", begin), row.size());
        words += end > begin;
        characters += end - begin;
        row.remove_prefix(end);
    }
    return words > 1 ? words : characters;
}

// 16 cells are either a row of 16 x 16 or a whole puzzle of 4 x 4.
bool is_line_of_four(std::string_view row) {
    const std::string_view word = row.substr(0, row.find_last_not_of(white) + 1);
    return word.size() == 16 && word.find_first_not_of("1234.0") == word.npos;
}

// Returns whether the text may be the beginning of rows of another board, so that more rows are needed.
bool goes_on(std::string_view text) {
    constexpr std::array<std::size_t, 9> sides{4, 6, 8, 10, 12, 15, 16, 20, 25};
    std::size_t side = 0, rows = 0;
    for (std::size_t end = text.find('\n'); end != text.npos; end = text.find('\n')) {
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (line.find_first_not_of(white) == line.npos) {
            if (rows > 0) return false;
        } else if (!is_border(line) && rows++ == 0) {
            side = cells_in(line);
            if (std::ranges::find(sides, side) == sides.end() || is_line_of_four(line)) return false;
        }
    }
    return rows < std::max<std::size_t>(side, 1);
}

}  // namespace

Geometry board_ahead(ReadBytes read, std::string& ahead) {
    while (ahead.size() < most_ahead && goes_on(ahead)) {
        const std::size_t before = ahead.size();
        ahead.resize(most_ahead);
        const std::size_t count = read(ahead.data() + before, most_ahead - before);
        ahead.resize(before + count);
        if (count == 0) break;
    }
    return board_of_first(ahead);
}

}  // namespace nonet::cli
