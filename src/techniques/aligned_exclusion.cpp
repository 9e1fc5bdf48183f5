#include "techniques/aligned_exclusion.hpp"

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
                if ((size_ == 2 ? try_cells({a, b, b}) : try_third(a, b)) && request_.one()) return;
            }
    }

 private:
    bool try_third(Cell a, Cell b) {
        const CellSet common = peers[a] & peers[b] & excluding_;
        if (common.size() < 2) return false;
        const CellSet thirds = (peers[a] | peers[b]) & excluding_ & base_set_;
        bool any = false;
        for (Cell c : thirds) {
            if (c == a || c == b) continue;
            if (try_cells({a, b, c})) any = true;
            if (any && request_.one()) return true;
        }
        return any;
    }

    bool try_cells(const std::array<Cell, 3>& cells) {
        CellSet excluders = peers[cells[0]] & peers[cells[1]] & excluding_;
        if (size_ == 3) excluders &= peers[cells[2]];
        if (!has_two(excluders)) return false;
        std::array<DigitSet, 3> left{};  // not yet seen in an allowed combination
        for (int i = 0; i < size_; ++i) left[i] = position_.candidates(cells[i]);
        const Excluders relevant = relevant_of(excluders, left[0] | left[1] | left[2]);
        if (size_ == 2 ? all_pairs_allowed(cells, relevant, left)
                       : all_triplets_allowed(cells, relevant, left))
            return false;
        Removals removals;
        for (int i = 0; i < size_; ++i) removals.add(cells[i], left[i]);
        report(cells, excluders, removals);
        return true;
    }

    static bool has_two(CellSet cells) {
        if (cells.empty()) return false;
        cells.erase(cells.first());
        return !cells.empty();
    }

    bool fits(Cell a, Digit of_a, Cell b, Digit of_b) const { return of_a != of_b || !sees(a, b); }

    // The excluders that some combination could leave without a digit.
    struct Excluders {
        std::array<DigitSet, peer_count> digits;
        int count = 0;

        // What a third cell may take beside `taken`: no excluder may be left without a digit.
        DigitSet allow(DigitSet taken) const {
            DigitSet allowed = DigitSet::all();
            for (int i = 0; i < count; ++i) {
                const DigitSet rest = digits[i] - taken;
                if (rest.empty()) return {};
                if ((rest.bits() & (rest.bits() - 1)) == 0) allowed -= rest;
            }
            return allowed;
        }
        bool leave_all(DigitSet taken) const {
            for (int i = 0; i < count; ++i)
                if ((digits[i] - taken).empty()) return false;
            return true;
        }
    };
    Excluders relevant_of(CellSet excluders, DigitSet united) const {
        Excluders relevant;
        for (Cell cell : excluders)
            if ((position_.candidates(cell) - united).empty())
                relevant.digits[relevant.count++] = position_.candidates(cell);
        return relevant;
    }

    // Strikes what is seen in an allowed combination from `left`; true as soon as nothing is left.  Only
    // combinations with something left are looked at.
    bool all_pairs_allowed(const std::array<Cell, 3>& cells, const Excluders& excluders,
                           std::array<DigitSet, 3>& left) const {
        for (Digit p : position_.candidates(cells[0]))
            for (Digit q : left[0].contains(p) ? position_.candidates(cells[1]) : left[1]) {
                if (!fits(cells[0], p, cells[1], q) ||
                    !excluders.leave_all(DigitSet::of(p) | DigitSet::of(q)))
                    continue;
                left[0].erase(p);
                left[1].erase(q);
                if ((left[0] | left[1]).empty()) return true;
            }
        return false;
    }

    bool all_triplets_allowed(const std::array<Cell, 3>& cells, const Excluders& excluders,
                              std::array<DigitSet, 3>& left) const {
        const bool sees_first = sees(cells[0], cells[2]), sees_second = sees(cells[1], cells[2]);
        for (Digit p : position_.candidates(cells[0]))
            for (Digit q : position_.candidates(cells[1])) {
                const bool any = left[0].contains(p) || left[1].contains(q);
                DigitSet third = any ? position_.candidates(cells[2]) : left[2];
                if (third.empty() || !fits(cells[0], p, cells[1], q)) continue;
                if (sees_first) third.erase(p);
                if (sees_second) third.erase(q);
                third &= excluders.allow(DigitSet::of(p) | DigitSet::of(q));
                if (third.empty()) continue;
                left[0].erase(p);
                left[1].erase(q);
                left[2] -= third;
                if ((left[0] | left[1] | left[2]).empty()) return true;
            }
        return false;
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
