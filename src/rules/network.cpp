#include "rules/network.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "nonet/sets.hpp"
#include "rules/derived_sums.hpp"
#include "rules/extra.hpp"
#include "rules/record.hpp"

namespace nonet::rules {

// A network is made in one go: its lists by cell are closed once all rules are posted.
class NetworkMaker {
 public:
    explicit NetworkMaker(Network& network) : network_(network), post_(network) {
        post_.links_.resize(static_cast<std::size_t>(network.cell_count));
        post_.items_of_.resize(static_cast<std::size_t>(network.cell_count));
    }

    void make() {
        different();
        cells();
        houses();
        crossings();
        subsets();
        if (network_.which != Which::extra) pairs();
        for (const Rule& rule : network_.board.rules())
            network_.posted.push_back(posting([&] {
                if (takes(rule)) record_of(rule.kind).post(rule, post_);
            }));
        if (network_.which != Which::extra) derived();
        for (const auto& links : post_.links_) network_.links.add(links);
        for (const auto& items : post_.items_of_) network_.items_of.add(items);
    }

 private:
    using Which = Network::Which;

    bool takes(const Rule& rule) const {
        return network_.which == Which::all ||
               (network_.which == Which::extra) == (rule.kind == RuleKind::extra);
    }

    void pairs() {
        for (const CellPair& pair : network_.board.pairs()) {
            if (pair.relation == Relation::apart)
                post_.pair(pair.first, pair.second, [](int a, int b) { return a - b != 1 && b - a != 1; });
            if (pair.relation == Relation::less)
                post_.pair(pair.first, pair.second, [](int a, int b) { return a < b; });
        }
    }
    void derived() {
        for (DerivedSum& sum : derived_sums(network_.board))
            network_.derived.push_back(posting([&] { post_.total(std::move(sum.terms), sum.total, true); }));
    }

    // What comes of it.
    template <class Do>
    Network::Posted posting(Do act) {
        const auto count = [](const auto& list) { return static_cast<std::uint32_t>(list.size()); };
        Network::Posted posted{count(network_.items), 0, count(network_.joints), 0, {}};
        const std::vector<Mask> before = network_.start;
        act();
        posted.last_item = count(network_.items);
        posted.last_joint = count(network_.joints);
        for (std::size_t cell = 0; cell < before.size(); ++cell)
            if (network_.start[cell] != before[cell])
                posted.allowed.push_back({static_cast<Cell>(cell), network_.start[cell]});
        return posted;
    }

    // Cells that a rule of extra cells keeps different see each other, as those of a house do.
    void different() {
        if (network_.extra == nullptr) return;
        for (const Rule& part : network_.extra->parts)
            if (record_of(part.kind).shape.distinct) different_.push_back(once(part.groups[0]));
    }
    static std::vector<Cell> once(std::vector<Cell> cells) {
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        return cells;
    }

