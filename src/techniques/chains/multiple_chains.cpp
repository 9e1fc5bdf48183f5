#include "techniques/chains/multiple_chains.hpp"

#include <limits>
#include <map>
#include <memory>

namespace nonet::chains {
namespace {

// One branch of an argument: its supposition, and the end of its chain.
template <class Board>
struct ForcedBranch {
    const Consequences<Board>* from;
    Target<Board> target;
};

template <class Board>
class BranchSearch {
    using N = Numbering<Board>;
    using Digits = typename Board::Digits;
    using Consequences = chains::Consequences<Board>;
    using ForcedBranch = chains::ForcedBranch<Board>;

 public:
    BranchSearch(const BasicPosition<Board>& position, const Branching& branching, const Wanted& wanted)
        : position_(position),
          branching_(branching),
          base_rating_(record_of(branching.technique).ratings.se),
          wanted_(wanted),
          findings_(wanted.one),
          suppositions_(position, branching.rules, wanted_),
          when_on_(static_cast<std::size_t>(suppositions_.network().count)) {}

    std::vector<ChainFinding> run() {
        for (Cell cell : position_.empty()) {
            if (wanted_.stopped()) break;
            const int count = position_.candidates(cell).size();
            if (count > 2 || (count == 2 && branching_.rules.dynamic)) search_cell(cell);
            if (!N::is_nine && wanted_.one && best_complexity_ != none_yet) break;
        }
        return std::move(findings_).sorted();
    }

    std::vector<ChainFinding> run(const BranchPoint& point) {
        if (point.in_house)
            search_house(point.house, point.cell, point.digit);
        else
            cell_forcing(point.cell);
        return std::move(findings_).sorted();
    }

 private:
    void search_cell(Cell cell) {
        const auto digits = position_.candidates(cell);
        for (Digit digit : digits) {
            const Mark mark = N::mark_of(cell, digit);
            if (branching_.rules.dynamic) both_ways(mark, digits.size() > 2 && !branching_.nishio());
            if (branching_.nishio()) continue;
            search_houses(cell, digit);
        }
        if (!branching_.nishio() && many_enough(digits.size())) cell_forcing(cell);
    }

    bool many_enough(int count) const { return count == 2 || (branching_.multiple && count > 2); }

    // Returns the consequences of a true candidate; kept, because cells and houses need them again.
    const Consequences& when_on(Mark mark) {
        std::optional<Consequences>& kept = when_on_[suppositions_.network().index[mark]];
        if (!kept) kept = suppose(lit_of(mark, true));
        return *kept;
    }

    Consequences suppose(Lit start) {
        wanted_.spend();
        return suppositions_.suppose(start);
    }

    // Whether the supposition could lead to a contradiction: only a false one does.
    bool may_clash(Lit start) const {
        if (wanted_.solution.empty()) return true;
        const Mark mark = mark_of(start);
        return (wanted_.solution[N::cell_of(mark)] == N::digit_of(mark) + 1) != is_on(start);
    }

    void both_ways(Mark mark, bool doubles) {
        if (!doubles) return contradictions(mark);
        const Consequences& on = when_on(mark);
        contradiction(on, lit_of(mark, true));
        const Consequences off = suppose(lit_of(mark, false));
        contradiction(off, lit_of(mark, false));
        const std::array<const Consequences*, 2> branches{&on, &off};
        why_start_ = Why::supposed;
        exhibit_ = {.role = Role::base, .cells = {{N::cell_of(mark), Digits::of(N::digit_of(mark))}}};
        common_conclusions(ChainForm::double_forcing, branches);
        suppositions_.forget(off);
    }

    void contradictions(Mark mark) {
        for (const Lit start : {lit_of(mark, true), lit_of(mark, false)}) {
            if (!may_clash(start)) continue;
            if (is_on(start) && !branching_.nishio()) {
                contradiction(when_on(mark), start);
                continue;
            }
            const Consequences from = suppose(start);
            contradiction(from, start);
            suppositions_.forget(from);
        }
    }

