#include "techniques/aligned_exclusion.hpp"

#include <algorithm>

#include "techniques/removals.hpp"

namespace nonet {
namespace {

class Exclusion {
 public:
    Exclusion(const Position& position, const Request& request, std::vector<Step>& steps, int size,
              std::string_view id, double rating)
        : position_(position), request_(request), steps_(steps), size_(size), id_(id), rating_(rating) {
        const Position::BySize by_size = position.by_size();
        excluding_ = size == 2 ? by_size.two : by_size.two | by_size.three;
        for (Cell cell : position.empty() - by_size.one) {
            if (!(peers[cell] & by_size.one).empty()) continue;
            if ((peers[cell] & excluding_).empty()) continue;
            base_[count_++] = cell;
            base_set_.insert(cell);
        }
    }

    // Pairs by their greater cell, then by the smaller; the third cell, if any, ascending.
    void find() {
        for (int j = 1; j < count_; ++j)
            for (int i = 0; i < j; ++i) {
                if (request_.spend()) return;
                const Cell a = base_[i], b = base_[j];
                const CellSet common = peers[a] & peers[b] & excluding_;
                if (!has_two(common)) continue;
                if ((size_ == 2 ? try_pair(a, b, common) : try_thirds(a, b, common)) && request_.one())
                    return;
            }
    }

 private:
    static bool has_two(CellSet set) {
        const std::uint64_t low = set.word(0), high = set.word(1);
        return (low & (low - 1)) != 0 || (high & (high - 1)) != 0 || (low != 0 && high != 0);
    }

    // Whether the search looks at the pair with this third cell.
    bool is_third(Cell third, Cell a, Cell b) const {
        return excluding_.contains(third) && (peers[a] | peers[b]).contains(third);
    }

    bool try_thirds(Cell a, Cell b, CellSet common) {
        bool any = false;
        CellSet thirds = (peers[a] | peers[b]) & excluding_ & base_set_;
        thirds.erase(a);
        thirds.erase(b);
        for (Cell c : thirds) {
            const CellSet excluders = common & peers[c];
            if (!has_two(excluders)) continue;
            if (request_.one() && tried_before(a, b, c)) continue;
            if (try_triplet({a, b, c}, excluders)) any = true;
            if (any && request_.one()) return true;
        }
        return any;
    }

    // Whether an earlier pair had the same three cells: they had nothing to give.
    bool tried_before(Cell a, Cell b, Cell c) const {
        if (c > b) return false;
        const Cell low = std::min(a, c), middle = std::max(a, c);
        if (is_third(b, low, middle)) return true;
        return c < a && is_third(a, c, b);
    }

    // The digits of the excluders that some combination could leave without one.
    struct Masks {
        std::array<std::uint16_t, peer_count> digits;
        int count = 0;
    };
    Masks masks_of(CellSet excluders, DigitSet united) const {
        Masks masks;
        for (Cell cell : excluders)
            if ((position_.candidates(cell) - united).empty())
                masks.digits[masks.count++] = position_.candidates(cell).bits();
        return masks;
    }

    // Of `digits` those that leave every excluder something, when `taken` are taken already.
    static DigitSet fitting(const Masks& masks, DigitSet taken, DigitSet digits) {
        std::uint16_t bits = digits.bits();
        for (int i = 0; i < masks.count; ++i) {
            const auto left = static_cast<std::uint16_t>(masks.digits[i] & ~taken.bits());
            if (left == 0) return {};
            if ((left & (left - 1)) == 0) bits &= static_cast<std::uint16_t>(~left);
        }
        return DigitSet(bits);
    }

    bool try_pair(Cell a, Cell b, CellSet excluders) {
        const DigitSet of_a = position_.candidates(a), of_b = position_.candidates(b);
        const Masks masks = masks_of(excluders, of_a | of_b);
        const bool peers_of_each_other = sees(a, b);
        DigitSet left_a, left_b;
        for (Digit p : of_a) {
            const DigitSet taken = DigitSet::of(p);
            const DigitSet fits = fitting(masks, taken, peers_of_each_other ? of_b - taken : of_b);
            if (!fits.empty()) left_a.insert(p);
            left_b |= fits;
        }
        return conclude({a, b, b}, excluders, {of_a - left_a, of_b - left_b, {}});
    }

    bool try_triplet(const std::array<Cell, 3>& cells, CellSet excluders) {
        const auto& [a, b, c] = cells;
        const DigitSet of_a = position_.candidates(a), of_b = position_.candidates(b),
                       of_c = position_.candidates(c);
        const Masks masks = masks_of(excluders, of_a | of_b | of_c);
        const bool ab = sees(a, b), ac = sees(a, c), bc = sees(b, c);
        DigitSet left_a, left_b, left_c;
        for (Digit p : of_a)
            for (Digit q : of_b) {
                if (ab && p == q) continue;
                DigitSet rest = of_c;
                if (ac) rest.erase(p);
                if (bc) rest.erase(q);
                rest = fitting(masks, DigitSet::of(p) | DigitSet::of(q), rest);
                if (rest.empty()) continue;
                left_a.insert(p);
                left_b.insert(q);
                left_c |= rest;
                // Nearly always all candidates have turned up after a few combinations.
                if (left_c == of_c && left_a == of_a && left_b == of_b) return false;
            }
        return conclude(cells, excluders, {of_a - left_a, of_b - left_b, of_c - left_c});
    }

    bool conclude(const std::array<Cell, 3>& cells, CellSet excluders, const std::array<DigitSet, 3>& lost) {
        Removals removals;
        for (int i = 0; i < size_; ++i) removals.add(cells[i], lost[i]);
        if (removals.empty()) return false;
        report(cells, excluders, removals);
        return true;
    }

    void report(const std::array<Cell, 3>& cells, CellSet excluders, const Removals& removals) {
        Step step{.technique = id_, .kind = id_, .rating = rating_};
        step.remove = removals.list();
        if (request_.evidence()) {
            Exhibit base{.role = Role::pattern}, others{.role = Role::excluder};
            for (int i = 0; i < size_; ++i) base.cells.push_back({cells[i], position_.candidates(cells[i])});
            for (Cell cell : excluders) others.cells.push_back({cell, position_.candidates(cell)});
            step.exhibits = {std::move(base), std::move(others)};
        }
        steps_.push_back(std::move(step));
    }

    const Position& position_;
    const Request& request_;
    std::vector<Step>& steps_;
    int size_;
    std::string_view id_;
    double rating_;
    CellSet excluding_, base_set_;
    std::array<Cell, cell_count> base_{};
    int count_ = 0;
};

}  // namespace

void find_exclusions(const Position& position, const Request& request, std::vector<Step>& steps, int size,
                     std::string_view id, double rating) {
    Exclusion(position, request, steps, size, id, rating).find();
}

}  // namespace nonet
