#pragma once
// Chains from one supposition, in which each literal follows from one other literal: cycles and forcing chains.
//
//   search_single_chains   every start in every pass, in Sudoku Explainer's order: all findings.  On other boards, if one
//                          finding is wanted: the shortest of the first pass that has any
//   first_single_chain     the first finding by goes_before(), from the few starts that can have it (reach.hpp)

#include <limits>
#include <optional>

#include "techniques/chains/chains.hpp"
#include "techniques/chains/links.hpp"
#include "techniques/chains/rule_links.hpp"

namespace nonet::chains {

// One of the three passes: by houses only, by bivalue cells only, by both.
struct Pass {
    Links links;
    ChainForm cycle, chain;
    bool has_chains;  // by cells only there are none: a chain would need odd and even length at once
};
inline constexpr std::array<Pass, 3> passes{{
    {{.by_cell = false, .by_house = true}, ChainForm::x_cycle, ChainForm::x_chain, true},
    {{.by_cell = true, .by_house = false}, ChainForm::y_cycle, ChainForm::xy_chain, false},
    {{.by_cell = true, .by_house = true}, ChainForm::xy_cycle, ChainForm::xy_chain, true},
}};

inline constexpr int any_length = std::numeric_limits<int>::max();

// Literals, by their candidates, to which a search for cycles can be restricted; for the classic board.
struct CycleLiterals {
    MarkSet on{}, off{};
};

// The searches from one start.
template <class Board>
class SingleChains {
    using N = Numbering<Board>;
    using Tree = BasicTree<Board>;

 public:
    SingleChains(const BasicPosition<Board>& position, const Wanted& wanted)
        : position_(position), wanted_(wanted), rule_links_(position, wanted) {}

    // Returns the shortest chain from a literal to its negation, if there is one of at most `limit` literals.
    std::optional<ChainFinding> chain_from(const Pass& pass, Lit start, int limit = any_length);

    // Calls `found` with each cycle through a true candidate that removes something, shortest first.
    //
    //   only     if not nullptr: no other literal is on a cycle of at most `limit` literals through the start
    //   found    bool(ChainFinding&&): true to stop
    template <class Found>
    void cycles_from(const Pass& pass, Mark start, const CycleLiterals* only, int limit, Found&& found);

 private:
    bool follows_from(NodeId node, Lit lit) const;
    ChainFinding chain_finding(const Pass& pass, NodeId end) const;
    std::optional<ChainFinding> cycle_finding(const Pass& pass, NodeId end) const;
    Chain cycle_of(NodeId end) const;
    std::vector<NodeId> from_start(NodeId end) const;
    ChainFinding rated(ChainForm form, NodeId end) const;
    void add_premise(ChainFinding& finding, NodeId id) const;
    void add_premises(ChainFinding& finding, NodeId end) const;
    void add_premises_backwards(ChainFinding& finding, NodeId end) const;
    void add_fingerprint(ChainFinding& finding, NodeId end) const;

    // Visits (Mark, Why, inner) for each candidate that a literal of a pass makes true or false, by one rule if by nothing else.
    template <class Visit>
    void for_each_weak_of(const Pass& pass, Mark mark, Visit&& visit) const {
        for_each_weak(position_, mark, pass.links.by_cell,
                      [&](Mark other, Why why) { visit(other, why, 0); });
        for_each_by_rule(pass, rule_links_.weak(mark), visit);
    }
    template <class Visit>
    void for_each_strong_of(const Pass& pass, Mark mark, Visit&& visit) const {
        for_each_strong(position_, mark, pass.links,
                        [&](Mark other, Why why, House house = 0) { visit(other, why, house); });
        for_each_by_rule(pass, rule_links_.strong(mark), visit);
    }
    template <class Visit>
    static void for_each_by_rule(const Pass& pass, std::span<const RuleLink> links, Visit&& visit) {
        if (!pass.links.by_house) return;
        for (const RuleLink& link : links)
            if (pass.links.by_cell || N::digit_of(link.from) == N::digit_of(link.to))
                visit(link.to, Why::rule, link.rule + 1);
    }

    const BasicPosition<Board>& position_;
    const Wanted& wanted_;
    [[no_unique_address]] const RuleLinks<Board> rule_links_;
    Forest forest_;
    Tree tree_;
    std::vector<NodeId> layer_, next_;
};

template <class Board>
std::vector<ChainFinding> search_single_chains(const BasicPosition<Board>& position, const Wanted& wanted);

std::optional<ChainFinding> first_single_chain(const Position& position, const Wanted& wanted);

// Alternates layers of true and of false literals.  A true literal is reached once.  A false literal is reached as often as it
// follows from a literal that does not itself follow from it.
template <class Board>
template <class Found>
void SingleChains<Board>::cycles_from(const Pass& pass, Mark start, const CycleLiterals* only, int limit,
                                      Found&& found) {
    forest_.clear();
    tree_ = Tree(forest_);
    LitSet<Board> reached{};
    reached.insert(lit_of(start, true));
    layer_.assign(1, tree_.add(lit_of(start, true), Why::supposed));
    for (int length = 2; !layer_.empty() && length <= limit; length += 2) {
        next_.clear();
        for (NodeId from : layer_) {
            if (tree_.is_full()) return;
            for_each_weak_of(pass, mark_of(tree_[from].lit), [&](Mark mark, Why why, int inner) {
                if (only != nullptr && !only->off.contains(mark)) return;
                if (!follows_from(from, lit_of(mark, false)))
                    next_.push_back(tree_.add(lit_of(mark, false), why, from, inner));
            });
        }
        layer_.clear();
        bool stop = false;
        for (NodeId from : next_)
            for_each_strong_of(pass, mark_of(tree_[from].lit), [&](Mark mark, Why why, int inner) {
                const Lit lit = lit_of(mark, true);
                if (mark == start && length >= 4 && !stop)
                    if (std::optional<ChainFinding> finding =
                            cycle_finding(pass, tree_.add(lit, why, from, inner)))
                        stop = found(std::move(*finding));
                if (only != nullptr && !only->on.contains(mark)) return;
                if (reached.add(lit)) layer_.push_back(tree_.add(lit, why, from, inner));
            });
        if (stop) return;
    }
}

}  // namespace nonet::chains
