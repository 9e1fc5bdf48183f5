#include "techniques/chains/single_chains.hpp"

#include "techniques/chains/links.hpp"

namespace nonet::chains {
namespace {

// One of the three passes: by houses only, by bivalue cells only, by both.
struct Pass {
    Links links;
    Form cycle;
    Form chain;  // passes by cells only have none: such a chain would need odd and even length at once
    double cycle_rating, chain_rating;
    bool chains;
};
constexpr std::array<Pass, 3> passes{{
    {{.by_cell = false, .by_house = true}, Form::x_cycle, Form::x_chain, 6.5, 6.6, true},
    {{.by_cell = true, .by_house = false}, Form::y_cycle, Form::xy_chain, 6.5, 7.0, false},
    {{.by_cell = true, .by_house = true}, Form::xy_cycle, Form::xy_chain, 7.0, 7.0, true},
}};

class Search {
 public:
    Search(const Position& position, const Wanted& wanted)
        : position_(position), wanted_(wanted), hints_(wanted.one) {}

    void run(const Pass& pass) {
        pass_ = &pass;
        for (Cell cell : position_.empty()) {
            const DigitSet digits = position_.candidates(cell);
            if (wanted_.spend()) return;
            if (digits.size() < 2 || (!pass.links.by_house && digits.size() > 2)) continue;
            for (Digit digit : digits) {
                cycles_from(mark_of(cell, digit));
                if (!pass.chains) continue;
                chain_from(lit_of(mark_of(cell, digit), true));
                chain_from(lit_of(mark_of(cell, digit), false));
            }
        }
    }

    std::vector<Hint> hints() && { return std::move(hints_).sorted(); }

 private:
    // Whole layers of true and of false literals in turn.  A true literal is reached once; a false one as
    // often as it follows from a literal that does not itself follow from it.
    void cycles_from(Mark start) {
        tree_.clear();
        LitSet reached;
        std::vector<NodeId> cycles, on{tree_.add(lit_of(start, true), Why::supposed)}, off;
        reached.insert(lit_of(start, true));
        for (int layers = 2; !on.empty(); layers += 2) {
            off.clear();
            for (NodeId from : on)
                for_each_weak(position_, mark_of(tree_[from].lit), pass_->links.by_cell,
                              [&](Mark mark, Why why) {
                                  if (!follows_from(from, lit_of(mark, false)))
                                      off.push_back(tree_.add(lit_of(mark, false), why, from));
                              });
            on.clear();
            for (NodeId from : off)
                for_each_strong(position_, mark_of(tree_[from].lit), pass_->links, [&](Mark mark, Why why) {
                    const Lit lit = lit_of(mark, true);
                    if (mark == start && layers >= 4) cycles.push_back(tree_.add(lit, why, from));
                    if (reached.add(lit)) on.push_back(tree_.add(lit, why, from));
                });
        }
        for (NodeId end : cycles) report_cycle(end);
    }

    bool follows_from(NodeId node, Lit lit) const {
        while ((node = tree_.first_parent(node)) != no_node)
            if (tree_[node].lit == lit) return true;
        return false;
    }

    // Whole layers in turn, each literal once, until the start's own negation turns up.
    void chain_from(Lit start) {
        tree_.clear();
        LitSet reached;
        reached.insert(start);
        std::vector<NodeId> layer{tree_.add(start, Why::supposed)}, next;
        for (; !layer.empty(); std::swap(layer, next), next.clear()) {
            for (NodeId from : layer) {
                const Lit lit = tree_[from].lit;
                const auto arrive = [&](Mark mark, Why why) {
                    if (reached.add(lit_of(mark, !is_on(lit))))
                        next.push_back(tree_.add(lit_of(mark, !is_on(lit)), why, from));
                };
                if (is_on(lit))
                    for_each_weak(position_, mark_of(lit), pass_->links.by_cell, arrive);
                else
                    for_each_strong(position_, mark_of(lit), pass_->links, arrive);
            }
            for (NodeId node : next)
                if (tree_[node].lit == negation(start)) return report_chain(node);
        }
    }

