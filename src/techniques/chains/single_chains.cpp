#include "techniques/chains/single_chains.hpp"

#include <limits>

namespace nonet::chains {

bool SingleChains::follows_from(NodeId node, Lit lit) const {
    while ((node = tree_.first_parent(node)) != no_node)
        if (tree_[node].lit == lit) return true;
    return false;
}

// Whole layers in turn, each literal once, until the start's own negation turns up.
std::optional<ChainFinding> SingleChains::chain_from(const Pass& pass, Lit start) {
    forest_.clear();
    tree_ = Tree(forest_);
    LitSet reached{};
    reached.insert(start);
    layer_.assign(1, tree_.add(start, Why::supposed));
    for (; !layer_.empty(); std::swap(layer_, next_)) {
        next_.clear();
        for (NodeId from : layer_) {
            const Lit lit = tree_[from].lit;
            const auto arrive = [&](Mark mark, Why why) {
                if (reached.add(lit_of(mark, !is_on(lit))))
                    next_.push_back(tree_.add(lit_of(mark, !is_on(lit)), why, from));
            };
            if (is_on(lit))
                for_each_weak(position_, mark_of(lit), pass.links.by_cell, arrive);
            else
                for_each_strong(position_, mark_of(lit), pass.links, arrive);
        }
        for (NodeId node : next_)
            if (tree_[node].lit == negation(start)) return chain_finding(pass, node);
    }
    return {};
}

ChainFinding SingleChains::rated(ChainForm form, NodeId end) const {
    const auto length = static_cast<std::uint32_t>(tree_.chain_length(end));
    return {.form = form,
            .rating = with_tenths(single_rating(form), length_tenths(length)),
            .complexity = length};
}

ChainFinding SingleChains::chain_finding(const Pass& pass, NodeId end) const {
    ChainFinding finding = rated(pass.chain, end);
    conclude(finding, position_, tree_[end].lit);
    if (wanted_.before) {
        add_premises(finding, end);
        add_fingerprint(finding, end);
    }
    if (wanted_.evidence) finding.chains = {chain_of({&tree_, end})};
    return finding;
}

// What sees both a true and a false literal of its digit in the cycle, and lies outside the cycle's cells.
std::optional<ChainFinding> SingleChains::cycle_finding(const Pass& pass, NodeId end) const {
    CellSet cells;
    std::array<CellSet, side> by_on, by_off;  // the cells seen by true and by false literals of a digit
    for (NodeId id = end; tree_.first_parent(id) != no_node; id = tree_.first_parent(id)) {
        const Mark mark = mark_of(tree_[id].lit);
        cells.insert(cell_of(mark));
        (is_on(tree_[id].lit) ? by_on : by_off)[digit_of(mark)] |= peers[cell_of(mark)];
    }
    ChainFinding finding = rated(pass.cycle, end);
    for (int digit = 0; digit < side; ++digit)
        for (Cell cell : (position_.cells(static_cast<Digit>(digit)) & by_on[digit] & by_off[digit]) - cells)
            finding.removed.push_back(mark_of(cell, digit));
    if (finding.removed.empty()) return {};
    std::ranges::sort(finding.removed);
    finding.places = false;
    finding.conclusion = finding.removed.front();
    if (wanted_.before) {
        add_premises(finding, end);
        add_premises_backwards(finding, end);
        add_fingerprint(finding, end);
    }
    if (wanted_.evidence) finding.chains = {cycle_of(end)};
    return finding;
}

void SingleChains::add_premise(ChainFinding& finding, NodeId id) const {
    chains::add_premises(finding.premises, *wanted_.before, position_, mark_of(tree_[id].lit), tree_[id].why);
}

void SingleChains::add_premises(ChainFinding& finding, NodeId end) const {
    tree_.for_each_in_chain(end, [&](NodeId id) {
        if (is_on(tree_[id].lit)) add_premise(finding, id);
    });
}

// Sudoku Explainer also follows the cycle the other way round.  There each literal is negated but keeps the
// reason it had, so it is the weak links' cells and houses that count.
void SingleChains::add_premises_backwards(ChainFinding& finding, NodeId end) const {
    for (NodeId id : from_start(end))
        if (!is_on(tree_[id].lit)) add_premise(finding, id);
}

void SingleChains::add_fingerprint(ChainFinding& finding, NodeId end) const {
    std::uint64_t print = static_cast<std::uint64_t>(finding.form);
    tree_.for_each_in_chain(end, [&](NodeId id) { print = mix(print, tree_[id].lit); });
    finding.fingerprint = print;
}

std::vector<NodeId> SingleChains::from_start(NodeId end) const {
    std::vector<NodeId> path;
    for (NodeId id = end; id != no_node; id = tree_.first_parent(id)) path.push_back(id);
    std::ranges::reverse(path);
    return path;
}

Chain SingleChains::cycle_of(NodeId end) const {
    Chain chain;
    for (NodeId id : from_start(end)) {
        ChainNode node{.literal = literal_of(tree_[id].lit), .why = tree_[id].why};
        if (!chain.nodes.empty()) node.from = {static_cast<std::uint16_t>(chain.nodes.size() - 1)};
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

std::vector<ChainFinding> search_single_chains(const Position& position, const Wanted& wanted) {
    Findings findings(wanted.one);
    SingleChains search(position, wanted);
    const auto add = [&](ChainFinding&& finding) {
        if (findings.wants(finding.rating, finding.complexity, finding.form))
            findings.add(std::move(finding));
        return false;
    };
    for (const Pass& pass : passes)
        for (Cell cell : position.empty()) {
            if (wanted.spend()) return {};
            const DigitSet digits = position.candidates(cell);
            if (digits.size() < 2 || (!pass.links.by_house && digits.size() > 2)) continue;
            for (Digit digit : digits) {
                const Mark mark = mark_of(cell, digit);
                search.cycles_from(pass, mark, nullptr, std::numeric_limits<int>::max(), add);
                if (!pass.has_chains) continue;
                for (bool on : {true, false})
                    if (std::optional<ChainFinding> finding = search.chain_from(pass, lit_of(mark, on)))
                        add(std::move(*finding));
            }
        }
    return std::move(findings).sorted();
}

}  // namespace nonet::chains
