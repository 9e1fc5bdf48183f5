#include "techniques/chains/supposition.hpp"

#include "techniques/chains/inner_rules.hpp"

namespace nonet::chains {

void Supposition::suppose(const Position& before, Lit start, const Rules& rules, const Wanted& wanted) {
    for (NodeId id : on_) node_of_[tree_[id].lit] = no_node;
    for (NodeId id : off_) node_of_[tree_[id].lit] = no_node;
    tree_.clear();
    on_.clear();
    off_.clear();
    inner_.clear();
    next_on_ = next_off_ = 0;
    clash_ = clashing_ = no_node;
    board_ = before;
    rules_ = rules;
    arrive(tree_.add(start, Why::supposed));
    while (!contradicted()) {
        if (next_on_ < on_.size())
            follow_on(on_[next_on_++]);
        else if (next_off_ < off_.size())
            follow_off(off_[next_off_++], before);
        else if (rules.level == 0 || !use_patterns(before, wanted))
            return;
    }
}

// Takes in the newest node, unless its literal is there (then it is dropped) or its negation is (then it
// stays outside the sets as one side of the contradiction).
void Supposition::arrive(NodeId newest) {
    const Lit lit = tree_[newest].lit;
    if (node_of_[negation(lit)] != no_node) {
        clash_ = newest;
        clashing_ = node_of_[negation(lit)];
    } else if (node_of_[lit] != no_node) {
        tree_.drop_newest();
    } else {
        node_of_[lit] = newest;
        (is_on(lit) ? on_ : off_).push_back(newest);
    }
}

void Supposition::follow_on(NodeId id) {
    for_each_weak(board_, mark_of(tree_[id].lit), rules_.by_cell, [&](Mark mark, Why why) {
        if (!contradicted()) arrive(tree_.add(lit_of(mark, false), why, id));
    });
}

void Supposition::follow_off(NodeId id, const Position& before) {
    const Mark from = mark_of(tree_[id].lit);
    for_each_strong(board_, from, {.by_cell = rules_.by_cell}, [&](Mark mark, Why why) {
        if (contradicted()) return;
        const NodeId newest = tree_.add(lit_of(mark, true), why, id);
        if (rules_.dynamic) add_gone(mark, why, before);
        arrive(newest);
    });
    if (rules_.dynamic) board_.remove(cell_of(from), digit_of(from));
}

// The newest node also comes from those that were followed up before and made its cell or house this narrow.
void Supposition::add_gone(Mark mark, Why why, const Position& before) {
    gone_.clear();
    add_premises(gone_, before, board_, mark, why);
    for (Mark gone : gone_) tree_.add_parent(node_of_[lit_of(gone, false)]);
}

bool Supposition::use_patterns(const Position& before, const Wanted& wanted) {
    const std::vector<InnerHint> hints = search_inner(before, board_, rules_.level, wanted);
    bool anything = false;
    for (const InnerHint& hint : hints) {
        const auto use = static_cast<std::uint16_t>(inner_.size());
        bool used = false;
        for (Mark removed : hint.removed) {
            const Lit lit = lit_of(removed, false);
            if (node_of_[lit] != no_node) continue;
            // Whether the negation is there is not asked here: Sudoku Explainer notices when it goes on.
            const NodeId node = tree_.add(lit, Why::pattern, no_node, use);
            for (Mark premise : hint.premises) tree_.add_parent(node_of_[lit_of(premise, false)]);
            node_of_[lit] = node;
            off_.push_back(node);
            used = true;
        }
        if (!used) continue;
        anything = true;
        inner_.push_back({hint.complexity, hint.fingerprint, {}});
        if (wanted.evidence) inner_.back().step = hint.step;
    }
    return anything;
}

}  // namespace nonet::chains
