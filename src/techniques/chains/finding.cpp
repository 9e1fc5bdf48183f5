#include "techniques/chains/finding.hpp"

#include <set>

#include "techniques/chains/links.hpp"
#include "techniques/chains/rule_links.hpp"

namespace nonet::chains {

std::vector<ChainFinding> Findings::sorted() && {
    std::ranges::stable_sort(list_,
                             [](const ChainFinding& a, const ChainFinding& b) { return goes_before(a, b); });
    std::set<std::vector<Mark>> seen;
    std::erase_if(list_, [&](const ChainFinding& finding) { return !seen.insert(finding.removed).second; });
    return std::move(list_);
}

template <class Board>
void conclude(ChainFinding& finding, const BasicPosition<Board>& position, Lit conclusion) {
    using N = Numbering<Board>;
    const Mark mark = mark_of(conclusion);
    finding.places = is_on(conclusion);
    finding.conclusion = mark;
    if (!finding.places) {
        finding.removed = {mark};
        return;
    }
    const Cell cell = N::cell_of(mark);
    for (Digit other : position.candidates(cell) - Board::Digits::of(N::digit_of(mark)))
        finding.removed.push_back(N::mark_of(cell, other));
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

template <class Board>
ChainNode shown(const BasicPosition<Board>& position, const TreeNode& node, const TreeNode* parent) {
    using N = Numbering<Board>;
    ChainNode out{.literal = N::literal_of(node.lit), .why = node.why};
    if constexpr (N::is_nine) {
        out.inner = node.inner;
    } else if (node.why == Why::house && out.literal.on) {
        out.house = static_cast<House>(node.inner);
    } else if (node.why == Why::house || node.why == Why::rule) {
        const Literal cause = N::literal_of(parent->lit);
        const auto house =
            node.why == Why::house ? house_between(position, out.literal.cell, cause.cell) : std::nullopt;
        if (house) {
            out.house = *house;
        } else {
            out.why = Why::rule;
            out.rule = node.inner != 0 ? std::optional(static_cast<std::uint16_t>(node.inner - 1))
                                       : rule_between(position, cause, out.literal);
        }
    }
    return out;
}

template <class Board>
Chain chain_of(const BasicPosition<Board>& position, Target<Board> target) {
    const BasicTree<Board>& tree = *target.tree;
    std::vector<NodeId> order;
    tree.for_each_in_chain(target.node, [&](NodeId id) { order.push_back(id); });
    std::ranges::sort(order);
    std::vector<std::uint16_t> place(Numbering<Board>::lit_count);
    Chain chain;
    for (NodeId id : order) {
        const NodeId first = tree.first_parent(id);
        ChainNode node = shown(position, tree[id], first == no_node ? nullptr : &tree[first]);
        for (NodeId parent : tree.parents(id)) node.from.push_back(place[tree[parent].lit]);
        place[tree[id].lit] = static_cast<std::uint16_t>(chain.nodes.size());
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

template void conclude(ChainFinding&, const Position&, Lit);
template void conclude(ChainFinding&, const WidePosition&, Lit);
template Chain chain_of(const Position&, Target<Nine>);
template Chain chain_of(const WidePosition&, Target<Wide>);
template ChainNode shown(const Position&, const TreeNode&, const TreeNode*);
template ChainNode shown(const WidePosition&, const TreeNode&, const TreeNode*);

}  // namespace nonet::chains
