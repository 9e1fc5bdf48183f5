// Aligned exclusion: of all combinations of digits that two or three cells could hold, those that leave a common peer without a
// digit are impossible.  A candidate that appears only in impossible combinations is removed.
//
//      cells  r1c1 {1,2}  r1c5 {3,4}        a common peer with {2,3} forbids 2+3, one with {2,4} forbids 2+4:
//      peers  {2,3} {2,4}                   then r1c1 is not 2
//
// Cost: all pairs of cells that share two two-digit peers, or all triples that share two peers of two or three digits.

#include <algorithm>

#include "techniques/removals.hpp"
#include "techniques/technique.hpp"

namespace nonet {
namespace {

class Exclusion {
 public:
    // size: 2 for pairs, 3 for triplets.
    Exclusion(const Position& position, Steps& steps, int size)
        : position_(position), steps_(steps), size_(size) {
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
                if (steps_.spend()) return;
                const Cell a = base_[i], b = base_[j];
                const CellSet common = peers[a] & peers[b] & excluding_;
                if (!has_two(common)) continue;
                if ((size_ == 2 ? try_pair(a, b, common) : try_thirds(a, b, common)) && steps_.one()) return;
            }
    }

 private:
    static bool has_two(CellSet set) {
        const std::uint64_t low = set.word(0), high = set.word(1);
        return (low & (low - 1)) != 0 || (high & (high - 1)) != 0 || (low != 0 && high != 0);
    }

    // Whether the search tries the pair with this third cell.
    bool is_third(Cell third, Cell a, Cell b) const {
        return excluding_.contains(third) && (peers[a] | peers[b]).contains(third);
    }

    // The requirements that a third cell must meet for a pair to give anything.  Every digit of the third cell, combined with p
    // and q, must be blocked: by an excluder, or because it equals p or q.
    struct Thirds {
        DigitSet one_of;  // blocked for all p and q: such a digit of the third cell could be removed
        std::array<DigitSet, 2 * side>
            all_of;  // blocked for one p and all q, or one q and all p: that p or q could be removed
        int count = 0;

        bool possible(DigitSet third) const {
            if (!(third & one_of).empty()) return true;
            for (int i = 0; i < count; ++i)
                if ((third - all_of[i]).empty()) return true;
            return false;
        }
    };

    Thirds thirds_for(Cell a, Cell b, CellSet common) const {
        const DigitSet of_a = position_.candidates(a), of_b = position_.candidates(b);
        const Forbidden forbidden = forbidden_by(common, DigitSet::all());
        const bool ab = sees(a, b);
        Thirds thirds{.one_of = DigitSet::all()};
        std::array<DigitSet, side> for_q;
        for_q.fill(DigitSet::all());
        const auto keep = [&](DigitSet blocked) {
            if (blocked.size() >= 2) thirds.all_of[thirds.count++] = blocked;
        };
        for (Digit p : of_a) {
            DigitSet for_p = DigitSet::all();
            for (Digit q : of_b) {
                if (ab && p == q) continue;
                const DigitSet blocked = forbidden.beside(p, q) | DigitSet::of(p) | DigitSet::of(q);
                for_p &= blocked;
                for_q[q] &= blocked;
            }
            thirds.one_of &= for_p;
            keep(for_p);
        }
        for (Digit q : of_b) keep(for_q[q]);
        return thirds;
    }

    bool try_thirds(Cell a, Cell b, CellSet common) {
        bool any = false;
        const Thirds worth = thirds_for(a, b, common);
        if (worth.count == 0 && worth.one_of.empty()) return false;
        CellSet thirds = (peers[a] | peers[b]) & excluding_ & base_set_;
        thirds.erase(a);
        thirds.erase(b);
        for (Cell c : thirds) {
            if (!worth.possible(position_.candidates(c))) continue;
            const CellSet excluders = common & peers[c];
            if (!has_two(excluders)) continue;
            if (steps_.one() && tried_before(a, b, c)) continue;
            if (try_triplet({a, b, c}, excluders)) any = true;
            if (any && steps_.one()) return true;
        }
        return any;
    }

    // Whether an earlier pair had the same three cells; if so, they gave nothing.
    bool tried_before(Cell a, Cell b, Cell c) const {
        if (c > b) return false;
        const Cell low = std::min(a, c), middle = std::max(a, c);
        if (is_third(b, low, middle)) return true;
        return c < a && is_third(a, c, b);
    }

