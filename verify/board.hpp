// Which options exclude each other on a board, and of which exactly one is true: worked out from the board's name alone.
//
//   option   "digit d in cell c": digits * c + d, all from zero
//   name     as `nonet` writes it, docs/boards.md: a size or a jigsaw, and rules in this order
//              9x9   6x6:3x2   7x7:none   jigsaw:LABELS   +0..8   +jigsaw:LABELS   +x   +diagonal-   +diagonal+   +windoku
//              +disjoint   +asterisk   +centredot   +girandola   +region:r1c1,r2c2   +knight   +king   +nonconsecutive
//              +odd:r1c1   +even:r1c1   +min:r1c1   +max:r1c1   and rules of many cells: rules.hpp

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace {

class Board {
 public:
    int rows = 0, columns = 0, digits = 0, lowest = 1;  // lowest: the value of digit 0
    std::vector<std::vector<int>> groups;               // exactly one of these options is true
    std::vector<std::vector<int>> groups_of;            // of each option
    std::vector<std::vector<int>> excluded;             // of each option: those that are false when it is true
    std::vector<int> forbidden;                         // options that the board itself rules out
    std::vector<ManyCells> rules;                       // rules.hpp

    explicit Board(const std::string& name) : rest_(name) {
        read_size();
        read_values();
        if (take("+jigsaw:")) read_pieces();
        add_lines();
        read_houses();
        if (take("+knight")) differ({{1, -2}, {1, 2}, {2, -1}, {2, 1}});
        if (take("+king")) differ({{1, -1}, {1, 1}});
        if (take("+nonconsecutive")) keep_neighbours_apart();
        read_marked_cells();
        while (!rest_.empty()) read_rule();
        make_groups();
    }

    int cells() const { return rows * columns; }
    int option(int cell, int digit) const { return digits * cell + digit; }
    char glyph(int digit) const { return "0123456789ABCDEFGHIJKLMNOP"[digit + lowest]; }
    // -1: not the glyph of a digit.
    int digit_of(char glyph) const {
        for (int digit = 0; digit < digits; ++digit)
            if (this->glyph(digit) == glyph) return digit;
        return -1;
    }
    // "r3c4" at the beginning of a text, which goes on behind it; -1: none.
    int take_cell(std::string& text) const {
        const auto take_line = [&](char letter, int lines) {
            std::size_t end = 1;
            int line = 0;
            while (end < text.size() && end < 3 && text[end] >= '0' && text[end] <= '9') line = 10 * line + text[end++] - '0';
            if (text.empty() || text[0] != letter || line < 1 || line > lines || text[1] == '0') return -1;
            text.erase(0, end);
            return line - 1;
        };
        const int row = take_line('r', rows);
        const int column = row < 0 ? -1 : take_line('c', columns);
        return column < 0 ? -1 : at(row, column);
    }

 private:
    struct Offset {
        int down, right;
    };
    using Cells = std::vector<int>;

    [[noreturn]] static void fail() { throw Rejected("not the name of a board, as nonet writes it"); }
    static void expect(bool holds) {
        if (!holds) fail();
    }
    int at(int row, int column) const { return columns * row + column; }

    bool take(const std::string& word) {
        if (rest_.compare(0, word.size(), word) != 0) return false;
        rest_.erase(0, word.size());
        return true;
    }
    int take_number(std::size_t most_figures = 2) {
        std::size_t end = 0;
        int number = 0;
        while (end < rest_.size() && end < most_figures && rest_[end] >= '0' && rest_[end] <= '9') number = 10 * number + rest_[end++] - '0';
        expect(end > 0);
        rest_.erase(0, end);
        return number;
    }
    Cells take_cells() {
        Cells cells;
        do {
            const int cell = take_cell(rest_);
            expect(cell >= 0 && std::find(cells.begin(), cells.end(), cell) == cells.end());
            cells.push_back(cell);
        } while (take(","));
        return cells;
    }

    void read_size() {
        if (take("jigsaw:")) {
            const std::size_t labels = std::min(rest_.find('+'), rest_.size());
            while (static_cast<std::size_t>(rows * rows) < labels) ++rows;
            expect(rows >= 1 && rows <= 25 && static_cast<std::size_t>(rows * rows) == labels);
            columns = digits = rows;
            return read_pieces();
        }
        rows = take_number();
        expect(take("x"));
        columns = take_number();
        expect(rows >= 1 && columns >= 1 && rows <= 25 && columns <= 25);
        digits = std::max(rows, columns);
        // Boxes of as many cells as the longer side has, as square as can be, rather wide than high.
        for (int few = 2; few * few <= digits; ++few) {
            const int many = digits / few;
            if (digits % few != 0) continue;
            if (rows % few == 0 && columns % many == 0)
                height_ = few, width_ = many;
            else if (rows % many == 0 && columns % few == 0)
                height_ = many, width_ = few;
        }
        if (!take(":")) return;
        height_ = width_ = 0;
        if (take("none")) return;
        height_ = take_number();
        expect(take("x"));
        width_ = take_number();
        expect(height_ >= 1 && width_ >= 1 && rows % height_ == 0 && columns % width_ == 0);
    }

    // "+0..8"
    void read_values() {
        if (rest_.size() > 1 && rest_[0] == '+' && rest_[1] >= '0' && rest_[1] <= '9') {
            take("+");
            lowest = take_number();
            expect(lowest <= 1 && take(".."));
            digits = take_number() - lowest + 1;
            expect(digits >= std::max(rows, columns) && digits <= 25);
        }
        expect_house(height_ * width_);
    }
    // Of boxes and pieces; 0: there are none.
    void expect_house(int cells) const { expect(cells == 0 || (cells >= std::max(rows, columns) && cells <= digits)); }

    // A label for each cell; '.': in no piece.
    void read_pieces() {
        std::map<char, Cells> pieces;
        expect(rest_.size() >= static_cast<std::size_t>(cells()));
        for (int cell = 0; cell < cells(); ++cell) pieces[rest_[static_cast<std::size_t>(cell)]].push_back(cell);
        rest_.erase(0, static_cast<std::size_t>(cells()));
        pieces.erase('.');
        pieces_.clear();
        for (const auto& [label, piece] : pieces) pieces_.push_back(piece);
        expect(!pieces_.empty());
    }

    Cells rectangle(int row, int column, int height, int width) const {
        Cells cells;
        for (int r = row; r < row + height; ++r)
            for (int c = column; c < column + width; ++c) cells.push_back(at(r, c));
        return cells;
    }
    void add_lines() {
        for (int row = 0; row < rows; ++row) houses_.push_back(rectangle(row, 0, 1, columns));
        for (int column = 0; column < columns; ++column) houses_.push_back(rectangle(0, column, rows, 1));
        for (int row = 0; height_ > 0 && row < rows; row += height_)
            for (int column = 0; column < columns; column += width_) houses_.push_back(rectangle(row, column, height_, width_));
        for (const Cells& piece : pieces_) {
            expect_house(static_cast<int>(piece.size()));
            houses_.push_back(piece);
        }
    }
    void add_diagonal(bool falling) {
        expect(rows == columns);
        Cells cells;
        for (int row = 0; row < rows; ++row) cells.push_back(at(row, falling ? row : columns - 1 - row));
        houses_.push_back(cells);
    }
    // The cells at one place of the boxes.
    Cells at_place(int row, int column) const {
        Cells cells;
        for (int r = row; r < rows; r += height_)
            for (int c = column; c < columns; c += width_) cells.push_back(at(r, c));
        return cells;
    }
    void read_houses() {
        const bool both = rest_.compare(0, 3, "+xv") != 0 && take("+x");
        if (both || take("+diagonal-")) add_diagonal(true);
        if (both || take("+diagonal+")) add_diagonal(false);
        if (take("+windoku")) {
            expect(height_ > 0);
            for (int row = 1; row + height_ < rows; row += height_ + 1)
                for (int column = 1; column + width_ < columns; column += width_ + 1)
                    houses_.push_back(rectangle(row, column, height_, width_));
        }
        if (take("+disjoint")) {
            expect(height_ > 0);
            for (int place = 0; place < height_ * width_; ++place) houses_.push_back(at_place(place / width_, place % width_));
        }
        if (take("+asterisk")) add_nine({13, 20, 24, 37, 40, 43, 56, 60, 67});
        if (take("+centredot")) {
            expect(height_ % 2 == 1 && width_ % 2 == 1);
            houses_.push_back(at_place(height_ / 2, width_ / 2));
        }
        if (take("+girandola")) add_nine({0, 8, 13, 37, 40, 43, 67, 72, 80});
        while (take("+region:")) {
            houses_.push_back(take_cells());
            expect(houses_.back().size() > 1 && houses_.back().size() <= static_cast<std::size_t>(digits));
        }
    }
    void add_nine(const Cells& cells) {
        expect(rows == 9 && columns == 9);
        houses_.push_back(cells);
    }

    // No digit stands twice in two cells that are so far from each other.
    void differ(const std::vector<Offset>& offsets) {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                for (const auto& [down, right] : offsets)
                    if (row + down < rows && column + right >= 0 && column + right < columns)
                        houses_.push_back({at(row, column), at(row + down, column + right)});
    }
    template <class Use>
    void each_neighbour(int cell, Use use) const {
        const int row = cell / columns, column = cell % columns;
        if (row > 0) use(cell - columns);
        if (column > 0) use(cell - 1);
        if (column + 1 < columns) use(cell + 1);
        if (row + 1 < rows) use(cell + columns);
    }
    void exclude(int cell, int digit, int other, int its_digit) {
        if (digit < 0 || its_digit < 0 || digit >= digits || its_digit >= digits) return;
        pairs_.push_back({option(cell, digit), option(other, its_digit)});
    }
    void keep_neighbours_apart() {
        for (int cell = 0; cell < cells(); ++cell)
            each_neighbour(cell, [&](int other) {
                for (int digit = 0; digit < digits; ++digit) exclude(cell, digit, other, digit + 1);
            });
    }
    // Odd and even ones; those less, and more, than their neighbours that are not of the same kind.
    void read_marked_cells() {
        Cells taken;
        for (const int odd : {1, 0})
            if (take(odd == 1 ? "+odd:" : "+even:"))
                for (int cell : take_cells()) {
                    expect(std::find(taken.begin(), taken.end(), cell) == taken.end());
                    taken.push_back(cell);
                    for (int digit = 0; digit < digits; ++digit)
                        if ((digit + lowest) % 2 != odd) forbidden.push_back(option(cell, digit));
                }
        for (const bool least : {true, false})
            if (take(least ? "+min:" : "+max:")) {
                const Cells kind = take_cells();
                for (int cell : kind)
                    each_neighbour(cell, [&](int other) {
                        if (std::find(kind.begin(), kind.end(), other) != kind.end()) return;
                        for (int low = 0; low < digits; ++low)
                            for (int high = low; high < digits; ++high)
                                exclude(cell, least ? high : low, other, least ? low : high);
                    });
            }
    }

    // "+killer=10:r1c1,r2c2-r2c4", "+arrow:r1c1/r1c2-r1c4"
    void read_rule() {
        const std::size_t end = rest_.find_first_of("=:");
        expect(take("+") && end != std::string::npos);
        ManyCells rule;
        rule.word = rest_.substr(0, end - 1);
        const std::vector<std::string> with{"killer", "sum", "little-killer", "xv", "whisper", "white", "black"};
        const std::vector<std::string> without{"killer", "arrow", "thermo", "slow-thermo", "whisper", "white", "black", "greater"};
        take(rule.word);
        rule.has_number = take("=");
        const auto& known = rule.has_number ? with : without;
        expect(std::find(known.begin(), known.end(), rule.word) != known.end());
        if (rule.has_number)
            rule.number = take_number(4);
        else  // as usual
            rule.number = rule.word == "whisper" ? (digits + 1) / 2 : rule.word == "black" ? 2 : 1;
        expect(take(":"));
        do rule.groups.push_back(take_path());
        while (take("/"));
        expect((rule.groups.size() > 1) == (rule.word == "arrow"));
        if (rule.word == "killer") {
            Cells cells = rule.groups[0];
            std::sort(cells.begin(), cells.end());
            expect(std::unique(cells.begin(), cells.end()) == cells.end());
            houses_.push_back(cells);
        }
        rules.push_back(rule);
    }
    // Cells, also in straight lines: "r1c1-r1c4"; a cell may come again.
    Cells take_path() {
        Cells cells;
        do {
            cells.push_back(take_cell(rest_));
            expect(cells.back() >= 0);
            if (!take("-")) continue;
            const int to = take_cell(rest_);
            expect(to >= 0);
            const auto sign = [](int i) { return (i > 0) - (i < 0); };
            const int down = to / columns - cells.back() / columns, right = to % columns - cells.back() % columns;
            const int steps = std::max(std::abs(down), std::abs(right));
            expect(steps > 0 && (down == 0 || std::abs(down) == steps) && (right == 0 || std::abs(right) == steps));
            for (int i = 0; i < steps; ++i) cells.push_back(cells.back() + sign(down) * columns + sign(right));
        } while (take(","));
        return cells;
    }

    void make_groups() {
        for (int cell = 0; cell < cells(); ++cell) {
            groups.emplace_back();
            for (int digit = 0; digit < digits; ++digit) groups.back().push_back(option(cell, digit));
        }
        for (const Cells& house : houses_) {
            for (int digit = 0; digit < digits; ++digit) {
                if (house.size() == static_cast<std::size_t>(digits)) groups.emplace_back();
                for (int cell : house) {
                    if (house.size() == static_cast<std::size_t>(digits)) groups.back().push_back(option(cell, digit));
                    for (int other : house)
                        if (other != cell) pairs_.push_back({option(cell, digit), option(other, digit)});
                }
            }
        }
        const auto options = static_cast<std::size_t>(cells() * digits);
        groups_of.resize(options);
        excluded.resize(options);
        for (std::size_t group = 0; group < groups.size(); ++group)
            for (int option : groups[group]) groups_of[static_cast<std::size_t>(option)].push_back(static_cast<int>(group));
        for (int cell = 0; cell < cells(); ++cell)
            for (int option : groups[static_cast<std::size_t>(cell)])
                for (int other : groups[static_cast<std::size_t>(cell)])
                    if (other != option) excluded[static_cast<std::size_t>(option)].push_back(other);
        for (const auto& [one, other] : pairs_) {
            excluded[static_cast<std::size_t>(one)].push_back(other);
            excluded[static_cast<std::size_t>(other)].push_back(one);
        }
        for (auto& list : excluded) {
            std::sort(list.begin(), list.end());
            list.erase(std::unique(list.begin(), list.end()), list.end());
        }
        pairs_.clear();
    }

    std::string rest_;                         // of the name, not yet read
    int height_ = 0, width_ = 0;               // of the boxes; 0: none
    std::vector<Cells> pieces_, houses_;       // a house: no digit twice; of as many cells as digits: each digit once
    std::vector<std::pair<int, int>> pairs_;   // options that exclude each other
};

}  // namespace