    void cells() {
        const int on_board = network_.board.cell_count();
        std::vector<std::vector<Cell>> peers(static_cast<std::size_t>(network_.cell_count));
        for (int i = 0; i < network_.cell_count; ++i) {
            const auto cell = static_cast<Cell>(i);
            network_.start.push_back(i < on_board ? network_.board.allowed_digits(cell).bits()
                                                  : network_.all);
            if (i < on_board && network_.which != Which::extra)
                std::ranges::copy(network_.board.peer_cells(cell),
                                  std::back_inserter(peers[static_cast<std::size_t>(i)]));
        }
        for (const auto& cells : different_)
            for (Cell cell : cells)
                for (Cell other : cells)
                    if (other != cell) peers[cell].push_back(other);
        for (auto& list : peers) {
            std::ranges::sort(list);
            list.erase(std::ranges::unique(list).begin(), list.end());
            network_.peers.add(list);
        }
        network_.words = (network_.start.size() + 63) / 64;
        network_.seen.resize(network_.words * network_.start.size());
        for (std::size_t cell = 0; cell < network_.start.size(); ++cell)
            for (Cell peer : network_.peers[cell])
                network_.seen[network_.words * cell + peer / 64U] |= std::uint64_t{1} << (peer % 64);
    }
    void houses() {
        const int count = network_.which == Which::extra ? 0 : network_.board.house_count();
        for (int i = 0; i < count; ++i) house(network_.board.house_cells(static_cast<House>(i)));
        for (const auto& cells : different_) house(cells);
    }
    void house(std::span<const Cell> cells) {
        if (static_cast<int>(cells.size()) != network_.digit_count) return;
        network_.houses.add(cells);
        post_.item(Network::Kind::house, 0, network_.houses.size() - 1, cells);
    }
    void crossings() {
        const std::size_t words = network_.words, houses = network_.houses.size();
        std::vector<std::uint64_t> sets(words * houses);
        for (std::size_t house = 0; house < houses; ++house)
            for (Cell cell : network_.houses[house])
                sets[words * house + cell / 64U] |= std::uint64_t{1} << (cell % 64);
        const auto outside = [&](std::size_t house, std::size_t other) {
            std::vector<Cell> cells;
            for (Cell cell : network_.houses[house])
                if ((sets[words * other + cell / 64U] >> (cell % 64) & 1) == 0) cells.push_back(cell);
            return cells;
        };
        std::vector<Cell> concerned;
        for (std::size_t a = 0; a < houses; ++a)
            for (std::size_t b = 0; b < a; ++b) {
                int shared = 0;
                for (std::size_t i = 0; i < words; ++i)
                    shared += std::popcount(sets[words * a + i] & sets[words * b + i]);
                if (shared < 2 || shared == network_.digit_count) continue;
                const std::vector<Cell> only_first = outside(a, b), only_second = outside(b, a);
                network_.crossings.push_back({post_.list(only_first), post_.list(only_second)});
                concerned.insert(concerned.end(), only_first.begin(), only_first.end());
                concerned.insert(concerned.end(), only_second.begin(), only_second.end());
            }
        if (!concerned.empty()) post_.item(Network::Kind::crossings, 3, 0, concerned);
    }
    void subsets() {
        if (network_.digit_count > most_listed_digits) return;
        const int digits = network_.digit_count, most = digits * (digits - 1) / 2;
        const std::size_t masks = std::size_t{1} << digits;
        std::vector<std::uint8_t> total(masks);
        network_.flipped.resize(masks);
        network_.subsets.resize(static_cast<std::size_t>(digits) + 1);
        for (auto& subsets : network_.subsets) subsets.begin.resize(static_cast<std::size_t>(most) + 2);
        for (std::size_t mask = 0; mask < masks; ++mask) {
            if (mask != 0) {
                const int digit = std::countr_zero(mask);
                total[mask] = static_cast<std::uint8_t>(total[mask & (mask - 1)] + digit);
                network_.flipped[mask] = static_cast<std::uint16_t>(network_.flipped[mask & (mask - 1)] |
                                                                    1U << (digits - 1 - digit));
            }
            ++network_.subsets[static_cast<std::size_t>(std::popcount(mask))].begin[total[mask] + 1U];
        }
        for (std::size_t count = 0; count < network_.subsets.size(); ++count) {
            auto& [sets, begin, least, within] = network_.subsets[count];
            std::partial_sum(begin.begin(), begin.end(), begin.begin());
            sets.resize(begin.back());
            const int size = static_cast<int>(count);
            least = size * (size - 1) / 2;
            // With the lowest digit of the mask, or without it.
            within.resize(masks);
            if (count == 0) std::ranges::fill(within, 1);
            for (std::size_t mask = 1; mask < masks && count > 0; ++mask) {
                const std::size_t rest = mask & (mask - 1);
                const int shift = std::countr_zero(mask) - (size - 1);
                const std::uint64_t with = network_.subsets[count - 1].within[rest];
                within[mask] = within[rest] | (shift >= 0 ? with << shift : with >> -shift);
            }
        }
        std::vector<std::vector<std::uint16_t>> next;
        for (const auto& subsets : network_.subsets) next.push_back(subsets.begin);
        for (std::size_t mask = 0; mask < masks; ++mask) {
            const auto count = static_cast<std::size_t>(std::popcount(mask));
            network_.subsets[count].sets[next[count][total[mask]]++] = static_cast<Mask>(mask);
        }
    }

    static constexpr int most_listed_digits = 12;

    Network& network_;
    Post post_;
    std::vector<std::vector<Cell>> different_;  // cells, each list ascending
};

Network::Network(const Geometry& geometry, Which rules)
    : board(geometry),
      which(rules),
      extra(rules == Which::board ? nullptr : extra_rule(board)),
      cell_count(geometry.cell_count() + (extra == nullptr ? 0 : extra_cells(*extra).count())),
      digit_count(geometry.digit_count()),
      low(geometry.zero_based() ? 0 : 1),
      all(below(geometry.digit_count())) {
    NetworkMaker(*this).make();
}

}  // namespace nonet::rules
