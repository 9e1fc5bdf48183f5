// Turns posted rules into constraints of the board or of an alternative.

#include <algorithm>
#include <bit>
#include <numeric>

#include "core/each_once.hpp"
#include "rules/extra.hpp"
#include "rules/house_totals.hpp"
#include "rules/layered.hpp"
#include "rules/network.hpp"
#include "rules/place_set.hpp"
#include "rules/record.hpp"

namespace nonet::rules {

void Post::keep(Cell cell, Mask mask) {
    if (within_ == nullptr) {
        network_.start[cell] &= mask;
        kept_.emplace_back(cell, mask);
        return;
    }
    within_->allowed.emplace_back(cell, mask);
    concerned_.push_back(cell);
}

// Leaves no digit for any cell.
void Post::contradict() {
    if (within_ != nullptr) {
        within_->can_be = false;
        return;
    }
    for (std::size_t cell = 0; cell < network_.start.size(); ++cell) keep(static_cast<Cell>(cell), 0);
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
    const auto once = each_once(std::vector(cells.begin(), cells.end()));
    network_.cells_of.add(once);
}

std::uint32_t Post::list(std::span<const Cell> cells) {
    network_.lists.add(cells);
    return static_cast<std::uint32_t>(network_.lists.size() - 1);
}

std::uint32_t Post::placed(std::span<const Cell> cells) {
    auto& lists = network_.placed;
    for (std::size_t i = 0; i < lists.size(); ++i)
        if (std::ranges::equal(lists[i], cells)) return static_cast<std::uint32_t>(i);
    lists.add(cells);
    bool is_run = !cells.empty();
    for (std::size_t i = 1; i < cells.size(); ++i) is_run = is_run && cells[i] == cells[0] + i;
    network_.are_a_run.push_back(is_run);
    return static_cast<std::uint32_t>(lists.size() - 1);
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
    link({a, b, table(rows), table(turned)});
}

void Post::link(const Network::Joint& joint) {
    if (within_ != nullptr) {
        within_->joints.push_back(joint);
        concerned_.insert(concerned_.end(), {joint.a, joint.b});
        return;
    }
    links_[joint.a].push_back({joint.b, joint.table});
    links_[joint.b].push_back({joint.a, joint.turned});
    network_.joints.push_back(joint);
}

void Post::not_both(Cell a, Cell b, int value) {
    const auto digit = static_cast<std::size_t>(value - low);
    std::vector<Mask> rows(static_cast<std::size_t>(network_.digit_count), network_.all);
    rows[digit] &= ~(Mask{1} << digit);
    const std::uint32_t same = table(rows);
    link({a, b, same, same});
}

bool Post::differ(Cell a, Cell b) const {
    if ((network_.seen[network_.words * a + b / 64U] >> (b % 64) & 1) != 0) return true;
    return a != b && std::ranges::any_of(different_, [&](const auto& cells) {
               return std::ranges::binary_search(cells, a) && std::ranges::binary_search(cells, b);
           });
}

bool Post::all_different(std::span<const Cell> cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t k = i + 1; k < cells.size(); ++k)
            if (!differ(cells[i], cells[k])) return false;
    return true;
}

namespace {

// Sorts the terms by cell, adds the weights of repeated cells, and removes cells whose weight is 0.
void merge(std::vector<Term>& terms) {
    std::ranges::sort(terms, {}, &Term::cell);
    std::size_t count = 0;
    for (const Term& term : terms)
        if (count != 0 && terms[count - 1].cell == term.cell)
            terms[count - 1].weight += term.weight;
        else
            terms[count++] = term;
    terms.resize(count);
    std::erase_if(terms, [](const Term& term) { return term.weight == 0; });
}

std::vector<Cell> cells_of(std::span<const Term> terms) {
    std::vector<Cell> cells;
    cells.reserve(terms.size());
    for (const Term& term : terms) cells.push_back(term.cell);
    return cells;
}

}  // namespace

