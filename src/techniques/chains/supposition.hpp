#pragma once
// The consequences of one supposed literal.
//
// True literals are followed first: while any is waiting, one of them makes others false.  Otherwise one false literal is taken
// and makes others true.  The search ends if nothing is waiting, or at the first literal whose negation is already there;
// everything found so far remains.
//
//   dynamic     false literals leave the board when they are followed, so "two left" refers to the remaining ones; the
//               literal found then also has those removed before as premises
//   level >= 1  if nothing is waiting, patterns on the remaining marks (inner_rules.hpp) make more literals false
//
// Cost: some 20 ns per literal at level 0.

#include "techniques/chains/finding.hpp"
#include "techniques/chains/network.hpp"

namespace nonet::chains {

struct Rules {
    bool by_cell = true;  // false in Nishio: one digit only
    bool dynamic = false;
    int level = 0;
};

// A chain or a pattern used within a chain.
struct InnerUse {
    std::uint32_t complexity = 0;  // of chains; patterns do not add to the length
    std::uint64_t fingerprint = 0;
    Step step;  // if evidence is wanted
};

// The consequences of a supposition.
template <class Board>
struct Consequences {
    BasicTree<Board> tree;
    std::uint32_t node_of = 0;                   // start of its part of Suppositions::node_of_
    NodeId clash = no_node, clashing = no_node;  // the literal that could not join, and its negation
    std::vector<InnerUse> inner;

    bool contradicted() const { return clash != no_node; }
    int size() const { return tree.size() - contradicted(); }  // number of literals that joined
    Target<Board> clash_on() const { return {&tree, is_on(tree[clash].lit) ? clash : clashing}; }
    Target<Board> clash_off() const { return {&tree, is_on(tree[clash].lit) ? clashing : clash}; }
};

// Draws the consequences of suppositions.  On other boards: level 0 only.
template <class Board>
class Suppositions {
    using N = Numbering<Board>;
    using Consequences = chains::Consequences<Board>;

 public:
    Suppositions(const BasicPosition<Board>& position, const Rules& rules, const Wanted& wanted);

    Consequences suppose(Lit start);

    // Frees the memory of the newest supposition.
    void forget(const Consequences& newest);

    // Return the slot of a literal's node, the same for every supposition, and the node in it; no_node if it was not reached.
    std::uint32_t slot(Lit lit) const { return 2u * network_.index[mark_of(lit)] + is_on(lit); }
    NodeId at(const Consequences& in, std::uint32_t slot) const { return node_of_[in.node_of + slot]; }

    const ChainNetwork<Board>& network() const { return network_; }

 private:
    using Index = typename ChainNetwork<Board>::Index;
    enum Standing : std::uint8_t { is_true = 1, is_false = 2, is_gone = 4 };

    void clear_board();
    void join(Index i, bool on, NodeId node);
    void follow_on(NodeId id);
    void follow_off(NodeId id);
    void add_gone(Group group);
    bool use_patterns();
    NodeId& node_of(Index i, bool on) { return node_of_[now_.node_of + 2 * i + on]; }
    bool contradicted() const { return now_.contradicted(); }

    const BasicPosition<Board>& position_;
    const Rules rules_;
    const Wanted& wanted_;
    const ChainNetwork<Board> network_;
    const WeakLinks<Board> weak_;
    Forest forest_;
    std::vector<NodeId> node_of_;  // per supposition: 2 * candidate + on

    // The current supposition.
    Consequences now_;
    typename N::template List<std::uint8_t, mark_count> standing_;
    typename N::template List<std::uint8_t, group_count> size_;  // candidates left in each group
    typename N::template List<Index, group_count> members_xor_;  // of those
    typename N::template List<NodeId, mark_count> on_, off_;     // in order of arrival
    int on_count_ = 0, off_count_ = 0, next_on_ = 0, next_off_ = 0;
    struct Nothing {};
    [[no_unique_address]] std::conditional_t<N::is_nine, Position, Nothing>
        board_;  // level >= 1: the remaining marks, for the patterns
};
extern template class Suppositions<Nine>;
extern template class Suppositions<Wide>;

}  // namespace nonet::chains
