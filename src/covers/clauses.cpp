// Stores the learned clauses and decides which to forget.

#include <algorithm>
#include <tuple>

#include "covers/clause_search.hpp"

namespace nonet::covers {

ClauseSearch::Clause ClauseSearch::add_clause(std::span<const Lit> lits, int lbd, std::vector<Clause>& list) {
    const auto clause = static_cast<Clause>(arena_.size());
    arena_.push_back(static_cast<Lit>(lits.size()));
    arena_.push_back(static_cast<Lit>(lbd));
    arena_.insert(arena_.end(), lits.begin(), lits.end());
    list.push_back(clause);
    watch(clause);
    return clause;
}

// The first two literals are watched.
void ClauseSearch::watch(Clause clause) {
    const auto lits = lits_of(clause);
    watches_[lits[0]].push_back({clause, lits[1]});
    watches_[lits[1]].push_back({clause, lits[0]});
}

void ClauseSearch::forbid(std::span<const Var> vars) {
    clause_.clear();
    for (Var var : vars) clause_.push_back(lit_of(var, false));
    keep_clause();
}

void ClauseSearch::require(std::span<const Lit> lits) {
    back_to(0);
    clause_.assign(lits.begin(), lits.end());
    keep_clause();
}

void ClauseSearch::keep_clause() {
    if (std::ranges::any_of(clause_, [&](Lit lit) { return truth_[lit] > 0; })) return;
    std::erase_if(clause_, [&](Lit lit) { return truth_[lit] < 0; });
    if (clause_.empty())
        is_refuted_ = true;
    else if (clause_.size() == 1)
        set(clause_[0], {});
    else
        add_clause(clause_, 0, kept_);
}

// Forbids this combination of decisions, and reverses the last one.
void ClauseSearch::block() {
    if (level() == 0) {
        is_refuted_ = true;
        return;
    }
    clause_.clear();
    for (std::size_t i = level(); i-- > 0;) clause_.push_back(not_of(trail_[level_starts_[i]]));
    if (on_clause_) on_clause_(clause_);
    back_to(level() - 1);
    if (clause_.size() == 1) return set(clause_[0], {});
    set(clause_[0], Reason::of(Reason::clause, add_clause(clause_, 0, kept_)));
}

bool ClauseSearch::is_settled(Clause clause) const {
    return std::ranges::any_of(lits_of(clause), [&](Lit lit) { return truth_[lit] > 0; });
}

// At level 0: removes the worse half of the learned clauses, except the best ones, and all clauses that are permanently
// true.
void ClauseSearch::forget_half() {
    constexpr int always_kept = 2;
    std::ranges::sort(learned_, {}, [&](Clause clause) {
        return std::tuple(lbd_of(clause), lits_of(clause).size(), ~clause);
    });
    std::size_t kept = learned_.size() / 2;
    while (kept < learned_.size() && lbd_of(learned_[kept]) <= always_kept) ++kept;
    learned_.resize(kept);
    pack();
    most_learned_ += 300;
}

void ClauseSearch::pack() {
    std::vector<Lit> arena(2);
    for (auto* list : {&kept_, &learned_}) {
        std::erase_if(*list, [&](Clause clause) { return is_settled(clause); });
        for (Clause& clause : *list) {
            const auto first = arena_.begin() + clause;
            const auto moved = static_cast<Clause>(arena.size());
            arena.insert(arena.end(), first, first + 2 + arena_[clause]);
            clause = moved;
        }
    }
    arena_.swap(arena);
    for (auto& list : watches_) list.clear();
    for (const auto* list : {&kept_, &learned_})
        for (Clause clause : *list) watch(clause);
}

}  // namespace nonet::covers
