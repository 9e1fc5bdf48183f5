#include "rules/network.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "nonet/sets.hpp"
#include "rules/derived_sums.hpp"
#include "rules/record.hpp"

namespace nonet::rules {

// A network is made in one go: its lists by cell are closed once all rules are posted.
class NetworkMaker {
 public:
    explicit NetworkMaker(Network& network) : network_(network), post_(network) {
        post_.links_.resize(static_cast<std::size_t>(network.cell_count));
    }

    void make() {
        cells();
        houses();
        const SubsetTables& tables = subset_tables(network_.digit_count);
        network_.subsets = tables.of_size;
        network_.flipped = tables.flipped;
        for (const CellPair& pair : network_.board.pairs()) {
            if (pair.relation == Relation::apart)
                post_.pair(pair.first, pair.second, [](int a, int b) { return a - b != 1 && b - a != 1; });
            if (pair.relation == Relation::less)
                post_.pair(pair.first, pair.second, [](int a, int b) { return a < b; });
        }
        for (const Rule& rule : network_.board.rules())
            network_.posted.push_back(posting([&] { record_of(rule.kind).post(rule, post_); }));
        for (DerivedSum& sum : derived_sums(network_.board))
            network_.derived.push_back(posting([&] { post_.total(std::move(sum.terms), sum.total, true); }));
        for (const auto& links : post_.links_) network_.links.add(links);
        rank();
    }

 private:
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

