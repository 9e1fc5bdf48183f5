#include "rules/lanes.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace nonet::rules {
namespace {

class Maker {
 public:
    explicit Maker(const Network& network) : network_(network) {}

    std::optional<RuleBoard> make() {
        using enum Network::Kind;
        const bool is_small = network_.words == 2 &&
                              network_.digit_count <= static_cast<int>(RuleBoard::most_digits) &&
                              network_.cell_count <= static_cast<int>(RuleBoard::most_cells);
        const bool fits = std::ranges::all_of(network_.items, [](const Network::Item& item) {
            return item.kind == house || item.kind == locked || item.kind == sum;
        });
        if (!is_small || !fits || !network_.joints.empty() || network_.subsets.empty()) return std::nullopt;
        board_.cell_count = network_.cell_count;
        board_.digit_count = network_.digit_count;
        houses();
        apart();
        overlaps();
        for (const Sum& sum : network_.sums)
            if (sum.last - sum.first == 1) cage(sum);
        for (const Sum& sum : network_.sums)
            if (sum.last - sum.first != 1 && !parts(sum)) return std::nullopt;
        return std::move(board_);
    }

 private:
    std::uint32_t list(std::span<const Cell> cells) {
        board_.lists.add(cells);
        return static_cast<std::uint32_t>(board_.lists.size() - 1);
    }
    // Sets of cells, 64 in each word.
    using Set = std::array<std::uint64_t, 2>;
    static Set set_at(const std::vector<std::uint64_t>& sets, std::size_t number) {
        return {sets[2 * number], sets[2 * number + 1]};
    }
    static Set both(const Set& a, const Set& b) { return {a[0] & b[0], a[1] & b[1]}; }
    static Set without(const Set& a, const Set& b) { return {a[0] & ~b[0], a[1] & ~b[1]}; }
    static int size(const Set& set) { return std::popcount(set[0]) + std::popcount(set[1]); }
    std::uint32_t list(const Set& set) {
        for (std::size_t word = 0; word < set.size(); ++word)
            for (std::uint64_t left = set[word]; left != 0; left &= left - 1)
                board_.lists.push(
                    static_cast<Cell>(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
        board_.lists.end();
        return static_cast<std::uint32_t>(board_.lists.size() - 1);
    }

    void houses() {
        for (std::size_t i = 0; i < network_.houses.size(); ++i) {
            const auto cells = network_.houses[i];
            board_.houses.push_back({list(cells), static_cast<std::uint16_t>(network_.house_digits[i])});
            board_.cells_of.add(cells);
        }
    }

    void apart() {
        for (Cell cell = 0; cell < network_.cell_count; ++cell) {
            Set others = set_at(network_.seen, cell);
            for (std::uint16_t house : network_.houses_of[cell])
                others = without(others, set_at(network_.house_sets, house));
            if (size(others) != 0) board_.aparts.push_back({cell, list(others)});
        }
    }

    void overlaps() {
        for (std::size_t a = 0; a < network_.houses.size(); ++a)
            for (std::size_t b = a + 1; b < network_.houses.size(); ++b) {
                if (network_.house_digits[a] != network_.house_digits[b]) continue;
                const Set first = set_at(network_.house_sets, a), second = set_at(network_.house_sets, b);
                const Set common = both(first, second);
                if (size(common) > 1 && size(common) < size(first))
                    board_.overlaps.push_back(
                        {list(common), list(without(first, common)), list(without(second, common))});
            }
    }

    std::span<const Cell> cells_of(const Clique& clique) const {
        return std::span(network_.sum_cells).subspan(clique.first, clique.last - clique.first);
    }

    // All cells differ, so a total allows some sets of digits.
    void cage(const Sum& sum) {
        const Clique& clique = network_.cliques[sum.first];
        const auto cells = cells_of(clique);
        Set seers = {~std::uint64_t{0}, ~std::uint64_t{0}};
        for (Cell cell : cells) seers = both(seers, set_at(network_.seen, cell));
        RuleBoard::Cage cage{list(cells), list(seers), static_cast<std::uint32_t>(board_.sets.size()), 0};
        const Subsets& subsets = network_.subsets[cells.size()];
        const int highest = static_cast<int>(cells.size()) * (network_.digit_count - 1);
        const int total =
            clique.is_flipped ? highest - sum.target / clique.weight : sum.target / clique.weight;
        if (sum.target % clique.weight == 0 && total >= 0 &&
            total + 1 < static_cast<int>(subsets.begin.size()))
            for (auto i = subsets.begin[static_cast<std::size_t>(total)];
                 i < subsets.begin[static_cast<std::size_t>(total) + 1]; ++i)
                board_.sets.push_back(static_cast<std::uint16_t>(subsets.sets[i]));
        cage.end_set = static_cast<std::uint32_t>(board_.sets.size());
        board_.cages.push_back(cage);
        board_.cells_of.add(cells);
    }

    // Returns false for a sum with other weights than 1 and -1, or too many parts.
    bool parts(const Sum& sum) {
        if (sum.last - sum.first > RuleBoard::most_parts || sum.target < 0) return false;
        const auto first = static_cast<std::uint32_t>(board_.parts.size());
        for (std::uint32_t i = sum.first; i < sum.last; ++i) {
            const Clique& clique = network_.cliques[i];
            if (clique.weight != 1) return false;
            board_.parts.push_back({list(cells_of(clique)), clique.is_flipped});
            for (Cell cell : cells_of(clique)) board_.cells_of.push(cell);
        }
        board_.cells_of.end();
        board_.sums.push_back({first, static_cast<std::uint32_t>(board_.parts.size()), sum.target});
        return true;
    }

    const Network& network_;
    RuleBoard board_;
};

}  // namespace

std::optional<RuleBoard> board_for_lanes(const Network& network) { return Maker(network).make(); }

}  // namespace nonet::rules
