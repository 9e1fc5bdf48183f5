// The first cycle or forcing chain by goes_before(), without searching every start in every pass.
//
// Reach (reach.hpp) gives the exact length of the shortest forcing chain of each start.  The literals of a forcing chain do not
// depend on the order of the search; only its evidence does.  The removals of a cycle do depend on it.  So cycles are searched
// as in Sudoku Explainer, but only from starts and up to lengths that could give the first finding:
//
//   a cycle of c literals that removes z: through it, z true leads to z false over at most c + 2 literals, and to every node
//   of the cycle both true and false

#include <memory>

#include "techniques/chains/reach.hpp"
#include "techniques/chains/single_chains.hpp"

namespace nonet::chains {
namespace {

// The best finding so far.  If rating, complexity and form are equal, the earlier start comes first, and for one start a cycle
// before a chain.
struct BestSingle {
    double rating = std::numeric_limits<double>::infinity();
    int complexity = 0;
    int weight = 0;
    int order = 0;
    friend auto operator<=>(const BestSingle&, const BestSingle&) = default;
};

class ShortestChain {
 public:
    ShortestChain(const Position& position, const Wanted& wanted)
        : position_(position), wanted_(wanted), network_(position), chains_(position, wanted_) {}

    std::optional<ChainFinding> run() {
        const auto held = std::make_unique<StrongLinks>(network_, passes[2].links);
        const StrongLinks& xy = *held;
        if (!xy.fits) return plain();
        const int words = (xy.bit_count + 63) / 64;
        if (words <= 1) return run<1>(xy);
        if (words == 2) return run<2>(xy);
        if (words == 3) return run<3>(xy);
        return run<4>(xy);
    }

 private:
    std::optional<ChainFinding> plain() {
        Wanted one = wanted_;
        one.one = true;
        std::vector<ChainFinding> findings = search_single_chains(position_, one);
        if (findings.empty()) return {};
        return std::move(findings.front());
    }

    template <int words>
    std::optional<ChainFinding> run(const StrongLinks& xy) {
        const auto held = std::make_unique<Reach<words>>(network_, xy, wanted_.solution);
        Reach<words>& reach = *held;
        for (int more = 2; more > 0; more -= reach.shortest() != reach.none) {  // one layer after the first
            if (!reach.advance()) break;
            reach.watch();
        }
        if (reach.shortest() == reach.none) return {};  // candidates that fall in another pass fall here, too
        best_chain(passes[2], reach);
        one_kind_of_link(passes[0]);
        one_kind_of_link(passes[1]);
        if (best_.rating >= single_rating(passes[2].cycle)) best_cycle(passes[2], xy, reach);
        if (cycle_) return std::move(cycle_);
        if (wanted_.evidence || wanted_.before) return chains_.chain_from(*chain_pass_, chain_start_);
        ChainFinding finding{.form = chain_pass_->chain,
                             .rating = best_.rating,
                             .complexity = static_cast<std::uint32_t>(best_.complexity)};
        conclude(finding, position_, negation(chain_start_));
        return finding;
    }

    void one_kind_of_link(const Pass& pass) {
        const auto held = std::make_unique<StrongLinks>(network_, pass.links);
        const StrongLinks& strong = *held;
        if (strong.bit_count <= 64) return one_kind_of_link<1>(pass, strong);
        if (strong.bit_count <= 128) return one_kind_of_link<2>(pass, strong);
        one_kind_of_link<4>(pass, strong);
    }

    template <int words>
    void one_kind_of_link(const Pass& pass, const StrongLinks& strong) {
        const auto held = std::make_unique<Reach<words>>(network_, strong, wanted_.solution);
        Reach<words>& reach = *held;
        reach.run_out();
        if (reach.shortest() == reach.none) return;
        if (pass.has_chains) best_chain(pass, reach);
        best_cycle(pass, strong, reach);
    }

    template <int words>
    void best_chain(const Pass& pass, const Reach<words>& reach) {
        for (int i = 0; i < network_.count; ++i) {
            const int falls = reach.falls(i), stands = reach.stands(i);
            const int length = std::min(falls, stands);
            if (length == reach.none) continue;
            const BestSingle chain = rated(pass.chain, length, 2 * i + 1);
            if (chain >= best_) continue;
            best_ = chain;
            cycle_.reset();
            chain_pass_ = &pass;
            chain_start_ = lit_of(network_.mark[i], falls <= stands);
        }
    }

