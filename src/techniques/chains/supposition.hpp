#pragma once
// What follows from one supposed literal.
//
// True literals are followed up first: while any is waiting, one of them makes others false; otherwise one
// false literal is taken, and makes others true.  It ends when nothing is waiting, or at the first literal
// whose negation is already there; what was found up to then stays.
//
//   dynamic     false literals leave the board as they are followed up, so that "two left" is asked of what
//               remains; the literal found then also comes from those gone before
//   level >= 1  when nothing is waiting, patterns on what remains (inner_rules.hpp) make more literals false

#include "techniques/chains/hint.hpp"
#include "techniques/chains/links.hpp"

namespace nonet::chains {

struct Rules {
    bool by_cell = true;  // false in Nishio: one digit only
    bool dynamic = false;
    int level = 0;
};

// A chain or a pattern used within a chain.
struct InnerUse {
    std::uint32_t complexity = 0;  // of chains; patterns add nothing to the length
    std::uint64_t fingerprint = 0;
    Step step;  // where evidence is wanted
};

class Supposition {
 public:
    Supposition() { node_of_.fill(no_node); }

    void suppose(const Position& before, Lit start, const Rules& rules, const Wanted& wanted);

    const Tree& tree() const { return tree_; }
    NodeId find(Lit lit) const { return node_of_[lit]; }
    std::span<const NodeId> on() const { return on_; }  // in order of arrival
    std::span<const NodeId> off() const { return off_; }
    bool contradicted() const { return clash_ != no_node; }
    Target clash_on() const { return {&tree_, is_on(tree_[clash_].lit) ? clash_ : clashing_}; }
    Target clash_off() const { return {&tree_, is_on(tree_[clash_].lit) ? clashing_ : clash_}; }
    const InnerUse& inner(int index) const { return inner_[index]; }

 private:
    void follow_on(NodeId id);
    void follow_off(NodeId id, const Position& before);
    bool use_patterns(const Position& before, const Wanted& wanted);
    void arrive(NodeId newest);
    void add_gone(Mark mark, Why why, const Position& before);

    Position board_;
    Rules rules_;
    Tree tree_;
    std::array<NodeId, lit_count> node_of_;
    std::vector<NodeId> on_, off_;
    std::size_t next_on_ = 0, next_off_ = 0;
    NodeId clash_ = no_node, clashing_ = no_node;  // the literal that could not join, and its negation
    std::vector<InnerUse> inner_;
    std::vector<Mark> gone_;
};

}  // namespace nonet::chains
