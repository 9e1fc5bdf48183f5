#pragma once
// Literals derived from a supposition, each with its premises.
//
//   node      a literal, why it holds, and the nodes it came from, all of them earlier
//   chain     the nodes reached from a node through its parents: the node itself first, nearest first, each literal once; its
//             size is the length that ratings count
//   forest    the memory of many trees, one after the other; only the newest tree grows

#include <span>
#include <vector>

#include "techniques/chains/literal.hpp"

namespace nonet::chains {

using NodeId = std::uint16_t;  // within its tree
inline constexpr NodeId no_node = 0xffff;

struct TreeNode {
    Lit lit;
    Why why;
    std::uint8_t depth;  // literals on the longest path back to the start; 255 if more
    // With Why::pattern: which of the inner patterns. Of a true one with Why::house: which house. With Why::rule: one more
    // than the number of the rule, or 0 if it holds for two cells whatever the others are.
    std::uint16_t inner;
    std::uint16_t parent_count;
    std::uint32_t parents;  // index of the first one in the forest's list of parents
};

static_assert(sizeof(TreeNode) == 12);

struct Forest {
    std::vector<TreeNode> nodes;
    std::vector<NodeId> parents;
    void clear() {
        nodes.clear();
        parents.clear();
    }
};

template <class Board>
class BasicTree {
    using Literals = LitSet<Board>;

 public:
    BasicTree() = default;
    explicit BasicTree(Forest& forest)
        : forest_(&forest), first_(static_cast<std::uint32_t>(forest.nodes.size())) {}

    int size() const { return size_; }
    // Whether the numbers of nodes are nearly used up; only on large boards.
    bool is_full() const { return !Numbering<Board>::is_nine && size_ > most_nodes; }
    const TreeNode& operator[](NodeId id) const { return forest_->nodes[first_ + id]; }
    std::span<const NodeId> parents(NodeId id) const {
        const TreeNode& node = (*this)[id];
        return {forest_->parents.data() + node.parents, node.parent_count};
    }
    NodeId first_parent(NodeId id) const {
        const TreeNode& node = (*this)[id];
        return node.parent_count == 0 ? no_node : forest_->parents[node.parents];
    }

    NodeId add(Lit lit, Why why, NodeId parent = no_node, int inner = 0) {
        forest_->nodes.push_back({lit, why, 1, static_cast<std::uint16_t>(inner), 0,
                                  static_cast<std::uint32_t>(forest_->parents.size())});
        if (parent != no_node) add_parent(parent);
        return static_cast<NodeId>(size_++);
    }
    // Adds a parent to the newest node.
    void add_parent(NodeId parent) {
        forest_->parents.push_back(parent);
        TreeNode& newest = forest_->nodes.back();
        ++newest.parent_count;
        const std::uint8_t depth = (*this)[parent].depth;
        if (newest.depth <= depth && depth < 255) newest.depth = static_cast<std::uint8_t>(depth + 1);
    }

    // Frees the memory; requires that the tree is the newest one of its forest.
    void forget() const {
        if (size_ != 0) forest_->parents.resize(forest_->nodes[first_].parents);
        forest_->nodes.resize(first_);
    }

    // Visits the chain that ends in `id`, nearest first.
    template <class Visit>
    void for_each_in_chain(NodeId id, Visit&& visit) const {
        Literals seen{};
        std::array<NodeId, Numbering<Board>::lit_count> queue;
        int end = 0;
        seen.insert((*this)[id].lit);
        queue[end++] = id;
        for (int at = 0; at < end; ++at) {
            visit(queue[at]);
            for (NodeId parent : parents(queue[at]))
                if (seen.add((*this)[parent].lit)) queue[end++] = parent;
        }
    }

    int chain_length(NodeId id) const {
        int length = 0;
        for_each_in_chain(id, [&](NodeId) { ++length; });
        return length;
    }

 private:
    static constexpr int most_nodes = 60'000;

    Forest* forest_ = nullptr;
    std::uint32_t first_ = 0;
    int size_ = 0;
};

// The end of a chain of some tree.
template <class Board>
struct Target {
    const BasicTree<Board>* tree;
    NodeId node;
};

}  // namespace nonet::chains
