#pragma once
// Literals derived from a supposition, each with the literals it was derived from.
//
//   node      a literal, why it holds, and the nodes it came from, all of them earlier
//   chain     what is reached from a node through its parents, the node itself first, nearest first, each
//             literal once; its size is the length that ratings count

#include <span>
#include <vector>

#include "techniques/chains/literal.hpp"

namespace nonet::chains {

using NodeId = std::uint16_t;
inline constexpr NodeId no_node = 0xffff;

struct Node {
    Lit lit;
    Why why;
    std::uint16_t inner;  // with Why::pattern: which of the inner patterns
    std::uint16_t parent_count;
    std::uint32_t parents;  // the first of them in the tree's list of parents
};

class Tree {
 public:
    void clear() {
        nodes_.clear();
        parents_.clear();
    }
    int size() const { return static_cast<int>(nodes_.size()); }
    const Node& operator[](NodeId id) const { return nodes_[id]; }
    std::span<const NodeId> parents(NodeId id) const {
        return {parents_.data() + nodes_[id].parents, nodes_[id].parent_count};
    }
    NodeId first_parent(NodeId id) const {
        return nodes_[id].parent_count == 0 ? no_node : parents_[nodes_[id].parents];
    }

    NodeId add(Lit lit, Why why, NodeId parent = no_node, std::uint16_t inner = 0) {
        nodes_.push_back({lit, why, inner, 0, static_cast<std::uint32_t>(parents_.size())});
        if (parent != no_node) add_parent(parent);
        return static_cast<NodeId>(nodes_.size() - 1);
    }
    // One parent more for the newest node.
    void add_parent(NodeId parent) {
        parents_.push_back(parent);
        ++nodes_.back().parent_count;
    }
    void drop_newest() {
        parents_.resize(nodes_.back().parents);
        nodes_.pop_back();
    }

    // Visits the chain that ends in `id`: bool visit(NodeId) for each, nearest first; false stops.
    template <class Visit>
    void for_each_in_chain(NodeId id, Visit&& visit) const {
        LitSet seen;
        std::array<NodeId, lit_count> queue;
        int end = 0;
        seen.insert(nodes_[id].lit);
        queue[end++] = id;
        for (int at = 0; at < end; ++at) {
            visit(queue[at]);
            for (NodeId parent : parents(queue[at]))
                if (seen.add(nodes_[parent].lit)) queue[end++] = parent;
        }
    }

    int chain_length(NodeId id) const {
        int length = 0;
        for_each_in_chain(id, [&](NodeId) { ++length; });
        return length;
    }

 private:
    std::vector<Node> nodes_;
    std::vector<NodeId> parents_;
};

// The end of a chain of some tree.
struct Target {
    const Tree* tree;
    NodeId node;
};

}  // namespace nonet::chains
