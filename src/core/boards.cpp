#include "core/boards.hpp"

#include <algorithm>
#include <utility>

#include "nonet/contract.hpp"

namespace nonet {
namespace {

class HouseMaker {
 public:
    explicit HouseMaker(const BoardParts& parts) : parts_(parts) {}

    std::vector<HouseLayout> make() {
        if (!parts_.repeats) lines();
        boxes();
        pieces();
        diagonals();
        if (parts_.windows) windows();
        if (parts_.groups) groups();
        special_regions();
        for (std::size_t i = 0; i < parts_.regions.size(); ++i)
            add(HouseKind::region, "region " + std::to_string(i + 1), parts_.regions[i]);
        if (!parts_.repeats)
            for (HouseLayout& house : derived_houses(parts_.rows, parts_.columns, parts_.digits, houses_)) {
                house.number = count_of(house.kind);
                houses_.push_back(std::move(house));
            }
        for (const auto& [name, cells] : parts_.different) different(name, cells);
        return std::move(houses_);
    }

 private:
    Cell at(int row, int column) const { return static_cast<Cell>(parts_.columns * row + column); }

    int count_of(HouseKind kind) const {
        return static_cast<int>(std::ranges::count(houses_, kind, &HouseLayout::kind));
    }
    void add(HouseKind kind, std::string name, std::vector<Cell> cells) {
        std::ranges::sort(cells);
        houses_.push_back({kind, count_of(kind), std::move(name), std::move(cells)});
    }
    void add_numbered(HouseKind kind, std::vector<Cell> cells) {
        add(kind, std::string(name_of(kind)) + ' ' + std::to_string(count_of(kind) + 1), std::move(cells));
    }
    std::vector<Cell> rectangle(int row, int column, int height, int width) const {
        std::vector<Cell> cells;
        cells.reserve(static_cast<std::size_t>(height * width));
        for (int r = row; r < row + height; ++r)
            for (int c = column; c < column + width; ++c) cells.push_back(at(r, c));
        return cells;
    }

    void lines() {
        for (int row = 0; row < parts_.rows; ++row)
            add_numbered(HouseKind::row, rectangle(row, 0, 1, parts_.columns));
        for (int column = 0; column < parts_.columns; ++column)
            add_numbered(HouseKind::column, rectangle(0, column, parts_.rows, 1));
    }
    // Returns the top left cell of each box.
    std::vector<std::pair<int, int>> box_corners() const {
        std::vector<std::pair<int, int>> corners;
        const auto [height, width] = parts_.boxes;
        for (int row = 0; height > 0 && row < parts_.rows; row += height)
            for (int column = 0; column < parts_.columns; column += width) corners.emplace_back(row, column);
        return corners;
    }
    void boxes() {
        for (const auto& [row, column] : box_corners())
            add_numbered(HouseKind::box, rectangle(row, column, parts_.boxes.height, parts_.boxes.width));
    }
    void pieces() {
        std::vector<std::vector<Cell>> pieces;
        for (std::size_t cell = 0; cell < parts_.pieces.size(); ++cell) {
            if (parts_.pieces[cell] < 0) continue;
            const auto piece = static_cast<std::size_t>(parts_.pieces[cell]);
            pieces.resize(std::max(pieces.size(), piece + 1));
            pieces[piece].push_back(static_cast<Cell>(cell));
        }
        for (auto& piece : pieces) add_numbered(HouseKind::piece, std::move(piece));
    }
    void diagonals() {
        for (int number : {0, 1}) {
            if (!(number == 0 ? parts_.falling : parts_.rising)) continue;
            std::vector<Cell> cells;
            for (int row = 0; row < parts_.rows; ++row)
                cells.push_back(at(row, number == 0 ? row : parts_.columns - 1 - row));
            add(HouseKind::diagonal, "diagonal " + std::to_string(number + 1), std::move(cells));
            houses_.back().number = number;
        }
    }
    void windows() {
        const auto [height, width] = parts_.boxes;
        for (int row = 1; row + height < parts_.rows; row += height + 1)
            for (int column = 1; column + width < parts_.columns; column += width + 1)
                add_numbered(HouseKind::window, rectangle(row, column, height, width));
    }
    // Adds the cells at each place of the boxes.
    void groups() {
        for (int row = 0; row < parts_.boxes.height; ++row)
            for (int column = 0; column < parts_.boxes.width; ++column)
                add_numbered(HouseKind::group, at_place(row, column));
    }
    std::vector<Cell> at_place(int row, int column) const {
        std::vector<Cell> cells;
        for (const auto& [r, c] : box_corners()) cells.push_back(at(r + row, c + column));
        return cells;
    }
    void special_regions() {
        if (parts_.asterisk)
            add(HouseKind::region, "asterisk",
                {at(1, 4), at(2, 2), at(2, 6), at(4, 1), at(4, 4), at(4, 7), at(6, 2), at(6, 6), at(7, 4)});
        if (parts_.centre_dot)
            add(HouseKind::region, "centre dot", at_place(parts_.boxes.height / 2, parts_.boxes.width / 2));
        if (parts_.girandola)
            add(HouseKind::region, "girandola",
                {at(0, 0), at(0, 8), at(1, 4), at(4, 1), at(4, 4), at(4, 7), at(7, 4), at(8, 0), at(8, 8)});
    }