    // The combinations that excluders forbid, digit by digit.
    //
    //   beside one   the other digit of each two-digit excluder that holds it
    //   beside two   the third digit of each three-digit excluder that holds both
    class Forbidden {
     public:
        void add(DigitSet excluder) {
            ++count_;
            for (Digit digit : excluder) {
                const DigitSet others = excluder - DigitSet::of(digit);
                if (others.size() == 1)
                    beside_one_[digit] |= others;
                else
                    for (Digit other : others) beside_two_[digit][other] |= others - DigitSet::of(other);
            }
        }
        bool empty() const { return count_ == 0; }
        DigitSet beside(Digit p) const { return beside_one_[p]; }
        DigitSet beside(Digit p, Digit q) const {
            if (beside_one_[p].contains(q)) return DigitSet::all();
            return beside_one_[p] | beside_one_[q] | beside_two_[p][q];
        }

     private:
        std::array<DigitSet, side> beside_one_{};
        std::array<std::array<DigitSet, side>, side> beside_two_{};
        int count_ = 0;
    };

    // Returns the combinations that are forbidden by the excluders whose candidates are all in `digits`; no other can be left
    // without a candidate.
    Forbidden forbidden_by(CellSet excluders, DigitSet digits) const {
        Forbidden forbidden;
        for (Cell cell : excluders)
            if ((position_.candidates(cell) - digits).empty()) forbidden.add(position_.candidates(cell));
        return forbidden;
    }

    bool try_pair(Cell a, Cell b, CellSet excluders) {
        const DigitSet of_a = position_.candidates(a), of_b = position_.candidates(b);
        const Forbidden forbidden = forbidden_by(excluders, of_a | of_b);
        if (forbidden.empty())
            return false;  // combinations that two cells alone rule out belong to naked pairs, which are gone by now
        const bool ab = sees(a, b);
        DigitSet left_a, left_b;
        for (Digit p : of_a) {
            DigitSet fits = of_b - forbidden.beside(p);
            if (ab) fits.erase(p);
            if (!fits.empty()) left_a.insert(p);
            left_b |= fits;
        }
        return conclude({a, b, b}, excluders, {of_a - left_a, of_b - left_b, {}});
    }

    bool try_triplet(const std::array<Cell, 3>& cells, CellSet excluders) {
        const auto& [a, b, c] = cells;
        const DigitSet of_a = position_.candidates(a), of_b = position_.candidates(b),
                       of_c = position_.candidates(c);
        const Forbidden forbidden = forbidden_by(excluders, of_a | of_b | of_c);
        if (forbidden.empty()) return false;
        const bool ab = sees(a, b), ac = sees(a, c), bc = sees(b, c);
        DigitSet left_a, left_b, left_c;
        for (Digit p : of_a)
            for (Digit q : of_b) {
                if (ab && p == q) continue;
                DigitSet fits = of_c - forbidden.beside(p, q);
                if (ac) fits.erase(p);
                if (bc) fits.erase(q);
                if (fits.empty()) continue;
                left_a.insert(p);
                left_b.insert(q);
                left_c |= fits;
                // Nearly always every candidate has been confirmed after a few combinations.
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
        Step& step = steps_.add();
        step.remove = removals.list();
        if (steps_.evidence()) {
            Exhibit base{.role = Role::pattern}, others{.role = Role::excluder};
            for (int i = 0; i < size_; ++i) base.cells.push_back({cells[i], position_.candidates(cells[i])});
            for (Cell cell : excluders) others.cells.push_back({cell, position_.candidates(cell)});
            step.exhibits = {std::move(base), std::move(others)};
        }
    }

    const Position& position_;
    Steps& steps_;
    int size_;
    CellSet excluding_, base_set_;
    std::array<Cell, cell_count> base_{};
    int count_ = 0;
};

template <int size>
void find_exclusions(const Position& position, Steps& steps) {
    Exclusion(position, steps, size).find();
}

// clang-format off: a sentence stays whole
constexpr TechniqueRecord exclusion_records[] = {
    {{"aligned_pair_exclusion", "Aligned Pair Exclusion", "A candidate is false if every way to fill two cells with it leaves a common peer without a candidate.", {.se = 6.2}},
     {{.sentence = R"(Some ways to fill {cells} leave one of {excluders} without a candidate, or repeat a digit in a house. A candidate that occurs only in these ways is impossible. So {so}.)"}},
     find_exclusions<2>},
    {{"aligned_triplet_exclusion", "Aligned Triplet Exclusion", "The aligned pair exclusion with three cells.", {.se = 7.5}},
     {{.sentence = R"(Some ways to fill {cells} leave one of {excluders} without a candidate, or repeat a digit in a house. A candidate that occurs only in these ways is impossible. So {so}.)"}},
     find_exclusions<3>},
};
// clang-format on

}  // namespace

namespace family {
extern constinit const Family exclusion{exclusion_records};
}

}  // namespace nonet