    void contradiction(const Consequences& from, Lit start) {
        if (!from.contradicted()) return;
        why_start_ = Why::supposed;
        exhibit_ = {};
        const std::array branches{ForcedBranch{&from, from.clash_on()},
                                  ForcedBranch{&from, from.clash_off()}};
        offer(ChainForm::contradiction, branches, negation(start));
    }

    void search_houses(Cell cell, Digit digit) {
        if constexpr (N::is_nine) {
            for (HouseType type : house_types) search_house(house_of(cell, type), cell, digit);
        } else {
            for (House house : position_.board().houses_of(cell))
                if (holds_every_digit(position_.board(), house)) search_house(house, cell, digit);
        }
    }

    // Searches a house, starting from its first place.
    void search_house(House house, Cell cell, Digit digit) {
        const typename Board::Spots spots = position_.spots(house, digit);
        const auto& cells = position_.board().house_cells(house);
        const auto at = [&](int spot) -> Cell { return cells[static_cast<std::size_t>(spot)]; };
        if (!many_enough(std::popcount(spots)) || at(std::countr_zero(spots)) != cell) return;
        std::array<const Consequences*, Board::most_digits> branches;
        std::size_t count = 0;
        exhibit_ = {.role = Role::base, .houses = {house}, .digits = Digits::of(digit)};
        for (int spot : spots_of(spots)) {
            const Cell place = at(spot);
            if (wanted_.evidence) exhibit_.cells.push_back({place, Digits::of(digit)});
            branches[count++] = &when_on(N::mark_of(place, digit));
        }
        if constexpr (N::is_nine) why_start_ = why_of(type_of(house));
        common_conclusions(ChainForm::house_forcing, std::span(branches.data(), count));
    }

    void cell_forcing(Cell cell) {
        std::array<const Consequences*, Board::most_digits> branches;
        std::size_t count = 0;
        for (Digit digit : position_.candidates(cell)) branches[count++] = &when_on(N::mark_of(cell, digit));
        why_start_ = Why::cell;
        exhibit_ = {.role = Role::base, .cells = {{cell, position_.candidates(cell)}}};
        common_conclusions(ChainForm::cell_forcing, std::span(branches.data(), count));
    }

    // Finds the literals that all branches reach: first the true ones, in the order of the first branch, then the false ones.
    void common_conclusions(ChainForm form, std::span<const Consequences* const> branches) {
        const Consequences& first = *branches.front();
        std::array<ForcedBranch, Board::most_digits> targets;
        for (bool on : {true, false})
            for (int node = 0; node < first.size(); ++node) {
                const Lit lit = first.tree[static_cast<NodeId>(node)].lit;
                if (is_on(lit) != on) continue;
                const std::uint32_t slot = suppositions_.slot(lit);
                std::size_t count = 0;
                for (const Consequences* branch : branches) {
                    const NodeId end = suppositions_.at(*branch, slot);
                    if (end == no_node) break;
                    targets[count++] = {branch, {&branch->tree, end}};
                }
                if (count == branches.size()) offer(form, std::span(targets.data(), count), lit);
            }
    }

    void offer(ChainForm form, std::span<const ForcedBranch> branches, Lit conclusion) {
        if (!goes_first(least_complexity(branches), form)) return;
        if (is_on(conclusion) && position_.candidates(N::cell_of(mark_of(conclusion))).size() < 2) return;
        const std::uint32_t complexity = complexity_of(branches);
        if (!goes_first(complexity, form)) return;
        best_complexity_ = complexity;
        best_weight_ = weight_of(form);
        ChainFinding finding{.form = form,
                             .rating = with_tenths(base_rating_, length_tenths(complexity)),
                             .complexity = complexity};
        conclude(finding, position_, conclusion);
        if (wanted_.before) {
            add_premises(finding, branches);
            add_fingerprint(finding, branches);
        }
        if (wanted_.evidence) add_evidence(finding, branches);
        findings_.add(std::move(finding));
    }

    // Whether the finding comes first.  All have the same base rating, so complexity and form decide.
    bool goes_first(std::uint32_t complexity, ChainForm form) const {
        return !wanted_.one || complexity < best_complexity_ ||
               (complexity == best_complexity_ && weight_of(form) < best_weight_);
    }

