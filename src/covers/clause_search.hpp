#pragma once
// Conflict-driven clause learning (CDCL) over the variables and groups of an Instance.
//
//   literal   2 * variable: it is true; 2 * variable + 1: it is false
//   level     number of decisions before the literal was set; 0: it follows from the instance
//   reason    why a literal was set: its group has no other member, a variable excludes it, or a clause
//
// Differences from a solver of plain clauses: groups are masks of the members that may still be true, so "one left" and
// "none left" are detected when the mask changes; exclusions are lists; only learned clauses are watched. It decides
// "true" in the open group with the fewest members (or, if `prefers_groups` is false, for the most active variable),
// because one true option removes many. All numbers are integers, so that every machine does the same.
//
//   source   J. Marques-Silva, K. Sakallah, GRASP, 1999; N. Een, N. Sorensson, MiniSat, 2003; G. Audemard, L. Simon,
//            Predicting Learnt Clauses Quality (LBD), 2009; M. Luby and others, restarts, 1993

#include <cstdint>
#include <span>
#include <vector>

#include "core/budget.hpp"
#include "core/rng.hpp"
#include "covers/instance.hpp"
#include "covers/var_heap.hpp"
#include "nonet/function_ref.hpp"

namespace nonet::covers {

class ClauseSearch {
 public:
    enum class End : std::uint8_t { model, exhausted, stopped };
    using Lit = std::uint16_t;
    using OnClause = FunctionRef<void(std::span<const Lit>)>;

    // `instance` must outlive it.
    explicit ClauseSearch(const Instance& instance);

    // Gives each variable a random activity, so that models come in a different order.
    void shuffle(Rng& rng);

    // Passes each learned clause to `on_clause`, which must outlive the search. A clause is a list of literals of which
    // at least one is true. It follows from the instance and the earlier clauses by propagation alone; so does the clause
    // of block(), once the model is excluded.
    void tell(OnClause on_clause) { on_clause_ = on_clause; }

    // Requires that these are not all true. Call it only before next(), or after block().
    void forbid(std::span<const Var> vars);

    // Requires that at least one of these is true. Can be called at any time; the search restarts from the known facts.
    void require(std::span<const Lit> lits);

    // Continues to the next model: one true variable in each group.
    End next(Budget& budget);
    bool is_true(Var var) const { return truth_[2 * std::size_t{var}] > 0; }

    // Excludes the model that was found last.
    void block();

    std::uint64_t conflicts() const { return conflicts_; }

 private:
    using Clause = std::uint32_t;  // its position in arena_: size, LBD, literals
    struct Watch {
        Clause clause;
        Lit blocker;  // another literal of the clause: while it is true, the clause is not visited
    };
    // The lowest two bits encode the kind.
    struct Reason {
        enum Kind : std::uint32_t { none, group, excluded, clause };
        std::uint32_t bits = none;
        static Reason of(Kind kind, std::uint32_t what) { return {what << 2 | kind}; }
        Kind kind() const { return static_cast<Kind>(bits & 3); }
        std::uint32_t what() const { return bits >> 2; }
    };
    static constexpr Lit not_of(Lit lit) { return lit ^ 1; }
    static constexpr Lit lit_of(Var var, bool is_true) { return static_cast<Lit>(2 * var + !is_true); }

    // clause_search.cpp
    Var next_decision();
    Var most_active_of_smallest_group() const;
    Var most_active();
    void restart();
    void back_to(std::size_t level);
    std::size_t level() const { return level_starts_.size(); }
    // Returns the false literal of a variable that is set.
    Lit false_lit(Var var) const { return lit_of(var, truth_[lit_of(var, true)] < 0); }

    // propagate.cpp
    bool propagate();
    void set(Lit lit, Reason reason);
    void strike_excluded(Var var);
    void visit_watches(Lit lit);
    void contradict(Var var, Reason reason);
    template <class Call>
    void for_each_cause(Var var, Reason reason, Call call) const;

    // learn.cpp
    void learn();
    void note_cause(Var var);
    void shorten();
    bool follows(Var var, int depth = 0);
    int mark_levels();
    void bump(Var var);
    void decay();

    // clauses.cpp
    Clause add_clause(std::span<const Lit> lits, int lbd, std::vector<Clause>& list);
    void keep_clause();  // clause_, without false literals
    void watch(Clause clause);
    bool is_settled(Clause clause) const;
    std::span<Lit> lits_of(Clause clause) { return {&arena_[clause + 2], arena_[clause]}; }
    std::span<const Lit> lits_of(Clause clause) const { return {&arena_[clause + 2], arena_[clause]}; }
    int lbd_of(Clause clause) const { return arena_[clause + 1]; }
    void forget_half();
    void pack();

    const Instance& instance_;

    // The assignment.
    std::vector<std::int8_t> truth_;  // of each literal: 1 true, -1 false, 0 open
    std::vector<Mask> live_;          // of each group: members that are not false
    std::vector<std::uint8_t>
        open_size_;  // of each group: the number of these; `settled` is added if one is true
    static constexpr std::uint8_t settled = 0x80;
    std::vector<Lit> trail_;
    std::vector<std::uint32_t> level_starts_;
    std::vector<Reason> reason_;           // of each variable
    std::vector<std::uint16_t> level_of_;  // of each variable
    std::size_t visited_ = 0;              // literals of the trail before this are propagated

    // The knowledge.
    bool is_refuted_ = false;  // no model is left
    std::vector<Lit> arena_{0, 0};
    std::vector<Clause> learned_, kept_;       // clauses that may be forgotten, and those that may not
    std::vector<std::vector<Watch>> watches_;  // of each literal: clauses to visit when it is false
    std::size_t most_learned_ = 2000;

    // The contradiction to learn from: variables whose values together cause it.
    bool is_contradicted_ = false;
    std::vector<Var> conflict_;

    // Learning.
    enum Seen : std::uint8_t { is_seen = 1, leads_elsewhere };
    std::vector<std::uint8_t> seen_;  // of each variable
    std::vector<Lit> clause_;
    std::vector<Var> noted_;
    OnClause on_clause_;
    std::vector<std::uint32_t> level_mark_;
    std::uint32_t mark_ = 0;
    std::size_t on_level_ = 0;

    // Deciding.
    std::vector<std::uint64_t> activity_;
    std::uint64_t step_ = std::uint64_t{1} << 20;
    VarHeap heap_;
    std::uint64_t conflicts_ = 0, restarts_ = 0, restart_at_ = 0;
};

// Calls `call` for the other variables whose values forced that of `var`.
template <class Call>
void ClauseSearch::for_each_cause(Var var, Reason reason, Call call) const {
    switch (reason.kind()) {
        case Reason::none: break;
        case Reason::group:
            for (Var member : instance_.members[std::size_t{reason.what()}])
                if (member != var) call(member);
            break;
        case Reason::excluded: call(static_cast<Var>(reason.what())); break;
        case Reason::clause:
            for (Lit lit : lits_of(reason.what()))
                if (const auto other = static_cast<Var>(lit / 2); other != var) call(other);
            break;
    }
}

}  // namespace nonet::covers
