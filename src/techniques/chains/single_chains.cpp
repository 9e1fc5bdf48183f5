#include "techniques/chains/single_chains.hpp"

#include <algorithm>

namespace nonet::chains {

template <class Board>
bool SingleChains<Board>::follows_from(NodeId node, Lit lit) const {
    while ((node = tree_.first_parent(node)) != no_node)
        if (tree_[node].lit == lit) return true;
    return false;
}

// Searches layer by layer, each literal once, until the start's negation appears.
template <class Board>
std::optional<ChainFinding> SingleChains<Board>::chain_from(const Pass& pass, Lit start, int limit) {
    forest_.clear();
    tree_ = Tree(forest_);
    LitSet<Board> reached{};
    reached.insert(start);
    layer_.assign(1, tree_.add(start, Why::supposed));
    for (int length = 2; !layer_.empty() && length <= limit; std::swap(layer_, next_), ++length) {
        next_.clear();
        for (NodeId from : layer_) {
            const Lit lit = tree_[from].lit;
            const auto arrive = [&](Mark mark, Why why, int inner) {
                if (reached.add(lit_of(mark, !is_on(lit))))
                    next_.push_back(tree_.add(lit_of(mark, !is_on(lit)), why, from, inner));
            };
            if (is_on(lit))
                for_each_weak_of(pass, mark_of(lit), arrive);
            else
                for_each_strong_of(pass, mark_of(lit), arrive);
        }
        for (NodeId node : next_)
            if (tree_[node].lit == negation(start)) return chain_finding(pass, node);
    }
    return {};
}

template <class Board>
ChainFinding SingleChains<Board>::rated(ChainForm form, NodeId end) const {
    const auto length = static_cast<std::uint32_t>(tree_.chain_length(end));
    return {.form = form,
            .rating = with_tenths(single_rating(form), length_tenths(length)),
            .complexity = length};
}

template <class Board>
ChainFinding SingleChains<Board>::chain_finding(const Pass& pass, NodeId end) const {
    ChainFinding finding = rated(pass.chain, end);
    conclude(finding, position_, tree_[end].lit);
    if (wanted_.before) {
        add_premises(finding, end);
        add_fingerprint(finding, end);
    }
    if (wanted_.evidence) finding.chains = {chain_of(position_, Target<Board>{&tree_, end})};
    return finding;
}

// Removes candidates that see both a true and a false literal of their digit in the cycle and are outside the cycle's cells.
template <class Board>
std::optional<ChainFinding> SingleChains<Board>::cycle_finding(const Pass& pass, NodeId end) const {
    using Cells = typename Board::Cells;
    const auto& board = position_.board();
    Cells cells;
    typename Board::template PerDigit<Cells> by_on,
        by_off;  // the cells seen by true and by false literals of a digit
    for (NodeId id = end; tree_.first_parent(id) != no_node; id = tree_.first_parent(id)) {
        const Mark mark = mark_of(tree_[id].lit);
        cells.insert(N::cell_of(mark));
        (is_on(tree_[id].lit) ? by_on : by_off)[N::digit_of(mark)] |= board.peers(N::cell_of(mark));
    }
    ChainFinding finding = rated(pass.cycle, end);
    for (Digit digit = 0; digit < board.digit_count(); ++digit)
        for (Cell cell : (position_.cells(digit) & by_on[digit] & by_off[digit]) - cells)
            finding.removed.push_back(N::mark_of(cell, digit));
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

template <class Board>
void SingleChains<Board>::add_premise(ChainFinding& finding, NodeId id) const {
    if constexpr (N::is_nine)
        chains::add_premises(finding.premises, *wanted_.before, position_, mark_of(tree_[id].lit),
                             tree_[id].why);
}

template <class Board>
void SingleChains<Board>::add_premises(ChainFinding& finding, NodeId end) const {
    tree_.for_each_in_chain(end, [&](NodeId id) {
        if (is_on(tree_[id].lit)) add_premise(finding, id);
    });
}

// Sudoku Explainer also follows the cycle in the other direction.  There each literal is negated but keeps its reason, so the
// cells and houses of the weak links count.
template <class Board>
void SingleChains<Board>::add_premises_backwards(ChainFinding& finding, NodeId end) const {
    for (NodeId id : from_start(end))
        if (!is_on(tree_[id].lit)) add_premise(finding, id);
}

template <class Board>
void SingleChains<Board>::add_fingerprint(ChainFinding& finding, NodeId end) const {
    std::uint64_t print = static_cast<std::uint64_t>(finding.form);
    tree_.for_each_in_chain(end, [&](NodeId id) { print = mix(print, tree_[id].lit); });
    finding.fingerprint = print;
}

template <class Board>
std::vector<NodeId> SingleChains<Board>::from_start(NodeId end) const {
    std::vector<NodeId> path;
    for (NodeId id = end; id != no_node; id = tree_.first_parent(id)) path.push_back(id);
    std::ranges::reverse(path);
    return path;
}

template <class Board>
Chain SingleChains<Board>::cycle_of(NodeId end) const {
    Chain chain;
    for (NodeId id : from_start(end)) {
        const NodeId parent = tree_.first_parent(id);
        ChainNode node = shown(position_, tree_[id], parent == no_node ? nullptr : &tree_[parent]);
        if (!chain.nodes.empty()) node.from = {static_cast<std::uint16_t>(chain.nodes.size() - 1)};
        chain.nodes.push_back(std::move(node));
    }
    return chain;
}

namespace {

// On other boards, if one finding is wanted: skips chains longer than the best one so far.
template <class Board>
class Shortest {
    static constexpr bool is_used = !Numbering<Board>::is_nine;
    static constexpr int longest_cycle = 16;  // larger boards have too many paths to follow

 public:
    explicit Shortest(const Wanted& wanted) : one_(wanted.one) {}

    int limit() const { return is_used && one_ ? best_ : any_length; }
    int cycle_limit() const { return is_used ? std::min(limit(), longest_cycle) : any_length; }
    void found(const ChainFinding& finding) {
        best_ = std::min(best_, static_cast<int>(finding.complexity) - 1);
    }
    // Whether the remaining passes can be skipped.
    bool is_enough() const { return is_used && one_ && best_ != any_length; }

 private:
    bool one_;
    int best_ = any_length;
};

}  // namespace

template <class Board>
std::vector<ChainFinding> search_single_chains(const BasicPosition<Board>& position, const Wanted& wanted) {
    using N = Numbering<Board>;
    Findings findings(wanted.one);
    SingleChains<Board> search(position, wanted);
    Shortest<Board> shortest(wanted);
    const auto add = [&](ChainFinding&& finding) {
        shortest.found(finding);
        if (findings.wants(finding.rating, finding.complexity, finding.form))
            findings.add(std::move(finding));
        return false;
    };
    for (const Pass& pass : passes) {
        for (Cell cell : position.empty()) {
            if (wanted.spend()) return {};
            const auto digits = position.candidates(cell);
            if (digits.size() < 2 || (!pass.links.by_house && digits.size() > 2)) continue;
            for (Digit digit : digits) {
                const Mark mark = N::mark_of(cell, digit);
                search.cycles_from(pass, mark, nullptr, shortest.cycle_limit(), add);
                if (!pass.has_chains) continue;
                for (bool on : {true, false})
                    if (std::optional<ChainFinding> finding =
                            search.chain_from(pass, lit_of(mark, on), shortest.limit()))
                        add(std::move(*finding));
            }
        }
        if (shortest.is_enough()) break;
    }
    return std::move(findings).sorted();
}

template class SingleChains<Nine>;
template class SingleChains<Wide>;
template std::vector<ChainFinding> search_single_chains(const Position&, const Wanted&);
template std::vector<ChainFinding> search_single_chains(const WidePosition&, const Wanted&);

}  // namespace nonet::chains
