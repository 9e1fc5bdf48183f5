#include "techniques/chains/supposition.hpp"

#include "techniques/chains/inner_rules.hpp"

namespace nonet::chains {

template <class Board>
Suppositions<Board>::Suppositions(const BasicPosition<Board>& position, const Rules& rules,
                                  const Wanted& wanted)
    : position_(position), rules_(rules), wanted_(wanted), network_(position), weak_(position, network_) {
    forest_.nodes.reserve(static_cast<std::size_t>(64 * network_.count));
    forest_.parents.reserve(static_cast<std::size_t>(96 * network_.count));
    lengthen(standing_, network_.count);
    lengthen(on_, network_.count);
    lengthen(off_, network_.count);
    node_of_.reserve(static_cast<std::size_t>(network_.count) * static_cast<std::size_t>(network_.count + 8));
}

template <class Board>
Consequences<Board> Suppositions<Board>::suppose(Lit start) {
    clear_board();
    now_ = {.tree = BasicTree<Board>(forest_), .node_of = static_cast<std::uint32_t>(node_of_.size())};
    node_of_.resize(node_of_.size() + static_cast<std::size_t>(2 * network_.count), no_node);
    join(network_.index[mark_of(start)], is_on(start), now_.tree.add(start, Why::supposed));
    while (!contradicted()) {
        if (next_on_ < on_count_)
            follow_on(on_[next_on_++]);
        else if (next_off_ < off_count_)
            follow_off(off_[next_off_++]);
        else if (rules_.level == 0 || !use_patterns())
            break;
    }
    return std::move(now_);
}

template <class Board>
void Suppositions<Board>::forget(const Consequences& newest) {
    newest.tree.forget();
    node_of_.resize(newest.node_of);
}

template <class Board>
void Suppositions<Board>::clear_board() {
    std::fill_n(standing_.begin(), network_.count, std::uint8_t{0});
    size_ = network_.size;
    members_xor_ = network_.members_xor;
    on_count_ = off_count_ = next_on_ = next_off_ = 0;
    if constexpr (N::is_nine)
        if (rules_.level > 0) board_ = position_;
}

template <class Board>
void Suppositions<Board>::join(Index i, bool on, NodeId node) {
    node_of(i, on) = node;
    standing_[i] |= on ? is_true : is_false;
    if (on)
        on_[on_count_++] = node;
    else
        off_[off_count_++] = node;
}

template <class Board>
void Suppositions<Board>::follow_on(NodeId id) {
    const Index from = network_.index[mark_of(now_.tree[id].lit)];
    const std::span<const Index> weak = weak_.from(from);
    const std::span<const Why> why = weak_.why(from);
    for (std::size_t k = rules_.by_cell ? 0 : weak_.in_cell(from); k < weak.size(); ++k) {
        const Index i = weak[k];
        const std::uint8_t standing = standing_[i];
        if (standing == is_false || standing & is_gone) continue;
        const NodeId node = now_.tree.add(lit_of(network_.mark[i], false), why[k], id);
        if (standing & is_true) {
            now_.clash = node;
            now_.clashing = node_of(i, true);
            return;
        }
        join(i, false, node);
    }
}

template <class Board>
void Suppositions<Board>::follow_off(NodeId id) {
    const Index from = network_.index[mark_of(now_.tree[id].lit)];
    const auto& groups = network_.groups[from];
    for (std::size_t g = rules_.by_cell ? 0 : 1; g < groups.size(); ++g) {
        const Group group = groups[g];
        if (size_[group] != 2) continue;
        const auto i = static_cast<Index>(members_xor_[group] ^ from);
        if (standing_[i] == is_true) continue;
        const NodeId node =
            now_.tree.add(lit_of(network_.mark[i], true), network_.why(g), id, network_.house(group));
        if (rules_.dynamic) add_gone(group);
        if (standing_[i] & is_false) {
            now_.clash = node;
            now_.clashing = node_of(i, false);
            return;
        }
        join(i, true, node);
    }
    if (!rules_.dynamic) return;
    standing_[from] |= is_gone;
    for (Group group : network_.groups[from]) {
        --size_[group];
        members_xor_[group] ^= from;
    }
    if constexpr (N::is_nine)
        if (rules_.level > 0)
            board_.remove(N::cell_of(network_.mark[from]), N::digit_of(network_.mark[from]));
}

// Adds to the newest node the premises that were removed before and left two members in its group.
template <class Board>
void Suppositions<Board>::add_gone(Group group) {
    for (Index i : weak_.members(group))
        if (standing_[i] & is_gone) now_.tree.add_parent(node_of(i, false));
}

template <class Board>
bool Suppositions<Board>::use_patterns() {
    bool anything = false;
    if constexpr (N::is_nine) {
        for (const InnerFinding& finding : search_inner(position_, board_, rules_.level, wanted_)) {
            const auto use = static_cast<std::uint16_t>(now_.inner.size());
            bool used = false;
            for (Mark removed : finding.removed) {
                const Index i = network_.index[removed];
                if (standing_[i] & is_false) continue;
                // Does not check whether it is true, as in Sudoku Explainer: the contradiction shows later.
                const NodeId node = now_.tree.add(lit_of(removed, false), Why::pattern, no_node, use);
                for (Mark premise : finding.premises)
                    now_.tree.add_parent(node_of(network_.index[premise], false));
                join(i, false, node);
                used = true;
            }
            if (!used) continue;
            anything = true;
            now_.inner.push_back({finding.complexity, finding.fingerprint, finding.step});
        }
    }
    return anything;
}

template class Suppositions<Nine>;
template class Suppositions<Wide>;

}  // namespace nonet::chains