    void report_chain(NodeId end) {
        Hint hint = rated(pass_->chain, pass_->chain_rating, end);
        if (!hints_.wants(hint.rating, hint.complexity, hint.form)) return;
        conclude(hint, position_, tree_[end].lit);
        if (wanted_.before) {
            add_premises(hint, end);
            add_fingerprint(hint, end);
        }
        if (wanted_.evidence) hint.chains = {chain_of({&tree_, end})};
        hints_.add(std::move(hint));
    }

    // What sees both a true and a false literal of its digit in the cycle, and lies outside the cycle's cells.
    void report_cycle(NodeId end) {
        Hint hint = rated(pass_->cycle, pass_->cycle_rating, end);
        if (!hints_.wants(hint.rating, hint.complexity, hint.form)) return;
        CellSet cells;
        std::array<CellSet, side> by_on, by_off;  // the cells seen by true and by false literals of a digit
        for (NodeId id = end; tree_.first_parent(id) != no_node; id = tree_.first_parent(id)) {
            const Mark mark = mark_of(tree_[id].lit);
            cells.insert(cell_of(mark));
            (is_on(tree_[id].lit) ? by_on : by_off)[digit_of(mark)] |= peers[cell_of(mark)];
        }
        for (int digit = 0; digit < side; ++digit)
            for (Cell cell :
                 (position_.cells(static_cast<Digit>(digit)) & by_on[digit] & by_off[digit]) - cells)
                hint.removed.push_back(mark_of(cell, digit));
        if (hint.removed.empty()) return;
        std::ranges::sort(hint.removed);
        hint.conclusion = hint.removed.front();
        if (wanted_.before) {
            add_premises(hint, end);
            add_premises_backwards(hint, end);
            add_fingerprint(hint, end);
        }
        if (wanted_.evidence) hint.chains = {cycle_of(end)};
        hints_.add(std::move(hint));
    }

    Hint rated(Form form, double base, NodeId end) const {
        const auto length = static_cast<std::uint32_t>(tree_.chain_length(end));
        return {.form = form, .rating = with_tenths(base, length_tenths(length)), .complexity = length};
    }

    void add_premise(Hint& hint, NodeId id) const {
        chains::add_premises(hint.premises, *wanted_.before, position_, mark_of(tree_[id].lit),
                             tree_[id].why);
    }

    void add_premises(Hint& hint, NodeId end) const {
        tree_.for_each_in_chain(end, [&](NodeId id) {
            if (is_on(tree_[id].lit)) add_premise(hint, id);
        });
    }

    // Sudoku Explainer also follows the cycle the other way round.  There each literal is negated but keeps
    // the reason it had, so it is the weak links' cells and houses that count.
    void add_premises_backwards(Hint& hint, NodeId end) const {
        for (NodeId id : from_start(end))
            if (!is_on(tree_[id].lit)) add_premise(hint, id);
    }

    void add_fingerprint(Hint& hint, NodeId end) const {
        std::uint64_t print = static_cast<std::uint64_t>(hint.form);
        tree_.for_each_in_chain(end, [&](NodeId id) { print = mix(print, tree_[id].lit); });
        hint.fingerprint = print;
    }

    std::vector<NodeId> from_start(NodeId end) const {
        std::vector<NodeId> path;
        for (NodeId id = end; id != no_node; id = tree_.first_parent(id)) path.push_back(id);
        std::ranges::reverse(path);
        return path;
    }

    Chain cycle_of(NodeId end) const {
        Chain chain;
        for (NodeId id : from_start(end)) {
            ChainNode node{.literal = literal_of(tree_[id].lit), .why = tree_[id].why};
            if (!chain.nodes.empty()) node.from = {static_cast<std::uint16_t>(chain.nodes.size() - 1)};
            chain.nodes.push_back(std::move(node));
        }
        return chain;
    }

    const Position& position_;
    const Wanted& wanted_;
    Hints hints_;
    const Pass* pass_ = nullptr;
    Tree tree_;
};

}  // namespace

std::vector<Hint> search_single_chains(const Position& position, const Wanted& wanted) {
    Search search(position, wanted);
    for (const Pass& pass : passes) search.run(pass);
    return std::move(search).hints();
}

}  // namespace nonet::chains