    void cells() {
        for (int i = 0; i < network_.cell_count; ++i) {
            const auto cell = static_cast<Cell>(i);
            network_.start.push_back(network_.board.allowed_digits(cell).bits());
            network_.peers.add(network_.board.peer_cells(cell));
        }
        network_.words = std::max<std::size_t>(2, (network_.start.size() + 63) / 64);
        network_.table_size = static_cast<std::size_t>(network_.digit_count);
        if (network_.digit_count <= Network::few_digits)
            network_.table_size = std::size_t{1} << network_.digit_count;
        network_.seen.resize(network_.words * network_.start.size());
        for (std::size_t cell = 0; cell < network_.start.size(); ++cell)
            for (Cell peer : network_.peers[cell])
                network_.seen[network_.words * cell + peer / 64U] |= std::uint64_t{1} << (peer % 64);
    }
    void houses() {
        const Geometry& board = network_.board;
        constexpr std::uint16_t none = 0xFFFF;
        std::vector<std::uint16_t> numbers(static_cast<std::size_t>(board.house_count()), none);
        for (int i = 0; i < board.house_count(); ++i) {
            const auto cells = board.house_cells(static_cast<House>(i));
            if (static_cast<int>(cells.size()) != network_.digit_count) continue;
            const std::size_t number = network_.houses.size();
            numbers[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(number);
            network_.houses.add(cells);
            network_.house_sets.resize(network_.words * (number + 1));
            for (Cell cell : cells)
                network_.house_sets[network_.words * number + cell / 64U] |= std::uint64_t{1} << (cell % 64);
            post_.item(Network::Kind::house, 0, number, cells);
        }
        std::vector<Cell> all;
        for (Cell cell = 0; cell < network_.cell_count; ++cell) {
            bool is_in_any = false;
            for (House house : board.houses_of(cell))
                if (numbers[house] != none) network_.houses_of.push(numbers[house]), is_in_any = true;
            network_.houses_of.end();
            if (is_in_any) all.push_back(cell);
        }
        if (!all.empty()) post_.item(Network::Kind::locked, 3, 0, all);
    }
    // Items in the order of their turns.
    void rank() {
        network_.ranked.resize(network_.items.size());
        std::iota(network_.ranked.begin(), network_.ranked.end(), 0U);
        std::ranges::stable_sort(network_.ranked, {},
                                 [&](std::uint32_t i) { return network_.items[i].turn; });
        const std::size_t words = network_.item_words = (network_.items.size() + 63) / 64;
        network_.asks.resize(words * network_.start.size());
        for (std::size_t rank = 0; rank < network_.ranked.size(); ++rank)
            for (Cell cell : network_.cells_of[std::size_t{network_.ranked[rank]}])
                network_.asks[words * cell + rank / 64] |= std::uint64_t{1} << (rank % 64);
    }
    Network& network_;
    Post post_;
};

Network::Network(const Geometry& geometry)
    : board(geometry),
      cell_count(geometry.cell_count()),
      digit_count(geometry.digit_count()),
      low(geometry.zero_based() ? 0 : 1),
      all(below(geometry.digit_count())) {
    NetworkMaker(*this).make();
}

void Post::keep(Cell cell, Mask mask) {
    if (within_ == nullptr) {
        network_.start[cell] &= mask;
        return;
    }
    within_->allowed.emplace_back(cell, mask);
    concerned_.push_back(cell);
}

// No digit fits any cell.
void Post::contradict() {
    if (within_ != nullptr) {
        within_->can_be = false;
        return;
    }
    for (auto& mask : network_.start) mask = 0;
}

void Post::item(Network::Kind kind, std::uint8_t turn, std::size_t number, std::span<const Cell> cells) {
    if (within_ != nullptr) {
        within_->items.push_back({kind, turn, static_cast<std::uint32_t>(number)});
        concerned_.insert(concerned_.end(), cells.begin(), cells.end());
        return;
    }
    network_.items.push_back({kind, turn, static_cast<std::uint32_t>(number)});
    if (std::ranges::adjacent_find(cells, std::ranges::greater_equal()) == cells.end())
        return network_.cells_of.add(cells);
    std::vector<Cell> once(cells.begin(), cells.end());
    std::ranges::sort(once);
    once.erase(std::ranges::unique(once).begin(), once.end());
    network_.cells_of.add(once);
}

std::uint32_t Post::list(std::span<const Cell> cells) {
    network_.lists.add(cells);
    return static_cast<std::uint32_t>(network_.lists.size() - 1);
}

std::uint32_t Post::table(const std::vector<Mask>& rows) {
    auto& tables = network_.tables;
    const std::size_t size = network_.table_size, first = tables.size();
    const auto [at, is_new] = table_of_.try_emplace(rows, static_cast<std::uint32_t>(first / size));
    if (!is_new) return at->second;
    tables.resize(first + size);
    if (network_.digit_count > Network::few_digits) {
        std::ranges::copy(rows, tables.begin() + static_cast<std::ptrdiff_t>(first));
        return at->second;
    }
    for (std::size_t mask = 1; mask < size; ++mask)
        tables[first + mask] =
            tables[first + (mask & (mask - 1))] | rows[static_cast<std::size_t>(std::countr_zero(mask))];
    return at->second;
}

void Post::link(Cell a, Cell b, const std::vector<Mask>& rows) {
    std::vector<Mask> turned(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (std::size_t k = 0; k < rows.size(); ++k)
            if ((rows[i] >> k & 1) != 0) turned[k] |= Mask{1} << i;
    const Network::Joint joint{a, b, table(rows), table(turned)};
    if (within_ != nullptr) {
        within_->joints.push_back(joint);
        concerned_.insert(concerned_.end(), {a, b});
        return;
    }
    links_[a].push_back({b, joint.table});
    links_[b].push_back({a, joint.turned});
    network_.joints.push_back(joint);
}

bool Post::all_different(std::span<const Cell> cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t k = i + 1; k < cells.size(); ++k)
            if (!std::ranges::binary_search(network_.peers[cells[i]], cells[k])) return false;
    return true;
}

// Values become digits, a cell that is listed again one of their weights together, and cells that see each other cliques.
void Post::total(std::vector<Term> terms, long long sum, bool is_derived) {
    std::map<Cell, int> weights;
    for (const Term& term : terms) weights[term.cell] += term.weight;
    std::erase_if(weights, [](const auto& entry) { return entry.second == 0; });
    const int highest = network_.digit_count - 1;
    long long target = sum, range = 0;
    std::map<std::pair<int, bool>, std::vector<std::vector<Cell>>> groups;
    std::vector<Cell> cells;
    for (const auto& [cell, weight] : weights) {
        target -= static_cast<long long>(weight) * low;
        if (weight < 0) target -= static_cast<long long>(weight) * highest;
        range += static_cast<long long>(std::abs(weight)) * highest;
        cells.push_back(cell);
        auto& cliques = groups[{std::abs(weight), weight < 0}];
        const auto fits = std::ranges::find_if(cliques, [&](const auto& clique) {
            return std::ranges::all_of(
                clique, [&](Cell other) { return std::ranges::binary_search(network_.peers[other], cell); });
        });
        if (fits == cliques.end())
            cliques.push_back({cell});
        else
            fits->push_back(cell);
    }
    if (target < 0 || target > range) {
        if (!cells.empty() || target != 0) contradict();
        return;
    }
    Sum made{static_cast<std::uint32_t>(network_.cliques.size()), 0, static_cast<int>(target), -1,
             is_derived};
    for (const auto& [key, cliques] : groups)
        for (const auto& clique : cliques) {
            const auto first = static_cast<std::uint32_t>(network_.sum_cells.size());
            network_.sum_cells.insert(network_.sum_cells.end(), clique.begin(), clique.end());
            network_.cliques.push_back(
                {first, static_cast<std::uint32_t>(network_.sum_cells.size()), key.first, key.second});
        }
    made.last = static_cast<std::uint32_t>(network_.cliques.size());
    if (cells.empty()) return;
    if (made.last - made.first == 1 && within_ == nullptr)
        for (std::size_t house = 0; house < network_.houses.size() && made.rest < 0; ++house) {
            const auto of_house = network_.houses[house];
            if (!std::ranges::includes(of_house, cells) || of_house.size() == cells.size()) continue;
            std::vector<Cell> rest;
            std::ranges::set_difference(of_house, cells, std::back_inserter(rest));
            made.rest = static_cast<int>(list(rest));
            cells.insert(cells.end(), rest.begin(), rest.end());
        }
    network_.sums.push_back(made);
    item(Network::Kind::sum, cells.size() > 3 ? 2 : 1, network_.sums.size() - 1, cells);
}

// One group against each of the others.
void Post::equal_totals(std::span<const std::vector<Cell>> groups) {
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t k = i + 1; k < groups.size(); ++k) {
            if (k != i + 1 && groups[i].size() + groups[k].size() > 8) continue;
            std::vector<Term> terms;
            for (Cell cell : groups[i]) terms.push_back({cell, 1});
            for (Cell cell : groups[k]) terms.push_back({cell, -1});
            total(std::move(terms), 0, k != i + 1);
        }
}

void Post::chain(std::span<const Cell> cells, bool is_strict) {
    network_.chains.push_back({list(cells), is_strict});
    item(Network::Kind::chain, 0, network_.chains.size() - 1, cells);
}

void Post::sets(std::span<const Cell> cells, std::span<const Mask> sets) {
    const auto first = static_cast<std::uint32_t>(network_.sets.size());
    network_.sets.insert(network_.sets.end(), sets.begin(), sets.end());
    network_.set_items.push_back({list(cells), first, static_cast<std::uint32_t>(network_.sets.size())});
    item(Network::Kind::sets, sets.size() > 20 ? 2 : 1, network_.set_items.size() - 1, cells);
}

void Post::ends(std::span<const Cell> cells, bool is_outside, int apart) {
    network_.ends.push_back({list(cells), apart, is_outside});
    item(Network::Kind::ends, 1, network_.ends.size() - 1, cells);
}

void Post::counts(std::span<const Cell> cells, std::span<const Count::Need> needs) {
    // What is said twice of a digit is one need.
    std::vector<Count::Need> once;
    for (const Count::Need& need : needs) {
        const auto same = std::ranges::find(once, need.digit, &Count::Need::digit);
        if (same == once.end()) {
            once.push_back(need);
        } else {
            same->least = std::max(same->least, need.least);
            same->most = std::min(same->most, need.most);
        }
    }
    network_.counts.push_back({list(cells), std::move(once)});
    item(Network::Kind::count, 1, network_.counts.size() - 1, cells);
}

void Post::counting(std::span<const Cell> cells) {
    network_.countings.push_back(list(cells));
    item(Network::Kind::counting, 2, network_.countings.size() - 1, cells);
}

void Post::same_values(std::span<const std::vector<Cell>> groups) {
    auto& lists = network_.same_values.emplace_back();
    std::vector<Cell> all;
    for (const auto& group : groups) {
        lists.push_back(list(group));
        all.insert(all.end(), group.begin(), group.end());
    }
    item(Network::Kind::same_values, 1, network_.same_values.size() - 1, all);
}

void Post::element(std::span<const Cell> cells) {
    network_.elements.push_back({list(cells)});
    item(Network::Kind::element, 1, network_.elements.size() - 1, cells);
}

void Post::distinct(std::span<const Cell> cells) {
    network_.distincts.push_back(list(cells));
    item(Network::Kind::distinct, 1, network_.distincts.size() - 1, cells);
}

void Post::check(const Rule& rule, std::span<const Cell> cells) {
    network_.checks.push_back(&rule);
    item(Network::Kind::check, 2, network_.checks.size() - 1, cells);
}

void Post::layered(Layered layered) {
    network_.layered.push_back(std::move(layered));
    item(Network::Kind::layered, 2, network_.layered.size() - 1, network_.layered.back().cells);
}

void Post::part(const Rule& rule) {
    const Record& record = record_of(rule.kind);
    if (record.shape.distinct) {
        std::vector<Cell> cells = rule.groups[0];
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t k = i + 1; k < cells.size(); ++k)
                pair(cells[i], cells[k], [](int a, int b) { return a != b; });
    }
    record.post(rule, *this);
}

void Post::either(std::span<const Rule> rules) {
    Network::Either made{0, std::vector<Network::Alternative>(rules.size())};
    Network::Alternative* const outer = within_;
    const std::size_t before = concerned_.size();
    for (std::size_t i = 0; i < rules.size(); ++i) {
        within_ = &made.alternatives[i];
        part(rules[i]);
        // Its own cells, too, where it can never hold and posts nothing.
        for (const auto& group : rules[i].groups)
            concerned_.insert(concerned_.end(), group.begin(), group.end());
    }
    within_ = outer;
    std::vector<Cell> once(concerned_.begin() + static_cast<std::ptrdiff_t>(before), concerned_.end());
    concerned_.resize(before);
    std::ranges::sort(once);
    once.erase(std::ranges::unique(once).begin(), once.end());
    made.cells = list(once);
    network_.eithers.push_back(std::move(made));
    item(Network::Kind::either, 3, network_.eithers.size() - 1, once);
}

}  // namespace nonet::rules
