// Reads the name of a board.
//
//   name     exactly as `nonet` writes it, docs/boards.md: a size or a jigsaw, then rules in this order
//              9x9   6x6:3x2   7x7:none   jigsaw:LABELS   +0..8   +jigsaw:LABELS   +x   +diagonal-   +diagonal+   +windoku
//              +disjoint   +asterisk   +centredot   +girandola   +region:r1c1,r2c2   +knight   +king   +nonconsecutive
//              +repeats   +odd:r1c1   +even:r1c1   +min:r1c1   +max:r1c1   and rules of many cells: rules.hpp
//
// A board has one name. A name that nonet reads but would write differently ("9x9:3x3", "killer=0", "white=1") is
// rejected, and so is one that nonet rejects. Otherwise the two programs could understand a name differently.

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace {

using Cells = std::vector<int>;

class BoardName {
 public:
    int rows = 0, columns = 0, digits = 0, lowest = 1;  // lowest: the value of digit 0
    int box_height = 0, box_width = 0;                  // 0: no boxes
    std::vector<Cells> pieces, regions;
    bool falling = false, rising = false, windows = false, groups = false, asterisk = false, centre_dot = false, girandola = false;
    bool knight = false, king = false, nonconsecutive = false, repeats = false;
    Cells odd, even, least, greatest;
    std::vector<ManyCells> rules;

    // grid_size   of the certificate's grids. It is compared before anything larger than the name is allocated
    BoardName(const std::string& name, std::size_t grid_size) : rest_(name) {
        // "+repeats" determines the minimum size of boxes and pieces, which are read before it.
        for (std::size_t at = name.find("+repeats"); at != std::string::npos; at = name.find("+repeats", at + 1))
            repeats = repeats || at + 8 == name.size() || name[at + 8] == '+';
        read_size(grid_size);
        read_values();
        read_pieces();
        read_houses();
        knight = take_word("+knight");
        king = take_word("+king");
        nonconsecutive = take_word("+nonconsecutive");
        expect(take_word("+repeats") == repeats);
        read_marked_cells();
        while (at_ < rest_.size()) read_rule();
    }

    int cells() const { return rows * columns; }
    int at(int row, int column) const { return columns * row + column; }
    // Reads "r3c4" from a place of a text and moves the place to its end; -1: no cell.
    int take_cell(const std::string& text, std::size_t& place) const {
        const auto take_line = [&](char letter, int lines) {
            if (place >= text.size() || text[place] != letter) return -1;
            int line = 0;
            std::size_t end = ++place;
            while (end < text.size() && end < place + 2 && is_figure(text[end])) line = 10 * line + text[end++] - '0';
            if (line < 1 || line > lines || text[place] == '0') return -1;
            place = end;
            return line - 1;
        };
        const int row = take_line('r', rows);
        const int column = row < 0 ? -1 : take_line('c', columns);
        return column < 0 ? -1 : at(row, column);
    }

 private:
    [[noreturn]] static void fail() { throw Rejected("not the name of a board, as nonet writes it"); }
    static void expect(bool holds) {
        if (!holds) fail();
    }
    static bool is_figure(char c) { return c >= '0' && c <= '9'; }

    bool take(const std::string& word) {
        if (rest_.compare(at_, word.size(), word) != 0) return false;
        at_ += word.size();
        return true;
    }
    // Reads a whole word: it must be followed by the end of the name or the next rule.
    bool take_word(const std::string& word) {
        const std::size_t end = at_ + word.size();
        if (rest_.compare(at_, word.size(), word) != 0 || (end < rest_.size() && rest_[end] != '+')) return false;
        at_ = end;
        return true;
    }
    // Reads a number without a sign and without leading zeros.
    int take_number(std::size_t most_figures) {
        const std::size_t begin = at_;
        int number = 0;
        while (at_ < rest_.size() && at_ < begin + most_figures && is_figure(rest_[at_])) number = 10 * number + rest_[at_++] - '0';
        expect(at_ > begin && (rest_[begin] != '0' || at_ == begin + 1));
        return number;
    }
    int take_cell() {
        const int cell = take_cell(rest_, at_);
        expect(cell >= 0);
        return cell;
    }
    // Reads ascending cells, like all lists without an order of their own.
    Cells take_cells() {
        Cells cells;
        do {
            cells.push_back(take_cell());
            expect(cells.size() < 2 || cells[cells.size() - 2] < cells.back());
        } while (take(","));
        return cells;
    }

    void read_size(std::size_t grid_size) {
        const bool is_jigsaw = take("jigsaw:");
        if (is_jigsaw) {
            const std::size_t labels = std::min(rest_.find('+', at_), rest_.size()) - at_;
            while (rows < 25 && static_cast<std::size_t>(rows * rows) < labels) ++rows;
            columns = rows;
            expect(static_cast<std::size_t>(cells()) == labels);
        } else {
            rows = take_number(2);
            expect(take("x"));
            columns = take_number(2);
        }
        expect(rows >= 1 && columns >= 1 && rows <= 25 && columns <= 25);
        if (static_cast<std::size_t>(cells()) != grid_size)
            throw Rejected("a grid of " + std::to_string(grid_size) + " characters for a board of " + std::to_string(cells()));
        digits = std::max(rows, columns);
        if (is_jigsaw) return read_labels();
        // Default boxes have as many cells as the longer side, are as square as possible, and rather wide than high.
        for (int few = 2; few * few <= digits; ++few) {
            const int many = digits / few;
            if (digits % few != 0) continue;
            if (rows % few == 0 && columns % many == 0)
                box_height = few, box_width = many;
            else if (rows % many == 0 && columns % few == 0)
                box_height = many, box_width = few;
        }
        if (!take(":")) return;
        const int usual_height = box_height, usual_width = box_width;
        box_height = box_width = 0;
        if (!take("none")) {
            box_height = take_number(2);
            expect(take("x"));
            box_width = take_number(2);
            expect(box_height >= 1 && box_width >= 1 && rows % box_height == 0 && columns % box_width == 0);
        }
        expect(box_height != usual_height || box_width != usual_width);
    }

    // Reads "+0..8".
    void read_values() {
        if (at_ + 1 < rest_.size() && rest_[at_] == '+' && is_figure(rest_[at_ + 1])) {
            const int usual = digits;
            take("+");
            lowest = take_number(2);
            expect(lowest <= 1 && take(".."));
            digits = take_number(2) - lowest + 1;
            expect(digits >= least_cells() && digits <= 25 && (lowest == 0 || digits != usual));
        }
        if (box_height > 0) expect_house(static_cast<std::size_t>(box_height * box_width));
        for (const Cells& piece : pieces) expect_house(piece.size());
    }
    // Boxes and pieces have at least as many cells as the longer side, and at most as many as there are digits.
    int least_cells() const { return repeats ? 1 : std::max(rows, columns); }
    void expect_house(std::size_t cells) const {
        expect(cells >= static_cast<std::size_t>(least_cells()) && cells <= static_cast<std::size_t>(digits));
    }

    // Reads pieces if there are also boxes, or if the board is not square; otherwise the name begins with the pieces.
    void read_pieces() {
        if (!take("+jigsaw:")) return;
        expect(pieces.empty() && (box_height > 0 || rows != columns));
        read_labels();
        for (const Cells& piece : pieces) expect_house(piece.size());
    }
    // Reads a label for each cell, with pieces in the order of their first cells; '.': in no piece.
    void read_labels() {
        const std::string labels = "123456789ABCDEFGHIJKLMNOP";
        for (int cell = 0; cell < cells(); ++cell, ++at_) {
            expect(at_ < rest_.size());
            if (rest_[at_] == '.') continue;
            const std::size_t piece = labels.find(rest_[at_]);
            expect(piece <= pieces.size());  // npos is more
            if (piece == pieces.size()) pieces.emplace_back();
            pieces[piece].push_back(cell);
        }
        expect(!pieces.empty());
    }

    void read_houses() {
        falling = rising = take_word("+x");
        if (!falling) falling = take_word("+diagonal-");
        if (!falling) rising = take_word("+diagonal+");
        expect((!falling && !rising) || (rows == columns && digits >= rows));
        windows = take_word("+windoku");
        groups = take_word("+disjoint");
        asterisk = take_word("+asterisk");
        centre_dot = take_word("+centredot");
        girandola = take_word("+girandola");
        expect(box_height > 0 || (!windows && !groups && !centre_dot));
        if (groups || centre_dot) expect(digits >= cells() / (box_height * box_width));
        if (centre_dot) expect(box_height % 2 == 1 && box_width % 2 == 1);
        if (asterisk || girandola) expect(rows == 9 && columns == 9 && digits >= 9);
        while (take("+region:")) {
            regions.push_back(take_cells());
            expect(regions.back().size() > 1 && regions.back().size() <= static_cast<std::size_t>(digits));
        }
    }

    void read_marked_cells() {
        if (take("+odd:")) odd = take_cells();
        if (take("+even:")) even = take_cells();
        for (const int cell : even) expect(!std::binary_search(odd.begin(), odd.end(), cell));
        if (take("+min:")) least = take_cells();
        if (take("+max:")) greatest = take_cells();
    }

    // Reads "+killer=10:r1c1,r2c2-r2c4", "+arrow:r1c1/r1c2-r1c4".
    void read_rule() {
        expect(take("+"));
        const std::size_t end = rest_.find_first_of("=:", at_);
        expect(end != std::string::npos);
        const RuleForm* form = form_of(rest_.substr(at_, end - at_));
        expect(form != nullptr);
        at_ = end;
        ManyCells rule;
        rule.kind = form->kind;
        rule.has_number = take("=");
        expect(rule.has_number ? form->number != RuleForm::none : form->number != RuleForm::one);
        const int usual = form->number == RuleForm::usual ? form->usual_number(digits) : -1;
        rule.number = usual;
        if (rule.has_number) {
            const bool is_negative = form->kind == RuleKind::sum && take("-");
            rule.number = take_number(7);
            expect(rule.number <= 1'000'000 && rule.number >= form->least_number && rule.number != usual &&
                   (!is_negative || rule.number > 0));
            if (is_negative) rule.number = -rule.number;
        }
        expect(take(":"));
        do rule.groups.push_back(take_path());
        while (take("/"));
        expect(rule.groups.size() == 1 || form->kind == RuleKind::arrow);
        const std::size_t size = rule.groups[0].size();
        expect(size >= form->least_cells && (form->most_cells == 0 || size <= form->most_cells));
        if (form->is_distinct) {
            Cells sorted = rule.groups[0];
            std::sort(sorted.begin(), sorted.end());
            expect(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end() && size <= static_cast<std::size_t>(digits));
        }
        rules.push_back(std::move(rule));
    }
    // Reads cells in order; three or more in a straight line, each next to the one before, are written as "r1c1-r1c4".
    Cells take_path() {
        Cells cells;
        const std::size_t begin = at_;
        do {
            cells.push_back(take_cell());
            if (!take("-")) continue;
            const int from = cells.back(), to = take_cell();
            const int down = to / columns - from / columns, right = to % columns - from % columns;
            const int steps = std::max(std::abs(down), std::abs(right));
            expect(steps > 1 && (down == 0 || std::abs(down) == steps) && (right == 0 || std::abs(right) == steps));
            for (int i = 1; i <= steps; ++i) cells.push_back(from + (down * columns + right) / steps * i);
        } while (take(","));
        expect(rest_.compare(begin, at_ - begin, written(cells)) == 0);
        return cells;
    }
    std::string written(const Cells& cells) const {
        const auto name = [&](int cell) {
            return 'r' + std::to_string(cell / columns + 1) + 'c' + std::to_string(cell % columns + 1);
        };
        std::string text;
        for (std::size_t begin = 0, end; begin < cells.size(); begin = end) {
            text += (text.empty() ? "" : ",") + name(cells[begin]);
            end = begin + line_from(cells, begin);
            if (end < begin + 3)
                end = begin + 1;
            else
                text += '-' + name(cells[end - 1]);
        }
        return text;
    }
    // Returns the number of cells in a straight line, each next to the one before.
    std::size_t line_from(const Cells& cells, std::size_t begin) const {
        int down = 0, right = 0;
        std::size_t end = begin + 1;
        for (; end < cells.size(); ++end) {
            const int d = cells[end] / columns - cells[end - 1] / columns, r = cells[end] % columns - cells[end - 1] % columns;
            if (end == begin + 1) down = d, right = r;
            if (d != down || r != right || std::max(std::abs(d), std::abs(r)) != 1) break;
        }
        return end - begin;
    }

    std::string rest_;    // the name
    std::size_t at_ = 0;  // the text before it has been read
};

}  // namespace