    template <int words>
    void best_cycle(const Pass& pass, const StrongLinks& strong, const Reach<words>& reach) {
        LengthLimits limits = limits_of(pass);
        const std::vector<Loop> loops = loops_within(strong, reach, limits.before);
        if (loops.empty()) return;
        for (int n = 0; n < strong.node_count; ++n) {
            const int start = strong.nodes[n].candidate;
            const int limit = 2 * start < best_.order ? limits.before : limits.after;
            if (!std::ranges::any_of(
                    loops, [&](const Loop& loop) { return passes_by(strong, reach, loop, n, limit); }) ||
                !reach.has_cycle(n, limit))
                continue;
            const CycleLiterals literals = literals_near(strong, reach, n, limit);
            chains_.cycles_from(pass, network_.mark[start], &literals, limit, [&](ChainFinding&& finding) {
                best_ = rated(pass.cycle, static_cast<int>(finding.complexity), 2 * start);
                cycle_ = std::move(finding);
                limits = limits_of(pass);
                return true;
            });
        }
    }

    // The greatest lengths, in literals, with which a cycle would be the best, from starts before the current best one and from
    // later ones; 2 if none would.
    struct LengthLimits {
        int before, after;
    };
    LengthLimits limits_of(const Pass& pass) const {
        int length = 2;
        while (rated(pass.cycle, length + 2, best_.order + 1) < best_) length += 2;
        const bool tie = rated(pass.cycle, length + 2, best_.order - 1) < best_;
        return {length + (tie ? 2 : 0), length};
    }

    // The necessary parts of a cycle that removes z: two candidates of z's digit that see z, one true in the cycle and one
    // false. (The numbers of strong links are minimal, so the cycle may be longer.)
    struct Loop {
        int on, off;      // nodes
        int links_there;  // strong links from the true one to the false one
        int links_back;
    };

    template <int words>
    std::vector<Loop> loops_within(const StrongLinks& strong, const Reach<words>& reach, int limit) const {
        std::vector<Loop> loops;
        for (int z = 0; z < network_.count; ++z) {
            if (reach.falls(z) > limit + 2) continue;
            std::array<int, StrongLinks::max_nodes> near;
            int count = 0;
            reach.for_each_seen(z, [&](int node) {
                if (digit_of(network_.mark[strong.nodes[node].candidate]) == digit_of(network_.mark[z]))
                    near[count++] = node;
            });
            for (int on : std::span(near.data(), count))
                for (int off : std::span(near.data(), count)) {
                    const int back = on == off ? reach.none : reach.between(off, on);
                    if (back > limit / 2) continue;
                    const int there = reach.to_off(strong.nodes[on].candidate, off);
                    if (there <= limit / 2 - back) loops.push_back({on, off, there, back});
                }
        }
        return loops;
    }

    // Whether the node can be on such a cycle of at most `limit` literals.
    template <int words>
    static bool passes_by(const StrongLinks& strong, const Reach<words>& reach, const Loop& loop, int node,
                          int limit) {
        const int candidate = strong.nodes[node].candidate;
        const int back = limit / 2 - loop.links_there;
        const int there = limit / 2 - loop.links_back;
        const int from_off = reach.between(loop.off, node);
        if (from_off <= back && reach.to_on(candidate, loop.on) <= back - from_off) return true;
        const int from_on = reach.to_on(strong.nodes[loop.on].candidate, node);
        return from_on <= there && reach.to_off(candidate, loop.off) <= there - from_on;
    }

    // Returns the literals that are near enough to the start, in both directions, for a cycle of at most `limit` literals.
    template <int words>
    CycleLiterals literals_near(const StrongLinks& strong, const Reach<words>& reach, int start,
                                int limit) const {
        CycleLiterals literals;
        for (int n = 0; n < strong.node_count; ++n) {
            const Mark mark = network_.mark[strong.nodes[n].candidate];
            const int out = reach.to_on(strong.nodes[start].candidate, n);
            if (out < limit / 2 && reach.to_on(strong.nodes[n].candidate, start) <= limit / 2 - out)
                literals.on.insert(mark);
            const int away = reach.to_off(strong.nodes[start].candidate, n);
            if (away < limit / 2 && reach.between(n, start) <= limit / 2 - away) literals.off.insert(mark);
        }
        return literals;
    }

    static BestSingle rated(ChainForm form, int length, int order) {
        const int tenths = length_tenths(static_cast<std::uint32_t>(length));
        return {with_tenths(single_rating(form), tenths), length, weight_of(form), order};
    }

    const Position& position_;
    const Wanted wanted_;
    const ChainNetwork<Nine> network_;
    SingleChains<Nine> chains_;
    BestSingle best_;
    std::optional<ChainFinding> cycle_;  // set if the best is a cycle; otherwise the best is the chain from
    const Pass* chain_pass_ = nullptr;
    Lit chain_start_ = 0;
};

}  // namespace

std::optional<ChainFinding> first_single_chain(const Position& position, const Wanted& wanted) {
    return ShortestChain(position, wanted).run();
}

}  // namespace nonet::chains
