#include "rules/derived_sums.hpp"

#include <algorithm>
#include <set>

#include "core/wide.hpp"

namespace nonet::rules {
namespace {

// Larger sums exclude little, and their propagation costs more than it saves. (Measured in another engine on hard
// killers: with up to 5 cells half of them took a third fewer guesses, with up to 8 all took longer. Here, on 22
// killers: 4 cells 477 nodes as a geometric mean, 5 cells 408, 6 cells 402 and a tenth more time; 8 in a house 2 %
// fewer nodes, 4 % more time.)
//
// Measured, not kept: 6 cells if few are on one side, and a house less single sums that stick out of it by one cell. On
// 152 forms of 19 hard killers 195 nodes to 188, and a tenth more instructions for each.
constexpr int most_cells = 5;
constexpr int most_cells_in_a_house = 6;
// A sum with a cell that is in no other sum may have up to the number of digits as cells, if few of them are on one
// side. (Measured on the 166 puzzles of ISS's collection that are solved: 5,430 nodes to 3, 137 to 1, 545 to 251; none
// needs more.)
constexpr int most_on_one_side = 2;

struct KnownSum {
    WideCellSet cells;
    std::vector<Cell> list;  // the same, as a list
    int size, total;
    std::uint16_t rule;  // the rule's number
};

// Returns the sums of plain cells, each once, without common cells; sums of few cells first.
std::vector<KnownSum> known_sums(const Geometry& board) {
    std::vector<KnownSum> sums;
    for (std::size_t number = 0; number < board.rules().size(); ++number) {
        const Rule& rule = board.rules()[number];
        if (!has_total(rule)) continue;
        KnownSum sum{{},
                     rule.groups[0],
                     static_cast<int>(rule.groups[0].size()),
                     rule.values[0],
                     static_cast<std::uint16_t>(number)};
        for (Cell cell : rule.groups[0]) sum.cells.insert(cell);
        if (sum.cells.size() == sum.size) sums.push_back(sum);
    }
    std::ranges::stable_sort(sums, {}, &KnownSum::size);
    std::vector<KnownSum> apart;
    WideCellSet taken;
    for (const KnownSum& sum : sums) {
        if (!(sum.cells & taken).empty()) continue;
        taken |= sum.cells;
        apart.push_back(sum);
    }
    return apart;
}

class Deriver {
 public:
    Deriver(const Geometry& board, Mask digits) : board_(board), sums_(known_sums(board)) {
        for (Mask left = below(board.digit_count()) & digits; left != 0; left &= left - 1) {
            ++digit_count_;
            house_total_ += std::countr_zero(left) + (board.zero_based() ? 0 : 1);
        }
    }

    std::vector<DerivedSum> derive() {
        if (sums_.empty()) return {};
        for (const KnownSum& known : sums_) summed_ |= known.cells;
        for (HouseKind kind : {HouseKind::row, HouseKind::column}) bands(kind);
        boxes();
        for (House house = 0; house < board_.house_count(); ++house)
            if (is_full(house)) window(set_of(house), {house});
        return std::move(found_);
    }

 private:
    bool is_full(House house) const {
        return static_cast<int>(board_.house_cells(house).size()) == digit_count_;
    }
    WideCellSet set_of(House house) const {
        WideCellSet set;
        for (Cell cell : board_.house_cells(house)) set.insert(cell);
        return set;
    }

    // Consecutive houses of a kind.
    void bands(HouseKind kind) {
        std::vector<House> lines;
        for (House house = 0; house < board_.house_count(); ++house)
            if (board_.kind_of(house) == kind && is_full(house)) lines.push_back(house);
        for (std::size_t first = 0; first < lines.size(); ++first) {
            WideCellSet cells;
            std::vector<House> houses;
            for (std::size_t last = first; last < lines.size(); ++last) {
                cells |= set_of(lines[last]);
                houses.push_back(lines[last]);
                window(cells, houses);
            }
        }
    }
    // Rectangles of boxes.
    void boxes() {
        std::vector<House> boxes;
        std::set<int> rows, columns;
        for (House house = 0; house < board_.house_count(); ++house) {
            if (board_.kind_of(house) != HouseKind::box || !is_full(house)) continue;
            boxes.push_back(house);
            rows.insert(board_.house_cells(house)[0] / board_.columns());
            columns.insert(board_.house_cells(house)[0] % board_.columns());
        }
        for (int top : rows)
            for (int bottom : rows)
                for (int left : columns)
                    for (int right : columns) {
                        if (bottom < top || right < left) continue;
                        WideCellSet cells;
                        std::vector<House> within;
                        for (House box : boxes) {
                            const int row = board_.house_cells(box)[0] / board_.columns();
                            const int column = board_.house_cells(box)[0] % board_.columns();
                            if (row < top || row > bottom || column < left || column > right) continue;
                            cells |= set_of(box);
                            within.push_back(box);
                        }
                        window(cells, within);
                    }
    }

    // Takes the total of some houses, and subtracts the sums of which more than half of the cells are inside.
    void window(const WideCellSet& cells, const std::vector<House>& houses) {
        std::ranges::fill(is_within_, false);
        int count = 0;  // the number of cells left inside and of cells outside
        for (Cell cell : cells) is_within_[cell] = true, ++count;
        int outside_count = 0;
        taken_.clear();
        for (const KnownSum& known : sums_) {
            int within = 0;
            for (Cell cell : known.list) within += is_within_[cell];
            if (2 * within <= known.size) continue;
            count += known.size - 2 * within;
            outside_count += known.size - within;
            taken_.push_back(&known);
        }
        if (taken_.empty() || count > digit_count_) return;
        WideCellSet inside = cells, outside;
        for (const KnownSum* known : taken_) {
            inside -= known->cells;
            outside |= known->cells - cells;
        }
        const bool is_of_one = houses.size() == 1 && outside_count <= 1;
        const bool tells_more =
            !(inside - summed_).empty() && std::min(count - outside_count, outside_count) <= most_on_one_side;
        if (!tells_more && count > (is_of_one ? most_cells_in_a_house : most_cells)) return;
        terms_.clear();
        for (Cell cell : inside) terms_.push_back({cell, 1});
        for (Cell cell : outside) terms_.push_back({cell, -1});
        const auto is_same = [](const Term& a, const Term& b) {
            return a.cell == b.cell && a.weight == b.weight;
        };
        for (const DerivedSum& known : found_)
            if (std::ranges::equal(known.terms, terms_, is_same)) return;
        DerivedSum& sum = found_.emplace_back(terms_, static_cast<int>(houses.size()) * house_total_, houses);
        for (const KnownSum* known : taken_) {
            sum.total -= known->total;
            sum.rules.push_back(known->rule);
        }
    }

    const Geometry& board_;
    const std::vector<KnownSum> sums_;
    int digit_count_ = 0, house_total_ = 0;
    WideCellSet summed_;  // the cells of these sums
    std::vector<std::uint8_t> is_within_ =
        std::vector<std::uint8_t>(static_cast<std::size_t>(board_.cell_count()));
    std::vector<const KnownSum*> taken_;
    std::vector<Term> terms_;
    std::vector<DerivedSum> found_;
};

}  // namespace

bool has_total(const Rule& rule) {
    const bool is_sum = rule.kind == RuleKind::killer || rule.kind == RuleKind::sum ||
                        rule.kind == RuleKind::xv || rule.kind == RuleKind::little_killer;
    return is_sum && rule.values.size() == 1;
}

std::vector<DerivedSum> derived_sums(const Geometry& board, Mask digits) {
    return Deriver(board, digits).derive();
}

}  // namespace nonet::rules
