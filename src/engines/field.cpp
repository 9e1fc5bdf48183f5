#include "engines/field.hpp"

#include <numeric>

#include "core/each_once.hpp"
#include "rules/record.hpp"
#include "rules/search.hpp"

namespace nonet {
namespace {

// The cells whose values decide whether a rule holds: those it names, or all cells if it also depends on others.
std::vector<Cell> cells_of(const Geometry& board, const Rule& rule) {
    std::vector<Cell> cells;
    for (const auto& group : rule.groups) cells.insert(cells.end(), group.begin(), group.end());
    if (cells.empty() || rules::looks_beside(rule)) {
        cells.resize(static_cast<std::size_t>(board.cell_count()));
        std::iota(cells.begin(), cells.end(), Cell{0});
    }
    return each_once(std::move(cells));
}

}  // namespace

Field<Wide>::Field(const BoardPuzzle& puzzle, BoardWatch& watch)
    : Wide(puzzle.geometry),
      grid(puzzle.values),
      puzzle_(puzzle),
      watch_(watch),
      rules_of_(puzzle.values.size()),
      trial_(grid) {
    for (int cell = 0; cell < cell_count(); ++cell) {
        WideCellSet near;
        for (House house : houses_of(cell)) near |= house_set(house);
        for (Cell peer : peer_cells(cell))
            if (!near.contains(peer)) far_peers_.push(peer);
        far_peers_.end();
    }
    const auto rules = puzzle.geometry.rules();
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        for (Cell cell : cells_of(puzzle.geometry, rules[rule])) {
            rule_cells_.push(cell);
            rules_of_[cell].push_back(rule);
        }
        rule_cells_.end();
    }
}

bool Field<Wide>::allows(Cell cell, Digit digit) const {
    if (!allowed(cell).contains(digit)) return false;
    for (Cell peer : far_peers(cell))
        if (grid[peer] == digit + 1) return false;
    for (const WideLink& link : links_of(cell)) {
        const int other = grid[link.other];
        if (other != 0 && barred_by(link, digit).contains(static_cast<Digit>(other - 1))) return false;
    }
    return rules_allow(cell, digit);
}

bool Field<Wide>::rules_allow(Cell cell, Digit digit) const {
    if (rules_of_[cell].empty()) return true;
    trial_ = grid;
    trial_[cell] = static_cast<std::uint8_t>(digit + 1);
    return std::ranges::all_of(rules_of_[cell], [&](std::size_t rule) {
        return !is_filled(rule_cells_[rule], cell) || holds(puzzle_.geometry.rules()[rule], trial_);
    });
}

BoardDigitSet Field<Wide>::allowed_now(Cell cell) const {
    Digits digits = allowed(cell);
    for (Digit digit : digits)
        if (!allows(cell, digit)) digits.erase(digit);
    return digits;
}

bool Field<Wide>::breaks_a_rule() const {
    const auto rules = puzzle_.geometry.rules();
    for (std::size_t rule = 0; rule < rules.size(); ++rule)
        if (is_filled(rule_cells_[rule]) && !holds(rules[rule], grid)) return true;
    return false;
}

// Whether extra cells can be filled is a search, which ends within the engine's limits.
bool Field<Wide>::holds(const Rule& rule, std::span<const std::uint8_t> values) const {
    if (rule.kind != RuleKind::extra) return rule_holds(puzzle_.geometry, rule, values);
    Limits limits = watch_.budget().left();
    limits.solutions = 1;
    const rules::Found found =
        rules::Solver(puzzle_.geometry, rules::Network::Which::extra).run(values, {}, limits);
    if (found.solutions == 0 && found.stop != Stop::finished) watch_.stop(found.stop);
    return found.solutions != 0;
}

}  // namespace nonet
