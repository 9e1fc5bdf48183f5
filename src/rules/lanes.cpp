#include "rules/lanes.hpp"

#include <algorithm>
#include <array>

#include "rules/place_set.hpp"

namespace nonet::rules {
namespace {

// The most edges of all automata together: a bound on the time of a round.
constexpr std::size_t most_edges = 1 << 17;

class Maker {
 public:
    explicit Maker(const Network& network) : network_(network) {}

    std::optional<RuleBoard> make() {
        if (!fits()) return std::nullopt;
        board_.cell_count = network_.cell_count;
        board_.digit_count = network_.digit_count;
        houses();
        apart();
        overlaps();
        for (const Sum& sum : network_.sums)
            if (sum.last - sum.first == 1) cage(sum);
        for (const Sets& item : network_.set_items) {
            const auto first = network_.sets.begin();
            cage(network_.list(item.cells), {first + item.first, first + item.last});
        }
        for (const Sum& sum : network_.sums)
            if (sum.last - sum.first != 1) parts(sum);
        for (const Chain& chain : network_.chains) {
            board_.chains.push_back({list(network_.list(chain.cells)), chain.is_strict});
            board_.cells_of.add(network_.list(chain.cells));
        }
        for (const Network::Joint& joint : network_.joints) link(joint);
        for (const Layered& item : network_.layered) automaton(item);
        return std::move(board_);
    }

 private:
    bool fits() const {
        using enum Network::Kind;
        const auto is_small = [&](std::size_t cells) {
            return static_cast<int>(cells) <= network_.digit_count;
        };
        const auto is_known = [](const Network::Item& item) {
            // The cells of a short house differ, which their peers say.
            return item.kind == house || item.kind == short_house || item.kind == locked ||
                   item.kind == sum || item.kind == sets || item.kind == chain || item.kind == layered;
        };
        std::size_t edges = 0;
        const auto has_few_states = [&](const Layered& item) {
            edges += item.layers->edges.member_count();
            return item.layers->states <= RuleBoard::most_states;
        };
        return network_.words == few_words &&
               network_.digit_count <= static_cast<int>(RuleBoard::most_digits) &&
               !network_.subsets.empty() && std::ranges::all_of(network_.items, is_known) &&
               std::ranges::all_of(
                   network_.cliques,
                   [&](const Clique& clique) { return is_small(clique.last - clique.first); }) &&
               std::ranges::all_of(
                   network_.set_items,
                   [&](const Sets& item) { return is_small(network_.list(item.cells).size()); }) &&
               std::ranges::all_of(network_.sums, [&](const Sum& sum) { return has_known_parts(sum); }) &&
               std::ranges::all_of(network_.layered, has_few_states) && edges <= most_edges;
    }
    // One part, or several without weights but 1 and -1.
    bool has_known_parts(const Sum& sum) const {
        const auto parts = std::span(network_.cliques).subspan(sum.first, sum.last - sum.first);
        return parts.size() == 1 ||
               (sum.target >= 0 && parts.size() <= RuleBoard::most_parts &&
                std::ranges::all_of(parts, [](const Clique& part) { return part.weight == 1; }));
    }
    std::uint32_t list(std::span<const Cell> cells) {
        board_.lists.add(cells);
        return static_cast<std::uint32_t>(board_.lists.size() - 1);
    }
    using Set = PlaceSet<few_words>;  // of cells
    static Set set_at(const std::vector<std::uint64_t>& sets, std::size_t number) {
        return Set::at(sets.data() + few_words * number);
    }
    std::uint32_t list(const Set& set) {
        set.all_of([&](std::size_t cell) { return board_.lists.push(static_cast<Cell>(cell)), true; });
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
            for (std::uint16_t house : network_.houses_of[cell]) others -= set_at(network_.house_sets, house);
            if (!others.empty()) board_.aparts.push_back({cell, list(others)});
        }
    }

