// The first multiple forcing chain by goes_before(), found by its length.
//
// If no chain leads from a literal to its negation, none leads to a contradiction either, because a chain also reads backwards.
// So each branch reaches everything that it can, each literal by a shortest chain.  The lengths then determine which cell or
// house has the first conclusion, and only its branches are followed in order.

#include <memory>

#include "techniques/chains/multiple_chains.hpp"
#include "techniques/chains/reach.hpp"

namespace nonet::chains {
namespace {

constexpr int most_candidates = 384;  // grids that need chains have about 150

struct BestMultiple {
    int complexity = std::numeric_limits<int>::max();
    int weight = 0;
    friend auto operator<=>(const BestMultiple&, const BestMultiple&) = default;
};

std::optional<ChainFinding> plain(const Position& position, const Wanted& wanted) {
    Wanted one = wanted;
    one.one = true;
    std::vector<ChainFinding> findings = search_multiple_chains(position, multiple_chains, one);
    if (findings.empty()) return {};
    return std::move(findings.front());
}

// Returns the number of 64-bit words that a set of nodes takes.
template <int words>
using Words = std::integral_constant<int, words>;

template <int words>
class ShortestBranches {
    using NodeBits = Bits<64 * words>;
    using CandidateBits = Bits<most_candidates>;

 public:
    ShortestBranches(const Position& position, const Wanted& wanted, const ChainNetwork<Nine>& network,
                     const StrongLinks& strong)
        : position_(position),
          wanted_(wanted),
          network_(network),
          strong_(strong),
          reach_(network, strong, wanted.solution) {}

    std::optional<ChainFinding> run() {
        reach_.run_out();
        if (reach_.shortest() != reach_.none || reach_.too_deep()) return plain(position_, wanted_);
        gather();
        for (Cell cell : position_.empty()) {
            const DigitSet digits = position_.candidates(cell);
            if (digits.size() < 3) continue;
            for (Digit digit : digits)
                for (HouseType type : house_types) try_house(house_of(cell, type), cell, digit);
            try_cell(cell);
        }
        if (best_.complexity == BestMultiple{}.complexity) return {};
        if (ties_ > 1 || wanted_.evidence) return first_from(position_, multiple_chains, wanted_, point_);
        const auto complexity = static_cast<std::uint32_t>(best_.complexity);
        ChainFinding finding{
            .form = point_.in_house ? ChainForm::house_forcing : ChainForm::cell_forcing,
            .rating = with_tenths(record_of(multiple_chains.technique).ratings.se, length_tenths(complexity)),
            .complexity = complexity};
        conclude(finding, position_, conclusion_);
        return finding;
    }

 private:
    // Collects for each start the true nodes that it leads to, and the false candidates.
    void gather() {
        std::array<CandidateBits, group_count> group{};
        for (int i = 0; i < network_.count; ++i)
            for (Group g : network_.groups[i]) group[g].insert(i);
        for (int i = 0; i < network_.count; ++i) {
            sees_[i] = {};
            for (Group g : network_.groups[i]) sees_[i] |= group[g];
            sees_[i].erase(i);
        }
        for (int i = 0; i < network_.count; ++i) {
            on_[i] = reach_.all_on(i);
            off_[i] = sees_[i];
            on_[i].for_each([&](int node) { off_[i] |= sees_[strong_.nodes[node].candidate]; });
        }
    }

    void try_house(House house, Cell cell, Digit digit) {
        const Spots spots = position_.spots(house, digit);
        if (house_cells[house][std::countr_zero(spots)] != cell || (spots & (spots - 1)) == 0) return;
        starts_.clear();
        for (int spot : spots_of(spots))
            starts_.push_back(network_.index[mark_of(house_cells[house][spot], digit)]);
        try_starts({true, cell, house, digit});
    }

    void try_cell(Cell cell) {
        starts_.clear();
        for (Digit digit : position_.candidates(cell))
            starts_.push_back(network_.index[mark_of(cell, digit)]);
        try_starts({false, cell, 0, 0});
    }

    void try_starts(const BranchPoint& point) {
        NodeBits on = on_[starts_.front()];
        CandidateBits off = off_[starts_.front()];
        for (int start : starts_) {
            on = on & on_[start];
            off = off & off_[start];
        }
        on.for_each([&](int node) {
            const Mark mark = network_.mark[strong_.nodes[node].candidate];
            if (position_.candidates(cell_of(mark)).size() < 2) return;
            offer(point, lit_of(mark, true), [&](int start) { return 1 + 2 * reach_.to_on(start, node); });
        });
        off.for_each([&](int candidate) {
            offer(point, lit_of(network_.mark[candidate], false),
                  [&](int start) { return 2 + 2 * links_to_off(start, candidate); });
        });
    }

    int links_to_off(int start, int candidate) const {
        if (sees_[start].contains(candidate)) return 0;
        int links = reach_.none;
        reach_.for_each_seen(candidate, [&](int node) {
            if (on_[start].contains(node)) links = std::min(links, reach_.to_on(start, node));
        });
        return links;
    }

    template <class Length>
    void offer(const BranchPoint& point, Lit conclusion, Length&& length) {
        BestMultiple found{0, weight_of(point.in_house ? ChainForm::house_forcing : ChainForm::cell_forcing)};
        for (int start : starts_) {
            found.complexity += length(start);
            if (found.complexity > best_.complexity) return;
        }
        if (found > best_) return;
        if (found == best_) {
            ties_ += point == point_;
            return;
        }
        best_ = found;
        point_ = point;
        conclusion_ = conclusion;
        ties_ = 1;
    }

    const Position& position_;
    const Wanted wanted_;
    const ChainNetwork<Nine>& network_;
    const StrongLinks& strong_;
    Reach<words> reach_;
    std::array<CandidateBits, most_candidates> sees_, off_;
    std::array<NodeBits, most_candidates> on_;
    std::vector<int> starts_;
    BestMultiple best_;
    BranchPoint point_{};
    Lit conclusion_ = 0;
    int ties_ = 0;  // number of equally short conclusions of the best point
};

}  // namespace

std::optional<ChainFinding> first_multiple_chain(const Position& position, const Wanted& wanted) {
    const ChainNetwork<Nine> network(position);
    const auto held = std::make_unique<StrongLinks>(network, Links{});
    const StrongLinks& strong = *held;
    if (!strong.fits || network.count > most_candidates) return plain(position, wanted);
    const auto run = [&]<int words>(Words<words>) {
        return std::make_unique<ShortestBranches<words>>(position, wanted, network, strong)->run();
    };
    if (strong.bit_count <= 64) return run(Words<1>{});
    if (strong.bit_count <= 128) return run(Words<2>{});
    return run(Words<4>{});
}

}  // namespace nonet::chains