    // Returns a lower bound: each branch has at least the literals of its longest path.
    static std::uint32_t least_complexity(std::span<const ForcedBranch> branches) {
        std::uint32_t sum = 0;
        for (const auto& [from, target] : branches) sum += (*target.tree)[target.node].depth;
        return sum;
    }

    // Returns the lengths of all branches, plus each distinct inner chain once.
    std::uint32_t complexity_of(std::span<const ForcedBranch> branches) const {
        std::uint32_t sum = 0;
        std::vector<std::uint64_t> counted;
        for (const auto& [from, target] : branches)
            target.tree->for_each_in_chain(target.node, [&](NodeId id) {
                ++sum;
                const TreeNode& node = (*target.tree)[id];
                if (node.why != Why::pattern) return;
                const InnerUse& inner = from->inner[node.inner];
                if (inner.complexity == 0 || std::ranges::find(counted, inner.fingerprint) != counted.end())
                    return;
                counted.push_back(inner.fingerprint);
                sum += inner.complexity;
            });
        return sum;
    }

    void add_premises(ChainFinding& finding, std::span<const ForcedBranch> branches) const {
        for (const auto& [from, target] : branches)
            target.tree->for_each_in_chain(target.node, [&](NodeId id) {
                const TreeNode& node = (*target.tree)[id];
                if (!is_on(node.lit)) return;
                const Why why = node.why == Why::supposed ? why_start_ : node.why;
                if constexpr (N::is_nine)
                    chains::add_premises(finding.premises, *wanted_.before, position_, mark_of(node.lit),
                                         why);
            });
    }

    static void add_fingerprint(ChainFinding& finding, std::span<const ForcedBranch> branches) {
        std::uint64_t print = branches.size();
        for (const auto& [from, target] : branches) {
            target.tree->for_each_in_chain(target.node,
                                           [&](NodeId id) { print = mix(print, (*target.tree)[id].lit); });
            print = mix(print, N::lit_count);
        }
        finding.fingerprint = print;
    }

    // Adds the chains, and the steps inside them, each once and numbered consecutively.
    void add_evidence(ChainFinding& finding, std::span<const ForcedBranch> branches) const {
        std::map<std::pair<const Consequences*, int>, std::uint16_t> numbers;
        for (const auto& [from, target] : branches) {
            finding.chains.push_back(chain_of(position_, target));
            for (ChainNode& node : finding.chains.back().nodes) {
                if (node.why != Why::pattern) continue;
                const auto [at, is_new] =
                    numbers.try_emplace({from, node.inner}, static_cast<std::uint16_t>(finding.inner.size()));
                if (is_new) finding.inner.push_back(from->inner[node.inner].step);
                node.inner = at->second;
            }
        }
        if (!exhibit_.cells.empty()) finding.exhibits = {exhibit_};
    }

    const BasicPosition<Board>& position_;
    const Branching branching_;
    const double base_rating_;
    const Wanted wanted_;
    Findings findings_;
    Suppositions<Board> suppositions_;
    std::vector<std::optional<Consequences>> when_on_;  // by candidate
    static constexpr std::uint32_t none_yet = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t best_complexity_ = none_yet;
    int best_weight_ = 0;
    Why why_start_ = Why::supposed;  // the cell or house that makes the suppositions exhaustive
    Exhibit exhibit_;
};

}  // namespace

template <class Board>
std::vector<ChainFinding> search_multiple_chains(const BasicPosition<Board>& position,
                                                 const Branching& branching, const Wanted& wanted) {
    return std::make_unique<BranchSearch<Board>>(position, branching, wanted)->run();
}

template std::vector<ChainFinding> search_multiple_chains(const Position&, const Branching&, const Wanted&);
template std::vector<ChainFinding> search_multiple_chains(const WidePosition&, const Branching&,
                                                          const Wanted&);

std::optional<ChainFinding> first_from(const Position& position, const Branching& branching,
                                       const Wanted& wanted, const BranchPoint& point) {
    Wanted one = wanted;
    one.one = true;
    std::vector<ChainFinding> findings =
        std::make_unique<BranchSearch<Nine>>(position, branching, one)->run(point);
    if (findings.empty()) return {};
    return std::move(findings.front());
}

}  // namespace nonet::chains
