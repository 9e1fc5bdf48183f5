#include "forms/boxed.hpp"

#include <algorithm>
#include <vector>

#include "nonet/text.hpp"

namespace nonet::cli {
namespace {

// A drawing of lines made of + - |, and access to its characters.
class BoxDrawing {
 public:
    explicit BoxDrawing(std::string_view text) {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            lines_.push_back(text.substr(at, end - at));
            at = end + 1;
        }
    }
    const std::vector<std::string_view>& lines() const { return lines_; }

    // Returns the line-drawing character for a place: it connects to the neighbouring lines.
    std::string_view line_at(std::size_t row, std::size_t column) const {
        constexpr std::string_view lines[] = {"+", "│", "│", "│", "─", "┘", "┐", "┤",
                                              "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
        const char c = at(row, column);
        if (c == '-') return "─";
        if (c == '|') return "│";
        const auto goes = [&](std::size_t r, std::size_t k, char to) {
            return at(r, k) == to || at(r, k) == '+';
        };
        return lines[(goes(row - 1, column, '|') ? 1 : 0) + (goes(row + 1, column, '|') ? 2 : 0) +
                     (goes(row, column - 1, '-') ? 4 : 0) + (goes(row, column + 1, '-') ? 8 : 0)];
    }

 private:
    char at(std::size_t row, std::size_t column) const {
        return row < lines_.size() && column < lines_[row].size() ? lines_[row][column] : ' ';
    }

    std::vector<std::string_view> lines_;
};

bool is_line(char c) { return c == '+' || c == '-' || c == '|'; }

}  // namespace

std::string boxed(std::string_view pretty, FunctionRef<bool(std::size_t cell)> is_found, const Look& look) {
    if (!look.colour && !look.lines) return std::string(pretty);
    const BoxDrawing drawing(pretty);
    std::string text;
    std::size_t cell = 0;
    for (std::size_t row = 0; row < drawing.lines().size(); ++row) {
        const std::string_view line = drawing.lines()[row];
        for (std::size_t column = 0; column < line.size();) {
            const char c = line[column];
            if (c == ' ' || is_line(c)) {
                text += look.lines && c != ' ' ? drawing.line_at(row, column) : line.substr(column, 1);
                ++column;
                continue;
            }
            std::size_t end = column;
            while (end < line.size() && line[end] != ' ' && !is_line(line[end])) ++end;
            const bool shines = is_found(cell++) && look.colour;
            if (shines) text += "\x1b[1;34m";
            text += line.substr(column, end - column);
            if (shines) text += "\x1b[0m";
            column = end;
        }
        text += '\n';
    }
    return text;
}

std::string boxed(const Puzzle& puzzle, std::span<const std::uint8_t> values, Glyphs style,
                  const Look& look) {
    const std::span<const std::uint8_t> givens = puzzle.values();
    const auto is_found = [&](std::size_t cell) { return values[cell] != 0 && givens[cell] == 0; };
    return boxed(format_pretty(puzzle.geometry(), values, '.', style), is_found, look);
}

}  // namespace nonet::cli
