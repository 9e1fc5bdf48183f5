#include "techniques/chains/finding.hpp"

#include <set>

namespace nonet::chains {

std::vector<ChainFinding> Findings::sorted() && {
    std::ranges::stable_sort(list_,
                             [](const ChainFinding& a, const ChainFinding& b) { return goes_before(a, b); });
    std::set<std::vector<Mark>> seen;
    std::erase_if(list_, [&](const ChainFinding& finding) { return !seen.insert(finding.removed).second; });
    return std::move(list_);
}

void conclude(ChainFinding& finding, const Position& position, Lit conclusion) {
    const Mark mark = mark_of(conclusion);
    finding.places = is_on(conclusion);
    finding.conclusion = mark;
    if (!finding.places) {
        finding.removed = {mark};
        return;
    }
    const Cell cell = cell_of(mark);
    for (Digit other : position.candidates(cell) - DigitSet::of(digit_of(mark)))
        finding.removed.push_back(mark_of(cell, other));
}

void add_premises(std::vector<Mark>& premises, const Position& before, const Position& now, Mark mark,
                  Why why) {
    const auto add = [&](Mark gone) {
        if (std::ranges::find(premises, gone) == premises.end()) premises.push_back(gone);
    };
    const Cell cell = cell_of(mark);
    const Digit digit = digit_of(mark);
    if (why == Why::cell) {
        for (Digit gone : before.candidates(cell) - now.candidates(cell)) add(mark_of(cell, gone));
    } else if (why != Why::supposed) {
        const House house = house_of(cell, house_type_of(why));
        const auto gone = static_cast<Spots>(before.spots(house, digit) & ~now.spots(house, digit));
        for (int spot : spots_of(gone)) add(mark_of(house_cells[house][spot], digit));
    }
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
