#include "rules/derived_sums.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <set>
#include <span>

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
    std::span<const Cell> cells;
    int size, total;
    std::uint16_t rule;  // the rule's number
};

class Deriver {
 public:
    Deriver(const Geometry& board, Mask digits) : board_(board) {
        for (Mask left = below(board.digit_count()) & digits; left != 0; left &= left - 1) {
            ++digit_count_;
            house_total_ += std::countr_zero(left) + (board.zero_based() ? 0 : 1);
        }
        find_sums();
    }

    std::vector<DerivedSum> derive() {
        if (sums_.empty()) return {};
        for (HouseKind kind : {HouseKind::row, HouseKind::column}) bands(kind);
        boxes();
        for (House house = 0; house < board_.house_count(); ++house)
            if (is_full(house)) window(std::span(&house, 1));
        return std::move(found_);
    }

 private:
    // Finds the sums of different cells, without common cells, sums of few cells first; and their cells in each house.
    void find_sums() {
        std::vector<KnownSum> all;
        for (std::size_t number = 0; number < board_.rules().size(); ++number)
            if (const Rule& rule = board_.rules()[number]; has_total(rule))
                all.push_back({rule.groups[0], static_cast<int>(rule.groups[0].size()), rule.values[0],
                               static_cast<std::uint16_t>(number)});
        std::ranges::stable_sort(all, {}, &KnownSum::size);
        const auto none = static_cast<std::uint16_t>(all.size());
        sum_of_.assign(static_cast<std::size_t>(board_.cell_count()), none);
        is_within_.assign(sum_of_.size(), false);
        for (const KnownSum& sum : all) {
            auto end = sum.cells.begin();
            for (; end != sum.cells.end() && sum_of_[*end] == none; ++end)
                sum_of_[*end] = static_cast<std::uint16_t>(sums_.size());
            if (end == sum.cells.end())
                sums_.push_back(sum);
            else
                for (Cell cell : std::span(sum.cells.begin(), end)) sum_of_[cell] = none;
        }
        within_.resize(all.size() + 1);
        is_taken_.resize(within_.size());
        shares_.resize(within_.size() * static_cast<std::size_t>(board_.house_count()));
        for (House house = 0; house < board_.house_count(); ++house)
            for (Cell cell : board_.house_cells(house)) ++shares_[within_.size() * house + sum_of_[cell]];
    }

    bool is_full(House house) const {
        return static_cast<int>(board_.house_cells(house).size()) == digit_count_;
    }

    // Consecutive houses of a kind.
    void bands(HouseKind kind) {
        std::vector<House> lines;
        for (House house = 0; house < board_.house_count(); ++house)
            if (board_.kind_of(house) == kind && is_full(house)) lines.push_back(house);
        for (std::size_t first = 0; first < lines.size(); ++first)
            for (std::size_t last = first; last < lines.size(); ++last)
                window(std::span(lines).subspan(first, last - first + 1));
    }
    // Rectangles of boxes.
    void boxes() {
        std::vector<House> boxes, within;
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
                        within.clear();
                        for (House box : boxes) {
                            const int row = board_.house_cells(box)[0] / board_.columns();
                            const int column = board_.house_cells(box)[0] % board_.columns();
                            if (row < top || row > bottom || column < left || column > right) continue;
                            within.push_back(box);
                        }
                        window(within);
                    }
    }

    // Takes the total of disjoint houses, and subtracts the sums of which more than half of the cells are inside.
    void window(std::span<const House> houses) {
        std::ranges::fill(within_, 0);
        for (House house : houses)
            for (std::size_t i = 0; i < within_.size(); ++i)
                within_[i] += shares_[within_.size() * house + i];
        // The number of cells left inside and of cells outside, and of the latter.
        int count = digit_count_ * static_cast<int>(houses.size()), outside_count = 0;
        taken_.clear();
        for (std::size_t i = 0; i < sums_.size(); ++i) {
            const KnownSum& known = sums_[i];
            is_taken_[i] = 2 * within_[i] > known.size;
            if (!is_taken_[i]) continue;
            count += known.size - 2 * within_[i];
            outside_count += known.size - within_[i];
            taken_.push_back(&known);
        }
        if (taken_.empty() || count > digit_count_) return;
        const bool is_of_one = houses.size() == 1 && outside_count <= 1;
        const bool tells_more =
            within_.back() != 0 && std::min(count - outside_count, outside_count) <= most_on_one_side;
        if (!tells_more && count > (is_of_one ? most_cells_in_a_house : most_cells)) return;
        terms_.clear();
        for (House house : houses)
            for (Cell cell : board_.house_cells(house)) {
                is_within_[cell] = true;
                if (!is_taken_[sum_of_[cell]]) terms_.push_back({cell, 1});
            }
        const std::size_t inside = terms_.size();
        for (const KnownSum* known : taken_)
            for (Cell cell : known->cells)
                if (!is_within_[cell]) terms_.push_back({cell, -1});
        std::ranges::sort(terms_.begin(), terms_.begin() + static_cast<std::ptrdiff_t>(inside), {},
                          &Term::cell);
        std::ranges::sort(terms_.begin() + static_cast<std::ptrdiff_t>(inside), terms_.end(), {},
                          &Term::cell);
        for (House house : houses)
            for (Cell cell : board_.house_cells(house)) is_within_[cell] = false;
        if (std::ranges::find(found_, terms_, &DerivedSum::terms) != found_.end()) return;
        DerivedSum& sum = found_.emplace_back(terms_, static_cast<int>(houses.size()) * house_total_,
                                              std::vector(houses.begin(), houses.end()));
        sum.rules.reserve(taken_.size());
        for (const KnownSum* known : taken_) {
            sum.total -= known->total;
            sum.rules.push_back(known->rule);
        }
    }

    const Geometry& board_;
    int digit_count_ = 0, house_total_ = 0;
    std::vector<KnownSum> sums_;
    std::vector<std::uint16_t> sum_of_;    // [cell]; the last number: none
    std::vector<std::uint16_t> shares_;    // [house][sum] the number of common cells
    std::vector<std::uint16_t> within_;    // [sum] the number of cells in the houses of the window
    std::vector<std::uint8_t> is_within_;  // [cell] whether it is in the window; false between calls
    std::vector<std::uint8_t> is_taken_;   // [sum] whether the window subtracts it
    std::vector<const KnownSum*> taken_;   // these
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
