// Chains of almost locked sets: of three sets (XY-Wing), and of four and more.

#include "techniques/hodoku/als.hpp"
#include "techniques/hodoku/choice.hpp"
#include "techniques/hodoku/finders.hpp"

namespace nonet::hodoku {
namespace {

constexpr int most_bonds = 50, fewest_bonds = 3;

// Returns the indices of the bonds of each set, ascending.
std::vector<std::vector<int>> bonds_by_set(std::span<const Als> sets, std::span<const Bond> bonds) {
    std::vector<std::vector<int>> by_set(sets.size());
    for (std::size_t i = 0; i < bonds.size(); ++i)
        for (int set : {bonds[i].first, bonds[i].second}) by_set[set].push_back(static_cast<int>(i));
    return by_set;
}

// Returns the two sets that are in only one of two bonds, and the shared one; nothing if the bonds share none or both.
struct Wing {
    int a, b, pivot;
};
std::optional<Wing> wing_of(const Bond& p, const Bond& q) {
    if (p.first == q.first && p.second != q.second) return Wing{p.second, q.second, p.first};
    if (p.first == q.second && p.second != q.first) return Wing{p.second, q.first, p.first};
    if (p.second == q.first && p.first != q.second) return Wing{p.first, q.second, p.second};
    if (p.second == q.second && p.first != q.first) return Wing{p.first, q.first, p.second};
    return std::nullopt;
}

class AlsChains {
 public:
    AlsChains(const Board& board, const Search& search)
        : board_(board), search_(search), tables_(tables_of(board, search, own_)) {
        first_bond_.assign(sets_.size() + 1, 0);
        for (const Bond& bond : bonds_) ++first_bond_[bond.first + 1];
        for (std::size_t i = 0; i < sets_.size(); ++i) first_bond_[i + 1] += first_bond_[i];
    }

    bool run(Find& find) {
        for (std::size_t i = 0; i < sets_.size(); ++i) {
            chain_[0] = static_cast<int>(i);
            for (int b = first_bond_[i]; b < first_bond_[i + 1]; ++b) {
                const Bond& bond = bonds_[b];
                chain_[1] = bond.second;
                for (Digit used : bond.digits()) {
                    first_used_ = DigitSet::of(used);
                    walk(1, used, first_used_);
                }
            }
            if (search_.budget.stopped()) return false;
        }
        return choose(find);
    }

 private:
    struct Found {
        std::vector<Candidate> remove;  // sorted
        int sets = 0, cells = 0;
        std::vector<int> chain;
    };

    // `struck` is the digit that the next bond cannot use; `used` holds what the last one does use.
    void walk(int count, Digit struck, DigitSet used) {
        if (search_.spend()) return;
        if (count >= fewest_bonds) check(count, used);
        if (count == most_bonds) return;
        const int last = chain_[count];
        for (int b = first_bond_[last]; b < first_bond_[last + 1]; ++b) {
            const DigitSet left = bonds_[b].digits() - DigitSet::of(struck);
            if (left.empty()) continue;
            chain_[count + 1] = bonds_[b].second;
            const Digit next = left.contains(bonds_[b].x) ? bonds_[b].x : *bonds_[b].y;
            walk(count + 1, next, left);
        }
    }

    void check(int count, DigitSet used) {
        const Als &a = sets_[chain_[0]], &b = sets_[chain_[count]];
        removals_.clear();
        for (Digit digit : (a.digits & b.digits) - first_used_ - used)
            for (Cell cell : a.seeing[digit] & b.seeing[digit] & board_.cells(digit))
                removals_.push_back({cell, digit});
        if (removals_.empty()) return;
        int cells = 0;
        for (int i = 0; i <= count; ++i) cells += sets_[chain_[i]].cells.size();
        auto known = std::ranges::find(found_, removals_, &Found::remove);
        if (known != found_.end() && known->cells <= cells) return;
        Found& found = known != found_.end() ? *known : found_.emplace_back();
        found = {removals_, count + 1, cells, {}};
        if (search_.evidence) found.chain.assign(chain_.begin(), chain_.begin() + count + 1);
    }

    static bool is_better(const Found& a, const Found& b) {
        if (a.remove.size() != b.remove.size()) return a.remove.size() > b.remove.size();
        if (a.remove != b.remove) return weight_of(a.remove) < weight_of(b.remove);
        return a.sets != b.sets ? a.sets < b.sets : a.cells < b.cells;
    }

    bool choose(Find& find) const {
        if (found_.empty()) return false;
        const Found* best = &found_.front();
        for (const Found& found : found_)
            if (is_better(found, *best)) best = &found;
        find.kind = "als_chain";
        find.remove = best->remove;
        for (int i : best->chain) show_als(find, Role::pattern, board_, sets_[i]);
        return true;
    }

    const Board& board_;
    const Search& search_;
    std::optional<AlsTables> own_;
    const AlsTables& tables_;
    const std::vector<Als>& sets_ = tables_.sets;
    const std::vector<Bond>& bonds_ = tables_.bonds;
    std::vector<int> first_bond_;  // index of the first bond that starts with this set
    std::array<int, most_bonds + 1> chain_{};
    DigitSet first_used_;
    std::vector<Candidate> removals_;
    std::vector<Found> found_;
};

}  // namespace

bool find_als_xy_wing(const Board& board, const Search& search, Find& find) {
    std::optional<AlsTables> own;
    const auto& [sets, bonds] = tables_of(board, search, own);
    const auto by_set = bonds_by_set(sets, bonds);
    const auto try_wing = [&](const Bond& p, const Bond& q) {
        const auto wing = wing_of(p, q);
        if (!wing || (!p.y && !q.y && p.x == q.x)) return false;
        const Als &a = sets[wing->a], &b = sets[wing->b];
        if (meets(a.cells, b.cells)) return false;
        drop_common(board, a, b, (a.digits & b.digits) - p.digits() - q.digits(), find);
        if (find.remove.empty()) return false;
        find.kind = "als_xy_wing";
        show_als(find, Role::pincer, board, a);
        show_als(find, Role::pincer, board, b);
        show_als(find, Role::pivot, board, sets[wing->pivot]);
        return true;
    };
    for (int p = 0; p < static_cast<int>(bonds.size()); ++p) {
        if (search.spend()) return false;
        const auto &first = by_set[bonds[p].first], &second = by_set[bonds[p].second];
        auto i = std::ranges::upper_bound(first, p), j = std::ranges::upper_bound(second, p);
        while (i != first.end() || j != second.end()) {
            const bool from_first = j == second.end() || (i != first.end() && *i <= *j);
            const int q = from_first ? *i++ : *j++;
            if (try_wing(bonds[p], bonds[q])) return true;
        }
    }
    return false;
}

bool find_als_chain(const Board& board, const Search& search, Find& find) {
    return AlsChains(board, search).run(find);
}

}  // namespace nonet::hodoku
