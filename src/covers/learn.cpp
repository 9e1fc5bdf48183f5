// Turns a contradiction into a clause: follows the reasons back until one literal of the last level is left (1-UIP).

#include <algorithm>

#include "covers/clause_search.hpp"

namespace nonet::covers {

// Learns a clause, returns to the level at which it leaves one literal open, and sets that literal.
void ClauseSearch::learn() {
    is_contradicted_ = false;
    ++conflicts_;
    clause_.assign(1, 0);
    on_level_ = 0;
    for (Var var : conflict_) note_cause(var);
    std::size_t at = trail_.size();
    for (;;) {
        Var var;
        do var = static_cast<Var>(trail_[--at] / 2);
        while (!seen_[var]);
        if (--on_level_ == 0) {
            clause_[0] = false_lit(var);
            break;
        }
        for_each_cause(var, reason_[var], [&](Var cause) { note_cause(cause); });
    }
    shorten();
    for (Var var : noted_) seen_[var] = 0;
    noted_.clear();
    decay();
    if (on_clause_) on_clause_(clause_);

    const int lbd = mark_levels();
    if (clause_.size() == 1) {
        back_to(0);
        return set(clause_[0], {});
    }
    const auto level_of = [&](Lit lit) { return level_of_[lit / 2]; };
    std::swap(clause_[1], *std::ranges::max_element(clause_.begin() + 1, clause_.end(), {}, level_of));
    back_to(level_of(clause_[1]));
    set(clause_[0], Reason::of(Reason::clause, add_clause(clause_, lbd, learned_)));
}

void ClauseSearch::note_cause(Var var) {
    if (seen_[var] || level_of_[var] == 0) return;
    seen_[var] = is_seen;
    noted_.push_back(var);
    bump(var);
    if (level_of_[var] == level())
        ++on_level_;
    else
        clause_.push_back(false_lit(var));
}

// Removes literals that the others imply.
void ClauseSearch::shorten() {
    mark_levels();
    std::size_t kept = 1;
    for (std::size_t i = 1; i < clause_.size(); ++i)
        if (!follows(static_cast<Var>(clause_[i] / 2))) clause_[kept++] = clause_[i];
    clause_.resize(kept);
}

// Whether all reasons of a variable, and their reasons, lead to seen variables. The results for variables on the way are
// kept until the clause is learned.
bool ClauseSearch::follows(Var var, int depth) {
    constexpr int deepest = 500;  // the stack of a WebAssembly module is small
    if (reason_[var].kind() == Reason::none || level_mark_[level_of_[var]] != mark_ || depth > deepest)
        return false;
    bool still = true;
    for_each_cause(var, reason_[var], [&](Var cause) {
        if (!still || seen_[cause] == is_seen || level_of_[cause] == 0) return;
        still = seen_[cause] != leads_elsewhere && follows(cause, depth + 1);
        if (seen_[cause] == 0) noted_.push_back(cause);
        seen_[cause] = still ? is_seen : leads_elsewhere;
    });
    return still;
}

// Marks the levels of the clause and returns their number: its LBD.
int ClauseSearch::mark_levels() {
    ++mark_;
    int count = 0;
    for (Lit lit : clause_) {
        std::uint32_t& mark = level_mark_[level_of_[lit / 2]];
        count += mark != mark_;
        mark = mark_;
    }
    return count;
}

void ClauseSearch::bump(Var var) {
    constexpr int room = 60, less = 40;  // bits
    if ((activity_[var] += step_) >> room != 0) {
        for (auto& activity : activity_) activity >>= less;
        step_ = std::max<std::uint64_t>(step_ >> less, 1);
    }
    if (!instance_.prefers_groups) heap_.grown(var);
}

// Earlier bumps lose weight: by a twentieth per conflict at first, by a hundredth later.
void ClauseSearch::decay() { step_ += step_ / (20 + std::min<std::uint64_t>(conflicts_ / 64, 80)) + 1; }

}  // namespace nonet::covers
