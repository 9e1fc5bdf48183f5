#include "rules/book.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "core/each_once.hpp"
#include "core/layout.hpp"
#include "rules/record.hpp"
#include "rules/search.hpp"

namespace nonet::rules {
namespace {

// On a filled board hardly any search is left. If it exceeds this limit, the result is unknown.
constexpr std::uint64_t most_nodes_beside = 20'000;

// Returns the board with other rules.
Geometry with(const Geometry& board, std::vector<Rule> rules) {
    std::vector<HouseLayout> houses;
    for (int i = 0; i < board.house_count(); ++i) {
        const auto house = static_cast<House>(i);
        const auto cells = board.house_cells(house);
        houses.push_back({board.kind_of(house),
                          board.number_of(house),
                          std::string(board.name_of(house)),
                          {cells.begin(), cells.end()},
                          board.is_derived(house)});
    }
    BoardRules all{{board.pairs().begin(), board.pairs().end()}, {}, board.zero_based(), std::move(rules)};
    for (int cell = 0; cell < board.cell_count(); ++cell)
        all.allowed.push_back(board.allowed_digits(static_cast<Cell>(cell)));
    return geometry_of(board.rows(), board.columns(), board.digit_count(), std::move(houses), std::move(all),
                       std::string(board.name()));
}

// Returns the rule of extra cells with one part. Wrapping it in all_of makes the rule itself state that its cells
// differ, which otherwise the board states.
Rule only(Rule extra, const Rule& part) {
    Rule said;
    said.kind = RuleKind::all_of;
    said.parts = {part};
    extra.parts = {said};
    return extra;
}

// Returns the board with each part of the rule of extra cells added as a separate rule, so that its constraints are
// known.
Geometry one_by_one(const Geometry& board) {
    std::vector<Rule> rules(board.rules().begin(), board.rules().end());
    if (rules.empty() || rules.back().kind != RuleKind::extra) return board;
    const Rule extra = rules.back();
    for (const Rule& part : extra.parts) rules.push_back(only(extra, part));
    return with(board, std::move(rules));
}

std::vector<Cell> cells_of(const Rule& rule) {
    std::vector<Cell> cells;
    for (const auto& group : rule.groups) cells.insert(cells.end(), group.begin(), group.end());
    return cells;
}

}  // namespace

Book::Book(const Geometry& board)
    : board_(board),
      network_(one_by_one(board), Network::Which::apart),
      sums_(derived_sums(board)),
      propagator_(network_) {
    const auto rules = board.rules();
    for (std::size_t number = 0; number < rules.size(); ++number) {
        const auto rule = static_cast<std::uint16_t>(number);
        if (rules[number].kind == RuleKind::extra) {
            for (std::size_t i = 0; i < rules[number].parts.size(); ++i)
                add_extra(rule, static_cast<std::uint16_t>(i));
            continue;
        }
        const Network::Posted& posted = network_.posted[number];
        if (!rules[number].groups.empty()) {
            parts_.push_back({rule, 0, cells_of(rules[number]), posted});
            continue;
        }
        for (std::uint32_t i = posted.first_joint; i < posted.last_joint; ++i)
            parts_.push_back({rule, 0, {network_.joints[i].a, network_.joints[i].b}, {0, 0, i, i + 1, {}}});
        for (std::uint32_t i = posted.first_item; i < posted.last_item; ++i) {
            const auto cells = network_.cells_of[std::size_t{i}];
            parts_.push_back({rule, 0, {cells.begin(), cells.end()}, {i, i + 1, 0, 0, {}}});
        }
    }
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        Part part{std::nullopt, i, {}, network_.derived[i]};
        for (const Term& term : sums_[i].terms) part.cells.push_back(term.cell);
        parts_.push_back(std::move(part));
    }
}

void Book::add_extra(std::uint16_t rule, std::uint16_t number) {
    const auto on_board = [&](Cell cell) { return cell < board_.cell_count(); };
    Part part{rule, 0, {}, network_.posted[std::size_t{rule} + 1 + number], number};
    const Rule& extra = board_.rules()[rule];
    const Rule& of_extra = extra.parts[number];
    const bool looks_at_all = of_extra.kind == RuleKind::found_regions;
    for (Cell cell = 0; looks_at_all && on_board(cell); ++cell) part.cells.push_back(cell);
    for (Cell cell : cells_of(of_extra)) (on_board(cell) ? part.cells : part.beside).push_back(cell);
    part.beside = each_once(std::move(part.beside));
    parts_.push_back(std::move(part));
}

std::vector<Mask> Book::with_beside(std::span<const Mask> open) {
    std::vector<Mask> all(open.begin(), open.end());
    const std::size_t on_board = open.size(), cells = static_cast<std::size_t>(network_.cell_count);
    all.insert(all.end(), cells - on_board, network_.all);
    if (has_beside() && !draw_beside(all, open))
        std::fill(all.begin() + static_cast<std::ptrdiff_t>(on_board), all.end(), network_.all);
    return all;
}

// Repeats until no rule excludes anything further. Returns false on a contradiction.
bool Book::draw_beside(std::vector<Mask>& all, std::span<const Mask> open) {
    for (std::vector<Mask> before; before != all;) {
        before = all;
        for (const Part& part : parts_) {
            if (!part.extra) continue;
            if (!draw(part, all)) return false;
            std::ranges::copy(open, all.begin());
        }
    }
    return true;
}

bool Book::draw_known(const Part& part, std::span<Mask> open) {
    auto key = static_cast<std::uint64_t>(&part - parts_.data());
    for (Cell cell : part.cells) {
        key = (key ^ open[cell]) * 0x9e3779b97f4a7c15U;
        key ^= key >> 29;
    }
    if (drawn_.size() >= most_drawn) drawn_.clear();
    Drawn& drawn = drawn_[key];
    const auto open_of = [&](Cell cell) { return open[cell]; };
    if (drawn.part != &part || !std::ranges::equal(part.cells, drawn.before, {}, open_of)) {
        // A contradiction. It may come from a cell outside this part, so it is not remembered for the part.
        if (std::ranges::find(open, Mask{0}) != open.end()) return false;
        drawn.part = &part;
        drawn.before.clear();
        std::ranges::transform(part.cells, std::back_inserter(drawn.before), open_of);
        drawn.holds = draw(part, open);
        drawn.after.clear();
        std::ranges::transform(part.cells, std::back_inserter(drawn.after), open_of);
    }
    for (std::size_t i = 0; i < part.cells.size(); ++i) open[part.cells[i]] = drawn.after[i];
    return drawn.holds;
}

bool Book::settle(std::span<Mask> open) {
    if (!has_beside()) return propagator_.settle(open);
    std::vector<Mask> all = with_beside(open);
    const bool holds = propagator_.settle(all);
    std::copy_n(all.begin(), open.size(), open.begin());
    return holds;
}

// The digits of extra cells are not kept between calls, so on such boards everything is examined again.
bool Book::settle(std::span<Mask> open, Cell changed) {
    return has_beside() ? settle(open) : propagator_.settle(open, changed);
}

bool Book::can_be_filled_beside(std::span<const Mask> open) const {
    if (!has_beside()) return true;
    std::vector<std::uint8_t> values;
    for (Mask mask : open) values.push_back(static_cast<std::uint8_t>(std::bit_width(mask)));
    const Found found =
        Solver(board_, Network::Which::extra).run(values, {}, {.solutions = 1, .nodes = most_nodes_beside});
    return found.solutions != 0 || found.stop != Stop::finished;
}

}  // namespace nonet::rules