    void overlaps() {
        for (std::size_t a = 0; a < network_.houses.size(); ++a)
            for (std::size_t b = a + 1; b < network_.houses.size(); ++b) {
                if (network_.house_digits[a] != network_.house_digits[b]) continue;
                const Set first = set_at(network_.house_sets, a), second = set_at(network_.house_sets, b);
                const Set common = first & second;
                if (common.size() > 1 && common.size() < first.size())
                    board_.overlaps.push_back({list(common), list(first - common), list(second - common)});
            }
    }

    std::span<const Cell> cells_of(const Clique& clique) const {
        return std::span(network_.sum_cells).subspan(clique.first, clique.last - clique.first);
    }

    // All cells differ, and hold one of the sets of digits.
    void cage(std::span<const Cell> cells, std::span<const Mask> sets) {
        Set seers = Set::below(static_cast<std::size_t>(network_.cell_count));
        for (Cell cell : cells) seers &= set_at(network_.seen, cell);
        const auto first = static_cast<std::uint32_t>(board_.sets.size());
        board_.sets.insert(board_.sets.end(), sets.begin(), sets.end());
        board_.cages.push_back(
            {list(cells), list(seers), first, static_cast<std::uint32_t>(board_.sets.size())});
        board_.cells_of.add(cells);
    }
    // A total allows some sets.
    void cage(const Sum& sum) {
        const Clique& clique = network_.cliques[sum.first];
        const auto cells = cells_of(clique);
        const Subsets& subsets = network_.subsets[cells.size()];
        const int highest = static_cast<int>(cells.size()) * (network_.digit_count - 1);
        const int total =
            clique.is_flipped ? highest - sum.target / clique.weight : sum.target / clique.weight;
        if (sum.target % clique.weight != 0 || total < 0 ||
            total + 1 >= static_cast<int>(subsets.begin.size()))
            return cage(cells, {});
        const auto begin = subsets.sets.begin() + subsets.begin[static_cast<std::size_t>(total)];
        const auto end = subsets.sets.begin() + subsets.begin[static_cast<std::size_t>(total) + 1];
        cage(cells, {begin, end});
    }

    void link(const Network::Joint& joint) {
        board_.links.push_back({joint.a, joint.b, static_cast<std::uint32_t>(board_.rows.size())});
        for (std::uint32_t table : {joint.table, joint.turned})
            for (int digit = 0; digit < network_.digit_count; ++digit)
                board_.rows.push_back(
                    static_cast<std::uint16_t>(network_.supported(table, Mask{1} << digit)));
        board_.cells_of.add(std::array{joint.a, joint.b});
    }

    void automaton(const Layered& item) {
        const auto& states = item.layers->edges;
        board_.automata.push_back({list(item.cells), static_cast<std::uint32_t>(board_.edges.size()),
                                   static_cast<std::uint32_t>(board_.layer_ends.size())});
        std::size_t state = 0, end = 1;
        for (std::size_t i = 0; i < item.cells.size(); ++i) {
            board_.layer_ends.push_back(static_cast<std::uint16_t>(end));
            std::size_t next_end = end;
            for (; state < end; ++state) {
                for (const Layers::Edge& edge : states[state]) {
                    board_.edges.push(
                        {static_cast<std::uint16_t>(edge.to), static_cast<std::uint16_t>(edge.digits)});
                    next_end = std::max<std::size_t>(next_end, edge.to + 1);
                }
                board_.edges.end();
            }
            end = next_end;
        }
        board_.layer_ends.push_back(static_cast<std::uint16_t>(end));
        board_.cells_of.add(item.cells);
    }

    void parts(const Sum& sum) {
        const auto first = static_cast<std::uint32_t>(board_.parts.size());
        for (std::uint32_t i = sum.first; i < sum.last; ++i) {
            const Clique& clique = network_.cliques[i];
            board_.parts.push_back({list(cells_of(clique)), clique.is_flipped});
            for (Cell cell : cells_of(clique)) board_.cells_of.push(cell);
        }
        board_.cells_of.end();
        board_.sums.push_back({first, static_cast<std::uint32_t>(board_.parts.size()), sum.target});
    }

    const Network& network_;
    RuleBoard board_;
};

}  // namespace

std::optional<RuleBoard> board_for_lanes(const Network& network) { return Maker(network).make(); }

}  // namespace nonet::rules
