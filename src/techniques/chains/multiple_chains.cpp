#include "techniques/chains/multiple_chains.hpp"

#include <map>
#include <memory>

namespace nonet::chains {
namespace {

// One branch of an argument: what was supposed, and where its chain ends.
struct Branch {
    const Supposition* supposition;
    Target target;
};

class Search {
 public:
    Search(const Position& position, const Branching& branching, const Wanted& wanted)
        : position_(position), branching_(branching), wanted_(wanted), hints_(wanted.one) {}

    std::vector<Hint> run() {
        for (Cell cell : position_.empty()) {
            if (wanted_.stopped()) break;
            const int count = position_.candidates(cell).size();
            if (count > 2 || (count == 2 && branching_.rules.dynamic)) search_cell(cell);
        }
        return std::move(hints_).sorted();
    }

    std::vector<Hint> run(const BranchPoint& point) {
        const DigitSet digits = point.in_house ? DigitSet::of(point.digit) : position_.candidates(point.cell);
        for (Digit digit : digits) suppose(when_on_[digit], lit_of(mark_of(point.cell, digit), true));
        if (point.in_house)
            search_house(point.house, point.cell, point.digit);
        else
            cell_forcing(point.cell);
        return std::move(hints_).sorted();
    }

 private:
    void search_cell(Cell cell) {
        const DigitSet digits = position_.candidates(cell);
        for (Digit digit : digits) {
            const Mark mark = mark_of(cell, digit);
            suppose(when_on_[digit], lit_of(mark, true));
            if (branching_.rules.dynamic) {
                contradiction(when_on_[digit], lit_of(mark, true));
                suppose(when_off_, lit_of(mark, false));
                contradiction(when_off_, lit_of(mark, false));
            }
            if (branching_.nishio()) continue;
            if (branching_.rules.dynamic && digits.size() > 2) doubles(when_on_[digit], mark);
            for (HouseType type : house_types) search_house(house_of(cell, type), cell, digit);
        }
        if (!branching_.nishio() && many_enough(digits.size())) cell_forcing(cell);
    }

    void cell_forcing(Cell cell) {
        const DigitSet digits = position_.candidates(cell);
        std::vector<const Supposition*> branches;
        for (Digit digit : digits) branches.push_back(&when_on_[digit]);
        why_start_ = Why::cell;
        exhibit_ = {.role = Role::base, .cells = {{cell, digits}}};
        common_conclusions(Form::cell_forcing, branches);
    }

    bool many_enough(int count) const { return count == 2 || (branching_.multiple && count > 2); }

    void suppose(Supposition& supposition, Lit start) {
        wanted_.spend();
        supposition.suppose(position_, start, branching_.rules, wanted_);
    }

    void contradiction(const Supposition& supposition, Lit start) {
        if (!supposition.contradicted()) return;
        why_start_ = Why::supposed;
        exhibit_ = {};
        const std::array branches{Branch{&supposition, supposition.clash_on()},
                                  Branch{&supposition, supposition.clash_off()}};
        offer(Form::contradiction, branches, negation(start));
    }

    void doubles(const Supposition& when_on, Mark mark) {
        const std::array<const Supposition*, 2> branches{&when_on, &when_off_};
        why_start_ = Why::supposed;
        exhibit_ = {.role = Role::base, .cells = {{cell_of(mark), DigitSet::of(digit_of(mark))}}};
        common_conclusions(Form::double_forcing, branches);
    }

    // A house is searched from its first place.
    void search_house(House house, Cell cell, Digit digit) {
        const Spots spots = position_.spots(house, digit);
        if (!many_enough(std::popcount(spots)) || house_cells[house][std::countr_zero(spots)] != cell) return;
        std::vector<const Supposition*> branches{&when_on_[digit]};
        Exhibit exhibit{.role = Role::base, .houses = {house}, .digits = DigitSet::of(digit)};
        for (int spot : spots_of(spots)) {
            const Cell place = house_cells[house][spot];
            exhibit.cells.push_back({place, DigitSet::of(digit)});
            if (place == cell) continue;
            Supposition& other = elsewhere_[branches.size()];
            suppose(other, lit_of(mark_of(place, digit), true));
            branches.push_back(&other);
        }
        why_start_ = why_of(type_of(house));
        exhibit_ = std::move(exhibit);
        common_conclusions(Form::house_forcing, branches);
    }

