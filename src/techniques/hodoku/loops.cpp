// Nice loops and alternating chains of all lengths, with or without groups.
//
//   continuous      each link holds both ways: a candidate that is weakly linked to both ends of a link is removed
//   discontinuous   the two ends meet in a cell and determine what it is, or is not
//   chain           two candidates, one of which is true

#include <bit>

#include "techniques/hodoku/choice.hpp"
#include "techniques/hodoku/finders.hpp"
#include "techniques/hodoku/implications.hpp"

namespace nonet::hodoku {
namespace {

enum class Form : std::uint8_t { continuous, discontinuous, chain };
constexpr std::string_view loop_kinds[2][3] = {
    {"continuous_nice_loop", "discontinuous_nice_loop", "aic"},
    {"grouped_continuous_nice_loop", "grouped_discontinuous_nice_loop", "grouped_aic"}};

class LoopSearch {
 public:
    LoopSearch(const Board& board, const Search& search, bool grouped)
        : board_(board),
          search_(search),
          lists_(lists_of(board, search, Implications::Kind::chains, grouped, own_)) {}

    bool run(Find& find) {
        for (int k = 0; k < lists_.candidate_count() && !search_.spend(); ++k) loops_from(lists_.on(k));
        for (int k = 0; k < lists_.candidate_count() && !search_.spend(); ++k) loops_from(lists_.off(k));
        for (int k = 0; k < lists_.candidate_count() && !search_.spend(); ++k) chains_from(lists_.off(k));
        if (best_.remove.empty() || search_.budget.stopped()) return false;
        find.kind = best_.kind;
        find.remove = best_.remove;
        if (search_.evidence) {
            lists_.trace(best_start_, best_end_, chain_);
            Links& links = find.chains.emplace_back();
            for (LiteralId id : chain_) links.push_back(lists_.link_of(id));
        }
        return true;
    }

 private:
    // Whether a find with these removals could be better than the best so far.
    bool may_win() const {
        if (best_.remove.empty()) return true;
        if (removals_.size() != best_.remove.size()) return removals_.size() > best_.remove.size();
        if (search_.shorter_first) return true;
        return weight_of(removals_) <= weight_of(best_.remove);
    }

    void loops_from(LiteralId start) {
        const Candidate a = lists_.plain(start);
        const LiteralView reach = lists_.reach(start);
        // The literals of the start cell that follow indirectly and could give the best find.
        const DigitSet in_cell = board_.candidates(a.cell);
        const bool pair = in_cell.size() == 2, on = lists_.is_on(start);
        for (Digit digit : in_cell) {
            const int k = lists_.id_of(a.cell, digit);
            for (LiteralId end : {lists_.on(k), lists_.off(k)}) {
                if (end == start || !reach.contains(end)) continue;
                const bool at_once = digit != a.digit && lists_.is_on(end) != on && (on || pair);
                if (!at_once && (!concludes_loop(start, end) || may_win())) ends_.push_back(end);
            }
        }
        if (ends_.empty()) return;
        const Expansion& list = lists_.expand(start);
        std::ranges::sort(ends_, {}, [&](LiteralId end) { return list.position[end]; });
        for (LiteralId end : ends_)
            if (list.items[list.position[end]].distance > 2) loop(start, end);
        ends_.clear();
    }

    // Finds the removals of a chain from a literal of a cell to another one of that cell; false if it is a continuous loop.
    bool concludes_loop(LiteralId start, LiteralId end) {
        const bool f = !lists_.is_on(start), l = lists_.is_on(end);
        const Candidate a = lists_.plain(start), b = lists_.plain(end);
        const bool same = a.digit == b.digit;
        removals_.clear();
        const DigitSet in_cell = board_.candidates(a.cell);
        if (!f && !l && same)
            removals_.push_back(a);
        else if (f && l && same)
            for (Digit other : in_cell - DigitSet::of(a.digit)) removals_.push_back({a.cell, other});
        else if (f != l && !same)
            removals_.push_back(f ? b : a);
        else
            return f == l && !f && in_cell.size() != 2;
        return true;
    }

    void loop(LiteralId start, LiteralId end) {
        if (!concludes_loop(start, end))
            return continuous(start, end, !lists_.is_on(start) && lists_.is_on(end));
        if (removals_.empty() || !may_win() || !traced(start, end, true)) return;
        keep(Form::discontinuous, start, end);
    }

    // Builds the chain; returns whether it never comes back to a cell.
    bool traced(LiteralId start, LiteralId end, bool loop) {
        lists_.trace(start, end, chain_);
        const Cell first = lists_.first_cell(start);
        const auto shares_cell = [&](std::size_t i) {
            return !lists_.is_group(chain_[i]) && !lists_.is_group(chain_[i + 1]) &&
                   lists_.first_cell(chain_[i]) == lists_.first_cell(chain_[i + 1]);
        };
        if (loop && (chain_.size() < 3 || shares_cell(0) || shares_cell(chain_.size() - 2))) return false;
        CellSet passed;
        for (std::size_t i = 1; i < chain_.size(); ++i) {
            if (passed.contains(lists_.first_cell(chain_[i]))) return false;
            // A loop may return to its first cell; for a group only the first cell counts, as in the original.
            if (!loop || lists_.first_cell(chain_[i - 1]) != first) passed |= lists_.cells(chain_[i - 1]);
        }
        return true;
    }

