// Writes the puzzles of any board.

#include <algorithm>
#include <vector>

#include "formats/board_symbols.hpp"
#include "nonet/board_text.hpp"
#include "nonet/contract.hpp"

namespace nonet {
namespace {

using formats::BoardSymbols;
using Texts = std::vector<std::string>;  // one for each cell

// Returns for each cell the number of its box or piece, or 0.
std::vector<int> areas_of(const Geometry& geometry) {
    std::vector<int> areas(static_cast<std::size_t>(geometry.cell_count()));
    for (HouseKind kind : {HouseKind::box, HouseKind::piece}) {
        bool any = false;
        for (House house = 0; house < geometry.house_count(); ++house) {
            if (geometry.kind_of(house) != kind) continue;
            any = true;
            for (Cell cell : geometry.house_cells(house)) areas[cell] = house + 1;
        }
        if (any) break;
    }
    return areas;
}

// A drawing. The cells of a column have one width. Bars and rules separate neighbours of different areas and surround
// the board.
//
//      +-------+---+        An edge is a character column between two cells: a bar, or a space within an area.
//      | 1 2 3 | 4 |
//      |   +---+   |        The edge is left out if no row has a bar in it.
class Drawing {
 public:
    explicit Drawing(const Geometry& geometry, Texts texts)
        : rows_(geometry.rows()),
          columns_(geometry.columns()),
          areas_(areas_of(geometry)),
          texts_(std::move(texts)) {
        for (int column = 0; column < columns_; ++column) {
            std::size_t width = 1;
            for (int row = 0; row < rows_; ++row) width = std::max(width, texts_[at(row, column)].size());
            widths_.push_back(width);
        }
        for (int column = 0; column <= columns_; ++column) edges_.push_back(has_edge(column));
    }

    std::string draw() const {
        std::string text;
        for (int row = 0; row <= rows_; ++row) {
            if (has_rule(row)) text += rule(row);
            if (row < rows_) text += line(row);
        }
        return text;
    }

 private:
    std::size_t at(int row, int column) const { return static_cast<std::size_t>(row * columns_ + column); }

    // Returns whether there is a bar between a cell and the one to its left, or a rule between it and the one above.
    bool bar(int row, int column) const {
        if (row < 0 || row >= rows_) return false;
        return column == 0 || column == columns_ || areas_[at(row, column - 1)] != areas_[at(row, column)];
    }
    bool dash(int row, int column) const {
        if (column < 0 || column >= columns_) return false;
        return row == 0 || row == rows_ || areas_[at(row - 1, column)] != areas_[at(row, column)];
    }
    bool has_edge(int column) const {
        for (int row = 0; row < rows_; ++row)
            if (bar(row, column)) return true;
        return false;
    }
    bool has_rule(int row) const {
        for (int column = 0; column < columns_; ++column)
            if (dash(row, column)) return true;
        return false;
    }

    std::string rule(int row) const {
        std::string text;
        for (int column = 0; column <= columns_; ++column) {
            const bool left = dash(row, column - 1), right = dash(row, column);
            const bool above = bar(row - 1, column), below = bar(row, column);
            if (edges_[static_cast<std::size_t>(column)])
                text += left || right    ? (above || below || left != right ? '+' : '-')
                        : above || below ? '|'
                                         : ' ';
            if (column == columns_) break;
            const std::size_t before = edges_[static_cast<std::size_t>(column)] ? 1 : 0;
            text.append(before + widths_[static_cast<std::size_t>(column)] + 1, right ? '-' : ' ');
        }
        return finished(std::move(text));
    }

    std::string line(int row) const {
        std::string text;
        for (int column = 0; column <= columns_; ++column) {
            if (edges_[static_cast<std::size_t>(column)]) {
                text += bar(row, column) ? '|' : ' ';
                text += ' ';
            }
            if (column == columns_) break;
            const std::string& cell = texts_[at(row, column)];
            text += cell + std::string(widths_[static_cast<std::size_t>(column)] - cell.size() + 1, ' ');
        }
        return finished(std::move(text));
    }

    static std::string finished(std::string text) {
        text.erase(text.find_last_not_of(' ') + 1);
        return text + '\n';
    }

    const int rows_, columns_;
    const std::vector<int> areas_;
    const Texts texts_;
    std::vector<std::size_t> widths_;
    std::vector<bool> edges_;  // whether there is a character column before each cell, and after the last one
};

Texts texts_of(const Geometry& geometry, std::span<const std::uint8_t> values, char blank, Glyphs style) {
    NONET_EXPECT(values.size() == static_cast<std::size_t>(geometry.cell_count()));
    const BoardSymbols symbols(geometry, style);
    Texts texts;
    std::size_t width = 1;
    for (int value : values) {
        texts.push_back(value == 0                 ? std::string(1, blank)
                        : style == Glyphs::numbers ? symbols.number_of(value)
                                                   : std::string(1, symbols.glyph_of(value)));
        width = std::max(width, texts.back().size());
    }
    for (std::string& text : texts) text.insert(0, width - text.size(), ' ');
    return texts;
}

// Lists without commas read as numbers if each of them is a number. Commas then show that they are lists.
bool need_commas(std::span<const BoardDigitSet> marks, const BoardSymbols& symbols) {
    bool any = false;
    for (BoardDigitSet digits : marks) {
        if (digits.size() < 2) continue;
        if (digits.size() > 2) return false;
        any = true;
        for (Digit digit : digits)
            if (symbols.glyph_of(digit + 1) > '9') return false;
    }
    return any && symbols.digits() > side;
}

}  // namespace

std::string format_line(const Geometry& geometry, std::span<const std::uint8_t> values, char blank) {
    std::string text;
    for (const std::string& cell : texts_of(geometry, values, blank, Glyphs::usual)) text += cell;
    return text;
}

std::string format_grid(const Geometry& geometry, std::span<const std::uint8_t> values, char blank,
                        Glyphs style) {
    std::string text;
    int column = 0;
    for (const std::string& cell : texts_of(geometry, values, blank, style)) {
        text += cell;
        const bool last = ++column == geometry.columns();
        text += last ? '\n' : ' ';
        if (last) column = 0;
    }
    return text;
}

std::string format_pretty(const Geometry& geometry, std::span<const std::uint8_t> values, char blank,
                          Glyphs style) {
    return Drawing(geometry, texts_of(geometry, values, blank, style)).draw();
}

std::string format_pencil(const Geometry& geometry, std::span<const BoardDigitSet> marks) {
    NONET_EXPECT(marks.size() == static_cast<std::size_t>(geometry.cell_count()));
    const BoardSymbols symbols(geometry);
    const bool commas = need_commas(marks, symbols);
    Texts texts;
    for (BoardDigitSet digits : marks) {
        std::string& text = texts.emplace_back();
        for (Digit digit : digits) {
            if (commas && !text.empty()) text += ',';
            text += symbols.glyph_of(digit + 1);
        }
        if (digits.empty()) text = "-";
    }
    return Drawing(geometry, std::move(texts)).draw();
}

std::string format_marks(const Geometry& geometry, std::span<const BoardDigitSet> marks) {
    NONET_EXPECT(marks.size() == static_cast<std::size_t>(geometry.cell_count()));
    const BoardSymbols symbols(geometry);
    std::string text;
    for (BoardDigitSet digits : marks)
        for (int digit = 0; digit < geometry.digit_count(); ++digit)
            text += digits.contains(static_cast<Digit>(digit)) ? symbols.glyph_of(digit + 1) : '.';
    return text;
}

}  // namespace nonet
