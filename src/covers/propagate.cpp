// Propagates a literal: through groups at once, through exclusions and clauses in order of the trail.

#include <bit>

#include "covers/clause_search.hpp"

namespace nonet::covers {

void ClauseSearch::contradict(Var var, Reason reason) {
    is_contradicted_ = true;
    conflict_.assign(1, var);
    for_each_cause(var, reason, [&](Var cause) { conflict_.push_back(cause); });
}

// Returns false on a contradiction; then conflict_ holds it.
bool ClauseSearch::propagate() {
    while (!is_contradicted_ && visited_ < trail_.size()) {
        const Lit lit = trail_[visited_++];
        const bool is_true = (lit & 1) == 0;
        if (is_true) strike_excluded(lit / 2);
        if (!is_contradicted_) visit_watches(not_of(lit));
    }
    return !is_contradicted_;
}

// Sets an open literal. Groups are updated at once, and all of them even on a contradiction, so that undoing is exactly
// the reverse.
void ClauseSearch::set(Lit lit, Reason reason) {
    const Var var = lit / 2;
    truth_[lit] = 1;
    truth_[not_of(lit)] = -1;
    reason_[var] = reason;
    level_of_[var] = static_cast<std::uint16_t>(level());
    trail_.push_back(lit);
    if ((lit & 1) == 0) {
        for (const auto& place : instance_.places[var]) open_size_[place.group] |= settled;
        return;
    }
    for (const auto& [group, bit] : instance_.places[var]) {
        const Mask live = live_[group] &= ~(Mask{1} << bit);
        --open_size_[group];
        if (!has_one(live)) continue;
        if (live == 0) {
            if (!is_contradicted_) contradict(var, Reason::of(Reason::group, group));
        } else if (!is_contradicted_) {
            const Var last = instance_.members[group][static_cast<std::size_t>(std::countr_zero(live))];
            if (truth_[lit_of(last, true)] == 0) set(lit_of(last, true), Reason::of(Reason::group, group));
        }
    }
}

void ClauseSearch::strike_excluded(Var var) {
    for (Var other : instance_.excluded[var]) {
        const Lit lit = lit_of(other, false);
        if (truth_[lit] > 0) continue;
        if (truth_[lit] < 0)
            contradict(other, Reason::of(Reason::excluded, var));
        else
            set(lit, Reason::of(Reason::excluded, var));
        if (is_contradicted_) return;
    }
}

// Visits the clauses that watch a literal that has become false.
void ClauseSearch::visit_watches(Lit lit) {
    auto& list = watches_[lit];
    std::size_t kept = 0, i = 0;
    for (; i < list.size() && !is_contradicted_; ++i) {
        Watch watch = list[i];
        if (truth_[watch.blocker] > 0) {
            list[kept++] = watch;
            continue;
        }
        const auto lits = lits_of(watch.clause);
        if (lits[0] == lit) std::swap(lits[0], lits[1]);
        watch.blocker = lits[0];
        if (truth_[lits[0]] > 0) {
            list[kept++] = watch;
            continue;
        }
        std::size_t other = 2;
        while (other < lits.size() && truth_[lits[other]] < 0) ++other;
        if (other < lits.size()) {
            std::swap(lits[1], lits[other]);
            watches_[lits[1]].push_back(watch);
            continue;
        }
        list[kept++] = watch;
        const Reason reason = Reason::of(Reason::clause, watch.clause);
        if (truth_[lits[0]] < 0)
            contradict(lits[0] / 2, reason);
        else
            set(lits[0], reason);
    }
    for (; i < list.size(); ++i) list[kept++] = list[i];
    list.resize(kept);
}

}  // namespace nonet::covers