    // Cells that are all in one house need no further rule.
    void different(const std::string& name, const std::vector<Cell>& cells) {
        const bool is_within = std::ranges::any_of(
            houses_, [&](const HouseLayout& house) { return std::ranges::includes(house.cells, cells); });
        if (is_within) return;
        add(HouseKind::region, name, cells);
        houses_.back().derived = true;
    }

    const BoardParts& parts_;
    std::vector<HouseLayout> houses_;
};

struct Offset {
    int rows, columns;
};

// Calls `use` for each pair of cells with that offset, the smaller cell first.
template <class Use>
void each_pair(const BoardParts& parts, std::initializer_list<Offset> offsets, Use use) {
    for (int row = 0; row < parts.rows; ++row)
        for (int column = 0; column < parts.columns; ++column)
            for (const auto& [down, right] : offsets) {
                const int r = row + down, c = column + right;
                if (r < parts.rows && c >= 0 && c < parts.columns)
                    use(static_cast<Cell>(parts.columns * row + column),
                        static_cast<Cell>(parts.columns * r + c));
            }
}

bool has(const std::vector<Cell>& cells, Cell cell) { return std::ranges::binary_search(cells, cell); }

BoardRules rules_of(const BoardParts& parts, const std::vector<HouseLayout>& houses) {
    BoardRules rules;
    rules.zero_based = parts.zero_based;
    rules.rules = parts.rules;
    // Two cells of one house already differ.
    const auto differ = [&](Cell a, Cell b) {
        const bool share =
            std::ranges::any_of(houses, [&](const auto& h) { return has(h.cells, a) && has(h.cells, b); });
        if (!share) rules.pairs.push_back({a, b, Relation::different});
    };
    if (parts.knight) each_pair(parts, {{1, -2}, {1, 2}, {2, -1}, {2, 1}}, differ);
    // Adjacent cells in a row or a column are also a king's move apart, which matters if these may repeat a digit.
    if (parts.king) each_pair(parts, {{1, -1}, {1, 1}, {0, 1}, {1, 0}}, differ);
    if (parts.nonconsecutive)
        each_pair(parts, {{0, 1}, {1, 0}},
                  [&](Cell a, Cell b) { rules.pairs.push_back({a, b, Relation::apart}); });
    each_pair(parts, {{0, 1}, {1, 0}}, [&](Cell a, Cell b) {
        // Two neighbours of the same kind do not restrict each other.
        const bool min_a = has(parts.minimum, a), min_b = has(parts.minimum, b);
        const bool max_a = has(parts.maximum, a), max_b = has(parts.maximum, b);
        if ((min_a && !min_b) || (max_b && !max_a)) rules.pairs.push_back({a, b, Relation::less});
        if ((min_b && !min_a) || (max_a && !max_b)) rules.pairs.push_back({b, a, Relation::less});
    });
    if (parts.odd.empty() && parts.even.empty()) return rules;
    BoardDigitSet odd;
    for (int digit = 0; digit < parts.digits; ++digit)
        if ((digit + (parts.zero_based ? 0 : 1)) % 2 == 1) odd.insert(static_cast<Digit>(digit));
    const BoardDigitSet all = BoardDigitSet::below(parts.digits);
    rules.allowed.assign(static_cast<std::size_t>(parts.rows * parts.columns), all);
    for (Cell cell : parts.odd) rules.allowed[cell] &= odd;
    for (Cell cell : parts.even) rules.allowed[cell] -= odd;
    return rules;
}

}  // namespace

Geometry board_of(const BoardParts& parts, std::string name) {
    std::vector<HouseLayout> houses = HouseMaker(parts).make();
    BoardRules rules = rules_of(parts, houses);
    return geometry_of(parts.rows, parts.columns, parts.digits, std::move(houses), std::move(rules),
                       std::move(name));
}

}  // namespace nonet