// Turns values into digits, and groups cells that see each other into cliques.
void Post::total(std::vector<Term> terms, long long sum, bool is_derived) {
    merge(terms);
    std::vector<Cell> cells = cells_of(terms);
    // A cage of the board stays as it is: the remainders of its houses are derived sums (derived_sums.hpp).
    if (!is_derived && !is_apart() && (within_ != nullptr || !all_different(cells))) {
        const auto own = terms;
        const long long of_own = sum;
        take_out_houses(network_, terms, sum);
        // In an alternative no other constraint uses what a cage implies for its own cells.
        if (within_ != nullptr && terms != own && all_different(cells)) total(own, of_own, true);
        cells = cells_of(terms);
    }
    const int highest = network_.digit_count - 1;
    long long target = sum, range = 0;
    struct Group {
        int weight;
        bool is_flipped;
        std::vector<Cell> cells;
    };
    std::vector<Group> groups;
    for (const auto& [cell, weight] : terms) {
        target -= static_cast<long long>(weight) * low;
        if (weight < 0) target -= static_cast<long long>(weight) * highest;
        range += static_cast<long long>(std::abs(weight)) * highest;
        // A clique has at most as many cells as there are digits, where the tables end. Overlapping regions can keep
        // more cells different.
        auto fits = std::ranges::find_if(groups, [&](const Group& group) {
            return group.weight == std::abs(weight) && group.is_flipped == (weight < 0) &&
                   static_cast<int>(group.cells.size()) < network_.digit_count &&
                   std::ranges::all_of(group.cells, [&](Cell other) { return differ(other, cell); });
        });
        if (fits == groups.end()) {
            const auto key = [](const Group& group) { return std::pair(group.weight, group.is_flipped); };
            fits = groups.insert(
                std::ranges::upper_bound(groups, std::pair(std::abs(weight), weight < 0), {}, key),
                {std::abs(weight), weight < 0, {}});
            fits->cells.reserve(terms.size());
        }
        fits->cells.push_back(cell);
    }
    if (target < 0 || target > range) {
        if (!cells.empty() || target != 0) contradict();
        return;
    }
    Sum made{
        static_cast<std::uint32_t>(network_.cliques.size()), 0, static_cast<int>(target), -1, 0, is_derived};
    for (const Group& group : groups) {
        const auto first = static_cast<std::uint32_t>(network_.sum_cells.size());
        network_.sum_cells.insert(network_.sum_cells.end(), group.cells.begin(), group.cells.end());
        network_.cliques.push_back(
            {first, static_cast<std::uint32_t>(network_.sum_cells.size()), group.weight, group.is_flipped});
    }
    made.last = static_cast<std::uint32_t>(network_.cliques.size());
    if (cells.empty()) return;
    if (made.last - made.first == 1 && within_ == nullptr && !is_apart())
        for (std::uint16_t house : network_.houses_of[cells[0]]) {
            const auto of_house = network_.houses[std::size_t{house}];
            if (!std::ranges::includes(of_house, cells) || of_house.size() == cells.size()) continue;
            std::vector<Cell> rest;
            std::ranges::set_difference(of_house, cells, std::back_inserter(rest));
            made.rest = static_cast<int>(list(rest));
            made.house = network_.house_digits[house];
            cells.insert(cells.end(), rest.begin(), rest.end());
            break;
        }
    network_.sums.push_back(made);
    item(Network::Kind::sum, cells.size() > 3 ? 2 : 1, network_.sums.size() - 1, cells);
}

// Compares each group with each of the others.
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
    // Requirements for the same digit are combined.
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
    network_.counts.push_back({placed(cells), seen(cells), std::move(once)});
    item(Network::Kind::count, 1, network_.counts.size() - 1, cells);
}

void Post::counting(std::span<const Cell> cells) {
    network_.countings.push_back({placed(cells), seen(cells)});
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
    std::vector<std::vector<Cell>> groups;
    for (Cell cell : cells.subspan(1)) {
        const auto fits = std::ranges::find_if(groups, [&](const auto& group) {
            return std::ranges::all_of(group, [&](Cell other) { return differ(other, cell); });
        });
        if (fits == groups.end())
            groups.push_back({cell});
        else
            fits->push_back(cell);
    }
    std::vector<Cell> in_groups{cells[0]};
    Distinct made{0, {}};
    for (const auto& group : groups) {
        in_groups.insert(in_groups.end(), group.begin(), group.end());
        made.group_ends.push_back(static_cast<std::uint32_t>(in_groups.size()));
    }
    made.cells = list(in_groups);
    network_.distincts.push_back(std::move(made));
    item(Network::Kind::distinct, 1, network_.distincts.size() - 1, cells);
}

void Post::connected(std::span<const Cell> cells, Mask digits) {
    const auto once = each_once(std::vector(cells.begin(), cells.end()));
    network_.connecteds.push_back({placed(once), digits, 0, adjacent(once)});
    item(Network::Kind::connected, 2, network_.connecteds.size() - 1, once);
}

