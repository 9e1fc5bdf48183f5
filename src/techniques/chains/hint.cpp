#include "techniques/chains/hint.hpp"

#include <set>

namespace nonet::chains {

void sort_and_thin(std::vector<Hint>& hints) {
    std::ranges::stable_sort(hints, goes_before);
    std::set<std::vector<Mark>> seen;
    std::erase_if(hints, [&](const Hint& hint) { return !seen.insert(hint.removed).second; });
}

Chain chain_of(Target target) {
    const Tree& tree = *target.tree;
    std::vector<NodeId> order;
    tree.for_each_in_chain(target.node, [&](NodeId id) { order.push_back(id); });
    std::ranges::sort(order);
    std::vector<std::uint16_t> place(lit_count);
    Chain chain;
    for (NodeId id : order) {
        ChainNode node{.literal = literal_of(tree[id].lit), .why = tree[id].why, .inner = tree[id].inner};
        for (NodeId parent : tree.parents(id)) node.from.push_back(place[tree[parent].lit]);
        place[tree[id].lit] = static_cast<std::uint16_t>(chain.nodes.size());
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

}  // namespace nonet::chains