    void continuous(LiteralId start, LiteralId end, bool strong_ends) {
        if (!traced(start, end, true)) return;
        const Candidate a = lists_.plain(start), b = lists_.plain(end);
        removals_.clear();
        CellSet of_chain = CellSet::of(a.cell);
        for (std::size_t i = 0; i + 1 < chain_.size(); ++i) of_chain |= lists_.cells(chain_[i]);
        const auto drop_cell = [&](Cell cell, Digit x, Digit y) {
            for (Digit other : board_.candidates(cell) - DigitSet::of(x) - DigitSet::of(y))
                removals_.push_back({cell, other});
        };
        if (strong_ends) drop_cell(a.cell, a.digit, b.digit);
        for (std::size_t i = 0; i + 1 < chain_.size(); ++i) {
            const LiteralId here = chain_[i], next = chain_[i + 1];
            if (!lists_.is_on(here) || lists_.is_on(next)) continue;
            if (stays(here, next)) {
                if (i > 0 && i + 2 < chain_.size() && !stays(chain_[i - 1], here) &&
                    !stays(next, chain_[i + 2]))
                    drop_cell(lists_.first_cell(here), lists_.digit(here), lists_.digit(next));
                continue;
            }
            const Digit digit = lists_.digit(here);
            const CellSet seen = seeing_all(lists_.cells(here) | lists_.cells(next)) & board_.cells(digit);
            for (Cell cell : seen - of_chain) removals_.push_back({cell, digit});
        }
        if (removals_.empty()) return;
        sort_removals(removals_);
        if (may_win()) keep(Form::continuous, start, end);
    }

    // Whether two nodes are candidates of one cell.
    bool stays(LiteralId a, LiteralId b) const {
        return !lists_.is_group(a) && !lists_.is_group(b) && lists_.first_cell(a) == lists_.first_cell(b);
    }

    void chains_from(LiteralId start) {
        const Candidate a = lists_.plain(start);
        const LiteralView reach = lists_.reach(start);
        if (!may_conclude(a, reach)) return;
        for (const Expansion::Item& item : lists_.expand(start).items) {
            if (item.distance <= 2 || lists_.is_group(item.literal) || !lists_.is_on(item.literal)) continue;
            if (!concludes(a, lists_.plain(item.literal)) || !may_win() ||
                !traced(start, item.literal, false))
                continue;
            keep(Form::chain, start, item.literal);
        }
    }

    // Whether a chain from that candidate could be the best.
    bool may_conclude(Candidate a, LiteralView reach) {
        const auto of_candidates = reach.words().first(static_cast<std::size_t>(lists_.off(0)) / 64);
        for (std::size_t i = 0; i < of_candidates.size(); ++i)
            for (std::uint64_t left = of_candidates[i]; left != 0; left &= left - 1) {
                const Candidate b = lists_.candidate(static_cast<int>(64 * i) + std::countr_zero(left));
                if (concludes(a, b) && may_win()) return true;
            }
        return false;
    }

    // Finds the removals if one of two candidates is true.
    bool concludes(Candidate a, Candidate b) {
        removals_.clear();
        if (a.cell == b.cell) return false;
        if (a.digit == b.digit) {
            const CellSet seen = peers[a.cell] & peers[b.cell] & board_.cells(a.digit);
            if (static_cast<std::size_t>(seen.size()) < std::max<std::size_t>(best_.remove.size(), 2))
                return false;
            for (Cell cell : seen) removals_.push_back({cell, a.digit});
            return true;
        }
        if (best_.remove.size() > 2 || !board_.has(a.cell, b.digit) || !board_.has(b.cell, a.digit) ||
            !sees(a.cell, b.cell))
            return false;
        removals_ = {{a.cell, b.digit}, {b.cell, a.digit}};
        if (b.digit > a.digit) std::swap(removals_[0], removals_[1]);
        return true;
    }

    void keep(Form form, LiteralId start, LiteralId end) {
        bool grouped = false;
        for (LiteralId id : chain_) grouped = grouped || lists_.is_group(id);
        ChainFind found{.kind = loop_kinds[grouped][static_cast<int>(form)],
                        .remove = removals_,
                        .length = static_cast<int>(chain_.size())};
        if (!best_.remove.empty() && !is_better(found, best_, search_.shorter_first)) return;
        best_ = std::move(found);
        best_start_ = start;
        best_end_ = end;
    }

    const Board& board_;
    const Search& search_;
    std::optional<Implications> own_;
    Implications& lists_;
    std::vector<LiteralId> ends_, chain_;
    std::vector<Candidate> removals_;
    ChainFind best_;
    LiteralId best_start_ = 0, best_end_ = 0;
};

}  // namespace

bool find_nice_loop(const Board& board, const Search& search, bool grouped, Find& find) {
    return LoopSearch(board, search, grouped).run(find);
}

}  // namespace nonet::hodoku