// Returns which of these cells, in ascending order, are adjacent.
std::uint32_t Post::adjacent(std::span<const Cell> places) {
    const std::size_t words = words_for(places.size());
    auto& made = network_.adjacent.emplace_back(words * places.size());
    for (std::size_t place = 0; place < places.size(); ++place)
        for (Cell other : neighbours_of(board, network_.extra, places[place]))
            if (const auto at = std::ranges::lower_bound(places, other); at != places.end() && *at == other) {
                const auto number = static_cast<std::size_t>(at - places.begin());
                made[words * place + number / 64] |= std::uint64_t{1} << (number % 64);
            }
    return static_cast<std::uint32_t>(network_.adjacent.size() - 1);
}

std::uint32_t Post::seen(std::span<const Cell> places) {
    const std::size_t words = words_for(places.size());
    auto& made = network_.adjacent.emplace_back(words * places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t k = 0; k < places.size(); ++k)
            if (differ(places[i], places[k])) made[words * i + k / 64] |= std::uint64_t{1} << (k % 64);
    if (std::ranges::find_if(made, [](std::uint64_t any) { return any != 0; }) == made.end()) made.clear();
    return static_cast<std::uint32_t>(network_.adjacent.size() - 1);
}

void Post::precedence(std::span<const Cell> cells, int count) {
    network_.precedences.push_back({list(cells), count});
    item(Network::Kind::precedence, 2, network_.precedences.size() - 1, cells);
}

void Post::regions(std::span<const Cell> numbers, int count, int size) {
    std::vector<Cell> cells(static_cast<std::size_t>(board.cell_count()));
    std::iota(cells.begin(), cells.end(), Cell{0});
    const std::uint32_t on_board = placed(cells), of_numbers = placed(numbers), beside = adjacent(cells);
    for (int region = 0; region < count; ++region) {
        network_.connecteds.push_back({of_numbers, Mask{1} << region, size, beside});
        item(Network::Kind::connected, 2, network_.connecteds.size() - 1, numbers);
    }
    network_.regions.push_back({on_board, of_numbers, count, size == network_.digit_count});
    cells.insert(cells.begin(), numbers.begin(), numbers.end());
    item(Network::Kind::regions, 2, network_.regions.size() - 1, cells);
}

void Post::same(Cell number, Cell first, std::span<const std::vector<Cell>> arms, int more) {
    Same made{number, first, {}, more};
    std::vector<Cell> cells{number, first};
    for (const auto& arm : arms) {
        made.arms.push_back(list(arm));
        cells.insert(cells.end(), arm.begin(), arm.end());
    }
    network_.sames.push_back(std::move(made));
    item(Network::Kind::same, 1, network_.sames.size() - 1, cells);
}

void Post::check(const Rule& rule, std::span<const Cell> cells) {
    network_.checks.push_back(&rule);
    item(Network::Kind::check, 2, network_.checks.size() - 1, cells);
}

void Post::layered(std::span<const Cell> cells, Layers layers) {
    layered(cells, std::make_shared<const Layers>(std::move(layers)));
}

void Post::layered(std::span<const Cell> cells, RuleKind kind, std::initializer_list<int> numbers,
                   FunctionRef<Layers()> make) {
    std::vector<int> key{static_cast<int>(kind), low, network_.digit_count, static_cast<int>(cells.size())};
    key.insert(key.end(), numbers);
    layered(cells, known_layers(key, make));
}

void Post::layered(std::span<const Cell> cells, std::shared_ptr<const Layers> layers) {
    network_.layered.push_back({{cells.begin(), cells.end()}, std::move(layers)});
    item(Network::Kind::layered, 2, network_.layered.size() - 1, cells);
}

void Post::skyline(std::span<const Cell> cells, bool is_hidden, int wanted) {
    network_.skylines.push_back({list(cells), is_hidden, wanted});
    item(Network::Kind::skyline, 3, network_.skylines.size() - 1, cells);
}

void Post::stretch(std::span<const Cell> cells, std::vector<Stretch::Way> ways) {
    const bool is_full = static_cast<int>(cells.size()) == network_.digit_count;
    network_.stretches.push_back({list(cells), std::move(ways), is_full});
    item(Network::Kind::stretch, 2, network_.stretches.size() - 1, cells);
}

void Post::room(std::span<const Cell> cells, Mask digit) {
    network_.rooms.push_back({list(cells), digit, is_different_line(cells)});
    item(Network::Kind::room, 0, network_.rooms.size() - 1, cells);
}

}  // namespace nonet::rules