    // What all branches arrive at: first the true literals, in the order of the first branch, then the false.
    void common_conclusions(Form form, std::span<const Supposition* const> branches) {
        const Supposition& first = *branches.front();
        for (const std::span<const NodeId> nodes : {first.on(), first.off()})
            for (NodeId node : nodes) {
                const Lit lit = first.tree()[node].lit;
                targets_.clear();
                for (const Supposition* branch : branches) {
                    const NodeId end = branch->find(lit);
                    if (end == no_node) break;
                    targets_.push_back({branch, {&branch->tree(), end}});
                }
                if (targets_.size() == branches.size()) offer(form, targets_, lit);
            }
    }

    void offer(Form form, std::span<const Branch> branches, Lit conclusion) {
        if (is_on(conclusion) && position_.candidates(cell_of(mark_of(conclusion))).size() < 2) return;
        const std::uint32_t complexity = complexity_of(branches);
        const double rating = with_tenths(branching_.rating, length_tenths(complexity));
        if (!hints_.wants(rating, complexity, form)) return;
        Hint hint{.form = form, .rating = rating, .complexity = complexity};
        conclude(hint, position_, conclusion);
        if (wanted_.before) {
            add_premises(hint, branches);
            add_fingerprint(hint, branches);
        }
        if (wanted_.evidence) add_evidence(hint, branches);
        hints_.add(std::move(hint));
    }

    // The lengths of all branches, and each distinct chain used inside once.
    std::uint32_t complexity_of(std::span<const Branch> branches) const {
        std::uint32_t sum = 0;
        std::vector<std::uint64_t> counted;
        for (const auto& [supposition, target] : branches)
            target.tree->for_each_in_chain(target.node, [&](NodeId id) {
                ++sum;
                const Node& node = (*target.tree)[id];
                if (node.why != Why::pattern) return;
                const InnerUse& inner = supposition->inner(node.inner);
                if (inner.complexity == 0 || std::ranges::find(counted, inner.fingerprint) != counted.end())
                    return;
                counted.push_back(inner.fingerprint);
                sum += inner.complexity;
            });
        return sum;
    }

    void add_premises(Hint& hint, std::span<const Branch> branches) const {
        for (const auto& [supposition, target] : branches)
            target.tree->for_each_in_chain(target.node, [&](NodeId id) {
                const Node& node = (*target.tree)[id];
                if (!is_on(node.lit)) return;
                const Why why = node.why == Why::supposed ? why_start_ : node.why;
                chains::add_premises(hint.premises, *wanted_.before, position_, mark_of(node.lit), why);
            });
    }

    static void add_fingerprint(Hint& hint, std::span<const Branch> branches) {
        std::uint64_t print = branches.size();
        for (const auto& [supposition, target] : branches) {
            target.tree->for_each_in_chain(target.node,
                                           [&](NodeId id) { print = mix(print, (*target.tree)[id].lit); });
            print = mix(print, lit_count);
        }
        hint.fingerprint = print;
    }

    // The chains, and the steps inside them, each once and numbered through.
    void add_evidence(Hint& hint, std::span<const Branch> branches) const {
        std::map<std::pair<const Supposition*, int>, std::uint16_t> numbers;
        for (const auto& [supposition, target] : branches) {
            hint.chains.push_back(chain_of(target));
            for (ChainNode& node : hint.chains.back().nodes) {
                if (node.why != Why::pattern) continue;
                const auto [at, is_new] = numbers.try_emplace({supposition, node.inner},
                                                              static_cast<std::uint16_t>(hint.inner.size()));
                if (is_new) hint.inner.push_back(supposition->inner(node.inner).step);
                node.inner = at->second;
            }
        }
        if (!exhibit_.cells.empty()) hint.exhibits = {exhibit_};
    }

    const Position& position_;
    const Branching branching_;
    const Wanted wanted_;
    Hints hints_;
    std::array<Supposition, side> when_on_;  // by digit of the cell at hand
    Supposition when_off_;
    std::array<Supposition, side> elsewhere_;  // the other places of a house
    std::vector<Branch> targets_;
    Why why_start_ = Why::supposed;  // what makes the suppositions exhaustive: their cell or their house
    Exhibit exhibit_;
};

}  // namespace

std::vector<Hint> search_multiple_chains(const Position& position, const Branching& branching,
                                         const Wanted& wanted) {
    return std::make_unique<Search>(position, branching, wanted)->run();
}

std::optional<Hint> first_from(const Position& position, const Branching& branching, const Wanted& wanted,
                               const BranchPoint& point) {
    Wanted one = wanted;
    one.one = true;
    std::vector<Hint> hints = std::make_unique<Search>(position, branching, one)->run(point);
    if (hints.empty()) return {};
    return std::move(hints.front());
}

}  // namespace nonet::chains
