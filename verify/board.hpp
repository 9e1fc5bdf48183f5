// The options of a board that exclude each other, and the groups of which exactly one is true: derived from the board's
// name alone.
//
// option   "digit d in cell c": digits * c + d, all zero-based

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace {

class Board {
 public:
    int digits, lowest;                    // lowest: the value of digit 0
    std::vector<Cells> groups;             // exactly one of these options is true
    std::vector<std::vector<int>> groups_of;  // for each option
    std::vector<std::vector<int>> excluded;   // for each option: the options that are false if it is true
    std::vector<int> forbidden;            // options that the board itself excludes
    std::vector<ManyCells> rules;          // rules.hpp

    Board(const std::string& name, std::size_t grid_size)
        : Board(BoardName(name, grid_size)) {}

    int cells() const { return name_.cells(); }
    int option(int cell, int digit) const { return digits * cell + digit; }
    char glyph(int digit) const { return "0123456789ABCDEFGHIJKLMNOP"[digit + lowest]; }
    // Returns -1 if the character is not the glyph of a digit.
    int digit_of(char glyph) const {
        for (int digit = 0; digit < digits; ++digit)
            if (this->glyph(digit) == glyph) return digit;
        return -1;
    }
    // Reads "r3c4" from a place of a text and moves the place to its end; -1: no cell.
    int take_cell(const std::string& text, std::size_t& place) const { return name_.take_cell(text, place); }

 private:
    explicit Board(BoardName name)
        : digits(name.digits), lowest(name.lowest), rules(name.rules), name_(std::move(name)), relations_(at(cells() * cells())) {
        add_houses();
        add_pairs();
        forbid_values();
        make_groups();
        make_excluded();
    }

    // Relations of two cells: different digits, digits that are not consecutive, or an order.
    enum Relation : unsigned char { same = 1, consecutive = 2, less = 4 };  // less: the first is less than the second

    static std::size_t at(int number) { return static_cast<std::size_t>(number); }
    unsigned char& relation(int cell, int other) { return relations_[at(cells() * cell + other)]; }

    Cells rectangle(int row, int column, int height, int width) const {
        Cells cells;
        for (int r = row; r < row + height; ++r)
            for (int c = column; c < column + width; ++c) cells.push_back(name_.at(r, c));
        return cells;
    }
    void add_house(Cells cells) {
        std::sort(cells.begin(), cells.end());
        for (const int cell : cells)
            for (const int other : cells)
                if (cell != other) relation(cell, other) |= same;
        houses_.insert(std::move(cells));
    }
    void add_houses() {
        const int rows = name_.rows, columns = name_.columns, height = name_.box_height, width = name_.box_width;
        for (int row = 0; row < rows && !name_.repeats; ++row) add_house(rectangle(row, 0, 1, columns));
        for (int column = 0; column < columns && !name_.repeats; ++column) add_house(rectangle(0, column, rows, 1));
        for (int row = 0; height > 0 && row < rows; row += height)
            for (int column = 0; column < columns; column += width) add_house(rectangle(row, column, height, width));
        for (const Cells& piece : name_.pieces) add_house(piece);
        if (name_.falling) add_diagonal(true);
        if (name_.rising) add_diagonal(false);
        for (int row = 1; name_.windows && row + height < rows; row += height + 1)
            for (int column = 1; column + width < columns; column += width + 1) add_house(rectangle(row, column, height, width));
        for (int place = 0; name_.groups && place < height * width; ++place) add_house(at_place(place / width, place % width));
        if (name_.asterisk) add_house({13, 20, 24, 37, 40, 43, 56, 60, 67});
        if (name_.centre_dot) add_house(at_place(height / 2, width / 2));
        if (name_.girandola) add_house({0, 8, 13, 37, 40, 43, 67, 72, 80});
        for (const Cells& region : name_.regions) add_house(region);
        for (const ManyCells& rule : rules)
            if (rule.kind == RuleKind::killer) add_house(rule.groups[0]);
    }
    void add_diagonal(bool falling) {
        Cells cells;
        for (int row = 0; row < name_.rows; ++row) cells.push_back(name_.at(row, falling ? row : name_.columns - 1 - row));
        add_house(std::move(cells));
    }
    // Returns the cells at one place of the boxes.
    Cells at_place(int row, int column) const {
        Cells cells;
        for (int r = row; r < name_.rows; r += name_.box_height)
            for (int c = column; c < name_.columns; c += name_.box_width) cells.push_back(name_.at(r, c));
        return cells;
    }

    // Calls `use` for each two cells at that distance.
    template <class Use>
    void each_pair(int down, int right, Use use) {
        for (int row = 0; row + down < name_.rows; ++row)
            for (int column = 0; column < name_.columns; ++column)
                if (column + right >= 0 && column + right < name_.columns)
                    use(name_.at(row, column), name_.at(row + down, column + right));
    }
    void add_pairs() {
        const auto mark = [&](Relation what) {
            return [this, what](int cell, int other) {
                relation(cell, other) |= what;
                relation(other, cell) |= what;
            };
        };
        for (const auto& [down, right] : {std::pair(1, -2), std::pair(1, 2), std::pair(2, -1), std::pair(2, 1)})
            if (name_.knight) each_pair(down, right, mark(same));
        // If rows and columns may repeat a digit, adjacent cells in them are still a king's move apart.
        for (const auto& [down, right] : {std::pair(1, -1), std::pair(1, 1), std::pair(0, 1), std::pair(1, 0)})
            if (name_.king) each_pair(down, right, mark(same));
        for (const auto& [down, right] : {std::pair(0, 1), std::pair(1, 0)}) {
            if (name_.nonconsecutive) each_pair(down, right, mark(consecutive));
            each_pair(down, right, [this](int cell, int other) {
                order(cell, other);
                order(other, cell);
            });
        }
    }
    // A minimum cell is less, and a maximum cell more, than a neighbour that is not of the same kind.
    void order(int cell, int neighbour) {
        const auto is_only_first = [](const Cells& kind, int first, int second) {
            return std::binary_search(kind.begin(), kind.end(), first) && !std::binary_search(kind.begin(), kind.end(), second);
        };
        if (is_only_first(name_.least, cell, neighbour) || is_only_first(name_.greatest, neighbour, cell))
            relation(cell, neighbour) |= less;
    }

    void forbid_values() {
        for (const bool is_odd : {true, false})
            for (const int cell : is_odd ? name_.odd : name_.even)
                for (int digit = 0; digit < digits; ++digit)
                    if ((digit + lowest) % 2 != (is_odd ? 1 : 0)) forbidden.push_back(option(cell, digit));
    }

    void make_groups() {
        for (int cell = 0; cell < cells(); ++cell) {
            groups.emplace_back();
            for (int digit = 0; digit < digits; ++digit) groups.back().push_back(option(cell, digit));
        }
        for (const Cells& house : houses_)
            for (int digit = 0; digit < digits && house.size() == at(digits); ++digit) {
                groups.emplace_back();
                for (const int cell : house) groups.back().push_back(option(cell, digit));
            }
        groups_of.resize(at(cells() * digits));
        for (std::size_t group = 0; group < groups.size(); ++group)
            for (const int option : groups[group]) groups_of[at(option)].push_back(static_cast<int>(group));
    }
    void make_excluded() {
        excluded.resize(at(cells() * digits));
        for (int cell = 0; cell < cells(); ++cell)
            for (int other = 0; other < cells(); ++other) {
                const int said = relation(cell, other), said_back = relation(other, cell);
                if (cell != other && said == 0 && said_back == 0) continue;
                // Without an order, only digits at most 1 apart can exclude each other.
                const int reach = cell == other || ((said | said_back) & less) != 0 ? digits : 1;
                for (int digit = 0; digit < digits; ++digit)
                    for (int its = std::max(0, digit - reach); its <= std::min(digits - 1, digit + reach); ++its)
                        if (cell == other ? digit != its : excludes(said, said_back, digit, its))
                            excluded[at(option(cell, digit))].push_back(option(other, its));
            }
    }
    static bool excludes(int said, int said_back, int digit, int its) {
        return ((said & same) != 0 && digit == its) || ((said & consecutive) != 0 && std::abs(digit - its) == 1) ||
               ((said & less) != 0 && digit >= its) || ((said_back & less) != 0 && its >= digit);
    }

    BoardName name_;
    std::set<Cells> houses_;                // no digit twice; with as many cells as digits: each digit once
    std::vector<unsigned char> relations_;  // from the first cell to the second
};

}  // namespace
